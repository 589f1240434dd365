import type { ZodError } from 'zod'
import { accessSentences } from '#app/domain/access/access-sentences.ts'
import { apiError } from './api/api-answer.ts'

/** Why an action was refused. */
export interface Refusal {
	/** The HTTP status of the answer, of pages and of the API. */
	status: number
	/** What happened and what to do, in one or two sentences. */
	error: string
	/** The form field to change; without one the whole form was refused. */
	field?: 'text' | 'find' | 'email' | 'name' | 'type' | 'tags' | 'reason'
}

/**
 * Refusals by code, for pages and the API alike. What one subject alone refuses stands in a table beside that subject,
 * typed by its own union (decision 29); a sentence that two of them need stands here.
 */
export const refusals = {
	malformed: { status: 400, error: 'The form could not be read. Reload the page and try again.' },
	locked: { status: 423, error: accessSentences.locked },
	signed: {
		status: 409,
		error: 'This document is signed, so its text can’t be changed. Upload a new version, or set it back to Draft.',
	},
	signed_kept: {
		status: 409,
		error: 'This document is signed, so it keeps its name, category and type, and can’t be deleted. Set it back to Draft first.',
	},
	forbidden: { status: 403, error: 'Your role in this document does not allow this. Ask its owner.' },
	not_found: { status: 404, error: 'This suggestion, comment or version no longer exists.' },
	stale: { status: 409, error: 'The text this suggestion refers to is not in the newest version of the document.' },
	conflict: { status: 409, error: 'Someone else has just decided on this. Review it again before you decide.' },
	overlaps: { status: 409, error: 'There is already a suggestion on this text. Edit that one.', field: 'text' },
	text_differs: { status: 409, error: 'This text has changed in the document. Reload the document and select the text again.' },
	words_not_found: { status: 400, error: 'This text is not in the document. Copy it exactly as it appears.', field: 'find' },
	several: { status: 400, error: 'This text appears more than once. Add a few words around it.', field: 'find' },
	no_such_paragraph: { status: 409, error: 'This paragraph is no longer in the document.' },
	not_in_a_table: { status: 409, error: 'This paragraph is not in a table row.' },
	cells_differ: { status: 409, error: 'Enter exactly one line for each cell. A row can only be deleted as a whole.', field: 'text' },
	nothing_to_change: { status: 400, error: 'The document already has this wording.', field: 'text' },
	nothing: { status: 409, error: 'You have nothing to undo.' },
	name_missing: { status: 400, error: 'Enter a name.', field: 'name' },
	name_too_long: { status: 400, error: 'A name has at most 200 characters. Shorten it.', field: 'name' },
	type_of_other_category: { status: 400, error: 'This document type does not belong to the chosen category.', field: 'type' },
	too_many_tags: { status: 400, error: 'A document has at most 20 tags. Remove some.', field: 'tags' },
	tag_too_long: { status: 400, error: 'A tag has at most 40 characters. Shorten it.', field: 'tags' },
	status_not_allowed: {
		status: 409,
		error: 'A draft becomes final or signed, a final document signed. To change a final or signed document, set it back to Draft.',
	},
	reason_needed: { status: 400, error: 'Enter why the document goes back to Draft. The reason stays in its history.', field: 'reason' },
	invalid_date: { status: 400, error: 'Enter a date that exists, such as 2027-03-31.' },
	invalid_period: { status: 400, error: 'Enter a whole number and choose days, weeks, months or years.' },
	invalid_money: { status: 400, error: 'Enter an amount such as 100000 or 99.50, and a currency of three letters such as USD.' },
	invalid_count: { status: 400, error: 'Enter a whole number such as 1,000,000.' },
	invalid_percent: { status: 400, error: 'Enter a percentage between 0 and 100, such as 80.' },
	invalid_choice: { status: 400, error: 'Choose one of the listed values.' },
	too_long: { status: 400, error: 'Enter at most 2,000 characters.' },
	gone: { status: 404, error: accessSentences.gone },
	newest: { status: 409, error: 'This is the newest version already.' },
	file_missing: { status: 409, error: accessSentences.file_missing },
	no_credits: { status: 402, error: 'You have no document checks left. Upgrade your plan to get more.' },
	no_report: { status: 409, error: 'This version has no report yet, so there is nothing to draft suggestions from.' },
	empty: { status: 400, error: 'Enter some text.', field: 'text' },
	own: { status: 409, error: 'You own this document, so it can’t be shared with you.', field: 'email' },
	no_such_person: { status: 404, error: 'No account uses that email address or ID.', field: 'email' },
	no_such_account: { status: 404, error: 'No account has this ID.' },
	no_such_template: { status: 404, error: 'There is no such template.' },
	no_such_regeneration: { status: 404, error: 'There is no such regeneration.' },
	no_such_link: { status: 404, error: 'This link no longer exists.' },
	no_such_version: { status: 404, error: accessSentences.no_such_version },
	too_many: { status: 429, error: 'Too many requests. Try again in an hour.' },
	unreadable: { status: 422, error: 'The file of this version can’t be read.' },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals

/** The same for decisions about counterparty changes, which are all about the newest version. */
export const changeRefusals = {
	...refusals,
	not_found: { status: 404, error: 'This change is not in the newest version of the document.' },
	stale: { status: 409, error: 'There is a newer version of this document. Decide on its changes there.' },
	overlaps: { status: 409, error: 'A suggestion changes some of the same text. Reject it first.' },
} as const satisfies Record<RefusalCode, Refusal>

/** What is wrong with the input of a form, in one sentence. A form that names nothing that its page does was not filled in by a person. */
export function formProblem({ issues: [first] }: ZodError): string {
	return first && first.code !== 'invalid_union' ? first.message : refusals.malformed.error
}

/** The API's answer for a refusal. */
export function refused(code: RefusalCode): Response {
	const { status, error } = refusals[code]
	return apiError(status, code, error)
}
