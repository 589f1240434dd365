import { changesOf } from '#app/domain/word/changes/list-changes.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import type { ChangeKind } from '#app/domain/word/changes/tracked-change.ts'

const withoutWords: ReadonlySet<ChangeKind> = new Set(['formatting', 'paragraph_formatting', 'section', 'table', 'cell_merge', 'numbering'])

/** How many more such changes each author has than in the sent file, names in order. */
export function newFormatting(sent: DocxFile, returned: DocxFile): { author: string; count: number }[] {
	const before = countByAuthor(sent)
	return [...countByAuthor(returned)]
		.map(([author, count]) => ({ author, count: count - (before.get(author) ?? 0) }))
		.filter(({ count }) => count > 0)
		.sort((one, other) => (one.author < other.author ? -1 : 1))
}

function countByAuthor(file: DocxFile): Map<string, number> {
	const counts = new Map<string, number>()
	for (const { kind, author } of changesOf(file)) if (withoutWords.has(kind)) counts.set(author, (counts.get(author) ?? 0) + 1)
	return counts
}
