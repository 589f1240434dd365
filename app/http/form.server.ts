import { data } from 'react-router'
import {
	FormDataParseError,
	MaxFileSizeExceededError,
	MaxFilesExceededError,
	MaxHeaderSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import { kilobyte } from '#app/units.ts'
import { refusals } from './refusals.ts'

const largestForm = 64 * kilobyte

const usualFields = 200

const overLimit = [
	MaxFileSizeExceededError,
	MaxFilesExceededError,
	MaxHeaderSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
]

/**
 * The fields of a form without an upload. A file in it is dropped.
 *
 * @param largest the most bytes
 * @param mostFields the most fields
 * @throws 413 when it is larger, 400 when it is no form at all
 */
export async function parseForm(request: Request, largest = largestForm, mostFields = usualFields): Promise<FormData> {
	try {
		return await parseFormData(request, { maxFileSize: largest, maxTotalSize: largest, maxParts: mostFields }, () => null)
	} catch (error) {
		if (overLimit.some((kind) => error instanceof kind))
			throw data({ reason: 'too-large', message: 'That form is too large.' }, { status: 413 })
		if (error instanceof FormDataParseError) throw data({ reason: 'malformed', message: refusals.malformed.error }, { status: 400 })
		throw error
	}
}
