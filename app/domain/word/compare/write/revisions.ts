import type { RevisionIds } from '#app/domain/word/changes/revision-ids.ts'
import type { Stamp } from '#app/domain/word/changes/stamp.ts'
import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'

/** The elements that wrap deleted and inserted content. */
export type RevisionName = 'ins' | 'del' | 'moveFrom' | 'moveTo'

/** Writes the tracked changes of one comparison, each with an id of its own, and keeps the ids. */
export class Revisions {
	/** Ids of all changes written so far. */
	readonly written = new Set<number>()
	private readonly ids: RevisionIds
	private readonly stamp: Stamp
	private moves = 0

	constructor(ids: RevisionIds, stamp: Stamp) {
		this.ids = ids
		this.stamp = stamp
	}

	/** The attributes of one more change. */
	attributes(): { id: number; author: string; date: string } {
		const id = this.ids.next()
		this.written.add(id)
		return { id, author: this.stamp.author, date: this.stamp.date }
	}

	/** `content` as a change; nothing for nothing. */
	wrap(name: RevisionName, content: string, markup: Markup): string {
		return content === '' ? '' : markup.open(name, this.attributes()) + content + markup.close(name)
	}

	/** A name for both ends of one move, used nowhere else in the file. */
	nameOfMove(): string {
		return `compared${++this.moves}`
	}
}
