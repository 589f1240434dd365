import { sourcesWithIds } from '../package/xml/id-attributes.ts'
import type { DocxFile } from '../package/docx-file.ts'

/** Ids are signed 32-bit numbers to Word. */
const largestId = 0x7fffffff

/** Parts whose numbered ids are no ids of changes, comments or bookmarks, and which are large. */
const withoutRevisions = /(^|\/)(theme|media|embeddings|fonts)\//i

/** Gives ids for tracked changes that nothing in the package uses. */
export class RevisionIds {
	private readonly taken: Set<number>
	private last: number

	private constructor(taken: Set<number>) {
		this.taken = taken
		let highest = 0
		for (const id of taken) if (id > highest) highest = id
		this.last = highest
	}

	/** Looks at every `w:id` of every part, whatever the prefix. @throws Refusal when a part is damaged */
	static of(file: DocxFile): RevisionIds {
		const taken = new Set<number>()
		for (const name of file.partNames) {
			if (!/\.xml$/i.test(name) || withoutRevisions.test(name)) continue
			const sources = name === file.mainPart ? sourcesWithIds(file.tree(name)) : [file.part(name) ?? '']
			for (const source of sources)
				for (const [, id = ''] of source.matchAll(/[:\s]id\s?=\s?["'](\d{1,10})["']/g)) if (Number(id) <= largestId) taken.add(Number(id))
		}
		return new RevisionIds(taken)
	}

	/** The next id above all others; where a file has used up the numbers to the top, the lowest free one. */
	next(): number {
		if (this.last >= largestId) this.last = 0
		do this.last++
		while (this.taken.has(this.last))
		this.taken.add(this.last)
		return this.last
	}
}
