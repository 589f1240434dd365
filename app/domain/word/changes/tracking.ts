import type { RevisionIds } from './revision-ids.ts'
import type { Stamp } from './stamp.ts'

/** The tracked changes and comments of a batch of edits: under which ids they are written, and for which edit. */
export class Tracking {
	readonly ids: RevisionIds
	private readonly stamp: Stamp
	/** Of each commented edit: the id of its comment, then those of the replies. */
	private readonly comments: ReadonlyMap<number, readonly number[]>
	private readonly changes = new Map<number, number[]>()

	constructor(ids: RevisionIds, stamp: Stamp, comments: ReadonlyMap<number, readonly number[]>) {
		this.ids = ids
		this.stamp = stamp
		this.comments = comments
	}

	/** The attributes of one more tracked change of an edit. */
	change(edit: number): Record<string, string | number> {
		const id = this.ids.next()
		this.changes.set(edit, [...(this.changes.get(edit) ?? []), id])
		return { id, author: this.stamp.author, date: this.stamp.date }
	}

	commentIds(edit: number): readonly number[] {
		return this.comments.get(edit) ?? []
	}

	changeIds(edit: number): number[] {
		return this.changes.get(edit) ?? []
	}

	/** Ids of all changes of the batch. */
	get changeIdsOfBatch(): Set<number> {
		return new Set([...this.changes.values()].flat())
	}
}
