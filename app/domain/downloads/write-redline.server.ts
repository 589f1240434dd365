import { writeForDownloadJob } from '#app/domain/word/clean/write-for-download-job.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { EditOutcome } from '#app/domain/word/edit/edits.ts'
import { fingerprintOf, type Receipt } from '#app/domain/word/prove/prove.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { saveReceipt, type Cleaning } from './keep-receipt.server.ts'
import { findOutgoing, secondsOf } from './outgoing-edits.server.ts'
import { redlinesPerMember, tooManyRedlines } from '#app/domain/documents/redline-limits.ts'
import { redlineFileName, type RedlineMode } from './redline-file-name.ts'
import { leftOutOf, type LeftOut, type SentSuggestion } from './sent-suggestion.ts'
import { editsFor, type OutgoingEdits } from '#app/domain/suggestions/suggestion-edits.ts'
import { hasBlanks, proposedWords } from '#app/domain/placing/suggestion-change.ts'
import type { SettledReceipt } from '#app/domain/counterparty/counterparty-change.ts'
import { settleCounterpartyChanges } from '#app/domain/counterparty/outgoing-changes.server.ts'
import { versionBytes } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'

export interface RedlineRequest {
	mode: RedlineMode
	/** Also includes undecided suggestions. */
	include?: 'open'
	/** Whether data about people and programs is removed before sending. */
	clean?: boolean
	/** Whether every comment is removed, our own reasons too. Implies `clean`, so that nothing is half cleaned. */
	comments?: 'keep' | 'remove'
}

/** A file to send. */
export interface WrittenRedline {
	bytes: Uint8Array
	fileName: string
	receipt: Receipt
	/** The resolved counterparty changes; `null` when there were none. */
	counterparty: SettledReceipt | null
	/** Suggestions that could not be written, and why. */
	leftOut: LeftOut[]
	/** Numbers of suggestions in the file with a blank to fill in. */
	withBlanks: number[]
}

/** Why no file is written, with a sentence for people. */
export interface RedlineRefusal {
	refused: 'too_many' | 'not_docx' | 'file_missing' | 'unreadable' | 'unproven'
	sentence: string
	/** Seconds until the next file, where waiting helps. */
	retryAfter?: number
}

/**
 * A file to send, as `composeRedline` makes it. Its receipt is kept with the exact bytes, so that the file is known when
 * it comes back.
 */
export async function writeRedline(
	services: Pick<Services, 'db' | 'storage' | 'limits' | 'log'>,
	access: DocumentAccess,
	request: RedlineRequest,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<WrittenRedline | RedlineRefusal> {
	const composed = await composeRedline(services, access, request, engine)
	if ('refused' in composed) return composed
	const { cleaning, suggestions, ...written } = composed
	const { fileName, bytes, receipt, counterparty } = written
	await saveReceipt(services, access, { mode: request.mode, fileName, bytes, receipt, counterparty, cleaning, suggestions })
	return written
}

/** A redlined file with what its receipt says of it. */
export interface ComposedRedline extends WrittenRedline {
	/** `null` when it was not cleaned. */
	cleaning: Cleaning | null
	suggestions: SentSuggestion[]
}

/**
 * The file of the open version with the suggestions in force as tracked changes by the member, their reasons as
 * comments; or with everything accepted; or as it came. Decided counterparty changes are resolved first. The same
 * decisions give the same bytes. Suggestions that the engine can't write are left out and reported; a file that fails
 * its proofs is never returned.
 */
export async function composeRedline(
	services: Pick<Services, 'db' | 'storage' | 'limits' | 'log'>,
	access: DocumentAccess,
	request: RedlineRequest,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<ComposedRedline | RedlineRefusal> {
	const { member, version } = access
	if (version.mediaType !== docxMediaType)
		return {
			refused: 'not_docx',
			sentence:
				'Only a Word document can be redlined, and this one is a PDF. Copy its suggestions from the list, or ask the counterparty ' +
				'for the Word file.',
		}
	const wait = await services.limits.count(redlinesPerMember, member.id)
	if (wait > 0) return tooManyRedlines(wait)
	const file = await versionBytes(services, version)
	if (!file) return { refused: 'file_missing', sentence: accessSentences.file_missing }

	const { suggestions, threads, date } =
		request.mode === 'original'
			? { suggestions: [], threads: [], date: version.createdAt }
			: await findOutgoing(services, version, request.include === 'open')
	const { edits, commentAuthors, replies, sources } = editsFor(suggestions, threads, request.mode === 'tracked')
	const comments = request.comments ?? 'keep'
	const clean = request.clean || comments === 'remove' ? { comments } : null
	const settled =
		request.mode === 'original'
			? { file, edits, counterparty: null }
			: await settleCounterpartyChanges(services, version, { file, edits }, engine)
	const answer =
		'file' in settled
			? await engine.run(writeForDownloadJob, {
					file: settled.file,
					edits: settled.edits,
					commentAuthors,
					replies,
					stamp: { author: personName(member), date: secondsOf(date) },
					accepted: request.mode === 'accepted',
					clean,
				})
			: settled
	if ('unreadable' in answer) return { refused: 'unreadable', sentence: extractionAdvice[answer.unreadable] }
	if ('unproven' in answer) {
		services.log.error({ versionId: version.id, proof: answer.unproven }, 'A redlined file failed its final check')
		return {
			refused: 'unproven',
			sentence:
				'The file failed our final check, so it can’t be downloaded. We have been notified. Please try again with fewer suggestions.',
		}
	}

	const { bytes, outcomes, stripped, left } = answer.value
	// Over both steps, from the file as it came; resolving counterparty changes has a receipt of its own.
	const receipt = { ...answer.value.receipt, before: fingerprintOf(file) }
	const counterparty = 'counterparty' in settled ? settled.counterparty : null
	const sent = sentSuggestions(sources, outcomes, comments)
	return {
		bytes,
		fileName: redlineFileName(version.fileName, request.mode),
		receipt,
		counterparty,
		cleaning: clean ? { stripped, left } : null,
		suggestions: sent,
		leftOut: leftOutOf(sent),
		withBlanks: sent
			.filter(({ leftOut, change }) => leftOut === null && hasBlanks(proposedWords(change, null)))
			.map(({ number }) => number),
	}
}

function sentSuggestions(
	sources: OutgoingEdits['sources'],
	outcomes: readonly EditOutcome[],
	comments: 'keep' | 'remove',
): SentSuggestion[] {
	return sources.flatMap((source, index) => {
		const outcome = outcomes[index]
		if (!source || !outcome) return []
		const { suggestion, change } = source
		const { id: suggestionId, number, title, state, reason } = suggestion
		const applied = outcome.status === 'applied'
		return [
			{
				suggestionId,
				number,
				title,
				state,
				change,
				reason,
				changeIds: applied ? outcome.changeIds : [],
				commentId: applied && comments === 'keep' ? outcome.commentId : null,
				leftOut: applied ? null : outcome.says,
			},
		]
	})
}
