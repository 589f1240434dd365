/** Small words that show a language: fewer may stand in a name. */
const fewestWords = 3
/** Lines shorter than this are names, headings and numbers. */
const shortest = 50
/** Words that hold English sentences together, and those of the languages that contracts beside English ones are written in. */
const english = /\b(?:the|of|and|to|shall|by|with|this|any|is|are|be|or|in|for|that|which)\b/gi
const foreign =
	/(?<![\p{L}])(?:der|die|das|und|oder|nicht|eine?r?|den|dem|des|mit|für|wird|werden|ist|auf|von|zu|le|la|les|des|du|et|ou|une?|dans|pour|par|est|sont|aux|el|los|las|del|por|para|con|una?|que|se|il|lo|gli|della|delle|che|è|sono|di|da|não|uma?|ao|dos|das|pelo|pela|het|een|van|voor|wordt|zijn|och|att|är|ett|och|som|på|w|na|się|oraz|przez|jest|och|og|ikke|til|af)(?![\p{L}])/giu

/**
 * Characters of a text that stand in lines of another language than English: lines mostly in other letters, or held
 * together by the small words of other European languages. What they say is not reviewed.
 */
export function otherLanguageLength(text: string): number {
	return text
		.split('\n')
		.filter((line) => line.length >= shortest && isOther(line))
		.reduce((sum, line) => sum + line.length, 0)
}

function isOther(line: string): boolean {
	const letters = line.match(/\p{L}/gu)?.length ?? 0
	const latin = line.match(/\p{Script=Latin}/gu)?.length ?? 0
	if (letters >= 20 && latin < letters / 2) return true
	const [own, others] = [line.match(english)?.length ?? 0, line.match(foreign)?.length ?? 0]
	return others >= fewestWords && others > 3 * own
}
