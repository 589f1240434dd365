import { extractionAdvice, refusalStatus } from '#app/domain/extraction/extraction-failure.ts'
import type { FieldsDiff } from '#app/domain/templates/library/fields/compare-fields.ts'
import { sayMistake } from '#app/domain/templates/library/say-mistake.ts'
import type { ClauseRefusal } from '#app/domain/templates/library/clauses/save-clause.server.ts'
import type { ImportRefusal } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import type { ActivationRefusal } from '#app/domain/templates/library/versions/activate-version.server.ts'
import type { UploadRefusal } from '#app/domain/templates/library/versions/add-template.server.ts'
import type { ResyncRefusal } from '#app/domain/templates/library/versions/resync-fields.server.ts'
import { kilobyte, megabyte } from '#app/units.ts'
import { refusals } from './refusals.ts'

/** The largest file of a template. */
export const largestTemplate = 10 * megabyte

/** The largest file of clauses: it goes through a form as text. */
export const largestClauseFile = 400 * kilobyte

/** A refusal of the library as pages and programs are told: each detail is a sentence of its own. */
export interface LibraryRefusal {
	status: 400 | 409 | 413 | 415 | 422
	code: string
	message: string
	details: string[]
}

/** Why a file was not taken as a template. */
export function sayUploadRefusal(refusal: UploadRefusal | { refused: 'no_file' | 'too_large' | 'malformed' }): LibraryRefusal {
	switch (refusal.refused) {
		case 'no_file':
			return refuse(400, 'no_file', 'Choose a Word file (.docx).')
		case 'malformed':
			return refuse(400, 'malformed', refusals.malformed.error)
		case 'too_large':
			return refuse(413, 'too_large', 'A template can have up to 10 MB. Make its pictures smaller.')
		case 'same_file':
			return refuse(409, 'same_file', `This is the file of version ${refusal.number}. Choose the file that has your changes.`)
		case 'mistakes':
			return refuse(
				422,
				'template_mistakes',
				refusal.mistakes.length === 1
					? 'The file has a mistake. Correct it in Word and upload it again.'
					: `The file has ${refusal.mistakes.length} mistakes. Correct them in Word and upload it again.`,
				refusal.mistakes.map(sayMistake),
			)
		case 'unreadable':
			return refusal.reason === 'unsupported_type'
				? refuse(415, 'unsupported_type', 'A template is a Word file (.docx).')
				: refuse(refusalStatus(refusal.reason), refusal.reason, extractionAdvice[refusal.reason])
	}
}

/** Why the file of a version could not be read again, or could not come into use. */
export function sayVersionRefusal(refusal: ResyncRefusal | ActivationRefusal): LibraryRefusal {
	if (refusal.refused === 'unreadable')
		return refuse(409, 'file_missing', 'The file of this version is missing or damaged. Upload it again as a new version.')
	if (refusal.refused === 'mistakes')
		return refuse(422, 'template_mistakes', 'The file has mistakes when read with the current clauses.', refusal.mistakes.map(sayMistake))
	return refuse(
		409,
		'fields_differ',
		'The file asks for different fields than this version has. Apply the field changes first.',
		sayDiff(refusal.diff),
	)
}

/** Somebody changed the same thing in between. */
export const overtaken: LibraryRefusal = refuse(
	409,
	'overtaken',
	'Someone else changed this while you were editing. Nothing was saved. Review their changes and try again.',
)

/** Why a clause was not saved. */
export function sayClauseRefusal(refusal: ClauseRefusal): LibraryRefusal {
	switch (refusal.refused) {
		case 'name_taken':
			return refuse(409, 'name_taken', 'Another clause has this name.')
		case 'mistake':
			return refuse(422, 'clause_mistake', `The variant “${refusal.variant}” has a mistake.`, [refusal.problem])
		case 'overtaken':
			return overtaken
		case 'breaks_templates':
			return brokenTemplates(refusal.reached)
	}
}

/** Why an import was not applied. */
export function sayImportRefusal(refusal: ImportRefusal): LibraryRefusal {
	switch (refusal.refused) {
		case 'undecided':
			return refuse(409, 'undecided', 'Resolve every conflict first. Nothing was imported.', refusal.names)
		case 'overtaken':
			return refuse(
				409,
				'overtaken',
				'The library has changed since this was planned. Nothing was imported. Review the plan again.',
				refusal.names,
			)
		case 'mistake':
			return refuse(422, 'clause_mistake', `The clause “${refusal.name}” has a mistake. Nothing was imported.`, [refusal.problem])
		case 'breaks_templates':
			return brokenTemplates(refusal.reached)
	}
}

/** A diff of fields, a sentence for each field. */
export function sayDiff({ new: added, gone, changed }: FieldsDiff): string[] {
	return [
		...added.map((name) => `${name}: new`),
		...gone.map((name) => `${name}: no longer in the file`),
		...changed.map(({ name, changes }) => `${name}: ${changes.join('; ')}`),
	]
}

function brokenTemplates(reached: readonly { name: string; problem: string | null }[]): LibraryRefusal {
	const broken = reached.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]))
	return refuse(422, 'breaks_templates', 'Templates would no longer work with this text. Nothing was saved.', broken)
}

function refuse(status: LibraryRefusal['status'], code: string, message: string, details: string[] = []): LibraryRefusal {
	return { status, code, message, details }
}
