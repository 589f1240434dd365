import { compareJob } from '#app/domain/word/compare/compare-job.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { fileStem } from '#app/domain/documents/file-name.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { secondsOf } from '#app/domain/downloads/outgoing-edits.server.ts'
import { versionBytes } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Compared } from '#app/domain/word/compare/compare.ts'
import { redlinesPerMember, tooManyRedlines } from '#app/domain/documents/redline-limits.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { versionPair } from './version-pair.server.ts'

/** Two compared versions of a document. */
export interface ComparedVersions extends Compared {
	from: number
	to: number
	fileName: string
}

/** Why two versions are not compared, with a sentence for people. */
export interface ComparisonRefusal {
	refused: 'too_many' | 'same_version' | 'not_docx' | 'file_missing' | 'unreadable' | 'unproven'
	sentence: string
	/** Seconds until the next comparison, where waiting helps. */
	retryAfter?: number
}

/**
 * A redline from an earlier version of a document to the open one; left out, from the version before it. The changes
 * are by the member, dated when the newer version was added.
 *
 * @returns `null` when the document has no such version
 */
export async function compareVersions(
	services: Pick<Services, 'db' | 'storage' | 'limits' | 'log'>,
	access: DocumentAccess,
	from?: number,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<ComparedVersions | ComparisonRefusal | null> {
	const { member, document } = access
	const pair = await versionPair(services, access, from)
	if (!pair || 'refused' in pair) return pair
	const { older, newer } = pair
	if ([older, newer].some(({ mediaType }) => mediaType !== docxMediaType))
		return { refused: 'not_docx', sentence: 'Only Word documents can be compared, and one of these versions is a PDF.' }
	const wait = await services.limits.count(redlinesPerMember, member.id)
	if (wait > 0) return tooManyRedlines(wait)
	const [oldFile, newFile] = await Promise.all([versionBytes(services, older), versionBytes(services, newer)])
	if (!oldFile || !newFile) return { refused: 'file_missing', sentence: 'The file for one of these versions is missing from storage.' }

	const stamp = { author: personName(member), date: secondsOf(newer.createdAt) }
	const answer = await engine.run(compareJob, { oldFile, newFile, stamp })
	if ('unreadable' in answer) return { refused: 'unreadable', sentence: extractionAdvice[answer.unreadable] }
	if ('unproven' in answer) {
		services.log.error({ documentId: document.id, proof: answer.unproven }, 'A comparison failed its final check')
		return { refused: 'unproven', sentence: 'The comparison failed our final check, so it can’t be downloaded. We have been notified.' }
	}
	const stem = fileStem(newer.fileName)
	return {
		...answer.value,
		from: older.number,
		to: newer.number,
		fileName: `${stem}_${older.number}_to_${newer.number}_redlined.docx`,
	}
}
