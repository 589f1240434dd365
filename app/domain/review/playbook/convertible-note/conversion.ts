import { readAmounts } from '../../facts/amounts.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { passage, quoteSpan, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { capBasis, readDiscount } from './price.ts'
import { noteTerms, owedAtMaturity, workedDebt, type Term } from './note-terms.ts'
import { highestFinancing, highestFinancingMultiple } from './thresholds.ts'

const financing = /\b(?:qualified|qualifying|next|equity|priced|preferred(?:\s+stock)?)\s+(?:equity\s+)?(?:financing|round)\b|\bfinancing\s+threshold\b|\b(?:gross|aggregate|cash|total|net)\s+proceeds\b|\brais(?:es?|ing)\b[^.;]{0,80}\b(?:investors?|shares|stock|capital|equity|round)\b|\b(?:sale|sells?|issuance|offering)\b[^.;]{0,60}\b(?:preferred|stock|shares|equity)\b[^.;]{0,120}\$/i
/** Words before a sum that make it the smallest one that counts. */
const atLeast = /\b(?:at\s+least|not\s+less\s+than|no\s+less\s+than|minimum|equal\s+to\s+or\s+(?:greater|more)|in\s+excess\s+of|exceed\w*|more\s+than|greater\s+than|or\s+more|totall?ing|of|raising)\b/i

/** The size from which a round converts the note by itself; `null` where none is stated. */
export function financingThreshold(input: RuleInput): Term | null {
	const topic = aboutTopic(input, /\b(?:qualified|qualifying)\s+(?:equity\s+)?(?:financing|round)|\bfinancing\s+threshold/i, financing)
	for (const sentence of topic?.structure.sentences ?? []) {
		if (/\bnon-?qualif/i.test(sentence.text) && !/\b(?:at\s+least|not\s+less|no\s+less)/i.test(sentence.text)) continue
		for (const { value, start, end } of readAmounts(sentence.text, sentence.start)) {
			const before = sentence.text.slice(Math.max(0, start - sentence.start - 100), start - sentence.start)
			const behind = sentence.text.slice(end - sentence.start, end - sentence.start + 30)
			if (value < 1000 || /\b(?:valuation|cap|principal|price)\b[^.;]{0,40}$/i.test(before)) continue
			if (atLeast.test(before) || /^\s*\)?\s*(?:or\s+(?:more|greater)|minimum)/i.test(behind) || /:\s*$/.test(before)) return { value, start, end, sentence }
		}
	}
	return null
}

/** A way to stock for rounds that are too small, or on the due date. */
const otherWay = /\bnon-?\s?qualif\w+\s+(?:equity\s+)?(?:financing|round|transaction)|\b(?:not|other\s+than)\s+a\s+qualified\s+(?:equity\s+)?financing\b|\b(?:optional|voluntary|elective)\s+conversion\b|\bany\s+(?:other\s+)?(?:equity\s+)?financing\b[^.;]{0,80}\b(?:not\s+(?:constitute|qualify|meet)|elect)|\b(?:elect|option|may|request)\w*\b[^.;]{0,100}\bconvert\b|\bconvert\w*\b[^.;]{0,80}\bat\s+(?:the\s+)?(?:election|option)\b/i

export const qualifiedFinancing: Rule = {
	id: 'convertible_note.qualified_financing',
	playbook: 'convertible_note',
	title: 'Your next round converts the note',
	basis: { kind: 'G', source: 'practice with seed notes; the marks are ours' },
	decide(input) {
		const terms = noteTerms(input)
		const threshold = financingThreshold(input)
		if (!threshold) {
			const automatic = passage(input, /\bautomatically\s+(?:be\s+)?conver\w+|\b(?:shall|will)\s+(?:be\s+)?conver(?:t|ted)\b/i) ?? wording(input, /\bqualified\s+financing\b/i)
			if (automatic) return undecided
			if (wording(input, /\bconver(?:t|sion|tible)\w*\b[^.;]{0,120}\b(?:shares|stock|equity|financing)\b|\b(?:turns?|turned|becomes?|exchanged?)\b[^.;]{0,40}\b(?:shares|stock)\b/i)) return undecided
			return absent({
				severity: 'medium',
				says: {
					friendly: 'Nothing here turns the note into stock when you raise. Ask for that, or you will have to pay it back in cash.',
					neutral: 'No financing converts the note.',
					legal: 'The instrument provides for no conversion upon a financing.',
				},
				why: 'A note that never converts is a plain loan. New investors won’t let you use their money to pay it off.',
				market: 'A round above a stated size converts the note on its own.',
				action: 'add that the next priced round converts the note',
				reason: 'We both mean this money to become stock.',
				replacement: conversionClause,
			})
		}
		const tooHigh = threshold.value > highestFinancing && (terms.principal === null || threshold.value >= terms.principal.value * highestFinancingMultiple)
		if (!tooHigh) return passed(threshold)
		const optional = wording(input, otherWay)
		const worked = workedDebt(terms, capBasis(input))
		return flagged({
			severity: optional ? 'low' : { sending: 'medium', receiving: 'high', unsure: 'medium' },
			span: quoteSpan(threshold.sentence, { index: threshold.start - threshold.sentence.start, 0: '' }),
			says: {
				friendly: `Ask for a lower bar. Only a round of ${dollars(threshold.value)} or more turns this note into stock, and a seed round may not reach that.`,
				neutral: `The note converts on its own only in a round of ${dollars(threshold.value)} or more${optional ? '; a smaller round needs the holder’s choice' : ''}.`,
				legal: `Automatic conversion requires a financing of at least ${dollars(threshold.value)}${optional ? ', failing which conversion is elective' : ', and no elective conversion is provided'}.`,
			},
			why: `If you raise less, the debt stays and falls due in cash.${worked ? ` ${worked}.` : ''} The holder then decides if you can go on.`,
			market: 'The bar is a sum that you will surely raise, often $1 million. Smaller rounds convert if most holders wish.',
			action: `lower the bar for conversion to $1,000,000, and let most holders convert in a smaller round`,
			reason: 'The note should turn into stock in the round we both expect.',
			fallback: `Keep the bar, if a majority of the notes may convert in any priced round.`,
			replacement: conversionClause,
		})
	},
}

const conversionClause =
	'When the Company sells preferred stock for at least $1,000,000 in new money, the Notes convert into that stock at the lower of the discount price and the cap price. In a smaller round the holders of a majority in principal of the Notes may convert all Notes on the same terms.'

const intoPreferred = /\b(?:conver(?:t|ts|ted|sion|tible)|turns?\s+into|becomes?)\b[^.]{0,300}\b(?:preferred|(?:same|such)\s+(?:class|series|type|securities|shares)|(?:equity\s+securities|shares|stock|securities)\s+(?:issued|sold|purchased)|conversion\s+shares|financing\s+(?:securities|shares))/i
const shadow = /\bshadow\b|\bsub-?series\b|\bseparate\s+series\b|\bliquidation\s+preference\b[^.]{0,240}\b(?:conversion\s+price|cap\s+price|discount\s+price|price\s+(?:per\s+share\s+)?at\s+which|principal|equal\s+(?:to|the)|based\s+(?:up)?on|same\s+(?:price|amount)|adjusted|reduced)|\bidentical\b[^.]{0,200}\b(?:except|other\s+than|save)\b|\bexcept\b[^.]{0,160}\bliquidation\b|\b(?:one|another|other)\s+series\b[^.]{0,80}\bpreference/i

export const preferenceOverhang: Rule = {
	id: 'convertible_note.preference_overhang',
	playbook: 'convertible_note',
	title: 'The preference matches the money paid in',
	basis: { kind: 'G', source: 'practice with seed notes: shadow series of preferred stock' },
	decide(input) {
		const terms = noteTerms(input)
		const discount = readDiscount(input)
		const cheap = (discount !== null && discount.value > 0) || terms.cap !== null || wording(input, /\b(?:discount|valuation\s+cap|cap\s+price)\b/i) !== null
		const clause = passage(input, intoPreferred)
		if (!clause || !cheap) return notApplicable
		const cure = shadow.exec(visibleText(input))
		if (cure) return passed({ start: cure.index, end: cure.index + cure[0].length })
		if (!/\bpreferred|preference|\bsame\s+(?:class|series|type|securities)/i.test(visibleText(input))) return undecided
		const owed = owedAtMaturity(terms) ?? (terms.principal ? Math.round(terms.principal.value * 100) : null)
		const worked = owed !== null && discount && discount.value > 0 && discount.value < 90 ? ` A debt of ${dollars(owed / 100)} at ${percent(discount.value)} off gets stock with a preference of ${dollars(Math.round((owed * 100) / (100 - discount.value)) / 100)}.` : ''
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: clause,
			says: {
				friendly: `Ask for a shadow series. The holder pays less per share, yet its stock carries the full preference of the new investors.${worked}`,
				neutral: `The note converts into the same preferred stock, so its preference is larger than the money paid.${worked}`,
				legal: `Conversion into the same series at a reduced price creates a liquidation preference overhang.${worked}`,
			},
			why: 'In a sale that extra preference is paid first, before you and your staff get any money.',
			market: 'The notes convert into a shadow series: the same rights, but a preference equal to what was paid.',
			action: 'let the notes convert into a shadow series with a preference equal to the price paid',
			reason: 'Nobody should get back more than was put in before the others are paid.',
			fallback: 'Take the part above the price paid in common stock.',
			replacement: 'The Notes convert into a shadow series of the preferred stock sold in the round. It has the same rights, but its liquidation preference per share, its conversion price and its dividends are based on the price at which the Notes convert.',
			decideBy: 'lawyer',
		})
	},
}
