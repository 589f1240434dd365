import { apiError } from './api-answer.ts'

/** What the API says where something about suggestions, comments or shares is refused. */
export const refusals = {
	forbidden: { status: 403, error: 'Your role in this document does not allow this.' },
	not_found: { status: 404, error: 'There is no such suggestion, thread or version.' },
	stale: { status: 409, error: 'The text the suggestion refers to is not in the newest version of the document.' },
	conflict: { status: 409, error: 'Someone has decided on the suggestion in the meantime. Read it again first.' },
	overlaps: { status: 409, error: 'Another suggestion changes some of the same text.' },
	text_differs: { status: 409, error: 'The expected text does not match the document.' },
	not_in_a_table: { status: 409, error: 'The paragraph is not in a table row.' },
	cells_differ: { status: 409, error: 'A row needs one text for each of its cells, and can only be deleted as a whole.' },
	nothing_to_change: { status: 400, error: 'The document already has this text.' },
	no_report: { status: 409, error: 'There is no completed report to draft suggestions from.' },
	empty: { status: 400, error: 'The comment is empty.' },
	own: { status: 409, error: 'You own this document, so it can’t be shared with you.' },
	no_such_person: { status: 404, error: 'There is no such user.' },
	too_many: { status: 429, error: 'Too many requests. Please wait and try again.' },
} as const

export type RefusalCode = keyof typeof refusals

/** The error answer of a refusal. */
export function refused(code: RefusalCode): Response {
	const { status, error } = refusals[code]
	return apiError(status, code, error)
}
