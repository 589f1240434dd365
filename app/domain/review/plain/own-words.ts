const longest = 180

/**
 * The first sentence of a clause as its own words, introduced as such and shortened at a comma, a semicolon
 * or a space, never inside a word. Nothing is put into the clause's mouth.
 */
export function ownWords(text: string, heading: string | null): string {
	const compact = text.replace(/\s+/g, ' ').trim()
	if (compact === '') return heading ? `This part is about: ${heading}.` : 'This part has no words of its own.'
	const first = /^.{20,}?[.?!](?=\s[\p{Lu}“"(]|$)/u.exec(compact.slice(0, 600))?.[0] ?? compact
	return `In its own words: “${shortened(first)}”`
}

function shortened(sentence: string): string {
	if (sentence.length <= longest) return sentence
	const head = sentence.slice(0, longest)
	const boundary = Math.max(head.lastIndexOf('; '), head.lastIndexOf(', '), head.lastIndexOf(': '))
	const cut = boundary > 60 ? boundary : head.lastIndexOf(' ')
	return `${head.slice(0, cut > 0 ? cut : longest).replace(/[\s,;:]+$/, '')} …`
}
