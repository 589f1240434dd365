import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import { factsNamed } from './measures.ts'
import { isDenied } from './passages.ts'
import type { RuleInput } from './rule.ts'

const usualRoles = [
	'Company',
	'Customer',
	'Client',
	'Vendor',
	'Supplier',
	'Provider',
	'Service Provider',
	'Contractor',
	'Consultant',
	'Licensor',
	'Licensee',
	'Landlord',
	'Tenant',
	'Lessor',
	'Lessee',
	'Employer',
	'Employee',
	'Executive',
	'Buyer',
	'Seller',
	'Purchaser',
	'Investor',
	'Recipient',
	'Receiving Party',
	'Disclosing Party',
	'Discloser',
	'Distributor',
	'Reseller',
	'Publisher',
	'Partner',
	'Advisor',
	'Founder',
	'Manufacturer',
	'Agency',
	'Subscriber',
	'User',
	'Borrower',
	'Lender',
	'Holder',
	'Franchisor',
	'Franchisee',
	'Participant',
	'Host',
	'Sponsor',
	'Maker',
	'Payee',
	'Issuer',
	'Noteholder',
	'Owner',
	'Renter',
	'Member',
	'Player',
	'Operator',
	'Developer',
	'Designer',
	'Mentor',
	'Sublandlord',
	'Subtenant',
]

/** Terms for the public speak of "a player" and "users" in small letters. */
const publicRoles = /^(?:players?|users?|members?|subscribers?|customers?|visitors?)$/

const bothSides = String.raw`(?:either|each|both|any|neither)(?:\s+of\s+the)?\s+part(?:y|ies)|a\s+party|the\s+parties|one\s+party|neither\s+party`

/** "Customer and Provider may …": what both do together is no act of one. */
const jointSubject = /^\s+(?:and|or)\s+(?:the\s+)?\p{Lu}[\p{L}]+\s/u

/** A sentence in which a side does, or may do, something. */
export interface SideAct {
	/** The party as written, or 'both' when the sentence speaks of either or each party. */
	side: string
	sentence: Sentence
	match: RegExpExecArray
}

/**
 * Who does `act`: a party's name or role (or "either party") followed within 60 characters by the act.
 * Denied acts ("shall not indemnify") are left out unless `denied` asks for them.
 */
export function actsOf(input: RuleInput, act: RegExp, { denied = false } = {}): SideAct[] {
	const subject = new RegExp(String.raw`(?:\b(${bothSides})|\b((?:${names(input).join('|')})s?))\b[^.;]{0,60}?(?:${act.source})`, 'i')
	const found: SideAct[] = []
	for (const sentence of sentencesToRead(input.structure.sentences, act)) {
		// The act alone is the cheap test: few sentences get past it.
		if (!act.test(sentence.text)) continue
		const match = subject.exec(sentence.text)
		if (!match) continue
		if (match[2] && !/^[A-Z]/.test(match[2]) && !/^(?:you|we)$/i.test(match[2]) && !(isForThePublic(input) && publicRoles.test(match[2])))
			continue
		if (!denied && isDenied(sentence.text, { index: match.index + match[0].length, 0: '' })) continue
		const joint =
			jointSubject.test(sentence.text.slice(match.index + (match[2] ?? '').length, match.index + match[0].length)) ||
			/\b\p{Lu}[\p{L}]+\s+(?:and|or)\s+(?:the\s+)?$/u.test(sentence.text.slice(0, match.index))
		found.push({ side: match[1] || joint ? 'both' : (match[2] ?? ''), sentence, match })
	}
	return found
}

/** The one side that does the act while no other does and none does it for both; `null` when it is even. */
export function onlySide(acts: readonly SideAct[]): SideAct | null {
	const [first] = acts
	if (!first || acts.some(({ side }) => side === 'both')) return null
	const same = (side: string) => singular(side) === singular(first.side)
	return acts.every(({ side }) => same(side)) ? first : null
}

function singular(side: string) {
	return side.toLowerCase().replace(/s$/, '')
}

function isForThePublic({ documentType }: RuleInput) {
	return documentType === 'Terms of Service' || documentType === 'End User License Agreement' || documentType === 'Acceptable Use Policy'
}

/** How a sentence names a side: "the side called 'we'", since "Only We may" is no English. */
export function sideName(side: string): string {
	return /^(?:we|you)$/i.test(side) ? `the side called "${side.toLowerCase()}"` : side
}

function names(input: RuleInput): string[] {
	const parties = factsNamed(input, 'party').map(({ value }) => value)
	const own = [...parties, ...parties.flatMap(shortName), ...factsNamed(input, 'party_role').map(({ value }) => value)]
	const all = [...new Set([...usualRoles, 'You', 'We', ...own])].filter((name) => /^[A-Za-z].{1,80}$/.test(name))
	return all
		.sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
}

/** "Monolith" of "Monolith Holdings plc": how a text goes on to call a company; a first word that any company may have is no name. */
function shortName(party: string): string[] {
	const first = /^[\p{Lu}][\p{L}\p{N}&-]{3,}(?=\s)/u.exec(party)?.[0]
	return first && !commonFirstWords.test(first) ? [first] : []
}

const commonFirstWords = longPattern('i')`
	^(?:
		The|New|First|North|South|East|West|Northern|Southern|American|National|General|Global|United|International|State|City|County
		|University|Bank|Data|Open|Blue|Green|Party|Company|Agreement|Notice|Services?
	)$
`
