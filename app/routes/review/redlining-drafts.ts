/** The fields that tell forms of one kind apart: each is about a suggestion, a thread or words of the document. */
const subjects = ['do', 'suggestion', 'thread', 'paragraphId', 'start', 'end'] as const

type Fields = Record<string, string>

/** What was typed into one form and not sent. */
interface Draft {
	typed: Fields
	/** What stood in its text boxes before. */
	before: Fields
}

/** A form as far as its draft goes: all that it would send, and what its text boxes hold and held when they were drawn. */
export interface TypedForm {
	sends: Fields
	boxes: { name: string; value: string; drawn: string }[]
}

/**
 * What was typed into the forms of the page and not sent yet. A form may go meanwhile, as with the next suggestion, and
 * come back with the words in it.
 */
export class Drafts {
	readonly #drafts = new Map<string, Draft>()

	/** Whether there are words that would be lost with the page. */
	get any(): boolean {
		return this.#drafts.size > 0
	}

	/** Keeps what was typed; a form that reads as it did before has no draft any more. */
	keep({ sends, boxes }: TypedForm): void {
		const key = keyOf(sends)
		const before = this.#drafts.get(key)?.before ?? Object.fromEntries(boxes.map(({ name, drawn }) => [name, drawn]))
		if (boxes.every(({ name, value }) => value === (before[name] ?? ''))) this.#drafts.delete(key)
		else this.#drafts.set(key, { typed: sends, before })
	}

	/**
	 * Forgets what was typed into a form, because it was sent.
	 *
	 * @returns what stood in its text boxes before
	 */
	forget(sends: Fields): Fields {
		const key = keyOf(sends)
		const before = this.#drafts.get(key)?.before ?? {}
		this.#drafts.delete(key)
		return before
	}

	/** What was typed into the form about that; `undefined` where nothing was. */
	of(about: Fields): Fields | undefined {
		return [...this.#drafts.values()].find(({ typed }) => Object.entries(about).every(([name, value]) => typed[name] === value))?.typed
	}
}

function keyOf(sends: Fields): string {
	return JSON.stringify(subjects.map((name) => sends[name] ?? null))
}
