import { isNewest, type DocumentAccess, type OpenVersion } from '#app/domain/access/document-access.ts'
import { type Actor, recordEvent } from '#app/domain/activity/record-event.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { overlaps } from './overlapping.ts'
import { cleanNote } from './clean-text.ts'
import { ownChange, ownTitle, type OwnChange, type OwnChangeRefusal } from './own-change.ts'
import { anchorHash, inOneRow, placedParagraphs, rowAnchorHash } from '#app/domain/placing/paragraph-places.ts'
import { suggestionFields, suggestionOf, type SuggestionRow } from './suggestion-records.ts'
import { isOfRow, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { Suggestion } from './suggestion.ts'
import { rowAround, type RowCell } from './table-row.ts'
import { lockVersion, nextNumber } from './version-lock.server.ts'
import { readVersion } from './version-paragraphs.server.ts'

/** A person's own suggestion. */
export type OwnSuggestion = OwnChange & {
	reason: string
	internalNote?: string | null
}

/** Why a suggestion can't be made. 'overlaps': another one that could come into force changes some of the same words. */
export type NewSuggestionRefusal = 'stale' | 'overlaps' | OwnChangeRefusal

/**
 * Adds a member's own suggestion to the newest version of a document.
 *
 * @returns the open suggestion, or why it can't be made
 */
export async function makeSuggestion(
	services: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess<'edit'>,
	own: OwnSuggestion,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<Suggestion | NewSuggestionRefusal> {
	if (!isNewest(access)) return 'stale'
	const { member, version, role } = access
	const made = await writeSuggestion(services, version, own, { actor: member, origin: 'person', createdById: member.id }, engine)
	return typeof made === 'string' ? made : suggestionOf(made, role)
}

/** Whose suggestion it is. One of an expert has no creator: who gave help stays in the history. */
type Suggesting = { actor: Actor; origin: 'person'; createdById: string } | { actor: Actor; origin: 'expert'; createdById: null }

/**
 * Adds somebody's suggestion to a version: to its words as they are, where no other one that could come into force changes
 * some of the same words. Does not check access.
 */
export async function writeSuggestion(
	services: Pick<Services, 'db' | 'storage'>,
	version: OpenVersion,
	own: OwnSuggestion,
	{ actor, origin, createdById }: Suggesting,
	engine: WordEngine,
): Promise<SuggestionRow | Exclude<NewSuggestionRefusal, 'stale'>> {
	const words = await readVersion(services, version)
	if ('unreadable' in words) return 'text_differs'
	const paragraphs = placedParagraphs(words)
	const placed = paragraphs.find(({ paragraph }) => paragraph.id === own.paragraphId)
	if (!placed) return 'text_differs'
	const row = own.kind === 'insert_row' || own.kind === 'delete_row' ? await tableRow(services, version, own.paragraphId, engine) : null
	const change = ownChange(own, placed, row)
	if (typeof change === 'string') return change

	const inRow = inOneRow(paragraphs, placed)
	return services.db.$transaction(async (tx) => {
		await lockVersion(tx, version.id)
		const others = await tx.suggestion.findMany({
			where: { versionId: version.id, paragraph: { in: inRow.map(({ index }) => index) }, state: { in: ['open', 'accepted', 'edited'] } },
			select: { paragraph: true, change: true },
		})
		if (
			others.some((other) =>
				overlaps(
					{ paragraph: other.paragraph, change: other.change as unknown as SuggestionChange },
					{ paragraph: placed.index, change },
					true,
				),
			)
		)
			return 'overlaps'
		const suggestion = await tx.suggestion.create({
			data: {
				versionId: version.id,
				number: await nextNumber(tx, version.id),
				origin,
				title: ownTitle(change),
				change: change as unknown as Prisma.InputJsonObject,
				reason: cleanNote(own.reason),
				internalNote: cleanNote(own.internalNote ?? '') || null,
				anchorHash: isOfRow(change) ? rowAnchorHash(inRow) : anchorHash(placed.text),
				paragraph: placed.index,
				offset: offsetOf(change, placed.text),
				createdById,
			},
			select: suggestionFields,
		})
		await recordEvent(tx, {
			type: 'suggestion.made',
			actor,
			documentId: version.documentId,
			versionNumber: version.number,
			subject: suggestion.id,
			details: { number: suggestion.number, toState: 'open' },
		})
		return suggestion
	})
}

/** The table row of a paragraph, from the file: extraction leaves out empty cells. */
async function tableRow(
	services: Pick<Services, 'storage'>,
	version: OpenVersion,
	paragraphId: string,
	engine: WordEngine,
): Promise<RowCell[] | null> {
	if (version.mediaType !== docxMediaType) return null
	const read = await findDocumentView(services, version, engine)
	return 'viewJson' in read ? rowAround(JSON.parse(read.viewJson) as DocumentView, paragraphId) : null
}

function offsetOf(change: SuggestionChange, text: string): number {
	if (change.kind === 'replace') return change.start
	return change.kind === 'insert_paragraphs' && change.where === 'after' ? text.length : 0
}
