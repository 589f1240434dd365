import type { PageText } from './text-fragment.ts'

const everyday = new Set(
	(
		'the of and to in or a an is be for by this that any as on with der die und das von zu den des le la les de et du des un une el ' +
		'los las y en que il di e per non van het een en o os da do em'
	).split(' '),
)

/** A page with fewer words is too short to tell. */
const fewestWords = 120

/** Prose has a third of such words; letters that stand for other letters have next to none (ours). */
const leastEveryday = 0.03

/** Vowels are 37 to 45 of 100 letters in the languages above; where letters are shifted they are far fewer (ours). */
const leastVowels = 0.28

/**
 * Whether the letters of a page are not those that it shows: fonts without a table of their letters give words that
 * nobody can read, though the page looks well.
 */
export function isGarbled({ fragments }: Pick<PageText, 'fragments'>): boolean {
	const text = fragments
		.map((fragment) => fragment.text)
		.join(' ')
		.toLowerCase()
	const words = text.match(/\p{Script=Latin}+/gu) ?? []
	if (words.length < fewestWords || words.filter((word) => everyday.has(word)).length >= leastEveryday * words.length) return false
	const letters = words.join('')
	return letters.replace(/[^aeiouyàáâäãåèéêëìíîïòóôöõùúûü]/g, '').length < leastVowels * letters.length
}
