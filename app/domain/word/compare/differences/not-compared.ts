/** Something that differs, or may differ, and that the tracked changes of a comparison do not show. */
export interface NotCompared {
	what: string
	where: string
}

/** Gathers what a comparison does not show, each thing once, in the order in which it was met. */
export class NotComparedList {
	private readonly entries = new Map<string, NotCompared>()

	note(what: string, where: string): void {
		this.entries.set(`${what}\n${where}`, { what, where })
	}

	get list(): NotCompared[] {
		return [...this.entries.values()]
	}
}
