import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'

const board =
	/\b(?:approv\w+|consent|authori[sz]\w*|grant\w*|resol\w+|determin\w+)\b[^.;]{0,60}\b(?:board|directors)\b|\b(?:board|directors)\b[^.;]{0,80}\b(?:approv\w+|consent\w*|authori[sz]\w*|grant\w*|resol\w+|adopt\w*)/i
const fairPrice = /\bfair\s+market\s+value\b|\bFMV\b|\b409A\b|\bfair\s+value\b/i
const price = /\b(?:exercise|strike|purchase)\s+price\b[^.;]{0,80}/i

const market = 'The grant waits for the board. Options get a price at fair market value (409A) and come under a stock plan.'
const clause = 'The grant is subject to approval by the Company’s board of directors. The exercise price is the fair market value of a share on the day of that approval, as the board sets it from a current 409A valuation. The grant comes under the Company’s stock plan.'

export const boardApproval: Rule = {
	id: 'advisor.board_approval',
	playbook: 'advisor',
	title: 'The board approves the grant, at a fair price',
	basis: { kind: 'G', source: 'practice under corporate law and 26 U.S.C. 409A' },
	decide(input) {
		const { place, form } = advisorEquity(input)
		if (!place) return notApplicable
		const approval = passage(input, board, /\bindemnif|\bassign\w*\s+this\b|\bobserver\b/i)
		const options = form === 'options'
		const fair = fairPrice.test(visibleText(input))
		if (!approval) {
			return absent({
				severity: 'medium',
				says: {
					friendly: options && !fair ? 'The grant does not wait for your board, and no one says how the price of the options is set.' : 'The paper promises equity, but not "subject to approval by the board".',
					neutral: options && !fair ? 'Board approval and a price at fair market value are missing.' : 'The grant is not made subject to board approval.',
					legal: options && !fair ? 'The grant is neither conditioned on board approval nor priced at fair market value.' : 'The grant is not conditioned on board approval.',
				},
				why: 'Only the board can issue shares. A promise without it may be void, and then you owe the advisor money instead.',
				market,
				action: 'make the grant subject to approval by the board',
				reason: 'The law leaves the issue of shares to the board.',
				fallback: 'Hold the board vote before you sign, and name its date here.',
				replacement: clause,
				decideBy: 'you',
			})
		}
		if (!options || fair) return passed(approval)
		const strike = wording(input, price)
		const wordingOfPrice = {
			severity: 'medium' as const,
			says: {
				friendly: strike ? 'The options have a fixed price, and nothing ties it to what a share is worth on that day.' : 'Nobody says what the advisor pays for each share under the option.',
				neutral: strike ? 'The exercise price is not tied to fair market value.' : 'The options have no exercise price.',
				legal: strike ? 'The exercise price is not set by reference to fair market value.' : 'No exercise price is specified.',
			},
			why: 'A price below fair value brings the advisor a tax of 20% on top, and you the duty to withhold it.',
			market,
			action: 'set the price of the options at fair market value on the day of grant',
			reason: 'The tax code asks for it.',
			fallback: 'Leave the price to the board, by a 409A report not older than a year.',
			replacement: clause,
			decideBy: 'you' as const,
		}
		return strike ? flagged({ ...wordingOfPrice, span: strike }) : absent(wordingOfPrice)
	},
}
