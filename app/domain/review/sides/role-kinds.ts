import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { RoleKind } from './document-party.ts'

/** Roles that mean the same in every document. */
const plain: readonly (readonly [RegExp, RoleKind])[] = [
	[/^(?:disclosing party|discloser|furnishing party)$/i, 'discloser'],
	[/^(?:receiving party|recipient|receiver|evaluator)$/i, 'recipient'],
	[/^(?:sub-?)?licensor$/i, 'licensor'],
	[/^(?:sub-?)?licensee$/i, 'licensee'],
	[/^employer$/i, 'employer'],
	[
		longPattern('i')`
			^(?:
				employee|executive|officer|contractor|independent contractor|consultant|freelancer|intern|worker|subcontractor|staff member
				|associate|service member|optionee
			)$
		`,
		'worker',
	],
	[/^(?:advis[oe]r|mentor)$/i, 'advisor'],
	[/^(?:sub-?)?(?:landlord|lessor)$/i, 'landlord'],
	[/^(?:sub-?)?(?:tenant|lessee)$/i, 'tenant'],
	[/^(?:lender|holder|payee|noteholder)$/i, 'lender'],
	[/^(?:borrower|maker|payor|obligor)s?$/i, 'borrower'],
	[/^(?:investor|lead investor)s?$/i, 'investor'],
	[/^(?:co-?)?founder$/i, 'founder'],
	[/^(?:data )?controller$/i, 'controller'],
	[/^(?:data )?processor$/i, 'processor'],
	[/^(?:franchisor|master franchisor)$/i, 'franchisor'],
	[/^(?:franchisee|developer franchisee)$/i, 'franchisee'],
	[/^(?:distributor|reseller|sub-?reseller|sub-?distributor)$/i, 'distributor'],
	[/^(?:supplier|manufacturer)$/i, 'supplier'],
	[/^(?:vendor|service provider|services provider)$/i, 'vendor'],
	[/^(?:seller|transferor)$/i, 'seller'],
	[/^(?:buyer|purchaser)$/i, 'buyer'],
	[/^(?:customer|client|subscriber)$/i, 'customer'],
	[/^issuer$/i, 'company'],
]

const services = new Set<DocumentType>([
	'Master Service Agreement',
	'SaaS Agreement',
	'Services Agreement',
	'Statement of Work',
	'Vendor Agreement',
	'Service Level Agreement',
	'Pilot Agreement',
])
const work = new Set<DocumentType>([
	'Offer Letter',
	'Employment Agreement',
	'Internship Agreement',
	'Non-Compete Agreement',
	'Separation Agreement',
	'Severance Agreement',
	'Invention Assignment Agreement',
	'Commission Plan',
	'Bonus Plan',
])
const engaging = new Set<DocumentType>(['Independent Contractor Agreement', 'Consulting Agreement'])
const shares = new Set<DocumentType>([
	'SAFE',
	'Convertible Note',
	'Term Sheet',
	'Stock Purchase Agreement',
	'Investor Rights Agreement',
	'Stock Option Agreement',
	'Restricted Stock Agreement',
	'Founder Stock Purchase Agreement',
	'Side Letter',
	'Voting Agreement',
	'Right of First Refusal Agreement',
	'Equity Incentive Plan',
])
export const publicTypes = new Set<DocumentType>([
	'Terms of Service',
	'Privacy Policy',
	'Cookie Policy',
	'Acceptable Use Policy',
	'End User License Agreement',
	'Refund Policy',
	'DMCA Policy',
	'Community Guidelines',
	'Accessibility Statement',
])
/** Those that tell people what happens with their data. */
export const policyTypes: ReadonlySet<DocumentType> = new Set<DocumentType>(['Privacy Policy', 'Cookie Policy'])

/** Whether a person works for somebody under such a document. */
export function isWork(type: DocumentType): boolean {
	return work.has(type) || engaging.has(type)
}

/** Roles that depend on the document's type: a "Company" employs, issues shares, or buys. */
const byType: readonly { types: ReadonlySet<DocumentType>; roles: readonly (readonly [RegExp, RoleKind])[] }[] = [
	{
		types: work,
		roles: [
			[/^(?:company|corporation|bank|we|firm|parent|university)$/i, 'employer'],
			[/^(?:you|i|participant|director|founder|manager)$/i, 'worker'],
		],
	},
	{
		types: engaging,
		roles: [
			[/^(?:company|client|customer|corporation|we|bank|owner)$/i, 'customer'],
			[/^(?:you|provider|service provider|developer|designer)$/i, 'worker'],
		],
	},
	{
		types: new Set(['Advisor Agreement']),
		roles: [
			[/^(?:company|corporation|we)$/i, 'company'],
			[/^(?:you|consultant)$/i, 'advisor'],
		],
	},
	{
		types: shares,
		roles: [
			[/^(?:company|corporation|we)$/i, 'company'],
			[/^(?:purchaser|holder|buyer|subscriber|lender|fund)s?$/i, 'investor'],
			[/^(?:participant|optionee|grantee|you)$/i, 'worker'],
		],
	},
	{ types: new Set(['NDA']), roles: [[/^(?:i|visitor|bidder|volunteer|observer|applicant)$/i, 'recipient']] },
	{
		types: services,
		roles: [
			[/^(?:provider|company services|contractor|consultant|supplier|seller|licensor|processor)$/i, 'vendor'],
			[/^(?:buyer|purchaser|licensee|user|subscriber|you)$/i, 'customer'],
		],
	},
	{
		types: new Set(['Data Processing Agreement']),
		roles: [
			[/^(?:customer|client|you|data exporter)$/i, 'controller'],
			[/^(?:provider|vendor|supplier|service provider|we|data importer|company)$/i, 'processor'],
		],
	},
	{
		types: new Set([
			'Software License Agreement',
			'IP License Agreement',
			'Trademark License',
			'Patent License',
			'Content License Agreement',
		]),
		roles: [
			[/^(?:provider|vendor|seller|supplier)$/i, 'licensor'],
			[/^(?:customer|buyer|client|purchaser|user|you)$/i, 'licensee'],
		],
	},
	{
		types: new Set(['Loan Agreement', 'Promissory Note', 'Security Agreement']),
		roles: [
			[/^(?:bank|agent|secured party)$/i, 'lender'],
			[/^(?:company|debtor|grantor|undersigned)$/i, 'borrower'],
		],
	},
	{
		types: new Set(['Supply Agreement']),
		roles: [
			[/^(?:seller|vendor|company manufacturer)$/i, 'supplier'],
			[/^(?:buyer|purchaser|customer|client)$/i, 'buyer'],
		],
	},
	{
		types: new Set(['Distribution Agreement', 'Reseller Agreement']),
		roles: [[/^(?:supplier|manufacturer|vendor|licensor|company|principal)$/i, 'supplier']],
	},
	{
		types: publicTypes,
		roles: [
			[/^(?:you|user|customer|subscriber|licensee|member|visitor)$/i, 'user'],
			[/^(?:we|us|provider|company|licensor)$/i, 'provider'],
		],
	},
]

/** What the other side of a role is, where a document has two. */
const counterparts: Partial<Record<RoleKind, RoleKind>> = {
	discloser: 'recipient',
	recipient: 'discloser',
	customer: 'vendor',
	vendor: 'customer',
	licensor: 'licensee',
	licensee: 'licensor',
	employer: 'worker',
	landlord: 'tenant',
	tenant: 'landlord',
	lender: 'borrower',
	borrower: 'lender',
	buyer: 'seller',
	seller: 'buyer',
	controller: 'processor',
	processor: 'controller',
	provider: 'user',
	user: 'provider',
	franchisor: 'franchisee',
	franchisee: 'franchisor',
	distributor: 'supplier',
	advisor: 'company',
	investor: 'company',
	mutual_discloser: 'mutual_discloser',
}

/** The kind of a role by its own words and the type of the document; `null` where they leave it open. */
export function kindOfRole(role: string, type: DocumentType | null): RoleKind | null {
	const word = role.replace(/^the\s/i, '').trim()
	if (type === 'Mutual NDA') return 'mutual_discloser'
	for (const { types, roles } of byType) {
		const found = type !== null && types.has(type) ? roles.find(([pattern]) => pattern.test(word)) : undefined
		if (found) return found[1]
	}
	// The maker of a note is its debtor; elsewhere a maker makes things.
	if (/^makers?$/i.test(word) && type !== null && !notes.has(type)) return null
	const found = plain.find(([pattern]) => pattern.test(word))?.[1] ?? null
	// Outside of shares a "Holder", and outside of work an "Officer", is no party of its own kind.
	return found === 'worker' && type !== null && services.has(type) ? 'vendor' : found
}

const notes: ReadonlySet<DocumentType> = new Set(['Promissory Note', 'Convertible Note', 'Loan Agreement', 'Security Agreement'])

/** The kind of a party whose only counterpart's kind is known; `worker` is engaged by an employer or by a customer. */
export function counterpartOf(kind: RoleKind, type: DocumentType | null): RoleKind | null {
	if (kind === 'worker') return type !== null && engaging.has(type) ? 'customer' : type !== null && work.has(type) ? 'employer' : null
	if (kind === 'customer' && type !== null && engaging.has(type)) return 'worker'
	if (kind === 'company')
		return type === 'Advisor Agreement' ? 'advisor' : type === 'SAFE' || type === 'Convertible Note' ? 'investor' : null
	if (kind === 'supplier') return type === 'Distribution Agreement' || type === 'Reseller Agreement' ? 'distributor' : 'buyer'
	return counterparts[kind] ?? null
}
