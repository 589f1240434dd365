import { apiError } from './api-answer.ts'

/** What the API says where something about suggestions, comments or shares is refused. */
export const refusals = {
	forbidden: { status: 403, error: 'Your role in this document does not allow that.' },
	not_found: { status: 404, error: 'There is no such suggestion, thread or version.' },
	stale: { status: 409, error: 'The words that the suggestion stands on are not in the newest version of the document.' },
	conflict: { status: 409, error: 'Somebody has decided about the suggestion meanwhile. Read it again first.' },
	overlaps: { status: 409, error: 'Another suggestion changes some of the same words.' },
	text_differs: { status: 409, error: 'The words that you expect are not what stands there.' },
	not_in_a_table: { status: 409, error: 'The paragraph stands in no table row.' },
	cells_differ: { status: 409, error: 'A row needs one text for each of its cells, and a struck row can only be struck whole.' },
	nothing_to_change: { status: 400, error: 'The text reads so already.' },
	no_report: { status: 409, error: 'There is no complete report to make suggestions from.' },
	empty: { status: 400, error: 'The comment is empty.' },
	own: { status: 409, error: 'The document is yours: you need no share of it.' },
	no_such_person: { status: 404, error: 'There is no such user.' },
	too_many: { status: 429, error: 'Too much of this in a short time. Please wait a while and try again.' },
} as const

export type RefusalCode = keyof typeof refusals

/** The error answer of a refusal. */
export function refused(code: RefusalCode): Response {
	const { status, error } = refusals[code]
	return apiError(status, code, error)
}
