import { linesAsStored } from './text-fields.ts'
import type { Resource } from './resources.ts'

/** A form that was not taken, with everything that was typed into it: without scripts the page is drawn anew, and must show it again. */
export interface RefusedForm {
	/** Why, in one sentence. */
	said: string
	/** The field that was refused, where it was one. */
	field?: string
	resource: Resource
	typed: Record<string, string>
}

/** The fields that somebody types into, in whatever form. */
const typedField = /^(text|find|reason|internalNote|body|email|cell\d+)$/

/** A form that was refused, to be shown again; `null` where nothing was typed, so that nothing can be lost. */
export function refusedForm(resource: Resource, form: Record<string, unknown>, said: string, field?: string): RefusedForm | null {
	if (!Object.keys(form).some((name) => typedField.test(name))) return null
	return {
		said,
		field,
		resource,
		typed: Object.fromEntries(Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string')),
	}
}

/** Reads what an action answered; anything but a refused form is none. */
export function readRefused(answer: unknown): RefusedForm | null {
	return typeof answer === 'object' && answer !== null && 'typed' in answer ? (answer as RefusedForm) : null
}

/** What a form shows of a refusal: nothing, unless it is the form that was refused. */
export interface Typed {
	/** What was typed into one of its boxes. */
	of(name: string): string | undefined
	said: string | null
	/** The field that the refusal is about; `null` where it is about the form. */
	field: string | null
	/** Whether there is anything that the form must show again. */
	any: boolean
}

/**
 * What was typed into one form.
 *
 * @param resource what the form changes
 * @param about the fields that tell the form from others of its resource
 * @param draft what was typed into it and not sent
 */
export function typedIn(
	refused: RefusedForm | null,
	resource: Resource,
	about: Record<string, string>,
	draft?: Record<string, string>,
): Typed {
	const isIt =
		refused !== null &&
		refused.resource === resource &&
		Object.entries(about).every(([name, value]) => sameText(refused.typed[name], value))
	const typed = draft ?? (isIt ? refused.typed : undefined)
	return {
		of: (name) => typed?.[name],
		said: isIt ? refused.said : null,
		field: isIt ? (refused.field ?? null) : null,
		any: typed !== undefined,
	}
}

function sameText(sent: string | undefined, value: string): boolean {
	return sent !== undefined && linesAsStored(sent) === linesAsStored(value)
}
