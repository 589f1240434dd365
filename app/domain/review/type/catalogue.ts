/** The categories of the vault, in the order they are shown, each with its code and its document types. */
export const categories = [
	{
		code: 'CG',
		name: 'Corporate Governance',
		types: [
			'Certificate of Incorporation',
			'Bylaws',
			'Board Consent',
			'Board Minutes',
			'Stockholder Consent',
			'Stockholder Agreement',
			'Co-Founder Agreement',
			'Operating Agreement',
			'Indemnification Agreement',
			'Voting Agreement',
			'Organizational Resolutions',
			'Conflict of Interest Policy',
		],
	},
	{
		code: 'EQ',
		name: 'Equity & Stock',
		types: [
			'SAFE',
			'Convertible Note',
			'Term Sheet',
			'Founder Stock Purchase Agreement',
			'Stock Purchase Agreement',
			'Stock Option Agreement',
			'Equity Incentive Plan',
			'Restricted Stock Agreement',
			'Advisor Agreement',
			'Side Letter',
			'Investor Rights Agreement',
			'Right of First Refusal Agreement',
			'83(b) Election',
			'Cap Table',
		],
	},
	{
		code: 'IP',
		name: 'Confidentiality/IP',
		types: [
			'NDA',
			'Mutual NDA',
			'Invention Assignment Agreement',
			'IP Assignment Agreement',
			'IP License Agreement',
			'Trademark License',
			'Patent License',
			'Software License Agreement',
			'Open Source Policy',
			'Contributor License Agreement',
			'Content License Agreement',
		],
	},
	{
		code: 'EMP',
		name: 'Employment & Offers',
		types: [
			'Offer Letter',
			'Employment Agreement',
			'Independent Contractor Agreement',
			'Consulting Agreement',
			'Internship Agreement',
			'Non-Compete Agreement',
			'Separation Agreement',
			'Severance Agreement',
			'Employee Handbook',
			'Remote Work Policy',
			'Commission Plan',
			'Bonus Plan',
		],
	},
	{
		code: 'VEN',
		name: 'Vendors & Biz Deals',
		types: [
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
			'Letter of Intent',
			'Office Lease',
			'Service Level Agreement',
			'Pilot Agreement',
		],
	},
	{
		code: 'WEB',
		name: 'Web/App Policies',
		types: [
			'Privacy Policy',
			'Terms of Service',
			'Cookie Policy',
			'Data Processing Agreement',
			'Acceptable Use Policy',
			'End User License Agreement',
			'Refund Policy',
			'DMCA Policy',
			'Community Guidelines',
			'Accessibility Statement',
		],
	},
	{
		code: 'FIN',
		name: 'Finance & Compliance',
		types: [
			'Tax Returns',
			'Loan Agreement',
			'Promissory Note',
			'Security Agreement',
			'Guaranty',
			'Form D',
			'409A Valuation',
			'Financial Statements',
			'Insurance Policy',
			'Audit Report',
			'Annual Report',
			'Invoice',
		],
	},
] as const

export type CategoryCode = (typeof categories)[number]['code'] | 'UNCATEGORIZED'
export type DocumentType = (typeof categories)[number]['types'][number]

/** The option of the type field that leaves the type to the review. */
export const autoDetect = 'Auto-detect'

export const uncategorized = { code: 'UNCATEGORIZED', name: 'Uncategorized' } as const

/** The name a category is shown by; anything unknown is 'Uncategorized'. */
export function categoryName(code: string): string {
	return categories.find((category) => category.code === code)?.name ?? uncategorized.name
}

/** The types a category offers, empty for an unknown one. */
export function typesOf(code: string): readonly DocumentType[] {
	return categories.find((category) => category.code === code)?.types ?? []
}

/** The category a type belongs to, or `UNCATEGORIZED`. */
export function categoryOfType(type: string): CategoryCode {
	return categories.find((category) => (category.types as readonly string[]).includes(type))?.code ?? 'UNCATEGORIZED'
}

/** Whether `value` is one of the catalogue's types, to the letter. */
export function isDocumentType(value: unknown): value is DocumentType {
	return categories.some((category) => (category.types as readonly unknown[]).includes(value))
}

/**
 * The category that a file name's prefix states: a category code followed by a dash or an underscore
 * ("VEN_acme-msa.pdf"). The reading for uploads and the vault (interface.md, settled readings).
 */
export function categoryFromPrefix(fileName: string): CategoryCode {
	const code = /^([A-Za-z]+)[-_]/.exec(fileName)?.[1]?.toUpperCase()
	return categories.find((category) => category.code === code)?.code ?? 'UNCATEGORIZED'
}

/** The dashboard's reading: the prefix, else a letters-only word anywhere in the name that is a category code. */
export function categoryFromName(fileName: string): CategoryCode {
	const byPrefix = categoryFromPrefix(fileName)
	if (byPrefix !== 'UNCATEGORIZED') return byPrefix
	const words = fileName.replace(/\.[^.]*$/, '').split(/[^\p{L}\p{N}]+/u)
	for (const word of words) {
		const match = /^[A-Za-z]+$/.test(word) && categories.find((category) => category.code === word.toUpperCase())
		if (match) return match.code
	}
	return 'UNCATEGORIZED'
}
