import { longPattern } from '#app/domain/text/long-pattern.ts'
import { boldRunIn, isAllCaps, isBareHeading, isHeadingLine, isMarkedHeading, readRunIn, soundsLikeHeading } from './headings.ts'
import { markContents, opensSignature, readExhibitHeading } from './landmarks.ts'
import type { Line } from './lines.ts'
import { Nesting } from './nesting.ts'
import { type PrintedNumber, readComputedNumber, readPrintedNumber } from './printed-number.ts'
import { findTitle } from './title.ts'
import type { Clause } from '../clause.ts'

/** A clause while the outline grows: it knows its lines and its parent, not yet where it ends. */
export interface Opening {
	kind: Clause['kind']
	number: string | null
	/** What references call it inside its parent: "2.1", "(a)", "4", or an exhibit's letter. */
	key: string | null
	heading: string | null
	start: number
	bodyStart: number
	firstLine: number
	/** One behind the last line, those of its children included. */
	endLine: number
	parent: Opening | null
}

type Phase = 'front' | 'recitals' | 'body' | 'signature'

const recitalsHeading = /^(?:recitals?|background|w\s?i\s?t\s?n\s?e\s?s\s?s\s?e\s?t\s?h|whereas|preliminary statements?)\s*:?$/i
const operative = longPattern('i')`
	^(?:now,?\s+therefore|it is (?:hereby )?agreed|now (?:it is|this)|the parties (?:hereby |therefore )?agree|in consideration of)
	|agrees? as follows\s*[:.]?$|agreed as follows\s*[:.]?$
`
const partiesHeading = /^(?:\(?\d?\)?\s*)?(?:parties|between|by and between|among|and|preamble|introduction)\s*:?$/i
const titleWindow = 25

/** Reads the lines of a document into its clauses, in document order. */
export function readOutline(lines: readonly Line[]): { openings: Opening[]; contents: boolean[] } {
	const contents = markContents(lines)
	const title = findTitle(lines.slice(0, titleWindow), contents)
	const outline = new Outline(lines)
	for (let index = 0; index < lines.length; index++) {
		if (contents[index]) continue
		if (title && index >= title.first && index <= title.last) outline.title(index, title.last)
		else outline.read(index)
	}
	return { openings: outline.openings, contents }
}

class Outline {
	readonly openings: Opening[] = []
	private readonly seen = new Set<Clause['kind']>()
	private readonly nesting = new Nesting<Opening>()
	private phase: Phase = 'front'
	private current: Opening | null = null
	private headingPending = false
	private numberSeen = false
	private clauseBeforeExhibit = false

	constructor(private readonly lines: readonly Line[]) {}

	title(index: number, last: number) {
		if (this.current?.kind === 'title' && this.current.endLine === index) return this.extend(index)
		this.nesting.closeAll()
		const line = this.lines[index] as Line
		const end = this.lines[last] ?? line
		const heading = this.lines
			.slice(index, last + 1)
			.map(({ text }) => text)
			.join(' ')
		this.add({ kind: 'title', number: null, key: null, heading, start: line.start, bodyStart: end.end }, index, null)
	}

	read(index: number) {
		const line = this.lines[index] as Line
		if (this.exhibit(line, index) || this.signature(line, index) || this.recital(line, index)) return
		if (this.numbered(line, index) || this.headed(line, index)) return
		if (this.current === null || (this.current.kind === 'title' && this.phase === 'front')) this.plain('preamble', line, index)
		else this.extend(index)
	}

	private exhibit(line: Line, index: number): boolean {
		const found = index > 2 || this.phase !== 'front' ? readExhibitHeading(line) : null
		if (!found) return false
		this.clauseBeforeExhibit ||= this.seen.has('clause')
		this.nesting.closeAll()
		const opening = this.add(
			{
				kind: 'exhibit',
				number: found.shown,
				key: found.label,
				heading: found.heading,
				start: line.start,
				bodyStart: line.start + found.length,
			},
			index,
			null,
		)
		if (found.heading) opening.bodyStart = line.end
		this.headingPending = found.heading === null
		this.nesting.open({ reading: { style: 'exhibit', value: 1 }, key: `exhibit ${found.label}`, node: opening })
		this.phase = 'body'
		return true
	}

	private signature(line: Line, index: number): boolean {
		if (this.phase === 'signature' || !opensSignature(line, [this.lines[index + 1], this.lines[index + 2]])) return false
		const before = this.seen.has('clause') || this.seen.has('exhibit') || index > 4
		if (!before) return false
		this.nesting.closeToExhibit()
		this.plain('signature', line, index)
		this.phase = 'signature'
		return true
	}

	private recital(line: Line, index: number): boolean {
		if (this.phase === 'signature' || (this.phase === 'body' && this.numberSeen)) return false
		const begins = recitalsHeading.test(line.text)
		if (begins || /^whereas\b/i.test(line.text)) this.enterRecitals()
		if (begins) {
			this.plain('recital', line, index, line.text)
			return true
		}
		if (this.phase !== 'recitals') return false
		if (operative.test(line.text)) {
			this.plain('preamble', line, index)
			this.phase = 'body'
			return true
		}
		const number = this.numberOf(line)
		if (number && number.components.length > 0 && number.readings[0]?.value === 1) return false
		if (!number && !/^whereas\b/i.test(line.text) && isHeadingLine(line, this.lines[index + 1])) return false
		const start = line.start + (number?.length ?? 0)
		this.add(
			{ kind: 'recital', number: number?.shown ?? null, key: null, heading: null, start: line.start, bodyStart: start },
			index,
			this.nesting.parent(),
		)
		return true
	}

	private enterRecitals() {
		if (this.phase !== 'recitals') this.nesting.closeToExhibit()
		this.phase = 'recitals'
	}

	private numbered(line: Line, index: number): boolean {
		const number = this.numberOf(line)
		if (!number || !this.accepts(number, line) || this.listsParties(index)) return false
		const rest = line.text.slice(number.length)
		const bare = rest === '' || isBareHeading(rest) || isMarkedHeading(line, rest)
		const runIn = bare ? null : (boldRunIn(line, number.length) ?? readRunIn(rest, true))
		const heading = bare ? rest.replace(/\s*[.:]$/, '') || null : (runIn?.heading ?? null)
		const bodyStart = bare ? line.end : line.start + number.length + (runIn?.length ?? 0)

		if (this.onCoverPage()) this.nesting.closeAll()
		else if (this.phase !== 'body' || this.endsHeading(line)) this.nesting.closeToExhibit()
		const reading = this.nesting.place(number)
		const key = number.components.length ? number.components.join('.') : number.key.toLowerCase()
		const opening = this.add(
			{ kind: 'clause', number: number.shown, key, heading, start: line.start, bodyStart },
			index,
			this.nesting.parent(),
		)
		this.nesting.open({ reading, key, node: opening })
		this.headingPending = rest === ''
		this.numberSeen = true
		this.phase = 'body'
		return true
	}

	/** Annexes that stand before all clauses are filled in on a cover page; the terms behind them are not theirs. */
	private onCoverPage(): boolean {
		return !this.numberSeen && this.seen.has('exhibit') && !this.clauseBeforeExhibit
	}

	private headed(line: Line, index: number): boolean {
		if (this.phase === 'signature') return false
		const next = this.lines[index + 1]
		if (isHeadingLine(line, next)) return this.heading(line, index)
		const runIn = boldRunIn(line, 0) ?? (this.phase === 'body' || this.current?.kind === 'clause' ? readRunIn(line.text) : null)
		if (
			!runIn ||
			((line.boldEnd === null || line.paragraph.kind !== 'list_item') &&
				/^\s*:/.test(line.text.slice(runIn.heading.length)) &&
				!soundsLikeHeading(runIn.heading)) ||
			line.paragraph.kind === 'table_cell' ||
			line.text.length - runIn.length < 30 ||
			!this.closeForRunIn(line)
		)
			return false
		const opening = this.add(
			{ kind: 'clause', number: null, key: null, heading: runIn.heading, start: line.start, bodyStart: line.start + runIn.length },
			index,
			this.nesting.parent(),
		)
		this.nesting.open({ reading: { style: 'run-in', value: 0 }, key: '', node: opening })
		return true
	}

	private heading(line: Line, index: number): boolean {
		if (this.headingPending && this.current) {
			this.current.heading = line.text.replace(/\s*[.:]$/, '')
			this.current.bodyStart = line.end
			this.headingPending = false
			this.extend(index)
			return true
		}
		if (this.phase === 'front' && (line.text.startsWith('(') || partiesHeading.test(line.text) || !this.proseFollows(index))) return false
		if (!this.nesting.closeInside((node) => this.isAbove(node, line))) {
			if (this.continuesInside(index)) this.nesting.closeToOutermost()
			else this.nesting.closeToExhibit()
		}
		const heading = line.text.replace(/\s*[.:]$/, '')
		const opening = this.add(
			{ kind: 'clause', number: null, key: null, heading, start: line.start, bodyStart: line.end },
			index,
			this.nesting.parent(),
		)
		this.nesting.open({ reading: { style: 'heading', value: 0 }, key: '', node: opening })
		this.phase = 'body'
		return true
	}

	/** Whether the next number goes on inside the open clause ("3.2" while 3 is open): then a heading in between is part of it. */
	private continuesInside(index: number): boolean {
		const outermost = this.nesting.outermost
		if (!outermost || !/^\d+$/.test(outermost.key)) return false
		if (this.lines[index]?.paragraph.emphasised && this.goesOnBehind(index, Number(outermost.key) + 1)) return true
		for (let at = index + 1; at < Math.min(index + 6, this.lines.length); at++) {
			const number = this.numberOf(this.lines[at] as Line)
			if (number) return number.components.length > 1 && String(number.components[0]) === outermost.key
		}
		return false
	}

	/** Whether the file puts a heading below an open clause: bold words do, below a heading's style. */
	private isAbove(node: Opening, { paragraph }: Line): boolean {
		const above = this.lines[node.firstLine]?.paragraph
		if (above?.kind !== 'heading') return false
		return paragraph.kind === 'heading' ? (paragraph.level ?? 0) > (above.level ?? 0) : paragraph.emphasised
	}

	/** A numbered heading ends an unnumbered one unless the file puts it below that one. */
	private endsHeading({ paragraph }: Line): boolean {
		const above =
			this.nesting.outermost?.reading.style === 'heading' ? this.lines[this.nesting.outermost.node.firstLine]?.paragraph : undefined
		return above !== undefined && paragraph.kind === 'heading' && (above.kind !== 'heading' || (above.level ?? 0) >= (paragraph.level ?? 0))
	}

	/** Whether the next section number below a line in bold is `value`: then the line heads a part of the section before that. */
	private goesOnBehind(index: number, value: number): boolean {
		for (let at = index + 1; at < Math.min(index + 200, this.lines.length); at++) {
			const line = this.lines[at] as Line
			const number = line.text.length <= 110 ? this.numberOf(line) : null
			if (number?.components.length === 1) return number.components[0] === value
		}
		return false
	}

	/** A heading in front of the agreement's words is a letterhead or an address unless prose or a number stands below. */
	private proseFollows(index: number): boolean {
		const next = this.lines[index + 1]
		return next !== undefined && (next.text.length > 60 || this.numberOf(next) !== null || readRunIn(next.text) !== null)
	}

	private closeForRunIn(line: Line): boolean {
		const open = this.nesting.find('run-in')
		if (open !== -1) {
			this.nesting.closeTo(open)
			return true
		}
		// Words in bold stand below the heading above them, however deep that is.
		if (
			line.boldEnd !== null &&
			this.nesting.closeInside((node) => node.heading !== null && node.bodyStart >= (this.lines[node.firstLine]?.end ?? 0))
		)
			return true
		const outermost = this.nesting.outermost
		if (outermost && outermost.node.number !== null && outermost.node.bodyStart < (this.lines[outermost.node.firstLine]?.end ?? 0))
			return false
		this.nesting.closeToOutermost()
		return true
	}

	private accepts(number: PrintedNumber, line: Line): boolean {
		if (this.phase === 'signature') return number.readings[0]?.style !== 'other' && line.text.length > 80
		const letters = number.components.length === 0
		if (this.phase === 'front' && letters && !line.paragraph.numbering)
			return /^[A-Z]$/.test(number.key) && number.readings.some((reading) => reading.value === 1) && isAllCaps(line.text)
		if (!letters || /^\(/.test(number.shown) || line.paragraph.numbering) return true
		// "A. Smith" and "I. Newton" are people: a bare letter must begin a list or go on with one.
		return number.readings.some((reading) => reading.value === 1 || this.continues(reading.style, reading.value))
	}

	/** "between: 1) Acme Ltd … 2) Beta GmbH …" numbers the parties, not the clauses. */
	private listsParties(index: number): boolean {
		if (this.numberSeen) return false
		return [this.lines[index - 1], this.lines[index - 2]].some(
			(before) => before !== undefined && /\b(?:between|among|parties)\s*:?$/i.test(before.text),
		)
	}

	private continues(style: PrintedNumber['readings'][number]['style'], value: number): boolean {
		const open = this.nesting.find(style)
		if (open === -1) return false
		return this.nesting.valueAt(open) + 1 === value
	}

	private numberOf(line: Line): PrintedNumber | null {
		if (line.first && line.paragraph.numbering) return readComputedNumber(line.paragraph.numbering)
		return readPrintedNumber(line.text)
	}

	private plain(kind: Clause['kind'], line: Line, index: number, heading: string | null = null) {
		this.add(
			{ kind, number: null, key: null, heading, start: line.start, bodyStart: heading ? line.end : line.start },
			index,
			this.nesting.parent(),
		)
	}

	private add(opening: Omit<Opening, 'firstLine' | 'endLine' | 'parent'>, index: number, parent: Opening | null): Opening {
		const added: Opening = { ...opening, firstLine: index, endLine: index + 1, parent }
		this.openings.push(added)
		this.seen.add(added.kind)
		this.current = added
		this.headingPending = false
		this.extend(index)
		return added
	}

	private extend(index: number) {
		for (let node: Opening | null = this.current; node; node = node.parent) node.endLine = index + 1
		if (this.headingPending && this.current && this.current.firstLine !== index) this.headingPending = false
	}
}
