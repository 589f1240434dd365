import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { docxMediaType, type ExtractedDocument, type ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { compareTextsJob } from '#app/domain/word/compare/compare-texts-job.ts'
import type { ShownRow } from '#app/domain/word/compare/shown-rows.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { WordJobFailure } from '#app/domain/word/process/word-job.ts'
import { shownWait } from '#app/domain/text/shown-wait.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds } from '#app/units.ts'
import { versionPair } from './version-pair.server.ts'

/** Comparisons shown to one member. They are counted apart from files: who looks at many can still download. */
export const comparisonsPerMember = { name: 'comparison', points: 600, seconds: inSeconds(hour) }

/** The words of two versions, paragraph beside paragraph. */
export interface ComparedWords {
	from: number
	to: number
	rows: ShownRow[]
	/** Whether both are Word files, so that the comparison can also be had as tracked changes. */
	asWordFile: boolean
}

/** Why the words of two versions are not compared, with a sentence for people. */
export interface WordsRefusal {
	refused: 'too_many' | 'same_version' | 'file_missing' | 'unreadable' | 'broke_off'
	sentence: string
	/** Seconds until the next comparison, where waiting helps. */
	retryAfter?: number
}

/**
 * Compares the words of any two versions of a document, PDFs and scans too. Formatting is not compared.
 *
 * @param from the version to compare the open one with; left out, the one before it
 * @returns `null` when the document has no such version
 */
export async function compareWords(
	services: Pick<Services, 'db' | 'storage' | 'limits' | 'log'>,
	access: DocumentAccess,
	from?: number,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<ComparedWords | WordsRefusal | null> {
	const { member, document } = access
	const pair = await versionPair(services, access, from)
	if (!pair || 'refused' in pair) return pair
	const { older, newer } = pair
	const wait = await services.limits.count(comparisonsPerMember, member.id)
	if (wait > 0)
		return { refused: 'too_many', sentence: `You have compared too many versions. Try again in ${shownWait(wait)}.`, retryAfter: wait }
	const [old, next] = await Promise.all([readVersion(services, older), readVersion(services, newer)])
	if ('unreadable' in old) return unread(older.number, old.unreadable)
	if ('unreadable' in next) return unread(newer.number, next.unreadable)
	const answer = await engine.run(compareTextsJob, { old: paragraphsOf(old), next: paragraphsOf(next) })
	if (!('value' in answer)) {
		services.log.error({ documentId: document.id, ...answer }, 'The words of two versions were not compared')
		return stopped(answer)
	}
	const asWordFile = [older, newer].every(({ mediaType }) => mediaType === docxMediaType)
	return { from: older.number, to: newer.number, rows: answer.value, asWordFile }
}

function unread(version: number, reason: ExtractionFailure | 'file_missing'): WordsRefusal {
	return reason === 'file_missing'
		? { refused: 'file_missing', sentence: `The file of version ${shownVersion(version)} is missing from storage.` }
		: { refused: 'unreadable', sentence: `Version ${shownVersion(version)} can’t be compared. ${extractionAdvice[reason]}` }
}

/** Both files have been read, so time and memory run out by the length of the texts alone, and a crash is no fault of a file. */
function stopped(failure: WordJobFailure): WordsRefusal {
	return 'unreadable' in failure && failure.unreadable === 'too_slow'
		? { refused: 'unreadable', sentence: 'The versions are too long to be compared.' }
		: { refused: 'broke_off', sentence: 'The comparison broke off because of an error on our end. Reload the page to try again.' }
}

function paragraphsOf({ text, paragraphs }: ExtractedDocument): string[] {
	return paragraphs.map(({ start, end }) => text.slice(start, end))
}
