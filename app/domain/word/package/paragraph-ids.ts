import type { DocxFile } from './docx-file.ts'

/** Gives `w14:paraId` values that no paragraph of the package has ([MS-DOCX] 2.6.2.3: above 0, below 0x80000000). */
export class ParagraphIds {
	private readonly taken: Set<string>
	private last = 0

	private constructor(taken: Set<string>) {
		this.taken = taken
	}

	static of(file: DocxFile): ParagraphIds {
		const taken = new Set<string>()
		for (const name of file.partNames) {
			if (!/\.xml$/i.test(name)) continue
			for (const [, id = ''] of (file.part(name) ?? '').matchAll(/:paraId\s*=\s*["']([0-9A-Fa-f]{8})["']/g)) taken.add(id.toUpperCase())
		}
		return new ParagraphIds(taken)
	}

	/** Eight hexadecimal digits. The same file gives the same ones. */
	next(): string {
		for (;;) {
			const id = (++this.last).toString(16).toUpperCase().padStart(8, '0')
			if (!this.taken.has(id)) return id
		}
	}
}
