import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { cleanNote, cleanWords } from './clean-words.ts'
import { anchorHash, placedParagraphs } from './paragraph-places.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion, SuggestionChange } from './suggestion.ts'
import { readVersion } from './version-paragraphs.server.ts'

/** A suggestion of somebody's own: other words for a place in a paragraph; `start === end` puts words in between. */
export interface OwnSuggestion {
	paragraphId: string
	start: number
	end: number
	/** What they see there. */
	expected: string
	text: string
	reason: string
	internalNote?: string | null
	/** The version that they see; left out, the newest. */
	versionNumber?: number
}

/** Why a suggestion can't be made. 'overlaps': another that may come into force changes some of the same words. */
export type MakingRefusal = 'forbidden' | 'stale' | 'text_differs' | 'overlaps' | 'nothing_to_change'

/**
 * Adds a member's own suggestion to the newest version of a document.
 *
 * @returns the open suggestion; why it can't be made, or `null` when the document is not for the member
 */
export async function makeSuggestion(services: Pick<Services, 'db' | 'storage'>, member: Member, documentId: string | undefined, own: OwnSuggestion): Promise<Suggestion | MakingRefusal | null> {
	const found = await findSharedVersion(services, member, documentId)
	if (!found) return null
	const { document, version } = found
	if (!mayDecide(document.role)) return 'forbidden'
	if (own.versionNumber !== undefined && own.versionNumber !== version.number) return 'stale'
	const words = await readVersion(services, version)
	if ('unreadable' in words) return 'text_differs'
	const placed = placedParagraphs(words).find(({ paragraph }) => paragraph.id === own.paragraphId)
	if (!placed) return 'text_differs'
	const { start, end, expected } = own
	if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= placed.text.length && placed.text.slice(start, end) === expected)) return 'text_differs'
	const text = cleanWords(own.text)
	if (text === expected) return 'nothing_to_change'

	const whole = text === '' && start === 0 && end === placed.text.length
	const change: SuggestionChange = whole ? { kind: 'delete_paragraph', paragraphId: own.paragraphId, expected } : { kind: 'replace', paragraphId: own.paragraphId, start, end, expected, text }
	const row = await services.db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT 1 FROM "document_versions" WHERE "id" = ${version.id}::uuid FOR UPDATE`
		const others = await tx.suggestion.findMany({ where: { versionId: version.id, paragraph: placed.index, state: { in: ['open', 'accepted', 'edited'] } }, select: { change: true } })
		if (others.some((other) => overlap(other.change as unknown as SuggestionChange, { start, end }))) return null
		const { _max } = await tx.suggestion.aggregate({ where: { versionId: version.id }, _max: { number: true } })
		return tx.suggestion.create({
			data: {
				versionId: version.id,
				number: (_max.number ?? 0) + 1,
				origin: 'person',
				title: titleOf(change),
				change: change as unknown as Prisma.InputJsonObject,
				reason: cleanNote(own.reason),
				internalNote: cleanNote(own.internalNote ?? '') || null,
				anchorHash: anchorHash(placed.text),
				paragraph: placed.index,
				offset: start,
				createdById: member.id,
				events: { create: { action: 'made', userId: member.id, toState: 'open' } },
			},
			select: suggestionFields,
		})
	})
	return row ? suggestionOf(row, document.role) : 'overlaps'
}

function overlap(change: SuggestionChange, { start, end }: { start: number; end: number }): boolean {
	if (change.kind === 'insert_paragraphs') return false
	return change.kind === 'delete_paragraph' || (change.start < end && start < change.end)
}

const shownWords = 60

function titleOf(change: SuggestionChange): string {
	if (change.kind === 'delete_paragraph') return 'Strike this paragraph'
	const words = change.kind === 'replace' && change.text === '' ? change.expected : change.kind === 'replace' ? change.text : change.texts.join(' ')
	const shown = words.replace(/\s+/g, ' ').trim()
	const verb = change.kind === 'replace' && change.text === '' ? 'Strike' : change.expected === '' ? 'Add' : 'Say'
	return `${verb} “${shown.length > shownWords ? `${shown.slice(0, shownWords - 1).trimEnd()}…` : shown}”`
}
