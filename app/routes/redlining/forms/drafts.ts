import type { Resource } from './resources.ts'

type Fields = Record<string, string>

/** What was typed into one form and not sent. */
interface Draft {
	typed: Fields
	/** What stood in its text boxes before. */
	before: Fields
}

/** A form as far as its draft goes: all that it would send, and what its text boxes hold and held when they were drawn. */
export interface TypedForm {
	/** What it changes, and what it is about: together they tell it from every other form of the page. */
	key: string
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
	keep({ key, sends, boxes }: TypedForm): void {
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
	taken({ key, boxes }: TypedForm, emptied: boolean): Fields {
		const draft = this.#drafts.get(key)
		if (!draft) return {}
		const before = emptied ? draft.before : Object.fromEntries(boxes.map(({ name, value }) => [name, value]))
		const typed = { ...draft.typed }
		for (const { name, value } of boxes) if (typed[name] === value) typed[name] = before[name] ?? ''
		if (boxes.every(({ name }) => typed[name] === (before[name] ?? ''))) this.#drafts.delete(key)
		else this.#drafts.set(key, { typed, before })
		return draft.before
	}

	/** What was typed into the form with that key; `undefined` where nothing was. */
	of(key: string): Fields | undefined {
		return this.#drafts.get(key)?.typed
	}
}

/** The key of the form that changes a resource of the page and is about that. */
export function formKey(resource: Resource, about: Fields): string {
	return JSON.stringify([resource, ...Object.entries(about).sort(([one], [other]) => (one < other ? -1 : 1))])
}

/** The boxes of a form that somebody types into. */
export function boxesOf(form: HTMLFormElement): (HTMLTextAreaElement | HTMLInputElement)[] {
	return [...form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type="text"], input[type="email"]')]
}

/** A form with what is typed into it. */
export function typedInto(form: HTMLFormElement, resource: Resource, about: Fields): TypedForm {
	return {
		key: formKey(resource, about),
		sends: Object.fromEntries([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')),
		boxes: boxesOf(form).map(({ name, value, defaultValue }) => ({ name, value, drawn: defaultValue })),
	}
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
