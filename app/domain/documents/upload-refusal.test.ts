import { expect, test } from 'vitest'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { uploadLimits } from './form-refusal.ts'
import { refusal } from './upload-refusal.ts'

test.each([
	['no_file', 'landing', 400, 'No File Selected — Please select a document to upload.'],
	['too_large', 'landing', 413, 'File too large — Please upload a file smaller than 50MB'],
	['too_large', 'dashboard', 413, 'File size must be less than 10MB'],
	['unsupported_type', 'landing', 415, 'Invalid file type — Please upload a PDF or DOCX file'],
	['unsupported_type', 'dashboard', 415, 'Please upload a PDF or DOCX file'],
	['not_signed_in', 'dashboard', 401, 'You must be logged in to upload documents'],
	['disclaimer', 'landing', 400, 'Please accept the disclaimer to continue'],
] as const)('%s on the %s answers %d in the words of the specification', (reason, place, status, message) => {
	expect(refusal(reason, place)).toMatchObject({ status, message, code: reason })
})

test('each kind of file that can’t be reviewed has its own advice', () => {
	const reasons = (Object.keys(extractionAdvice) as ExtractionFailure[]).filter((reason) => reason !== 'unsupported_type')
	const messages = reasons.map((reason) => refusal(reason, 'dashboard'))
	expect(messages.every(({ status }) => status === 422)).toBe(true)
	expect(new Set(messages.map(({ message }) => message)).size).toBe(reasons.length)
})

test('the limits are in units of 1024', () => {
	expect(uploadLimits).toEqual({ landing: 52_428_800, dashboard: 10_485_760, api: 52_428_800 })
})
