import type { Block, Inline, Signer } from './block.ts'
import { plainWords, readInline } from './inline.ts'

const directive = /^(?:\{\{\s*(?:#if|#each|else|\/if|\/each)[^{}]*\}\}\s*)+$/
const marks = [
	['=== ', 'exhibit'],
	['### ', 'heading'],
	['# ', 'title'],
	['> ', 'line'],
	['* ', 'bullet'],
	['~ ', 'subtitle'],
] as const
const clauseMarks = [
	['--- ', 3],
	['-- ', 2],
	['- ', 1],
	['## ', 0],
] as const

/**
 * Reads the text of a template. Paragraphs stand apart by an empty line or begin with a mark: `# ` the title, `~ ` a line
 * below it, `## ` a numbered heading, `- `, `-- ` and `--- ` numbered paragraphs below it, `### ` a heading without a number,
 * `=== ` an exhibit on a page of its own, `* ` a bullet, `> ` a line of an address, `|` a row of a table, `@signatures` a
 * signature block. Placeholders that decide over paragraphs stand alone on their line. `{#label}` names a numbered paragraph;
 * a numbered heading has its own words as label.
 *
 * @throws Error when a line can't be read
 */
export function readBlocks(text: string): Block[] {
	const blocks: Block[] = []
	let held: string[] = []
	const close = () => {
		if (held.length > 0) blocks.push(paragraph(held.join(' ')))
		held = []
	}
	const lines = text.split('\n').map((line) => line.trim())
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? ''
		if (line === '') close()
		else if (held.length === 0 && /^[|@]/.test(line)) {
			// Inside a paragraph a bar may begin a line too: that of a format.
			const block = linesUntilEmpty(lines, at)
			at += block.length - 1
			blocks.push(line.startsWith('|') ? table(rowsOf(block)) : special(block))
		} else {
			if (directive.test(line) || startsParagraph(line)) close()
			held.push(line)
			if (directive.test(line)) close()
		}
	}
	close()
	return blocks
}

function startsParagraph(line: string): boolean {
	return [...marks, ...clauseMarks].some(([mark]) => line.startsWith(mark))
}

function linesUntilEmpty(lines: readonly string[], from: number): string[] {
	const end = lines.indexOf('', from)
	return lines.slice(from, end === -1 ? undefined : end)
}

function paragraph(line: string): Block {
	if (directive.test(line)) return { kind: 'directive', words: [{ text: line }] }
	for (const [mark, level] of clauseMarks) if (line.startsWith(mark)) return clause(line.slice(mark.length), level)
	for (const [mark, kind] of marks) if (line.startsWith(mark)) return { kind, words: readInline(line.slice(mark.length)) }
	return { kind: 'text', words: readInline(line) }
}

function clause(source: string, level: 0 | 1 | 2 | 3): Block {
	const [, source_ = source, given] = /^(.*?)\s*\{#([^}]+)\}$/.exec(source) ?? []
	const words = readInline(source_)
	return { kind: 'clause', level, words, label: given ?? (level === 0 ? plainWords(words) : null) }
}

/** A line without a bar goes on with the row above it. */
function rowsOf(lines: readonly string[]): string[] {
	const rows: string[] = []
	for (const line of lines) {
		if (line.startsWith('|')) rows.push(line)
		else rows.push(`${rows.pop() ?? '|'} ${line}`)
	}
	return rows
}

/** `|---|` below the first row makes it a header; `| widths 30 70` before it sets the columns, in percent. */
function table(lines: readonly string[]): Block {
	let widths: number[] | null = null
	const rows: Inline[][][] = []
	let header = false
	for (const line of lines) {
		const given = /^\|\s*widths((?:\s+\d+)+)$/.exec(line)
		if (given) widths = (given[1] ?? '').trim().split(/\s+/).map(Number)
		else if (/^\|[\s|-]+$/.test(line)) header = true
		else rows.push(cells(line).map(readInline))
	}
	return { kind: 'table', header, rows, widths }
}

/** A bar inside braces sets a format and divides nothing. */
function cells(line: string): string[] {
	const parts = line.replace(/^\||\|$/g, '').match(/(?:\{\{[^{}]*\}\}|[^|{]|\{(?!\{))+/g)
	return (parts ?? []).map((cell) => cell.trim())
}

function special([first = '', ...lines]: readonly string[]): Block {
	if (first === '@signatures') return { kind: 'signatures', signers: readSigners(lines) }
	const list = /^@signatures each (\w+)$/.exec(first)?.[1]
	if (list && lines[0]) return { kind: 'signature_list', list, signer: signer(lines[0]) }
	throw new Error(`A template has a line that can't be read: ${first}`)
}

/** A line that begins with `+ ` is one more to fill in by hand for the signer above it. */
function readSigners(lines: readonly string[]): Signer[] {
	const signers: Signer[] = []
	for (const line of lines) {
		if (line.startsWith('+ ')) signers.at(-1)?.byHand.push(line.slice(2))
		else signers.push(signer(line))
	}
	return signers
}

/** 'Company: name | who signs | title' or 'Founder: name'. */
function signer(line: string): Signer {
	const [, label = '', rest = ''] = /^(.+?):\s+(.*)$/.exec(line) ?? []
	const [name = '', by, title = ''] = cells(`|${rest}|`)
	if (label === '' || name === '') throw new Error(`A signature line can't be read: ${line}`)
	return { label, name, by: by ? { name: by, title } : null, byHand: [] }
}
