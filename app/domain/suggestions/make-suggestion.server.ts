import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { findSharedVersion, type SharedVersion } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { clash } from './overlapping.ts'
import { cleanNote } from './clean-text.ts'
import { ownChange, ownTitle, type OwnChange, type OwnChangeRefusal } from './own-change.ts'
import { anchorHash, inOneRow, placedParagraphs, rowAnchorHash } from './paragraph-places.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import { isOfRow, type Suggestion, type SuggestionChange } from './suggestion.ts'
import { rowAround, type RowCell } from './table-row.ts'
import { lockVersion, nextNumber } from './version-lock.server.ts'
import { readVersion } from './version-paragraphs.server.ts'

/** A suggestion of somebody's own. */
export type OwnSuggestion = OwnChange & {
	reason: string
	internalNote?: string | null
	/** The version that they see; left out, the newest. */
	versionNumber?: number
}

/** Why a suggestion can't be made. 'overlaps': another that may come into force changes some of the same words. */
export type MakingRefusal = 'forbidden' | 'stale' | 'overlaps' | OwnChangeRefusal

/**
 * Adds a member's own suggestion to the newest version of a document.
 *
 * @returns the open suggestion; why it can't be made, or `null` when the document is not for the member
 */
export async function makeSuggestion(
	services: Pick<Services, 'db' | 'storage'>,
	member: Member,
	documentId: string | undefined,
	own: OwnSuggestion,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<Suggestion | MakingRefusal | null> {
	const found = await findSharedVersion(services, member, documentId)
	if (!found) return null
	const { document, version } = found
	if (!mayDecide(document.role)) return 'forbidden'
	if (own.versionNumber !== undefined && own.versionNumber !== version.number) return 'stale'
	const words = await readVersion(services, version)
	if ('unreadable' in words) return 'text_differs'
	const paragraphs = placedParagraphs(words)
	const placed = paragraphs.find(({ paragraph }) => paragraph.id === own.paragraphId)
	if (!placed) return 'text_differs'
	const row = own.kind === 'insert_row' || own.kind === 'delete_row' ? await tableRow(services, version, own.paragraphId, engine) : null
	const change = ownChange(own, placed, row)
	if (typeof change === 'string') return change

	const inRow = inOneRow(paragraphs, placed)
	const made = await services.db.$transaction(async (tx) => {
		await lockVersion(tx, version.id)
		const others = await tx.suggestion.findMany({
			where: { versionId: version.id, paragraph: { in: inRow.map(({ index }) => index) }, state: { in: ['open', 'accepted', 'edited'] } },
			select: { paragraph: true, change: true },
		})
		if (
			others.some((other) =>
				clash(
					{ paragraph: other.paragraph, change: other.change as unknown as SuggestionChange },
					{ paragraph: placed.index, change },
					true,
				),
			)
		)
			return null
		const suggestion = await tx.suggestion.create({
			data: {
				versionId: version.id,
				number: await nextNumber(tx, version.id),
				origin: 'person',
				title: ownTitle(change),
				change: change as unknown as Prisma.InputJsonObject,
				reason: cleanNote(own.reason),
				internalNote: cleanNote(own.internalNote ?? '') || null,
				anchorHash: isOfRow(change) ? rowAnchorHash(inRow) : anchorHash(placed.text),
				paragraph: placed.index,
				offset: offsetOf(change, placed.text),
				createdById: member.id,
			},
			select: suggestionFields,
		})
		await recordEvent(tx, {
			type: 'suggestion.made',
			actor: member,
			documentId: document.id,
			versionNumber: version.number,
			subject: suggestion.id,
			details: { number: suggestion.number, toState: 'open' },
		})
		return suggestion
	})
	return made ? suggestionOf(made, document.role) : 'overlaps'
}

/** The table row of a paragraph. Extraction leaves out cells without words, so the file itself is asked how it reads. */
async function tableRow(
	services: Pick<Services, 'storage'>,
	version: SharedVersion['version'],
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
