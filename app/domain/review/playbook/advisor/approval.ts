import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ofGrant } from '../clause-homes.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { advising, engaging } from './sides.ts'

const board = longPattern('i')`
	\b(?:approv\w+|consent|authori[sz]\w*|grant\w*|resol\w+|determin\w+)\b[^.;]{0,60}\b(?:board|directors)\b
	|\b(?:board|directors)\b[^.;]{0,80}\b(?:approv\w+|consent\w*|authori[sz]\w*|grant\w*|resol\w+|adopt\w*)
`
const fairPrice = /\bfair\s+market\s+value\b|\bFMV\b|\b409A\b|\bfair\s+value\b/i
const price = /\b(?:exercise|strike|purchase)\s+price\b[^.;]{0,80}/i

const market = 'A grant subject to board approval, under a stock plan, with an exercise price at fair market value (409A).'
const priceClause =
	'The exercise price per share will be the fair market value on the date of grant, as determined by the board of directors of the Company.'
const approvalClause = 'The grant is subject to approval by the board of directors of the Company.'

const unapproved = {
	severity: 'medium',
	says: 'Nothing says that the board has approved the grant.',
	why: 'Only the board can issue equity. Without its approval the promise to you may be void.',
	market: 'The company confirms that its board has approved the grant.',
	action: 'have the company confirm that its board has approved the grant',
	reason: 'Corporate law leaves the issue of shares to the board.',
	fallback: 'A board consent within 30 days after signing.',
	replacement: 'The Company represents that its board of directors has approved the grant.',
} as const

export const boardApproval: Rule = {
	id: 'advisor.board_approval',
	playbook: 'advisor',
	title: 'Board approval and exercise price',
	basis: { kind: 'G', source: 'practice under corporate law and 26 U.S.C. 409A' },
	protects: [...engaging, ...advising],
	provenByQuote: true,
	stake: 8,
	confidence: 0.66,
	wording: {
		clause: {
			heading: 'Board Approval',
			home: ofGrant,
			beside: /\b(?:grants?|granted|receives?|issues?|awards?|recommends?)\b[^.;]{0,80}\b(?:options?|shares|stock|equity)\b/i,
			said: /\bboard\b[^.;]{0,80}\b(?:approv|consent|resol|authori[sz]|grant)|\bexercise price\b/i,
		},
	},
	decide(input) {
		const { place, form } = advisorEquity(input)
		if (!place) return notApplicable
		const approval = passage(input, board, /\bindemnif|\bassign\w*\s+this\b|\bobserver\b/i)
		const options = form === 'options'
		const fair = fairPrice.test(visibleText(input))
		if (!approval) {
			// An advisor needs the approval itself; a condition of the grant would only weaken it.
			if (input.reader.party?.roleKind === 'advisor') return absent(unapproved)
			return absent({
				severity: 'medium',
				says:
					options && !fair
						? 'The grant is not subject to board approval, and no exercise price at fair market value is set.'
						: 'The grant is not subject to board approval.',
				why: 'Only the board can issue equity. A promise without it may be void, and the advisor could claim damages instead.',
				market,
				action: 'make the grant subject to board approval',
				reason: 'Corporate law leaves the issue of shares to the board.',
				fallback: 'A board consent before signing, referred to by date.',
				replacement: options && !fair ? `${approvalClause} ${priceClause}` : approvalClause,
				decideBy: 'you',
			})
		}
		if (!options || fair) return passed(approval)
		const strike = wording(input, price)
		const wordingOfPrice = {
			severity: 'medium' as const,
			says: strike ? 'The exercise price is not tied to fair market value.' : 'The options have no exercise price.',
			why: 'An exercise price below fair market value costs the advisor a 20% additional tax, and the company must withhold.',
			market,
			action: 'set the exercise price at fair market value on the grant date',
			reason: 'Section 409A calls for it.',
			fallback: 'A price set by the board on a 409A valuation not older than a year.',
			replacement: priceClause,
			decideBy: 'you' as const,
		}
		return strike ? flagged({ ...wordingOfPrice, span: strike }) : absent(wordingOfPrice)
	},
}
