import { data } from 'react-router'
import type { z } from 'zod'
import type { LibraryRefusal } from '#app/http/library-refusals.ts'
import { refusals } from '#app/http/refusals.ts'

/** A form that was not taken: what was typed, and what is wrong with it. */
export interface RefusedForm {
	/** Which form of the page it is. */
	form: string
	typed: Record<string, string>
	/** By field. */
	errors: Record<string, string>
	refusal: Pick<LibraryRefusal, 'message' | 'details'> | null
}

/** The fields of a sent form as text. */
export function typedIn(form: Iterable<[string, unknown]>): Record<string, string> {
	return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** 400 with an error beside each field. */
export function refuseFields(form: string, typed: Record<string, string>, error: z.ZodError) {
	const errors = Object.fromEntries([...error.issues].reverse().map(({ path, message }) => [path.join('.'), message]))
	return data<RefusedForm>({ form, typed, errors, refusal: null }, { status: 400 })
}

/** What the library refused, with its sentences. */
export function refuseForm(form: string, typed: Record<string, string>, { status, message, details }: LibraryRefusal) {
	return data<RefusedForm>({ form, typed, errors: {}, refusal: { message, details } }, { status })
}

/** One error beside a field. */
export function refuseField(form: string, typed: Record<string, string>, field: string, problem: string, status = 400) {
	return data<RefusedForm>({ form, typed, errors: { [field]: problem }, refusal: null }, { status })
}

export const noTemplate = () => data({ message: 'No template has this ID.' }, { status: 404 })
/** As a sentence alone: the page for an error of a file's address reads no other. */
export const noTemplateVersion = () => data('This template has no such version.', { status: 404 })
export const noClause = () => data({ message: 'No clause has this ID.' }, { status: 404 })
export const noClauseVersion = () => data({ message: 'This clause has no such version.' }, { status: 404 })
export const noForm = () => data({ message: refusals.malformed.error }, { status: 400 })
