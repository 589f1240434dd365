import type { DocumentReading } from '../../document-reading.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import type { Mask } from '../mask.ts'

/** The kinds of elements in an answer that a prompt asks for, each with what it is. */
const answerElements = {
	frame: 'who may or must do what',
	finding: 'a point for the reader',
	verdict: 'a judgement of a finding of the rules',
	open_check_fine: 'that an open check is as it should be',
	deal: 'a sentence about the deal',
	plain: 'a clause in plain English',
	ruling: 'a judgement of a point in the second pass',
	template: 'a template that fits the case',
	answer: 'what the case says to a question',
	wording: 'a wording of a clause that the case asks for',
} as const

export type AnswerName = keyof typeof answerElements

/** Further placeholders that the prompts of a review may have. */
const values = {
	client: 'the party that the review is for, or “the client” where it is not known',
	document_type: 'the kind of document, or “contract” where it is not known',
} as const

export type ValueName = keyof typeof values

/** Which placeholders a prompt has, as `ShippedPrompt` says it. */
interface WithPlaceholders {
	answers: readonly AnswerName[]
	values?: readonly ValueName[]
}

const reviewValues = Object.keys(values) as ValueName[]

/** A placeholder as people who edit prompts see it. */
export interface Placeholder {
	name: string
	meaning: string
	required: boolean
}

/** The placeholders that a prompt may have; those of its answers it must have. */
export function placeholdersOf({ answers, values: allowed = reviewValues }: WithPlaceholders): Placeholder[] {
	return [
		...answers.map((name) => ({
			name,
			meaning: `${answerElements[name]}: becomes the name "${name}" that the answer must use`,
			required: true,
		})),
		...allowed.map((name) => ({ name, meaning: values[name], required: false })),
	]
}

const marks = /\{\{([^{}]*)\}\}/g

/**
 * What is wrong with the placeholders of a prompt's words, each by its name.
 *
 * @returns a sentence each; none where the words can be used
 */
export function placeholderProblems(prompt: WithPlaceholders, body: string): string[] {
	const allowed = placeholdersOf(prompt)
	const found = new Set([...body.matchAll(marks)].map(([, name]) => name!.trim()))
	const isOpen = /\{\{|\}\}/.test(body.replace(marks, ''))
	const unknown = [...found].filter((name) => !allowed.some((one) => one.name === name))
	const missing = allowed.filter(({ name, required }) => required && !found.has(name))
	return [
		...unknown.map((name) => `This prompt has no placeholder {{${name}}}. It can have ${listed(allowed)}.`),
		...missing.map(
			({ name }) => `The placeholder {{${name}}} is missing. Without it the model is not told the name that its answer must use.`,
		),
		...(isOpen ? ['A placeholder begins with {{ and ends with }}: one of them is missing.'] : []),
	]
}

function listed(placeholders: readonly Placeholder[]): string {
	return placeholders.map(({ name }) => `{{${name}}}`).join(', ')
}

/** A longer name of a party is no name. */
const longestName = 80

/**
 * The words of a prompt for one document. Values are put in once: one that looks like a placeholder stays as it is.
 * A placeholder that is unknown stays too; words from before placeholders have none.
 */
export function fillPrompt(body: string, report: ReviewReport, { reader }: Pick<DocumentReading, 'reader'>, mask: Mask): string {
	const party = reader.certainty === 'unknown' ? null : reader.party
	const name = party && mask.mask(party.name).replace(/\s+/g, ' ').trim()
	const { type } = report.document
	return fillIn(body, {
		client: name && name.length <= longestName ? name : 'the client',
		document_type: type === 'Unknown' ? 'contract' : type,
	})
}

/** The words of a prompt that has no placeholders but those of its answers. */
export function fillAnswerNames(body: string): string {
	return fillIn(body, {})
}

function fillIn(body: string, filledValues: Readonly<Record<string, string>>): string {
	const filled: Record<string, string> = {
		...filledValues,
		...Object.fromEntries(Object.keys(answerElements).map((element) => [element, `"${element}"`])),
	}
	return body.replace(marks, (mark, written: string) => {
		const key = written.trim()
		return Object.hasOwn(filled, key) ? filled[key]! : mark
	})
}
