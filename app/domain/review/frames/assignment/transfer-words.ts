import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor, Slot } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import type { Provision } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'
import type { Words } from '../reading/times.ts'

const moves = /^(?:assign|transfer|delegate|novate|convey|pass on|make over|hand over|hand on)$/
const theContract = longPattern('i')`
	\b(?:(?:this|the|such|its|their|his|your)\s+)?(?:
		agreement|contract|lease|tenancy|letter|terms|user\s+agreement|licen[cs]e(?:\s+agreement)?|order|note|safe|deed|undertaking
		|(?:rights?|obligations?|dut(?:y|ies)|interests?|benefits?|burden|responsibilit\w+)(?:\s*(?:,|and|or|and\/or|&)\s*\w+)*
	)\b
	|^(?:it|the\s+same|any\s+of\s+(?:it|them))$
`
const somethingElse = longPattern('i')`
	\b(?:
		intellectual\s+property|inventions?|work\s+product|right,?\s+title|patents?|copyrights?|trade-?marks?|deliverables?|personnel
		|employees?|tasks?|staff|confidential\s+information|personal\s+data|domain\s+names?|receivables?|invoices?|foreground
		|moral\s+rights|products?|software|equipment|goods|securit(?:y|ies)|stock|options?|shares?|property|premises
	)\b
`

/** Whether a verb assigns the contract, or rights and duties under it, to somebody else. */
export function isTransfer({ verb, verbSpan, sentence, object, passive, subject }: Predication, { labels, headings }: Provision): boolean {
	if (/^be\s+(?:non-?)?(?:assignable|transferable)/.test(verb)) {
		const what = subject?.text ?? object?.text ?? ''
		return theContract.test(what) && (!/\blicen[cs]e/i.test(what) || /\bagreement\b/i.test(what))
	}
	if (verb === 'make' && /^(?:any|an)\s+(?:assignment|transfer)\b/i.test(object?.text ?? '')) return theContract.test(object?.text ?? '')
	if (!moves.test(verb) && !(verb === 'pass' && /^on\b/i.test(object?.text ?? ''))) return false
	const what = object?.text ?? (passive ? (subject?.text ?? '') : '')
	if (what === '')
		return (
			theContract.test(sentence.text.slice(verbSpan.end - sentence.start, verbSpan.end - sentence.start + 120)) &&
			((labels.get('Anti-Assignment') ?? 0) >= 0.5 || /\bassign/i.test(headings))
		)
	// "Conveys no right or license": a right that is not given is no contract that is passed on.
	if (verb === 'convey' && !/\b(?:agreement|contract|lease)\b/i.test(what)) return false
	// Rights to use a copy that goes to its buyer are not the contract.
	if (/\brights?\b[^.;]{0,40}\bto\s+(?:use|access)\b/i.test(what)) return false
	if (/\b(?:rights?\s+to\s+(?:be\s+paid|payments?|receive)|receivables?)\b/i.test(what)) return false
	return (
		theContract.test(what) &&
		(!somethingElse.test(what) ||
			(/\b(?:this|the)\s+(?:agreement|contract|lease)\b/i.test(what) && (labels.get('Anti-Assignment') ?? 0) >= 0.4))
	)
}

const consent = /\b(?:consent|approval|permission|authori[sz]ation|agreement\s+(?:of|in\s+writing)|written\s+agreement|leave)\b/i
const without = /\bwithout\b[^.;]{0,120}\b(?:consent|approval|permission|authori[sz]ation|leave|agreement)\b/i
const allowed = longPattern('i')`
	\b(?:with|upon|subject\s+to|only\s+with|unless|has|requires?|obtain\w*|receiv\w*|having)\b[^.;]{0,80}\b
	(?:consent|approval|permission|authori[sz]ation|leave)\b
`

/** A transfer that the other side must agree to. */
export function asksConsent(text: string): boolean {
	return consent.test(text) && (without.test(text) || allowed.test(text))
}

/** "May assign without consent". */
export function needsNoConsent(text: string): boolean {
	return longPattern('i')`
		\bwithout\b[^.;]{0,100}\b(?:consent|approval|permission|notice|restriction)\b|\bfreely\b
		|\bat\s+(?:any\s+time|(?:its|our)\s+(?:sole\s+)?discretion)\b
	`.test(text)
}

const sale = longPattern('i')`
	\b(?:
		change\s+(?:of|in)\s+control|merg(?:er|es?)\b|consolidation
		|sale\s+of\s+(?:all|substantially|the\s+(?:business|company|assets)|its|a\s+majority|such|that)
		|acqui(?:sition|res?|rer|ror|ring)\b|successors?|reorgani[sz]ation|purchaser|buyer|all\s+or\s+substantially|substantially\s+all
	)\b
`

/** Words that let the contract go to whoever takes over the business. */
export function freesSale(text: string): boolean {
	return sale.test(text.replace(/\b(?:binding\s+(?:up)?on|inure\w*|enure\w*|benefit\s+of)\b[^.;]{0,160}\bsuccessors?\b[^.;]{0,60}/gi, ' '))
}

/** "Which consent shall not be unreasonably withheld". */
export function consentIsReasonable(text: string): boolean {
	return /\bnot\b[^.;]{0,40}\bunreasonabl[ey]\b|\bunreasonably\s+(?:withheld|refus)|\breasonable\s+(?:consent|grounds?|discretion)/i.test(
		text,
	)
}

/** The party whose consent it takes. */
export function consentGiver({ text, start }: Pick<Words, 'text' | 'start'>, parties: readonly DocumentParty[]): Slot<Actor> | null {
	const other = longPattern('i')`
		\b(?:consent|approval|permission)\s+(?:of|from)\s+(?:the\s+)?(?:other|others|non-assigning)\b
		|\bother\s+part(?:y|ies)[’']?s?\s+(?:\w+\s+){0,4}(?:consent|approval)\b|\beach\s+other\b
	`.exec(text)
	if (other) return slot({ kind: 'each' }, { start: start + other.index, end: start + other.index + other[0].length }, 0.85)
	for (const party of parties) {
		for (const name of party.names) {
			const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
			const own = new RegExp(
				patternPart`
					\b(?:consent|approval|permission)\b[^.;]{0,40}\b(?:of|from|by)\s+(?:the\s+)?${quoted}(?![\p{L}])
					|\b${quoted}[’']s?\s+(?:[\w-]+\s+){0,4}(?:consent|approval|permission)\b
				`,
				'u',
			).exec(text)
			if (own) return slot({ kind: 'party', party: party.id }, { start: start + own.index, end: start + own.index + own[0].length }, 0.85)
		}
	}
	return null
}
