import type { Step } from './align-words.ts'
import type { Word } from './words.ts'

const shownWords = 14

/** An edit's old and new words, their context, and the place. */
export interface EditWords {
	before: Word[]
	after: Word[]
	leading: Word[]
	trailing: Word[]
}

/** The returned words of the same paragraph before or after a range of steps. */
export function wordsBeside(steps: readonly Step[], from: number, direction: 1 | -1): Word[] {
	const words: Word[] = []
	for (let at = from + direction; at >= 0 && at < steps.length && words.length < shownWords; at += direction) {
		const step = steps[at]
		if (!step || !('returned' in step) || !step.returned) continue
		if (step.returned.key === '\n') break
		words.push(step.returned)
	}
	return direction === 1 ? words : words.reverse()
}

/** The kind of an edit, by which side has words. */
export function kindOf(before: string, after: string): 'insertion' | 'deletion' | 'replacement' {
	return before === '' ? 'insertion' : after === '' ? 'deletion' : 'replacement'
}

/** Whether the words contain anything but paragraph ends. */
export function hasWords(words: readonly Word[]): boolean {
	return words.some(({ key }) => key !== '\n')
}

/** Whether two ranges have the same words, apart from spaces and paragraph ends. */
export function readAlike(one: readonly Word[], other: readonly Word[]): boolean {
	const keys = (words: readonly Word[]) =>
		words
			.filter(({ key }) => key !== '\n')
			.map(({ key }) => key)
			.join('')
	return keys(one) === keys(other)
}
