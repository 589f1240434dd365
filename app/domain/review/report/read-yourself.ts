import type { ReadYourself } from './report.ts'

/** Passages that ask the reader the same. */
export interface QuestionToReader {
	lookFor: string
	passages: ReadYourself[]
}

/** Passages with the same question stand together, where the weightiest of them stood. */
export function groupedByQuestion(items: readonly ReadYourself[]): QuestionToReader[] {
	const groups = new Map<string, ReadYourself[]>()
	for (const item of items) {
		const group = groups.get(item.look_for)
		if (group) group.push(item)
		else groups.set(item.look_for, [item])
	}
	return [...groups].map(([lookFor, passages]) => ({ lookFor, passages }))
}
