import { type XmlElement, numberValue } from '#app/domain/word/package/xml/xml-element.ts'
import type { PackageFault, PackageFaultCode } from './package-fault.ts'
import type { Around } from './story-walk.ts'

const revisions = new Set(
	`ins del moveFrom moveTo rPrChange pPrChange sectPrChange tblPrChange trPrChange tcPrChange tblGridChange tblPrExChange numberingChange cellIns
	cellDel cellMerge customXmlInsRangeStart customXmlDelRangeStart customXmlMoveFromRangeStart customXmlMoveToRangeStart moveFromRangeStart moveToRangeStart`
		.split(/\s+/)
		.map((name) => `w:${name}`),
)
const ranges = new Set(['w:bookmark', 'w:commentRange', 'w:moveFromRange', 'w:moveToRange', 'w:perm'])
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/**
 * Checks the ids of a package: what is numbered, and what refers to it. One for all stories; `visit` takes every
 * element, `finishPart` and `finish` give what only shows at an end.
 */
export class MarkFaults {
	readonly faults: PackageFault[] = []
	private readonly revisionIds = new Map<string, string>()
	private readonly comments = new Set<string>()
	private readonly notes = { footnote: new Set<string>(), endnote: new Set<string>() }
	private readonly lists = new Set<string>()
	private readonly commentReferences = new Set<string>()
	private readonly waiting: (() => void)[] = []
	private open = new Map<string, 'open' | 'closed'>()

	visit(element: XmlElement, { parent }: Around, part: string): void {
		const { name } = element
		if (revisions.has(name)) this.meetRevision(element, part)
		if (name.endsWith('Start')) this.meetStart(element, part)
		else if (name.endsWith('End')) this.meetEnd(element, part)
		switch (name) {
			case 'w:comment': {
				const id = idOf(element)
				if (this.comments.has(id)) this.say('comment_id_twice', part, `The comment id ${id} is used twice.`)
				this.comments.add(id)
				break
			}
			case 'w:footnote':
				this.notes.footnote.add(idOf(element))
				break
			case 'w:endnote':
				this.notes.endnote.add(idOf(element))
				break
			case 'w:num':
				this.lists.add(element.attribute('w:numId') ?? '')
				break
			case 'w:commentReference':
				this.commentReferences.add(idOf(element))
				this.wantComment(element, part)
				break
			case 'w:commentRangeStart':
			case 'w:commentRangeEnd':
				this.wantComment(element, part)
				break
			case 'w:footnoteReference':
			case 'w:endnoteReference': {
				const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote'
				this.later(() => this.notes[kind].has(idOf(element)), 'note_missing', part, `The ${kind} ${idOf(element)} is missing.`)
				break
			}
			case 'w:numId': {
				const list = numberValue(element)
				if (parent === 'w:numPr' && list !== null && list !== 0)
					this.later(() => this.lists.has(String(list)), 'list_missing', part, `The list ${list} is not defined.`)
			}
		}
	}

	/** To be called when a part has been shown to its end: ranges do not reach into the next. */
	finishPart(part: string): void {
		for (const [range, state] of this.open) if (state === 'open') this.say('range_without_end', part, `${range} never ends.`)
		this.open = new Map()
	}

	/** To be called when all parts have been shown. */
	finish(commentsPart: string | null): void {
		for (const look of this.waiting) look()
		for (const id of this.comments) {
			if (!this.commentReferences.has(id)) this.say('comment_without_reference', commentsPart ?? '', `Nothing refers to the comment ${id}.`)
		}
	}

	private meetRevision(element: XmlElement, part: string): void {
		const { name } = element
		const id = element.attribute('w:id')
		if (id === null || !/^-?\d+$/.test(id)) this.say('revision_without_id', part, `${name} has the id ${id ?? '(none)'}.`)
		else if (!name.endsWith('RangeStart')) {
			const other = this.revisionIds.get(id)
			if (other !== undefined) this.say('revision_id_twice', part, `The revision id ${id} is used by ${other} and ${name}.`)
			this.revisionIds.set(id, name)
		}
		if (name === 'w:tblGridChange') return
		if (!element.attribute('w:author')) this.say('revision_without_author', part, `${name} names no author.`)
		const date = element.attribute('w:date')
		if (date === null || !dateTime.test(date)) this.say('revision_without_date', part, `${name} has the date ${date ?? '(none)'}.`)
	}

	private meetStart(element: XmlElement, part: string): void {
		const kind = element.name.slice(0, -'Start'.length)
		if (!ranges.has(kind)) return
		const range = `${kind} ${idOf(element)}`
		if (this.open.has(range)) this.say('range_twice', part, `${range} begins twice.`)
		this.open.set(range, 'open')
	}

	private meetEnd(element: XmlElement, part: string): void {
		const kind = element.name.slice(0, -'End'.length)
		if (!ranges.has(kind)) return
		const range = `${kind} ${idOf(element)}`
		if (this.open.get(range) !== 'open') this.say('range_without_start', part, `${range} ends without having begun.`)
		this.open.set(range, 'closed')
	}

	private wantComment(element: XmlElement, part: string): void {
		const id = idOf(element)
		this.later(() => this.comments.has(id), 'comment_missing', part, `The comment ${id} of ${element.name} is missing.`)
	}

	private later(holds: () => boolean, code: PackageFaultCode, part: string, says: string): void {
		this.waiting.push(() => {
			if (!holds()) this.say(code, part, says)
		})
	}

	private say(code: PackageFaultCode, part: string, says: string): void {
		this.faults.push({ code, part, says })
	}
}

function idOf(element: XmlElement): string {
	return element.attribute('w:id') ?? ''
}
