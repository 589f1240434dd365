import type { ShownItem } from '#app/domain/documents/batches/batch.server.ts'

const words: [ShownItem['state'], string][] = [
	['added', 'added'],
	['duplicate', 'already in the vault'],
	['refused', 'not added'],
	['waiting', 'waiting'],
]

/** What became of the files of a batch: "5 files: 3 added, 2 not added". */
export function batchSummary(items: readonly Pick<ShownItem, 'state'>[]): string {
	const counts = words.flatMap(([state, word]) => {
		const count = items.filter((item) => item.state === state).length
		return count > 0 ? [`${count} ${word}`] : []
	})
	return `${items.length} ${items.length === 1 ? 'file' : 'files'}: ${counts.join(', ')}`
}
