import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Line } from './lines.ts'

const maximumLength = 110

/** Words of which at least one stands in nearly every heading of an agreement: they let a short bare line count as a heading. */
const headingWords = longPattern('i')`
	\b(?:
		definitions?|interpretation|confidential\w*|disclosure|exclu\w+|exceptions?|term|terminat\w+|renewal|fees?|payments?|compensation
		|invoic\w+|tax\w*|expenses|services|deliverables|licen[cs]e\w*|ownership|intellectual|property|inventions?|assignment|warrant\w+
		|representations?|disclaimers?|liabilit\w+|limitation|indemni\w+|insurance|governing|law|jurisdiction|venue|arbitration|disputes?
		|notices?|amendments?|waivers?|severability|entire|agreement|miscellaneous|general|counterparts|force|majeure|relationship
		|contractors?|non-?compet\w+|non-?solicit\w+|exclusivity|audit\w*|records|data|privacy|security|publicity|surviv\w+|remedies
		|return|obligations|purpose|events?|conversion|liquidity|dissolution|rights|vesting|repurchase|transfer|restrictions?|benefits
		|salary|employment|duties|position|scope|support|maintenance|acceptance|cookies|information|use|users?|accounts?|content|rent
		|premises|deposit|utilities|default|cure|procedure|effect|rules|children|changes|contact
	)\b
`

const smallWords = new Set([
	'a',
	'an',
	'and',
	'or',
	'of',
	'the',
	'to',
	'in',
	'for',
	'on',
	'by',
	'with',
	'from',
	'at',
	'as',
	'upon',
	'without',
	'not',
	'no',
	'is',
	'we',
	'you',
	'your',
	'our',
	'other',
	'this',
])

const sentenceVerb = /\b(?:shall|will|must|may|is|are|agrees?|means?|has|have|includes?|governs?|applies)\b/i
/** Verbs that plain English uses where lawyers say "shall"; a question ("Who pays") is a heading all the same. */
const plainVerb =
	/\b(?:requires?|pays|keeps|owns|gives|needs|does|can|cannot|lasts|begins|ends|belongs?|survives|remains?|stays?|binds?)\b/i
const question = /^(?:how|what|when|where|which|who|whose|why|if)\b/i
const abbreviationAtEnd = /\b(?:Inc|Ltd|Corp|Co|No|Mr|Mrs|Ms|Dr|St|LLC|L\.L\.C|vs?|Art|Sec|U\.S|Jr|Sr)$/

const twoCapitals = /\p{Lu}[^\p{Ll}]*\p{Lu}/u
const smallLetter = /\p{Ll}/u

/** Whether all letters are capitals: how old agreements shout a heading. */
export function isAllCaps(text: string): boolean {
	return !smallLetter.test(text) && twoCapitals.test(text)
}

/**
 * "IN NO EVENT SHALL EITHER PARTY BE LIABLE.": a provision in capitals. A heading has no such verb, or asks: "HOW WE
 * MAY USE DATA".
 */
export function isShoutedSentence(text: string): boolean {
	if (question.test(text) || !isAllCaps(text) || text.split(/\s+/).length < 4) return false
	return /\b(?:SHALL|WILL|MUST|MAY(?!\s+\d))\b/.test(text)
		? /\.$/.test(text) || text.split(/\s+/).length > 7
		: /(?<!\bAS )\b(?:IS|ARE)\b.*\.$/.test(text)
}

const word = /\p{L}[\p{L}’'-]*/gu
const firstCapital = /^[^\p{L}]*\p{Lu}/u
const capital = /^\p{Lu}/u

/** Whether every word that carries meaning begins with a capital. */
export function isTitleCase(text: string): boolean {
	const words = text.match(word) ?? []
	return words.length > 0 && firstCapital.test(text) && words.every((each) => smallWords.has(each.toLowerCase()) || capital.test(each))
}

const threeLetters = /\p{L}{3}/u

/** Whether an unnumbered line stands as a heading of its own. `next` is the line behind it. */
export function isHeadingLine(line: Line, next: Line | undefined): boolean {
	const { text, paragraph } = line
	if (text.length > maximumLength || text.length < 3 || !threeLetters.test(text)) return false
	if (/[,;]$|_{3}|\.{4}|^\[|https?:|@|^<[A-Z]+>/.test(text) || paragraph.kind === 'table_cell' || isShoutedSentence(text)) return false
	if (paragraph.kind === 'heading') return true
	const words = text.split(/\s+/).length
	if (words > 14) return false
	if (isAllCaps(text)) return !/^(?:AND|BETWEEN|BY AND BETWEEN|OR)$/.test(text)
	if (paragraph.emphasised) return !(text.endsWith('.') && words > 8) && firstCapital.test(text)
	return words <= 7 && !/[.!?]$/.test(text) && isTitleCase(text) && headingWords.test(text) && (next?.text.length ?? 0) > 60
}

export interface RunIn {
	heading: string
	/** Length of the heading with its stop and the white space behind it. */
	length: number
}

const runIn = /^([“"']?\p{Lu}[^.:;\n]{1,90}(?:; [^.:;\n]{2,60}){0,3}?)(?:\.[”"']?(?=\s|$)|:(?=\s|$)|\s[–—-](?=\s)|\.\s?[–—-])\s*/u

/** The heading that a line begins with in bold, from `from` on: "**1.1 Fees.** The Customer …". */
export function boldRunIn({ text, start, boldEnd }: Line, from: number): RunIn | null {
	if (boldEnd === null || boldEnd - start <= from) return null
	const behind = text.slice(boldEnd - start)
	const heading = text
		.slice(from, boldEnd - start)
		.replace(/[\s.:]+$/, '')
		.trim()
	return /\p{L}{2}/u.test(heading) ? { heading, length: boldEnd - start - from + behind.length - behind.trimStart().length } : null
}

/** Whether the words are of the kind headings are made of: a lone "Source:" or "Name:" is not. */
export function soundsLikeHeading(text: string): boolean {
	return headingWords.test(text)
}

/** A heading that runs into its clause: "Confidentiality. The Receiving Party …", "Term; Termination." Behind a number, "Base price." is one too. */
export function readRunIn(text: string, numbered = false): RunIn | null {
	const match = runIn.exec(text.length > 400 ? text.slice(0, 400) : text)
	const heading = match?.[1]
	if (!match || !heading || heading.split(/\s+/).length > 11 || abbreviationAtEnd.test(heading)) return null
	if (/["“”]|\(the\b|_{2}/.test(heading) || !threeLetters.test(heading) || isShoutedSentence(`${heading}.`)) return null
	if (
		!isAllCaps(heading) &&
		!isTitleCase(heading) &&
		!isSentenceCaseHeading(heading) &&
		!(numbered && match[0].length < text.length && isShortPhrase(heading))
	)
		return null
	return { heading, length: match[0].length }
}

/** "Return of confidential information": one capital, few words, a word that headings have, and no verb of a sentence. */
function isSentenceCaseHeading(text: string) {
	return text.split(/\s+/).length <= 6 && headingWords.test(text) && !speaks(text)
}

function isShortPhrase(text: string) {
	return text.split(/\s+/).length <= 6 && /^\p{Lu}[^.:;,]*$/u.test(text) && !speaks(text)
}

function speaks(text: string) {
	return sentenceVerb.test(text) || (plainVerb.test(text) && !question.test(text))
}

/** Whether the file sets the words behind a number as a heading: in bold, or in a heading's style. */
export function isMarkedHeading({ paragraph }: Line, rest: string): boolean {
	if (rest.length > maximumLength || isShoutedSentence(rest)) return false
	return (
		paragraph.emphasised ||
		(paragraph.kind === 'heading' && !/[.;]\s\p{Lu}|[;,]$/u.test(rest) && !(rest.endsWith('.') && rest.split(/\s+/).length > 8))
	)
}

/** Whether the words behind a number are nothing but its heading ("4. Confidentiality"). */
export function isBareHeading(text: string): boolean {
	if (text.length > maximumLength || /[;,]$/.test(text) || isShoutedSentence(text)) return false
	const words = text.split(/\s+/).length
	const withoutStop = text.replace(/[.:]$/, '')
	if (/[.!?]\s/.test(withoutStop) || words > 14) return false
	return isAllCaps(text) || isTitleCase(withoutStop) || isShortPhrase(text)
}
