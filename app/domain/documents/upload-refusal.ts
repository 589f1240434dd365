import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice, refusalStatus } from '#app/domain/extraction/extraction-failure.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'
import type { Added } from './add-document.server.ts'
import type { UploadPlace } from './choices.ts'
import type { NoCredits } from './queue-review.server.ts'
import { shownUse } from './storage/storage-use.ts'
import { formRefusal, type FormReason } from './form-refusal.ts'

/** Why an upload is refused. */
export type RefusalReason =
	| ExtractionFailure
	| FormReason
	| 'malformed'
	| 'invalid'
	| 'not_signed_in'
	| 'session_expired'
	| 'no_credits'
	| 'payment_due'
	| 'not_found'
	| 'too_many'
	| 'over_quota'
	| 'locked'
	| 'overtaken'

/** A refused upload: HTTP status, code, a sentence for people, and the form field it is about. */
export interface Refusal {
	status: number
	code: RefusalReason
	message: string
	field: 'file' | 'disclaimer' | null
}

/** The refusal for a reason, worded for the page (spec sections 5 and 8). */
export function refusal(reason: Exclude<RefusalReason, 'invalid'>, place: UploadPlace): Refusal {
	switch (reason) {
		case 'malformed':
			return {
				status: 400,
				code: reason,
				message:
					place === 'api'
						? 'The body must be complete multipart/form-data with a PDF or DOCX in the field file.'
						: 'The upload was incomplete. Please try again.',
				field: null,
			}
		case 'no_file':
		case 'too_large':
		case 'disclaimer':
			return formRefusal(reason, place)
		case 'not_signed_in':
			return { status: 401, code: reason, message: 'You must be logged in to upload documents', field: null }
		case 'session_expired':
			return { status: 401, code: reason, message: 'Your session has expired. Please log in again.', field: null }
		case 'no_credits':
			return {
				status: 402,
				code: reason,
				message:
					'You have no document checks left, so this file was not saved. Your reports stay in your vault. See the plans to get more checks.',
				field: null,
			}
		case 'payment_due':
			return {
				status: 402,
				code: reason,
				message:
					'A payment for your plan is missing, so this file was not saved. Your reports stay in your vault. Update your card under Plan and billing.',
				field: null,
			}
		case 'over_quota':
			return overQuota('all the space of its plan')
		case 'locked':
			return { status: 423, code: reason, message: accessSentences.locked, field: null }
		case 'overtaken':
			return { status: 409, code: reason, message: 'A new version was added in the meantime. Look at it first.', field: null }
		case 'not_found':
			return { status: 404, code: reason, message: accessSentences.gone, field: null }
		case 'too_many':
			return {
				status: 429,
				code: reason,
				message: 'Too many uploads. Please wait a few minutes and try again.',
				field: null,
			}
		case 'unsupported_type':
			return {
				status: refusalStatus(reason),
				code: reason,
				message: place === 'dashboard' ? 'Please upload a PDF or DOCX file' : extractionAdvice[reason],
				field: 'file',
			}
		default:
			return { status: refusalStatus(reason), code: reason, message: extractionAdvice[reason], field: 'file' }
	}
}

/** The refusal of a file that was checked and could not be added, with what is in use where space was missing. */
export function addRefusal(added: Exclude<Added, { outcome: 'added' }>, place: UploadPlace): Refusal {
	if (added.outcome === 'over_quota') return overQuota(shownUse(added.use))
	if (added.outcome === 'no_credits' && added.paymentDue) return refusal('payment_due', place)
	return refusal(added.outcome, place)
}

/** The same in a few words, where a file is refused for want of checks or space. */
export function refusedTitle(added: Extract<Added, { outcome: 'no_credits' | 'over_quota' }>): string {
	if (added.outcome === 'over_quota') return 'No space left'
	return added.paymentDue ? 'Payment issue' : 'No document checks left'
}

/** What people read where a review can't be paid for; the rest of the sentence says what became of the document. */
export function noCreditsSentence({ paymentDue }: Pick<NoCredits, 'paymentDue'>, so: string): string {
	return paymentDue ? `A payment for your plan is missing, ${so}` : `You have no document checks left, ${so}`
}

function overQuota(used: string): Refusal {
	return {
		status: 413,
		code: 'over_quota',
		message:
			`This file was not saved, because your company uses ${used}. Delete documents you no longer need, or choose a larger plan. ` +
			'Documents in the bin use space until they are erased.',
		field: null,
	}
}
