import { longPattern } from '#app/domain/text/long-pattern.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'

/** A field of Word: what it computes, and where its instruction and its last result stand. */
export interface FileField {
	start: number
	end: number
	/** ' REF _Ref12345 \r \h ' */
	instruction: string
	/** Where its result begins; the end of the instruction where it has none. */
	result: number
	/** Where the result ends. */
	resultEnd: number
}

const pieces = longPattern('g')`
	<(?:[\w.-]+:)?(?:
		fldChar\b[^>]*?fldCharType\s*=\s*["'](begin|separate|end)["'][^>]*>
		|instrText\b[^>]*?(?:\/>|>([^<]*)<)
		|fldSimple\b([^>]*)>
	)
	|<\/(?:[\w.-]+:)?(fldSimple)\s*>
`
const simpleInstruction = /\b(?:[\w.-]+:)?instr\s*=\s*(?:"([^"]*)"|'([^']*)')/

/** The fields of a part in the order in which they begin. One that never ends is left out. */
export function readFields(source: string): FileField[] {
	if (!/fldChar|fldSimple/.test(source)) return []
	const fields: FileField[] = []
	const open: FileField[] = []
	for (const match of source.matchAll(new RegExp(pieces))) {
		const [tag, kind, instruction, simple, simpleEnd] = match
		const at = match.index
		const top = open.at(-1)
		if (kind === 'begin' || (simple !== undefined && !simple.endsWith('/'))) {
			const written = simpleInstruction.exec(simple ?? '')
			const text = characterData(written?.[1] ?? written?.[2] ?? '')
			open.push({ start: at, end: -1, instruction: text, result: simple === undefined ? -1 : at + tag.length, resultEnd: -1 })
		} else if (top && instruction !== undefined && top.result < 0) top.instruction += characterData(instruction)
		else if (top && kind === 'separate') top.result = at + tag.length
		else if (top && (kind === 'end' || simpleEnd)) {
			open.pop()
			top.end = at + tag.length
			top.resultEnd = at
			if (top.result < 0) top.result = at
			fields.push(top)
		}
	}
	return fields.sort((one, other) => one.start - other.start)
}
