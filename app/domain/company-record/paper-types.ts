import { stockTypes } from '#app/domain/record/record-fields.ts'

/** Papers between the company and a person who works for it. */
export const workTypes: readonly string[] = [
	'Founder Stock Purchase Agreement',
	'Restricted Stock Agreement',
	'Co-Founder Agreement',
	'Stock Option Agreement',
	'Advisor Agreement',
	'Offer Letter',
	'Employment Agreement',
	'Independent Contractor Agreement',
	'Consulting Agreement',
	'Internship Agreement',
	'Invention Assignment Agreement',
	'IP Assignment Agreement',
]

/** Papers in which the board approves. */
export const approvalTypes: readonly string[] = ['Board Consent', 'Board Minutes', 'Organizational Resolutions']

/** Papers that count only once they are signed. */
export const signedTypes: readonly string[] = [
	...workTypes,
	...stockTypes,
	...approvalTypes,
	'SAFE',
	'Convertible Note',
	'Promissory Note',
	'Stockholder Consent',
	'Stockholder Agreement',
	'Side Letter',
	'Investor Rights Agreement',
	'Voting Agreement',
	'Right of First Refusal Agreement',
	'NDA',
	'Mutual NDA',
	'IP License Agreement',
	'Software License Agreement',
	'Master Service Agreement',
	'SaaS Agreement',
	'Services Agreement',
	'Statement of Work',
	'Vendor Agreement',
	'Reseller Agreement',
	'Distribution Agreement',
	'Partnership Agreement',
	'Referral Agreement',
	'Supply Agreement',
	'Office Lease',
	'Pilot Agreement',
	'Data Processing Agreement',
	'Loan Agreement',
]
