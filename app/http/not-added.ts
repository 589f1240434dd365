import type { Added } from '#app/domain/documents/add-document.server.ts'
import { addRefusal } from '#app/domain/documents/upload-refusal.ts'
import { refusals } from './refusals.ts'

type NotAdded = Exclude<Added, { outcome: 'added' }> | { outcome: 'newest' } | { outcome: 'file_missing' } | { outcome: 'too_many' }

/** Why no version was made of another one: status, code and sentence, of pages and of the API. */
export function notAdded(answer: NotAdded): { status: number; code: string; error: string } {
	if (answer.outcome === 'newest' || answer.outcome === 'file_missing' || answer.outcome === 'too_many')
		return { code: answer.outcome, ...refusals[answer.outcome] }
	const { status, code, message } = addRefusal(answer, 'api')
	return { status, code, error: message }
}
