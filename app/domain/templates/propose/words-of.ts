import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** Words that say nothing of a case. */
const empty = new Set(
	(
		'a an and are as at be been before but by can could do does for from get give has have he her him his i if in into is it its just like me my ' +
		'need no not of on one or our ours out she should so some that the their them then there they this to up us want was we were what when ' +
		'which who will with would you your agreement document contract company date name number text please between'
	).split(' '),
)

/** A word of a text in its short form, with its place. */
export interface PlacedWord extends Span {
	stem: string
}

/** The words of a text that say something, in a form in which 'advisors' and 'advisor', 'hiring' and 'hire' are alike. */
export function wordsOf(text: string): PlacedWord[] {
	return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)].flatMap(({ 0: word, index }) => {
		const lowered = word.toLowerCase()
		return empty.has(lowered) ? [] : [{ stem: stemOf(lowered), start: index, end: index + word.length }]
	})
}

/** The distinct stems of a text. */
export function stemsOf(text: string): Set<string> {
	return new Set(wordsOf(text).map(({ stem }) => stem))
}

function stemOf(word: string): string {
	if (word.length <= 4) return word.replace(/s$/, '')
	return word.replace(/(?:’s|'s)$/, '').replace(/(?:ations?|ements?|ments?|ings?|ees|ers?|ors?|ies|ed|es|e|s|y)$/, '')
}
