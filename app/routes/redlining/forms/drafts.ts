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
	 * What was sent was taken, so it is no draft any more; what was typed into the same form since stays one.
	 *
	 * @param sent the form as it was sent
	 * @param emptied whether the form stands then as it did before, and not with the words that were taken
	 * @returns what stood in its text boxes before
	 */
	taken({ sends, boxes }: TypedForm, emptied: boolean): Fields {
		const key = keyOf(sends)
		const draft = this.#drafts.get(key)
		if (!draft) return {}
		const before = emptied ? draft.before : Object.fromEntries(boxes.map(({ name, value }) => [name, value]))
		const typed = { ...draft.typed }
		for (const { name, value } of boxes) if (typed[name] === value) typed[name] = before[name] ?? ''
		if (boxes.every(({ name }) => typed[name] === (before[name] ?? ''))) this.#drafts.delete(key)
		else this.#drafts.set(key, { typed, before })
		return draft.before
	}

	/** What was typed into the form about that; `undefined` where nothing was. */
	of(about: Fields): Fields | undefined {
		return [...this.#drafts.values()].find(({ typed }) => Object.entries(about).every(([name, value]) => typed[name] === value))?.typed
	}
}

function keyOf(sends: Fields): string {
	return JSON.stringify(subjects.map((name) => sends[name] ?? null))
}

/**
 * Takes what was sent out of a form's text boxes again; where something else was typed since, that stays.
 *
 * @param before what stood in them before; drawn with a draft in it, a box would be put back to that
 * @returns whether nothing was typed since
 */
export function takeOutSent(
	boxes: readonly { name: string; value: string; defaultValue: string }[],
	sent: TypedForm,
	before: Fields,
): boolean {
	const unchanged = boxes.filter(({ name, value }) => sent.boxes.some((box) => box.name === name && box.value === value))
	for (const box of unchanged) {
		box.defaultValue = before[box.name] ?? box.defaultValue
		box.value = box.defaultValue
	}
	return unchanged.length === boxes.length
}
