import type { ParsedFact } from '../../facts/fact-names.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed, inMonths, periodInWords } from '../measures.ts'
import { passage } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestNdaSurvival, longestNdaTerm } from '../thresholds.ts'

const forever = /\b(?:perpetual(?:ly)?|in\s+perpetuity|indefinite(?:ly)?|forever|without\s+(?:any\s+)?(?:limit(?:ation)?|restriction)\s+(?:in|of|as\s+to)\s+time|for\s+an?\s+unlimited\s+(?:period|time)|at\s+all\s+times\s+(?:hereafter|thereafter))\b/i
const duty = /\b(?:obligation|dut(?:y|ies)|agreement|covenant|confiden|secre|surviv|term|remain|continue)/i
const tradeSecretOnly = /\btrade\s+secrets?\b/i

export const term: Rule = {
	id: 'nda.term',
	playbook: 'nda',
	title: 'The NDA ends in a usual time',
	basis: { kind: 'S', source: 'Common Paper default of one year; a survey of 143 deal NDAs' },
	decide(input) {
		const terms = factsNamed(input, 'term')
		const long = longest(terms)
		if (long && (inMonths(long) ?? 0) > longestNdaTerm) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: long,
				says: {
					friendly: `This NDA runs for ${periodInWords(long)}. Most end after 1 to 3 years.`,
					neutral: `The term is ${periodInWords(long)}, longer than the usual 1 to 3 years.`,
					legal: `The stated term of ${periodInWords(long)} exceeds the customary range of 1 to 3 years.`,
				},
				why: 'You must track who saw what for all those years, and each year adds cost and risk.',
				market: 'NDAs run for 1 to 3 years. In a survey of deal NDAs 24 months was the most common.',
				action: 'shorten the term to 2 years',
				reason: 'Facts like these lose their worth in that time.',
				fallback: 'Accept 3 years.',
				replacement: 'This Agreement ends two years after its effective date.',
			})
		}
		if (long) return passed(long)
		const end = passage(input, /\b(?:terminat\w+|expire\w*|end)\b[^.;]{0,60}\b(?:notice|on\s+the\s+date|upon|after|by)\b|\b(?:\d+|one|two|three|four|five)\)?\s+years?\s+(?:from|after|following)/i, /\b(?:solicit|hire|compet\w*|damages|return|destroy)\b/i)
		if (end) return passed(end)
		if (factsNamed(input, 'survival').length > 0 || factsNamed(input, 'expiration_date').length > 0) return passed()
		return absent({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			says: {
				friendly: 'There is no end date. You could owe secrecy for good.',
				neutral: 'The paper gives no end date and no way to end it.',
				legal: 'No term is stated, and no right to terminate is granted.',
			},
			why: 'A duty with no end ties up staff and records for good, and a buyer of your company will ask about it.',
			market: 'NDAs run for 1 to 3 years.',
			action: 'state an end date of 2 years from signing',
			reason: 'Both of us need to know when this is over.',
			replacement: 'This Agreement ends two years after its effective date.',
		})
	},
}

export const survival: Rule = {
	id: 'nda.survival',
	playbook: 'nda',
	title: 'Secrecy ends some day',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	decide(input) {
		const endless = passage(input, forever, /\blicen[cs]e\b/i)
		if (endless && duty.test(endless.sentence.text) && !limitedToTradeSecrets(input, endless.sentence.text)) {
			return flagged({
				severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
				span: endless,
				says: {
					friendly: 'You would have to keep these facts secret for ever. That is longer than most people ask.',
					neutral: 'The secrecy duty never ends, for trade secrets and plain facts alike.',
					legal: 'The confidentiality obligation is perpetual and is not limited to trade secrets.',
				},
				why: 'You would pay to guard old facts for good, and a claim may come ten years from now.',
				market: 'Plain facts stay secret for 2 to 5 years after the end, trade secrets for as long as they are secret.',
				action: 'end the secrecy duty 3 years after the agreement ends, save for trade secrets',
				reason: 'Only trade secrets keep their worth for good.',
				fallback: 'Accept 5 years.',
				replacement: survivalClause,
			})
		}
		const long = longest(factsNamed(input, 'survival'))
		if (long && (inMonths(long) ?? 0) > longestNdaSurvival) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: long,
				says: {
					friendly: `The secrecy duty lives on for ${periodInWords(long)} after the end. Most stop at 2 to 5 years.`,
					neutral: `Secrecy goes on for ${periodInWords(long)} after the end.`,
					legal: `The survival period of ${periodInWords(long)} exceeds the customary 2 to 5 years.`,
				},
				why: 'Each extra year you pay for guarding facts and stay open to a claim.',
				market: 'Secrecy goes on for 2 to 5 years after the end.',
				action: 'cut the time after the end to 3 years, save for trade secrets',
				reason: 'Plain facts lose their worth by then.',
				fallback: 'Accept 5 years.',
				replacement: survivalClause,
			})
		}
		if (long) return passed(long)
		const measured = passage(input, /\b(?:continue|survive|last|remain|bind)\w*\b[^.]{0,100}\byears?\b/i, /\b(?:solicit|hire|compet\w*)\b/i)
		return endless || measured ? passed(endless ?? measured) : notApplicable
	},
}

const survivalClause =
	'The duties of confidence end three years after this Agreement ends. For a trade secret they last for as long as it remains a trade secret under applicable law.'

/** "Indefinitely, for trade secrets and for all other facts": plain facts share the fate of trade secrets. */
const factsToo = /\btrade\s+secrets?\s+(?:and|or|as\s+well\s+as)\s+(?:for\s+)?(?:all|any)\s+other\b|\b(?:whether\s+or\s+not|even\s+if)\b[^.;]{0,60}\btrade\s+secrets?\b/i

function limitedToTradeSecrets(input: RuleInput, sentence: string) {
	return tradeSecretOnly.test(sentence) && !factsToo.test(sentence) && factsOrYears(input, sentence)
}

/** A perpetual duty is the trade-secret tail when plain facts have a measured time, or only trade secrets are named. */
function factsOrYears(input: RuleInput, sentence: string) {
	return factsNamed(input, 'survival').some(({ quantity }) => quantity !== null) || /\byears?\b/i.test(sentence) || /\b(?:with\s+respect\s+to|for|as\s+to|constitut\w+|qualif\w+)\b[^.;]{0,40}\btrade\s+secrets?/i.test(sentence)
}

function longest(facts: readonly ParsedFact[]): ParsedFact | null {
	return facts.reduce<ParsedFact | null>((best, fact) => {
		const months = inMonths(fact)
		return months !== null && (best === null || months > (inMonths(best) ?? 0)) ? fact : best
	}, null)
}
