import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import type { Structure } from '#app/domain/review/clauses/clause.ts'
import { readingView } from '#app/domain/review/reading-view.ts'
import { plainDocument } from './plain-document.ts'

/** A file of CUAD contracts (`cuad_*.json.gz`): spans are [category, start, end]; a start of -1 was not located. */
export interface CuadFile {
	categories: string[]
	docs: { title: string; text: string; spans: [number, number, number][] }[]
}

/** A contract with its sentences and the spans that lawyers marked. */
export interface MarkedContract {
	title: string
	text: string
	/** The text as the parties read it. */
	view: ExtractedDocument
	structure: Structure
	/** Spans by category index. */
	gold: Map<number, { start: number; end: number }[]>
}

/** The content of a `cuad_*.json.gz`. */
export function readCuad(path: string): CuadFile {
	return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as CuadFile
}

/** Reads every contract as the product does. */
export function markedContracts({ docs }: CuadFile): MarkedContract[] {
	return docs.map(({ title, text, spans }) => {
		const gold = new Map<number, { start: number; end: number }[]>()
		for (const [category, start, end] of spans) {
			if (start < 0) continue
			const found = gold.get(category)
			if (found) found.push({ start, end })
			else gold.set(category, [{ start, end }])
		}
		const view = readingView(plainDocument(text))
		return { title, text, view, structure: readStructure(view), gold }
	})
}
