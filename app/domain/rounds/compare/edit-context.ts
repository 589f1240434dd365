import type { Step } from './align-words.ts'
import type { Word } from './words.ts'

/** Words shown on either side of an edit. */
const shownWords = 14

/** An edit's old and new words, its neighbours, and where it stands. */
export interface EditWords {
	before: Word[]
	after: Word[]
	leading: Word[]
	trailing: Word[]
}

/** The returned words of the same paragraph that lead to, or follow, a stretch of steps. */
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

/** What kind of edit it is, told by which side has words. */
export function kindOf(before: string, after: string): 'insertion' | 'deletion' | 'replacement' {
	return before === '' ? 'insertion' : after === '' ? 'deletion' : 'replacement'
}

/** Whether anything but the ends of paragraphs is among the words. */
export function hasWords(words: readonly Word[]): boolean {
	return words.some(({ key }) => key !== '\n')
}

/** Whether two stretches read the same, spaces and the ends of paragraphs aside. */
export function readAlike(one: readonly Word[], other: readonly Word[]): boolean {
	const keys = (words: readonly Word[]) =>
		words
			.filter(({ key }) => key !== '\n')
			.map(({ key }) => key)
			.join('')
	return keys(one) === keys(other)
}
