import { linesAsStored } from './text-fields.ts'
import type { Resource } from './resources.ts'

/** A refused form with its input: without scripts the page is drawn again, and must show it. */
export interface RefusedForm {
	/** Why, in one sentence. */
	message: string
	/** The refused field, if it was one field. */
	field?: string
	resource: Resource
	typed: Record<string, string>
}

const typedField = /^(text|find|reason|internalNote|body|email|cell\d+)$/

/** A refused form to show again; `null` without typed input, where nothing can be lost. */
export function refusedForm(resource: Resource, form: Record<string, unknown>, message: string, field?: string): RefusedForm | null {
	if (!Object.keys(form).some((name) => typedField.test(name))) return null
	return {
		message,
		field,
		resource,
		typed: Object.fromEntries(Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string')),
	}
}

/** The refused form in an action's answer, if it is one. */
export function readRefused(answer: unknown): RefusedForm | null {
	return typeof answer === 'object' && answer !== null && 'typed' in answer ? (answer as RefusedForm) : null
}

/** What a form shows of a refusal: nothing, unless it is the refused form. */
export interface Typed {
	/** The input of one of its boxes. */
	of(name: string): string | undefined
	message: string | null
	/** The refused field; `null` where the whole form was refused. */
	field: string | null
	/** Whether there is any input to show again. */
	any: boolean
}

/**
 * The input of one form.
 *
 * @param resource what the form changes
 * @param about the fields that distinguish the form from others of its resource
 * @param draft its unsent input
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
		message: isIt ? refused.message : null,
		field: isIt ? (refused.field ?? null) : null,
		any: typed !== undefined,
	}
}

function sameText(sent: string | undefined, value: string): boolean {
	return sent !== undefined && linesAsStored(sent) === linesAsStored(value)
}
