import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { readCuad } from '../clauses/cuad.ts'
import { readUnfairTerms } from '../unfair-terms/unfair-terms-data.ts'

/** A contract whose points were marked: known by its key of the fresh-sample protocol, "source:title". */
export interface PointDocument {
	key: string
	text: string
}

/** Where SEC filings among the founder contracts come from; other founder contracts are read and measured, not learned from. */
const filings = 'LexPredict/lexpredict-contraxsuite-samples'

/** Contracts of our own writing, of types that the data sets lack. */
const ownContracts = join(projectRoot, 'bench/points/own')

/**
 * Every contract that a shipped model may learn from: CUAD, ContractNLI, the CLAUDETTE terms, SEC filings and our own
 * writing, with lines that were only wrapped joined to paragraphs. Marks hold offsets in these texts.
 *
 * @param data the folder of data sets, see `shared/data/README.md`
 */
export function* pointDocuments(data: string): Generator<PointDocument> {
	for (const { title, text } of readCuad(join(data, 'cuad_train.json.gz')).docs) yield { key: `cuad:${title}`, text: joinWrapped(text) }
	const ndas = JSON.parse(gunzipSync(readFileSync(join(data, 'contractnli_train.json.gz'))).toString('utf8')) as {
		documents: { id?: number; file_name?: string; text?: string }[]
	}
	for (const { id, file_name: file, text } of ndas.documents) if (text) yield { key: `nda:${file ?? id}`, text: joinWrapped(text) }
	const terms = readUnfairTerms(join(data, 'unfair_tos_train.json.gz')).docs ?? {}
	for (const [name, sentences] of Object.entries(terms))
		yield { key: `tos:${name}`, text: sentences.map(([sentence]) => sentence).join('\n') }
	for (const name of readdirSync(ownContracts)
		.filter((file) => file.endsWith('.txt'))
		.sort())
		yield { key: `own:${name.slice(0, -4)}`, text: readFileSync(join(ownContracts, name), 'utf8') }
	const rows = readFileSync(join(data, 'founder/MANIFEST.tsv'), 'utf8')
		.split('\n')
		.map((row) => row.split('\t'))
	for (const [path, , source] of rows) {
		if (path && source === filings && path.endsWith('.txt'))
			yield { key: `founder:founder/${path}`, text: joinWrapped(readFileSync(join(data, 'founder', path), 'utf8')) }
	}
}

/** What begins a paragraph of its own although no empty line stands before it. */
const beginsParagraph = /^(?:\(?[a-z0-9ivx]{1,4}[.)]|[-*#•]|\d+\.\d|(?:ARTICLE|SECTION|Section)\b)/

/** A text with one line for each paragraph: lines that were only broken to the width of a page are joined. */
export function joinWrapped(text: string): string {
	const lines = text.split(/\r?\n|\f/)
	const lengths = lines.map((line) => line.trim().length).filter((length) => length > 0)
	const median = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
	const wrapped = lengths.length > 20 && median < 130 && lengths.length < 0.95 * lines.length
	const paragraphs: string[] = []
	let open = false
	for (const line of lines) {
		const words = line.trim()
		if (words === '') open = false
		else if (wrapped && open && !beginsParagraph.test(words)) paragraphs.push(`${paragraphs.pop()} ${words}`)
		else {
			paragraphs.push(words)
			open = words !== words.toUpperCase()
		}
	}
	return paragraphs.join('\n')
}
