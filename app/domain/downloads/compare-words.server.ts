import { findVersion } from '#app/domain/access/open-document.server.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { redlinesPerMember, tooManyRedlines } from '#app/domain/documents/redline-limits.ts'
import { docxMediaType, type ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { compareTextsJob } from '#app/domain/word/compare/compare-texts-job.ts'
import type { TextRow } from '#app/domain/word/compare/compare-texts.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { ComparisonRefusal } from './compare-versions.server.ts'

/** The words of two versions, paragraph beside paragraph. */
export interface ComparedWords {
	from: number
	to: number
	rows: TextRow[]
	/** Whether both are Word files, so that the comparison can also be had as tracked changes. */
	asWordFile: boolean
}

/**
 * Compares the words of any two versions of a document, PDFs and scans too. Formatting is not compared.
 *
 * @param from the version to compare the open one with; left out, the one before it
 * @returns `null` when the document has no such version
 */
export async function compareWords(
	services: Pick<Services, 'db' | 'storage' | 'limits'>,
	access: DocumentAccess,
	from: number = access.version.number - 1,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<ComparedWords | ComparisonRefusal | null> {
	const { member, version: newer } = access
	const older = await findVersion(services, access, from)
	if (!older) return null
	if (older.id === newer.id) return { refused: 'same_version', says: 'Choose two different versions to compare.' }
	if ((await services.limits.count(redlinesPerMember, member.id)) > 0) return tooManyRedlines
	const [old, next] = await Promise.all([readVersion(services, older), readVersion(services, newer)])
	for (const words of [old, next])
		if ('unreadable' in words)
			return words.unreadable === 'file_missing'
				? { refused: 'file_missing', says: 'The file for one of these versions is missing from storage.' }
				: { refused: 'unreadable', says: extractionAdvice[words.unreadable] }
	const [before, after] = [paragraphsOf(old as ExtractedDocument), paragraphsOf(next as ExtractedDocument)]
	const answer = await engine.run(compareTextsJob, { old: before, next: after })
	if (!('value' in answer)) return { refused: 'unreadable', says: 'The versions are too long to be compared.' }
	const asWordFile = [older, newer].every(({ mediaType }) => mediaType === docxMediaType)
	return { from: older.number, to: newer.number, rows: answer.value, asWordFile }
}

function paragraphsOf({ text, paragraphs }: ExtractedDocument): string[] {
	return paragraphs.map(({ start, end }) => text.slice(start, end))
}
