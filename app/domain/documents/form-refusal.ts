import type { UploadPlace } from './choices.ts'
import { megabyte } from '#app/units.ts'

/** The most bytes a file may have, by where it is uploaded (interface.md, settled readings). */
export const uploadLimits: Record<UploadPlace, number> = { landing: 50 * megabyte, dashboard: 10 * megabyte, api: 50 * megabyte }

/** Problems that a form can detect before anything is sent. */
export type FormReason = 'no_file' | 'too_large' | 'disclaimer'

const tooLarge: Record<UploadPlace, string> = {
	landing: 'File too large — Please upload a file smaller than 50MB',
	dashboard: 'File size must be less than 10MB',
	api: 'File too large — Please upload a file smaller than 50MB',
}

/**
 * The refusal for a problem that the form itself can detect, worded for its page (spec sections 5 and 8). In a module
 * of its own, so that the landing page loads no other texts.
 */
export function formRefusal<Reason extends FormReason>(reason: Reason, place: UploadPlace) {
	const messages: Record<FormReason, string> = {
		no_file: 'No File Selected — Please select a document to upload.',
		too_large: tooLarge[place],
		disclaimer: 'Please accept the disclaimer to continue',
	}
	const field = reason === 'disclaimer' ? ('disclaimer' as const) : ('file' as const)
	return { status: reason === 'too_large' ? 413 : 400, code: reason, message: messages[reason], field }
}
