import { ClauseContent, hashOfClause, type ClauseWords } from './clause-content.ts'
import { clauseSides, type ClauseVariant } from './clause-variant.ts'

/** A clause of a file of clauses. */
export interface FiledClause {
	content: ClauseContent
	/** The hash of the content that was exported, before anybody edited the file; `null` for a clause that somebody added to it. */
	basedOn: string | null
}

/** A file of clauses, or the first thing wrong with it. */
export type ClauseFile = { clauses: FiledClause[] } | { line: number; problem: string }

const firstLine = 'Fineprint clauses 1'
const clauseMark = '=== '
const variantMark = '--- '

/**
 * Clauses as text that people can edit: a head with name, tags and notes, then every variant with its words. The same
 * clauses give the same bytes.
 */
export function writeClauseFile(clauses: readonly ClauseWords[]): string {
	const inOrder = [...clauses].sort((one, other) => (one.name < other.name ? -1 : 1))
	return [firstLine, ...inOrder.flatMap((clause) => ['', ...linesOf(clause)]), ''].join('\n')
}

function linesOf(clause: ClauseWords): string[] {
	return [
		`${clauseMark}${clause.name}`,
		`based on: ${hashOfClause(clause)}`,
		...(clause.tags.length > 0 ? [`tags: ${clause.tags.join(', ')}`] : []),
		...(clause.notes === '' ? [] : clause.notes.split('\n').map((line) => `notes: ${line}`.trimEnd())),
		...clause.variants.flatMap((variant) => [headOf(variant), ...variant.text.split('\n').map(escaped)]),
	]
}

function headOf({ key, label, side, state }: ClauseVariant): string {
	return variantMark + [key, label, ...(side ? [`for: ${side}`] : []), ...(state ? [`state: ${state}`] : [])].join(' | ')
}

/** Words that look like a mark of the file get a backslash before them. */
function escaped(line: string): string {
	return /^(\\|=== |--- )/.test(line) ? `\\${line}` : line
}

/** Reads a file of clauses. Every line counts from 1 in what is wrong. */
export function readClauseFile(text: string): ClauseFile {
	const lines = text
		.replace(/^\uFEFF/, '')
		.replace(/\r\n?/g, '\n')
		.split('\n')
	if (lines[0]?.trimEnd() !== firstLine) return { line: 1, problem: `A file of clauses begins with the line “${firstLine}”` }
	const clauses: FiledClause[] = []
	let at = 1
	while (at < lines.length) {
		if (lines[at]!.trim() === '') {
			at++
			continue
		}
		if (!lines[at]!.startsWith(clauseMark)) return { line: at + 1, problem: 'Each clause begins with a line “=== Name of the clause”' }
		const end = nextClause(lines, at + 1)
		const read = readClause(lines, at, end)
		if ('problem' in read) return read
		const name = read.content.name.toLowerCase()
		if (clauses.some(({ content }) => content.name.toLowerCase() === name))
			return { line: at + 1, problem: `The clause “${read.content.name}” appears in the file twice` }
		clauses.push(read)
		at = end
	}
	return { clauses }
}

function nextClause(lines: readonly string[], from: number): number {
	const next = lines.findIndex((line, index) => index >= from && line.startsWith(clauseMark))
	return next === -1 ? lines.length : next
}

function readClause(lines: readonly string[], start: number, end: number): FiledClause | { line: number; problem: string } {
	let [basedOn, tags]: [string | null, string[]] = [null, []]
	const notes: string[] = []
	const variants: (Omit<ClauseVariant, 'text'> & { line: number; words: string[] })[] = []
	for (let at = start + 1; at < end; at++) {
		const line = lines[at]!
		if (line.startsWith(variantMark)) {
			const head = readHead(line.slice(variantMark.length))
			if ('problem' in head) return { line: at + 1, problem: head.problem }
			variants.push({ ...head, line: at + 1, words: [] })
			continue
		}
		const variant = variants.at(-1)
		if (variant) {
			variant.words.push(line.startsWith('\\') ? line.slice(1) : line)
			continue
		}
		const field = /^(based on|tags|notes):\s?([^]*)$/.exec(line)
		if (!field && line.trim() === '') continue
		if (!field) return { line: at + 1, problem: 'Before its first variant a clause has lines “tags:” and “notes:” only' }
		const value = field[2]!.trimEnd()
		if (field[1] === 'based on') basedOn = value.trim() || null
		else if (field[1] === 'tags')
			tags = value
				.split(',')
				.map((tag) => tag.trim())
				.filter(Boolean)
		else notes.push(value)
	}
	const checked = ClauseContent.safeParse({
		name: lines[start]!.slice(clauseMark.length),
		tags,
		notes: notes.join('\n'),
		variants: variants.map(({ key, label, side, state, words }) => ({ key, label, side, state, text: words.join('\n') })),
	})
	if (checked.success) return { content: checked.data, basedOn }
	const issue = checked.error.issues[0]!
	const variant = issue.path[0] === 'variants' && typeof issue.path[1] === 'number' ? variants[issue.path[1]] : undefined
	return { line: variant?.line ?? start + 1, problem: issue.message }
}

type Head = Omit<ClauseVariant, 'text'>

function readHead(head: string): Head | { problem: string } {
	const [key = '', label = '', ...more] = head.split('|').map((piece) => piece.trim())
	const read: Head = { key, label, side: null, state: null }
	for (const piece of more) {
		const condition = /^(for|state):\s*([^]+)$/.exec(piece)
		if (!condition)
			return { problem: 'A variant’s line is “--- key | Label | for: sender | state: California”, the last two if they matter' }
		if (condition[1] === 'state') read.state = condition[2]!
		else if ((clauseSides as readonly string[]).includes(condition[2]!)) read.side = condition[2] as Head['side']
		else return { problem: 'A variant is for: sender, receiver or balanced' }
	}
	return read
}
