import { patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { RuleInput } from '../rule.ts'
import { topicText } from '../topics.ts'

/** Who fills the board, as far as the words tell. */
export interface BoardSeats {
	investors: number
	/** Named by founders, management or the holders of common stock. */
	founders: number
	/** Agreed by both sides. */
	independent: number
	/** The stated size of the board; `null` where none is stated. */
	total: number | null
}

const counts: Record<string, number> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	a: 1,
	an: 1,
	'1': 1,
	'2': 2,
	'3': 3,
	'4': 4,
	'5': 5,
	'6': 6,
	'7': 7,
}
const countWord = String.raw`(?:one|two|three|four|five|six|seven|[1-7])`
const chiefExecutive = String.raw`(?:the\s+)?(?:company['’]s\s+)?(?:then-?\s?(?:current|serving)\s+)?(?:CEO|chief\s+executive)\b`
const parts = new RegExp(
	patternPart`
		[.:;•\n]|\((?:[a-z]|[ivx]{1,4}|\d)\)
		|,?\s+(?:and|with|of\s+(?:whom|which|these))\s+(?=${countWord}\b|an?\s+(?:independent|director|seat))
		|,\s*(?=${countWord}\b|an?\s+(?:independent|director|seat))|,?\s+(?:and|plus)\s+(?=${chiefExecutive})
	`,
	'i',
)
const count = new RegExp(String.raw`\b(${countWord})\b(?!\s*(?:\(\d\)\s*)?(?:years?|months?|days|percent|%|times|vote))`, 'i')
const size = new RegExp(
	patternPart`
		\b(?:
			there\s+(?:are|will\s+be)\s+
			|board\b[^.;]{0,60}?\b(?:consist\w*|compris\w*|composed|made\s+up|have|has|size|set|fixed|be)\b[^.;]{0,20}?
			|(?:size|number)\s+of\s+(?:the\s+)?(?:board|directors)[^.;]{0,20}?|board\s+of\s+
		)\b(${countWord})\b
		|\b(${countWord})(?:\s*\(\d\))?[\s-](?:member|person|seat|director)\s+board\b
		|^(?:[^:]{0,40}:\s*)?(${countWord})(?:\s*\(\d\))?\s+(?:directors?|members?|seats?|persons?)
			(?:\s*:|\s*,?\s*(?:of\s+whom|in\s+all|in\s+total)|\s*\.?$)
	`,
	'i',
)

const investor = /\b(?:we|us|investors?|series\s+[a-z]\w*|preferred|lead|fund|purchasers?|ventures?|capital)\b/i
const founder = /\b(?:you|common|founders?|ceo|chief\s+executive|management|employees)\b/i
const neutral = /\b(?:independent|mutual\w*|jointly|agreed|both|outside|industry)\b/i

/** Counts the seats that a text about the board gives to each side; `null` where no seats can be told. */
export function boardSeats(topic: RuleInput): BoardSeats | null {
	// "two (2) directors" says one number twice, and its parenthesis opens no list item.
	const text = topicText(topic).replace(/\b(one|two|three|four|five|six|seven)\s*\(\d\)/gi, '$1')
	const sized = size.exec(text)
	const total = sized ? (counts[(sized[1] ?? sized[2] ?? sized[3] ?? '').toLowerCase()] ?? null) : null
	const seats: BoardSeats = { investors: 0, founders: 0, independent: 0, total }
	for (const part of text.split(parts)) {
		if (/\bobserver|\bcommittee/i.test(part) || size.test(part.trim())) continue
		if (seatOfChief.test(part)) seats.founders++
		const found = allMatches(part, new RegExp(count.source, 'gi'))
		for (const [index, match] of (found.length > 0 ? found : allMatches(part, oneSeat)).entries()) {
			const before = part.slice(found[index - 1]?.index ?? 0, match.index)
			const side = sideOf(before, part.slice(match.index, found[index + 1]?.index ?? part.length))
			if (side) seats[side] += counts[(match[1] ?? '').toLowerCase()] ?? 0
		}
	}
	return seats.investors + seats.founders + seats.independent > 0 ? seats : null
}

/** The chief executive sits on the board by office: a seat without a number before it. */
const seatOfChief = new RegExp(String.raw`^\s*(?:and\s+)?${chiefExecutive}`, 'i')
const oneSeat = /\b(an?)\s+(?:independent|director|seat|representative|designee)\b/gi
const choosing = String.raw`(?:elect|designat|appoint|nam|choos|chos|nominat|select|pick|fill|tak|hold)\w*`
const byInvestors = new RegExp(
	String.raw`\b${choosing}\s+(?:solely\s+|alone\s+)?by\s+(?:the\s+)?(?:lead\s+)?(?:investors?|series|preferred)\b`,
	'i',
)

/** "The founders appoint | two directors", "two directors elected by the founders": who is named before the verb, or first behind it. */
function sideOf(before: string, words: string): 'investors' | 'founders' | 'independent' | null {
	if (
		neutral.test(words) &&
		!(byInvestors.test(words) && !/\b(?:mutual|both|agree\w*|common|founders?|together|jointly|approv\w*|accept\w*)\b/i.test(words))
	)
		return 'independent'
	const subject = new RegExp(String.raw`([^.,;]{0,80})\b${choosing}\s+(?:up\s+to\s+)?$`, 'i').exec(before)?.[1]
	const chosen = /\b(?:by|for|from|of)\b/i.exec(words)
	const who = subject ?? words.slice(chosen?.index ?? 0)
	const at = (pattern: RegExp) => pattern.exec(who)?.index ?? Infinity
	if (at(investor) === at(founder)) return null
	return at(investor) < at(founder) ? 'investors' : 'founders'
}
