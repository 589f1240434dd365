import type { PagesReached } from './page-numbers.ts'

/** What carries on from one paragraph of a story (the body, a note, a header) to the next while it is read. */
export class StoryProgress {
	/** Tracked insertions, deletions and moves met so far. */
	trackedChanges: number
	/** Tables met so far. */
	tables: number
	/** Relationship ids of the headers and footers that sections show, in order. */
	readonly headersAndFooters: string[] = []
	private readonly fields: ('instruction' | 'result')[] = []
	private openInstructions = 0
	private readonly followsFields: boolean
	private waitingComments: string[] = []
	private laidOutPages = 1
	private forcedPages = 1

	/**
	 * Follows fields only where each that begins also ends: one that is left open would swallow the rest of the story.
	 *
	 * @param source the characters of the part.
	 * @param before a story of the same document read before, whose counts go on.
	 */
	constructor(source: string, before?: StoryProgress) {
		this.trackedChanges = before?.trackedChanges ?? 0
		this.tables = before?.tables ?? 0
		const begins = source.match(/fldCharType\s*=\s*["']begin["']/g)?.length ?? 0
		const ends = source.match(/fldCharType\s*=\s*["']end["']/g)?.length ?? 0
		this.followsFields = begins === ends
	}

	/** Whether text here is part of an instruction to Word, which nobody sees. */
	get insideInstruction(): boolean {
		return this.openInstructions > 0
	}

	/** The same, leaving aside the field that was begun last. */
	get insideOuterInstruction(): boolean {
		return this.openInstructions > (this.fields.at(-1) === 'instruction' ? 1 : 0)
	}

	meetFieldCharacter(type: string | null): void {
		if (!this.followsFields) return
		if (type === 'begin') {
			this.fields.push('instruction')
			this.openInstructions++
		} else if (type === 'separate' || type === 'end') {
			if (this.fields.pop() === 'instruction') this.openInstructions--
			if (type === 'separate') this.fields.push('result')
		}
	}

	/** 1-based pages reached so far; they restart nowhere. */
	get page(): PagesReached {
		return { laidOut: this.laidOutPages, forced: this.forcedPages }
	}

	meetLaidOutPage(): void {
		this.laidOutPages++
	}

	meetForcedPage(): void {
		this.forcedPages++
	}

	/** Keeps a comment whose range begins between two paragraphs for the next one. */
	letCommentWait(id: string): void {
		this.waitingComments.push(id)
	}

	takeWaitingComments(): string[] {
		const waiting = this.waitingComments
		this.waitingComments = []
		return waiting
	}
}
