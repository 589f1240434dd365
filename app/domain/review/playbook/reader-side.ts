import type { Structure } from '../clauses/clause.ts'
import type { Actor, Frame, FrameKind, Slot } from '../frames/frame.ts'
import type { RoleKind } from '../sides/document-party.ts'
import type { RuleInput } from './rule.ts'

/** Where somebody stands, seen from the reader: `party` is a party while nobody knows which one the reader is. */
export type Standing = 'reader' | 'other' | 'both' | 'party' | 'third' | 'unknown'

/** Where the actor of a slot stands; an empty slot is `unknown`. */
export function standingOf({ reader }: Pick<RuleInput, 'reader'>, who: Slot<Actor> | null): Standing {
	if (!who) return 'unknown'
	const actor = who.value
	if (actor.kind === 'third') return 'third'
	if (actor.kind !== 'party') return 'both'
	if (!reader.party) return 'party'
	return actor.party === reader.party.id ? 'reader' : 'other'
}

/** What the document calls a party: its role, else its name. */
export function partyName({ parties }: Pick<RuleInput, 'parties'>, who: Slot<Actor> | null): string {
	const actor = who?.value
	if (actor?.kind !== 'party') return 'the other side'
	const party = parties.find(({ id }) => id === actor.party)
	const called = party?.role ?? party?.name ?? 'the other side'
	return /^(?:we|us|our|you|your)$/i.test(called) ? (party?.name ?? 'the other side') : called
}

/** The frames of a kind with one of these effects, in document order. */
export function framesOf({ frames }: Pick<RuleInput, 'frames'>, kind: FrameKind, ...effects: string[]): Frame[] {
	return frames.filter((frame) => frame.kind === kind && effects.includes(frame.effect.value))
}

/** How sure a frame is where its actor decides: the surest reading is no surer than its doubtful slot. */
export function sureness({ effect, who }: Frame): number {
	return Math.min(effect.confidence, who?.confidence ?? effect.confidence)
}

const payers: ReadonlySet<RoleKind> = new Set([
	'customer',
	'licensee',
	'tenant',
	'borrower',
	'buyer',
	'user',
	'distributor',
	'franchisee',
	'employer',
])
const payees: ReadonlySet<RoleKind> = new Set([
	'vendor',
	'licensor',
	'landlord',
	'lender',
	'seller',
	'provider',
	'supplier',
	'franchisor',
	'worker',
	'advisor',
])

/** Whether the reader pays or is paid, by its role; `null` where that can't be told. */
export function readerPays({ reader }: Pick<RuleInput, 'reader'>): boolean | null {
	const role = reader.party?.roleKind ?? null
	if (role === null) return null
	return payers.has(role) ? true : payees.has(role) ? false : null
}

const publicTypes: ReadonlySet<string> = new Set([
	'Terms of Service',
	'End User License Agreement',
	'Acceptable Use Policy',
	'Privacy Policy',
	'Cookie Policy',
	'Community Guidelines',
	'Refund Policy',
	'DMCA Policy',
])
const workTypes: ReadonlySet<string> = new Set([
	'Offer Letter',
	'Employment Agreement',
	'Internship Agreement',
	'Separation Agreement',
	'Severance Agreement',
	'Non-Compete Agreement',
	'Invention Assignment Agreement',
	'Employee Handbook',
	'Bonus Plan',
	'Commission Plan',
])
const fundingTypes: ReadonlySet<string> = new Set([
	'SAFE',
	'Convertible Note',
	'Term Sheet',
	'Founder Stock Purchase Agreement',
	'Stock Purchase Agreement',
	'Stock Option Agreement',
	'Equity Incentive Plan',
	'Restricted Stock Agreement',
	'Side Letter',
	'Investor Rights Agreement',
	'Right of First Refusal Agreement',
	'Voting Agreement',
	'Stockholder Agreement',
	'Loan Agreement',
	'Promissory Note',
	'Security Agreement',
	'Guaranty',
])

/** Terms that everybody who uses a site takes as they are; where the type is not known, those that speak of "you". */
export function isPublicTerms({ documentType, parties }: Pick<RuleInput, 'documentType' | 'parties'>): boolean {
	return documentType === null ? parties.some(({ name }) => /^you$/i.test(name)) : publicTypes.has(documentType)
}

/** Papers of employment, where work can't be handed on and law sets much of the rest; an unknown type by its parties or its words. */
export function isEmployment({ documentType, parties, structure }: Pick<RuleInput, 'documentType' | 'parties' | 'structure'>): boolean {
	if (documentType !== null) return workTypes.has(documentType)
	return parties.some(({ roleKind }) => roleKind === 'employer') || speaksOfEmployment(structure)
}

/** Share of sentences about an employee from which a document is one of employment (ours). */
const mostlyEmployment = 0.12
const employment = new WeakMap<Structure, boolean>()

function speaksOfEmployment(structure: Structure): boolean {
	let found = employment.get(structure)
	if (found === undefined) {
		const { sentences } = structure
		found =
			sentences.filter(({ text }) => /\b(?:[Ee]mployment|Employee|Executive)\b/.test(text)).length > mostlyEmployment * sentences.length
		employment.set(structure, found)
	}
	return found
}

/** Papers of money raised or lent, which have rules of their own. */
export function isFunding({ documentType }: Pick<RuleInput, 'documentType'>): boolean {
	return documentType !== null && fundingTypes.has(documentType)
}

/** A paper that changes another one: what it does not say stands there. */
export function isAmendment({ structure }: Pick<RuleInput, 'structure'>): boolean {
	const title = structure.clauses.find(({ kind }) => kind === 'title')
	const opening = structure.sentences
		.slice(0, 12)
		.map(({ text }) => text)
		.join(' ')
	return (
		/\b(?:amendment|addendum)\b/i.test(title?.heading ?? '') ||
		/\bthis\s+(?:\w+\s+){0,3}amendment\b|\bamendment\s+(?:no\.?|number|#)\s*\d|\b(?:first|second|third|fourth|fifth)\s+amendment\b/i.test(
			opening,
		)
	)
}

/** A confidentiality agreement: what binds there is the secrecy, not the term. */
export function isNda({ documentType }: Pick<RuleInput, 'documentType'>): boolean {
	return documentType === 'NDA' || documentType === 'Mutual NDA'
}
