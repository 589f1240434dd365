import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { PlaybookKind } from './playbook/rule.ts'

const playbooks: Partial<Record<DocumentType, PlaybookKind>> = {
	NDA: 'nda',
	'Mutual NDA': 'nda',
	SAFE: 'safe',
	'Convertible Note': 'convertible_note',
	'Co-Founder Agreement': 'cofounder',
	'Founder Stock Purchase Agreement': 'cofounder',
	'Restricted Stock Agreement': 'cofounder',
	'Offer Letter': 'employment',
	'Employment Agreement': 'employment',
	'Independent Contractor Agreement': 'employment',
	'Consulting Agreement': 'employment',
	'Internship Agreement': 'employment',
	'Invention Assignment Agreement': 'employment',
	'Master Service Agreement': 'services',
	'SaaS Agreement': 'services',
	'Services Agreement': 'services',
	'Statement of Work': 'services',
	'Vendor Agreement': 'services',
	'Software License Agreement': 'services',
	'Service Level Agreement': 'services',
	'Pilot Agreement': 'services',
	'Supply Agreement': 'services',
	'Advisor Agreement': 'advisor',
	'Term Sheet': 'term_sheet',
	'Office Lease': 'lease',
	'Data Processing Agreement': 'dpa',
	'Privacy Policy': 'privacy_terms',
	'Cookie Policy': 'privacy_terms',
	'Terms of Service': 'privacy_terms',
	'Acceptable Use Policy': 'privacy_terms',
	'End User License Agreement': 'privacy_terms',
}

/** The playbook a type of document is checked by beside the general one; `general` alone where there is no special one. */
export function playbookOf(type: DocumentType | null): PlaybookKind {
	return (type && playbooks[type]) ?? 'general'
}
