import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause } from '../../clauses/clause.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { passage, sentenceAt, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { unlessTakenBack } from '../taken-back.ts'
import { economicsOf } from './economics.ts'

const rule: Rule = {
	id: 'safe.variant',
	playbook: 'safe',
	title: 'Price terms',
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE and its user guide' },
	protects: ['company', 'founder', 'investor'],
	standard: 'A SAFE has a valuation cap, a discount, both, or an MFN right.',
	decide(input) {
		const { cap, discountRate } = economicsOf(input)
		const mfn = passage(input, mostFavoured)
		const terms = [
			cap?.quantity ? `a cap of ${dollars(cap.quantity)}` : null,
			discountRate?.quantity ? `a discount rate of ${percent(discountRate.quantity)}` : null,
			mfn ? 'an MFN right' : null,
		].filter((term) => term !== null)
		const place = cap ?? discountRate ?? mfn
		if (!place) {
			if (wording(input, /\b(?:valuation\s+cap|discount\s+(?:rate|price)|most\s+favou?red)\b/i)) return undecided
			return absent({
				severity: 'high',
				says: 'The SAFE states no valuation cap, discount or MFN right.',
				why: 'Nobody can tell how much of the company is sold for the money.',
				market: 'A SAFE has a valuation cap, a discount, both, or an MFN right.',
				action: 'add the price terms that were agreed',
				reason: 'The document must state the deal.',
			})
		}
		const odd = input.structure.clauses
			.slice(0, 6)
			.map((clause) => claimOtherwise(input, clause, { cap: cap !== null, discount: discountRate !== null, mfn: mfn !== null }))
			.find((found) => found !== null)
		if (!odd) return passed(sentenceAt(input, place) ?? place)
		return flagged({
			kind: 'contradictory',
			severity: 'medium',
			span: odd,
			says: `The title names other price terms than the text, which has ${list(terms)}.`,
			why: 'The wrong form sells shares at another price than the one agreed.',
			market: 'The form that is signed is the one agreed in the term sheet.',
			action: 'check the price terms against the term sheet',
			reason: 'Title and terms must name the same deal.',
			decideBy: 'you',
		})
	},
}

export const variant: Rule = unlessTakenBack(
	rule,
	/\bwhichever\b[^.;]{0,40}\b(?:fewer|smaller|lower|less(?:er)?)\b[^.;]{0,30}\b(?:number|shares)\b/i,
	'Check which of two prices applies: the usual SAFE takes the one that gives the investor more shares.',
)

/** The words at the top that name the kind of SAFE ("valuation cap only, no discount"), where the terms are of another kind. */
function claimOtherwise(input: RuleInput, clause: Clause, has: { cap: boolean; discount: boolean; mfn: boolean }): Span | null {
	if (clause.start > openingLength) return null
	const text = visibleText(input).slice(clause.start, Math.min(clause.end, clause.start + openingLength))
	const claims: [RegExp, boolean][] = [
		[/\bno\s+discount\b|\b(?:valuation\s+)?cap\s+only\b|\bwithout\s+(?:a\s+)?discount\b/i, has.discount],
		[/\bno\s+(?:valuation\s+)?cap\b|\bdiscount\s+only\b|\bwithout\s+(?:a\s+)?(?:valuation\s+)?cap\b|\buncapped\b/i, has.cap],
		[/\bMFN\s+only\b/i, has.cap || has.discount],
	]
	for (const [pattern, broken] of claims) {
		const match = broken ? pattern.exec(text) : null
		if (!match) continue
		const line = { start: text.lastIndexOf('\n', match.index) + 1, end: text.indexOf('\n', match.index) }
		return {
			start: clause.start + line.start,
			end: clause.start + Math.min(line.end < 0 ? text.length : line.end, line.start + longestClaim),
		}
	}
	return null
}

const openingLength = 600
const longestClaim = 200

const mostFavoured = /\bmost\s+favou?red\s+nation\b|\bMFN\b|\bsubsequent\s+convertible\s+securities\b/i

function list(items: readonly string[]) {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
