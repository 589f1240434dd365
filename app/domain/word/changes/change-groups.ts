import type { XmlElement } from '../package/xml/xml-element.ts'
import type { ChangeKind } from './tracked-change.ts'
import type { FoundChange } from './found-change.ts'

/** What counts a run or a paragraph mark of a new row or cell as part of that row or cell. */
const takenIn: Partial<Record<ChangeKind, ChangeKind[]>> = {
	insertion: ['row_insertion', 'cell_insertion'],
	deletion: ['row_deletion', 'cell_deletion'],
}

/**
 * Puts the marks of changes together as they are met in document order: those of one kind, author and date with
 * nothing else between them are one change.
 */
export class ChangeGroups {
	readonly found: FoundChange[] = []
	/** Index of the `w:p` that is being read. */
	paragraphIndex = -1
	private readonly open = new Map<string, FoundChange>()
	private readonly around: FoundChange[] = []

	/** The change that a mark belongs to, a new one where none is open. */
	meet(kind: ChangeKind, mark: XmlElement, isParagraphMark = false): FoundChange {
		const author = mark.attribute('w:author') ?? ''
		const date = mark.attribute('w:date')
		const taking = this.around.find((change) => takenIn[kind]?.includes(change.kind) && change.author === author && change.date === date)
		const change = taking ?? this.open.get(keyOf({ kind, author, date })) ?? this.begin(kind, mark)
		if (!taking) this.leaveOpen(change)
		change.marks.push(mark)
		change.onlyParagraphMarks &&= isParagraphMark
		return change
	}

	/** A change of its own, whatever stands beside it. */
	meetAlone(kind: ChangeKind, mark: XmlElement): FoundChange {
		const change = this.begin(kind, mark)
		change.marks.push(mark)
		change.onlyParagraphMarks = false
		return change
	}

	/** Begins a change that has no marks yet. */
	begin(kind: ChangeKind, mark: XmlElement): FoundChange {
		const change: FoundChange = {
			kind,
			author: mark.attribute('w:author') ?? '',
			date: mark.attribute('w:date'),
			move: null,
			text: '',
			paragraphIndex: this.paragraphIndex,
			marks: [],
			controls: [],
			onlyParagraphMarks: true,
		}
		this.found.push(change)
		return change
	}

	/** What follows may still belong to a change. */
	leaveOpen(change: FoundChange): void {
		this.open.set(keyOf(change), change)
	}

	/** Reads what the changes cover. */
	within(changes: readonly FoundChange[], read: () => void): void {
		this.around.push(...changes)
		read()
		this.around.length -= changes.length
	}

	/** Content stands here: words, or '' for a picture, a note's mark … It ends every change that is not around it. */
	pass(text: string): void {
		for (const [key, change] of this.open) if (!this.around.includes(change)) this.open.delete(key)
		if (text !== '') for (const change of new Set(this.around)) change.text += text
	}

	/** A paragraph begins here; a change of a row that had none so far begins in it. */
	enterParagraph(index: number): void {
		this.paragraphIndex = index
		for (const change of this.around) if (change.paragraphIndex < 0) change.paragraphIndex = index
	}
}

function keyOf({ kind, date, author }: Pick<FoundChange, 'kind' | 'date' | 'author'>): string {
	return `${kind}|${date}|${author}`
}
