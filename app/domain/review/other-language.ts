import { longPattern } from '#app/domain/text/long-pattern.ts'
/** Small words that show a language: fewer may stand in a name. */
const fewestWords = 3
const shortest = 50
const english = /\b(?:the|of|and|to|shall|by|with|this|any|is|are|be|or|in|for|that|which)\b/gi
const foreign = longPattern('gu')`
	(?<![\p{L}])(?:
		der|die|das|und|oder|nicht|eine?r?|den|dem|des|mit|für|wird|werden|ist|auf|von|zu|le|la|les|des|du|et|ou|une?|dans|pour|par|est
		|sont|aux|el|los|las|del|por|para|con|una?|que|se|il|lo|gli|della|delle|che|è|sono|di|da|não|uma?|ao|dos|das|pelo|pela|de|het|een|van|en|op
		|te|dat|aan|bij|niet|deze|dit|naar|voor|worden?|zijn|kan|och|att|är|ett|och|som|på|w|na|się|oraz|przez|jest|och|og|ikke|til|af
	)(?![\p{L}])
`

/** Letters beyond Latin and its extensions: without one, no line is mostly in other letters. */
const otherLetters = /[^\x00-\u024f]/

/** A few foreign words are names or a quotation (ours). */
const fewForeign = 400

/**
 * The share of a text in a language that is not reviewed, in whole percent of the lines that are long enough to tell; 0
 * where it is hardly anything.
 */
export function otherLanguagePercent(text: string): number {
	const foreign = otherLanguageLength(text)
	if (foreign < fewForeign) return 0
	const told = longLines(text).reduce((sum, line) => sum + line.length, 0)
	return Math.max(1, Math.round((100 * foreign) / told))
}

function longLines(text: string): string[] {
	return text.split('\n').filter((line) => line.length >= shortest)
}

/**
 * Characters of a text in lines of another language than English: lines mostly in other letters, or held together by
 * the small words of other European languages. They are not reviewed.
 */
export function otherLanguageLength(text: string): number {
	return longLines(text)
		.filter(isOther)
		.reduce((sum, line) => sum + line.length, 0)
}

function isOther(line: string): boolean {
	if (otherLetters.test(line)) {
		const letters = line.match(/\p{L}/gu)?.length ?? 0
		const latin = line.match(/\p{Script=Latin}/gu)?.length ?? 0
		if (letters >= 20 && latin < letters / 2) return true
	}
	// Each foreign word takes a place of its own, so that in most English lines there is no room for enough of them.
	const words = mostWords(line)
	if (words < fewestWords) return false
	const own = line.match(english)?.length ?? 0
	if (words - own < fewestWords || words - own <= 3 * own) return false
	const others = line.match(foreign)?.length ?? 0
	return others >= fewestWords && others > 3 * own
}

/**
 * How many words a line has, or more: every letter that is no ASCII letter counts as a word, and so does what stands
 * behind it.
 */
function mostWords(line: string): number {
	let words = 0
	let before = false
	for (let at = 0; at < line.length; at++) {
		const code = line.charCodeAt(at)
		const plain = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
		if (code >= 0x80 || (plain && !before)) words++
		before = plain
	}
	return words
}
