import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPlainGrant, sellsShares } from './paper.ts'
import { staying } from './sides.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const priceTalk =
	/\b(?:purchase\s+price|issue\s+price|subscription\s+price|price\s+per\s+share|per\s+share|consideration|aggregate\s+price|total\s+price)\b/i
const paid = longPattern('i')`
	\b(?:receipt|payment)\b[^.;]{0,60}\b(?:acknowledg\w+|confirm\w+|received)\b
	|\b(?:has|have)\s+(?:been\s+)?(?:already\s+)?(?:paid|received|transferred|wired)\b|\backnowledges?\s+receipt\b
	|\b(?:pay(?:s|able|ment|ing)?|paid|deliver\w*|consideration|wire[ds]?|in\s+exchange)\b[^.;]{0,160}\b(?:
		cash|che(?:ck|que)|wire|bank\s+transfer|at\s+(?:the\s+)?(?:closing|signing)|on\s+(?:the\s+)?(?:closing|signing|date|day)
		|upon\s+(?:signing|execution|closing)|assign\w*|intellectual\s+property|technology|contribut\w+|services\s+(?:already\s+)?rendered
		|concurrently|today|herewith|hereby|within\s+(?:\w+\s+){0,2}days
	)\b
	|\bby\s+(?:check|cheque|wire|cash|bank\s+transfer)\b
`
const unpaid = longPattern('i')`
	\b(?:
		promissory\s+note|I\.?O\.?U|on\s+credit|future\s+services|services\s+to\s+be\s+(?:rendered|performed)|deferred
		|interest-?free\s+loan
	)\b
	|\b(?:settled|made|owed|due)\b[^.;]{0,30}\b(?:
		(?:at\s+)?(?:some|a)\s+later\s+(?:time|date|day)|later\s+on|one\s+day|in\s+(?:the\s+)?future
		|when\s+the\s+(?:company|founders?)\s+(?:has|have|can)\b|once\s+the\s+(?:company|founders?)\s+(?:has|have|can)\b
	)
	|\b(?:paid|payable|pays?|payment)\b[^.;]{0,60}\b(?:
		later|(?:when|once)\s+the\s+(?:company|founders?)\s+(?:has|have|can)|when\s+(?:able|the\s+founder)|at\s+a\s+later\s+(?:date|time)
		|in\s+the\s+future|on\s+demand|upon\s+(?:request|demand)|within\s+(?:\w+\s+){0,2}years?
		|after\s+(?:the\s+)?(?:first\s+)?(?:financing|funding|round)|out\s+of\s+(?:future|salary)
	)\b
	|\b(?:remains?|is|still)\s+(?:unpaid|outstanding|owed)\b|\bnot\s+(?:yet\s+)?(?:been\s+)?paid\b
	|\bno\s+(?:payment|consideration)\s+is\s+(?:due|required|paid)\b
	|\bwithout\s+(?:any\s+)?(?:payment|consideration)\b
`
const ofShares = /\b(?:shares?|stock|price)\b/i
const power = longPattern('i')`
	\bstock\s+powers?\b
	|\b(?:stock\s+)?assignments?\s+separate\s+from\s+(?:the\s+)?certificates?\b|\bstock\s+assignment\b|\bshare\s+transfer\s+form\b
	|\bescrow\w*|\battorney-?in-?fact\b|\bpower\s+of\s+attorney\b|\buncertificated\b|\bbook-?entry\b|\btransfer\s+instrument
	|\bblank\s+(?:endorse\w*|transfer)|\bendorsed\s+in\s+blank\b
`

const market =
	'Payment in cash or IP at signing, with proof on file, and a stock power signed in blank (a transfer form the company holds).'

export const payment: Rule = {
	id: 'cofounder.payment',
	playbook: 'cofounder',
	title: 'Payment and stock power',
	basis: { kind: 'G', source: 'founder practice' },
	protects: staying,
	stake: 7,
	decide(input) {
		if (!sellsShares(input) || isPlainGrant(input)) return notApplicable
		const owed =
			passages(
				input,
				unpaid,
				/\b(?:repurchase|leaver|leaves|forfeit\w*|unvested|salary\s+is|expenses|license|intellectual\s+property\s+without)\b/i,
			).find(({ sentence }) => ofShares.test(sentence.text)) ?? unpaidWords(input)
		const settled = passages(input, paid, /\b(?:repurchase|leav\w+|first\s+refusal|unvested|buy\s+back|taxes|withhold\w*)\b/i).find(
			({ sentence }) => ofShares.test(sentence.text) || priceTalk.test(sentence.text),
		)
		if (owed) {
			return flagged({
				severity: 'medium',
				span: owed,
				says: 'The price of the shares is not paid at signing.',
				why: 'Shares without payment may not be validly issued, and investors will ask for proof.',
				market,
				action: 'pay for the shares at signing, and keep the proof',
				reason: 'The price is small and the gap is costly to cure.',
				fallback: 'Payment within 10 days, by bank transfer.',
				replacement:
					'The Founder will pay the full purchase price by bank transfer upon execution of this Agreement, and the Company will confirm receipt in writing.',
				decideBy: 'you',
			})
		}
		const missing = [
			settled ? null : wording(input, priceTalk) ? 'how and when the price is paid' : 'what the shares cost and how it is paid',
			// A transfer form in blank is the company's protection against the founder.
			needsPower(input) && !(input.reader.party?.roleKind === 'founder' && input.documentType === 'Founder Stock Purchase Agreement')
				? 'a signed stock power'
				: null,
		].filter((each) => each !== null)
		if (missing.length === 0) return passed(settled ?? wording(input, power))
		if (!settled && wording(input, /\$\s?0?\.\d+|\bprice\b/i) === null && input.documentType === 'Co-Founder Agreement') return undecided
		const list = missing.join(' and ')
		return absent({
			severity: 'low',
			says: `The document does not provide for ${list}.`,
			why: settled
				? 'If a founder leaves and will not sign, the company cannot transfer unvested shares back without a court.'
				: 'Shares without proof of payment may not be validly issued, and investors will ask for it.',
			market,
			action: `provide for ${list}`,
			reason: 'It is quick now and hard to get later.',
			replacement:
				'The Founder will pay the full purchase price by bank transfer upon execution of this Agreement, and the Company acknowledges ' +
				'receipt. The Founder will also deliver a stock power, executed in blank, which the Company will hold in escrow until the Shares ' +
				'have vested.',
			decideBy: 'you',
		})
	},
}

function needsPower(input: RuleInput): boolean {
	if (input.documentType === 'Co-Founder Agreement' || vestingSchedule(input) === null) return false
	return (
		wording(input, power) === null &&
		wording(input, /\b(?:automatic(?:ally)?|deemed)\b[^.;]{0,60}\b(?:transfer\w*|forfeit\w*|cancel\w*|reacquired)/i) === null
	)
}

function unpaidWords(input: RuleInput) {
	const found = wording(
		input,
		/\bnot\s+(?:yet\s+)?(?:been\s+)?paid\b|\bno\s+(?:payment|consideration)\s+(?:is|has\s+been|was)\s+(?:due|required|paid|made)\b|\bunpaid\b/i,
		/\b(?:salary|wages|repurchase|leav\w+|unvested|vested|invoice|fees?|expenses|license)\b/i,
	)
	return found && ofShares.test(found.sentence.text) ? found : null
}
