import { readAmounts } from '../../facts/amounts.ts'
import { readDurations } from '../../facts/durations.ts'
import { readPercentages } from '../../facts/percentages.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { definitionsUsed, mentions, referredWords } from '../mentions.ts'
import { type Passage, visibleText } from '../passages.ts'
import { actsOf, sideName } from '../sides.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { lowestCapMonths, usualCapMonths } from '../thresholds.ts'
import { hangsUnderAnother } from './setting.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

const capWords =
	/\b(?:neither|no)\s+(?:side|party|of\s+us)\b[^.;]{0,40}\b(?:owes?|pays?|answers?)\b[^.;]{0,60}\bmore\b[^.;]{0,40}\bthan\b|\b(?:responsibility|damages|claims?\s+against\s+\S+)\b[^.;]{0,80}\b(?:ends?\s+at|stops?\s+at|limited\s+to|capped\s+at|never\s+more\s+than|no\s+more\s+than|not\s+exceed)\b|\bliab(?:le|ility|ilities)\b[^.;]{0,220}\b(?:exceed\w*|limited\s+to|no\s+(?:more|greater)\s+than|capped\s+at|more\s+than|greater\s+than|in\s+excess|maximum\s+of|up\s+to)\b|\b(?:maximum|total|aggregate|cumulative|entire)\b[^.;]{0,40}\bliab\w+\b[^.;]{0,160}\b(?:exceed|limited|is|be|equals?)\b|\b(?:general|liability|damages)\s+cap(?:\s+amount)?\b["']?\s*(?::|means|is)|\bcap\s+on\s+(?:\w+\s+){0,3}liability\b[^.;]{0,40}(?::|\bis\b)|\bnot\s+(?:be\s+)?(?:liable|responsible)\b[^.;]{0,60}\bfor\s+more\s+than\b/i
const notTheCap = /\binsurance\b|\bprobable\s+liabilities\b|\bnot\s+(?:be\s+)?limited\s+to\b(?![^.]{0,200}\bexceed)|\b(?:super|enhanced|increased|separate|higher)[\s-]+(?:liability\s+)?cap\b|\bliabilit(?:y|ies)\b[^.;]{0,20}\b(?:policy|coverage)\b/i
/** A sentence that only lifts the cap is not the cap. */
const liftsTheCap = /\b(?:times|multiplied\s+by|[2-9]\s?x|\dX)\b[^.;]{0,80}\b(?:confidential|data|indemni|secur)/i

/** The sentences that cap liability, in document order. */
export function capSentences(input: RuleInput): Passage[] {
	return mentions(input, capWords, notTheCap, /liab|cap\b|responsib|owes?\b|pays?\b|answers?\b|damages|claims/i).filter(({ sentence }) => !liftsTheCap.test(sentence.text) || /\b(?:twelve|12)\b/.test(sentence.text))
}

/** Excludes all liability: a cap of zero. */
const excludesAll = /\b(?:shall|will|does|do)\s+(?:not\s+(?:be|accept|have)\s+(?:any\s+)?(?:liable|responsible|liability)|have\s+no\s+liability|bear\s+no\s+liability)\b[^.;]{0,80}\b(?:any|all|whatsoever)\b[^.;]{0,30}\b(?:damages?|loss(?:es)?|claims?|kind)\b[^.;]{0,40}\b(?:whatsoever|of\s+any\s+(?:kind|nature)|howsoever|for\s+any\s+reason|under\s+any\s+(?:theory|circumstances))|\bdisclaims?\s+all\s+liability\b/i
const kindsOnly = /\b(?:indirect|consequential|incidental|special|punitive|exemplary|lost\s+profits|third[\s-]part(?:y|ies)|force\s+majeure|beyond\s+its\s+(?:reasonable\s+)?control|delays?|arising\s+from\s+(?:customer|client|your))\b/i

export const capAmount: Rule = {
	id: 'services.cap_amount',
	playbook: 'services',
	title: 'The cap on liability is worth something',
	basis,
	supersedes: ['general.liability_cap'],
	decide(input) {
		const [clause] = capSentences(input)
		if (!clause) {
			const zero = mentions(input, excludesAll, kindsOnly, /liab/i)[0]
			if (zero) return flagged({ ...lowCap('nothing at all'), severity: { sending: 'medium', receiving: 'high', unsure: 'high' }, span: zero })
			if (hangsUnderAnother(input)) return notApplicable
			return absent({
				severity: 'medium',
				says: {
					friendly: 'There is no cap on what either side may owe. One bad day could cost more than the deal earns.',
					neutral: 'Nothing limits what either side may owe.',
					legal: 'The agreement contains no limitation of liability.',
				},
				why: 'If you are the one at fault, a claim could be for any sum, far above the fees.',
				market: 'Each side’s liability is capped at the fees of 12 months, with a few exceptions.',
				action: 'add a cap on liability for both sides at the fees of 12 months',
				reason: 'Risk should match what is paid.',
				fallback: 'Accept twice the yearly fees. As the customer alone, you can live without a cap.',
				replacement: capClause,
			})
		}
		const own = `${clause.sentence.text}\n${definitionsUsed(input, clause)}`
		const words = `${own}\n${referredWords(input, clause)}`
		const months = monthsOfFees(words)
		if (months !== null && months < usualCapMonths) {
			const veryLow = months < lowestCapMonths
			return flagged({ ...lowCap(`${months} month${months === 1 ? '' : 's'} of fees`), severity: veryLow ? { sending: 'medium', receiving: 'high', unsure: 'high' } : { sending: 'low', receiving: 'medium', unsure: 'medium' }, span: clause })
		}
		const share = shareOfFees(own)
		if (share !== null && (months === null || (months * share) / 100 < usualCapMonths)) {
			const veryLow = ((months ?? usualCapMonths) * share) / 100 < lowestCapMonths
			return flagged({ ...lowCap(`${percent(share)} of ${months === null ? 'the price' : `${months} months of fees`}`), severity: veryLow ? { sending: 'medium', receiving: 'high', unsure: 'high' } : { sending: 'low', receiving: 'medium', unsure: 'medium' }, span: clause })
		}
		const fixed = months === null ? fixedCap(words) : null
		const year = yearlyFees(input)
		if (fixed !== null && year !== null && fixed < year) return flagged({ ...lowCap(`${dollars(fixed)}, less than the ${dollars(year)} in fees`), severity: fixed < year / 2 ? { sending: 'medium', receiving: 'high', unsure: 'high' } : { sending: 'low', receiving: 'medium', unsure: 'medium' }, span: clause })
		if (fixed === null && onlyPaid(own)) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'low' },
				span: clause,
				says: {
					friendly: 'The cap counts only fees already paid. In the first months that is close to nothing.',
					neutral: 'The cap counts fees paid, not fees still due.',
					legal: 'The cap is measured by fees paid rather than paid or payable.',
				},
				why: 'If they fail early on, you could claim almost no money.',
				market: 'Fees "paid or payable" in 12 months.',
				action: 'change the cap to fees paid or payable in 12 months',
				reason: 'It closes a gap in the first year.',
				fallback: 'Keep "paid", with a fixed floor such as one year of fees.',
				replacement: capClause,
			})
		}
		return passed(clause)
	},
}

export const capMutual: Rule = {
	id: 'services.cap_mutual',
	playbook: 'services',
	title: 'The cap protects both sides',
	basis,
	supersedes: ['general.one_sided_cap'],
	decide(input) {
		const caps = capSentences(input)
		const [first] = caps
		if (!first) return notApplicable
		const sides = new Set(caps.map((cap) => protectedSide(input, cap)).filter((side) => side !== null))
		const [side] = sides
		if (!side || sides.size > 1 || side === 'both') return passed(first)
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: first,
			says: {
				friendly: `The cap protects ${sideName(side)} alone. The other side could owe any sum.`,
				neutral: `Only ${sideName(side)} is protected by the cap.`,
				legal: `The limitation of liability runs in favour of ${sideName(side)} only.`,
			},
			why: 'If you are the side with no cap, one slip may cost you far more than the deal is worth.',
			market: 'One cap for both sides.',
			action: 'make the cap work for both sides',
			reason: 'The same rule should bind both of us.',
			fallback: 'Accept a cap of twice the yearly fees for your side. Walk away from no cap at all.',
			replacement: capClause,
		})
	},
}

const capClause =
	'The total liability of each party under this Agreement is limited to the fees paid or payable in the twelve months before the event that gave rise to it. This limit does not apply to fraud or wilful misconduct, or to the duty to pay fees.'

function lowCap(size: string) {
	return {
		says: {
			friendly: `The cap is just ${size}. If they fail you, you get little back.`,
			neutral: `Liability is capped at ${size}.`,
			legal: `The limitation of liability is set at ${size}, below the customary fees of 12 months.`,
		},
		why: 'Your loss above that stays with you, whatever they did.',
		market: 'The fees of 12 months, "paid or payable". Less than 6 months is a warning sign.',
		action: 'raise the cap to the fees of 12 months',
		reason: 'It is the usual measure of the risk.',
		fallback: 'Accept 6 months, with a higher cap for data leaks and secrecy. Walk away below 3 months if they will hold key data.',
		replacement: capClause,
	}
}

/** The months of fees that a cap is measured by; `null` when it names no months next to fees. */
function monthsOfFees(words: string): number | null {
	const fees = /\b(?:fees?|paid|payable|amounts?|charges|price|invoiced|billed)\b/i
	const periods = words.split(/[\n;]|(?<=\.)\s/).filter((part) => fees.test(part)).flatMap((part) => readDurations(part).filter(({ unit, start, end }) => unit === 'months' && !/^[^.;,]{0,30}\b(?:after|following)\b/i.test(part.slice(end)) && fees.test(part.slice(Math.max(0, start - 160), end + 160))))
	const months = periods.flatMap(({ readings }) => readings)
	if (months.length > 0) return Math.max(...months)
	const days = /\b(\d{2})\)?[\s-]+days?\s+(?:period|term)\b/i.exec(words)?.[1]
	if (days && fees.test(words)) return Math.round(Number(days) / 30)
	return /\b(?:paid|payable|fees?)\b[^.;]{0,80}\b(?:in|during|for)\s+the\s+(?:calendar\s+|preceding\s+|last\s+|prior\s+|most\s+recent\s+)*month\b/i.test(words) ? 1 : null
}

/** The part of the fees, in percent, that a cap is held to ("10% of the price", "half of the charges"); `null` for the whole of them or more. */
function shareOfFees(words: string): number | null {
	if (/\b(?:greater|higher|larger)\s+of\b|\bor,?\s+if\s+(?:greater|higher|more|larger)\b/i.test(words)) return null
	const fees = /^\)?\s*(?:of|times)\b[^.;]{0,60}\b(?:fees?|price|charges?|paid|payable|received|invoice[ds]?|contract\s+(?:value|sum)|amounts?)\b/i
	const shares = readPercentages(words).filter(({ end }) => fees.test(words.slice(end))).map(({ value }) => value)
	const spoken = /\b(one\s+half|half|a\s+third|one\s+third|a\s+quarter|one\s+quarter|a\s+tenth|one\s+tenth)\s+(?:of\s+)?(?:the\s+|all\s+|its\s+)?(?:\w+\s+)?(?:fees?|price|charges?|amounts?)\b/i.exec(words)?.[1]
	if (spoken) shares.push(/half/i.test(spoken) ? 50 : /third/i.test(spoken) ? 33 : /quarter/i.test(spoken) ? 25 : 10)
	const highest = Math.max(...shares)
	return shares.length > 0 && highest > 0 && highest < 100 ? highest : null
}

function fixedCap(words: string): number | null {
	const sums = readAmounts(words).filter(({ currency }) => currency === 'USD').map(({ value }) => value)
	return sums.length > 0 && !/\bgreater\s+of\b/i.test(words) ? Math.max(...sums) : null
}

/** What a year of the service, or the whole job, costs in dollars, where the text says so; `null` when it can't be told. */
function yearlyFees(input: RuleInput): number | null {
	const text = visibleText(input)
	for (const { start, end, value, currency } of readAmounts(text)) {
		if (currency !== 'USD' || !/\b(?:fees?|price|subscription|retainer|pay)\b/i.test(text.slice(Math.max(0, start - 120), start))) continue
		const behind = text.slice(end, end + 30)
		if (/^\s*(?:USD\s*)?(?:per|a|each|\/)\s*(?:year|annum)|^\s*(?:annually|yearly)/i.test(behind)) return value
		if (/^\s*(?:USD\s*)?(?:per|a|each|\/)\s*month|^\s*monthly/i.test(behind)) return value * 12
		if (/\b(?:pays?|will\s+pay|shall\s+pay|(?:fees?|price)\s+(?:of|is|are))\s*$/i.test(text.slice(Math.max(0, start - 30), start)) && !/^[^.;]{0,30}\b(?:per|an?\s+hour|each|hourly|daily|for\s+each)\b/i.test(behind)) return value
	}
	return null
}

function onlyPaid(words: string) {
	return /\b(?:fees|charges|price|amounts?|sums)\b[^.;]{0,60}\b(?:paid|received)\b/i.test(words) && !/\bpaid\b[^.;]{0,60}\b(?:payable|owed|owing|due)\b|\b(?:payable|owed|due)\b[^.;]{0,30}\bpaid\b|\bgreater\s+of\b/i.test(words)
}

/** Whom a cap sentence protects: 'both', the one party named before "liability", or `null` when it names nobody. */
function protectedSide(input: RuleInput, { sentence, match }: Passage): string | null {
	const until = sentence.text.slice(0, match.index + match[0].length)
	if (/\b(?:either|each|neither|both|any|no)\s+(?:of\s+the\s+)?part(?:y|ies)\b|\ba\s+party\b|\bone\s+party\b|\bthe\s+parties\b|\b(?:either|each|neither)\s+of\s+us\b/i.test(until)) return 'both'
	const owner = /\b(\p{Lu}[\p{L}&]{2,30}(?:\s\p{Lu}[\p{L}&]{1,30}){0,2})(?:'s|')\s+(?:\w+,?\s+){0,6}(?:liab|responsib)/u.exec(sentence.text)?.[1]
	if (owner) {
		const name = owner.replace(/^.*\b(?:shall|will|does|event|the|that|if|in)\s+/i, '')
		return name.toLowerCase() === 'party' ? 'both' : name
	}
	const act = actsOf({ ...input, structure: { ...input.structure, sentences: [sentence] } }, /\bliab\w+\b/i, { denied: true })[0]
	if (act) return act.side
	return /\bour\s+(?:\w+\s+){0,3}liab/i.test(until) ? 'We' : null
}
