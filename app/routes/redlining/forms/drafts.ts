import type { Resource } from './resources.ts'

type Fields = Record<string, string>

interface Draft {
	typed: Fields
	/** The earlier content of its text boxes. */
	before: Fields
}

/** A form with the data of its draft: all fields that it would send, and the current and initial content of its text boxes. */
export interface TypedForm {
	/** Its resource and target, which together identify the form on the page. */
	key: string
	sends: Fields
	boxes: { name: string; value: string; drawn: string }[]
}

/**
 * Unsent input of the page's forms. A form may disappear, for example when another suggestion is opened, and come back
 * with its input.
 */
export class Drafts {
	readonly #drafts = new Map<string, Draft>()

	/** Whether the page has input that would be lost with it. */
	get any(): boolean {
		return this.#drafts.size > 0
	}

	/** Keeps the input; a form with its initial content has no draft any more. */
	keep({ key, sends, boxes }: TypedForm): void {
		const before = this.#drafts.get(key)?.before ?? Object.fromEntries(boxes.map(({ name, drawn }) => [name, drawn]))
		if (boxes.every(({ name, value }) => value === (before[name] ?? ''))) this.#drafts.delete(key)
		else this.#drafts.set(key, { typed: sends, before })
	}

	/**
	 * Removes the draft of a form that the server accepted; input since then stays a draft.
	 *
	 * @param sent the form as it was sent
	 * @param emptied whether the form then has its initial content, and not the accepted words
	 * @returns the initial content of its text boxes
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

	/** The input of the form with that key; `undefined` without any. */
	of(key: string): Fields | undefined {
		return this.#drafts.get(key)?.typed
	}
}

/** The key of a form, from its resource and its target. */
export function formKey(resource: Resource, about: Fields): string {
	return JSON.stringify([resource, ...Object.entries(about).sort(([one], [other]) => (one < other ? -1 : 1))])
}

/** The boxes of a form that somebody types into. */
export function boxesOf(form: HTMLFormElement): (HTMLTextAreaElement | HTMLInputElement)[] {
	return [...form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type="text"], input[type="email"]')]
}

/** A form with its current input. */
export function typedInto(form: HTMLFormElement, resource: Resource, about: Fields): TypedForm {
	return {
		key: formKey(resource, about),
		sends: Object.fromEntries([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')),
		boxes: boxesOf(form).map(({ name, value, defaultValue }) => ({ name, value, drawn: defaultValue })),
	}
}

/**
 * Empties a form's text boxes after sending; input since then stays.
 *
 * @param before their initial content; a box drawn with a draft would otherwise be reset to the draft
 * @returns whether there was no input since
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
