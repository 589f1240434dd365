import type { Tx } from '#app/infrastructure/db/db.ts'
import { versionText, type VersionText } from './carry-over-place.ts'
import { carryInto, type ComingSuggestion, type EarlierSuggestion, type FreshSuggestion } from './carry-over.ts'
import type { PlacedAt } from '../overlapping.ts'
import { anchorHash, paragraphsByAnchor, placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { SuggestionState } from '../suggestion.ts'
import { storedText } from '../version-paragraphs.server.ts'

/**
 * The suggestions that a version is to get: the fresh ones, with all that was decided, written and talked about on
 * every version before it, however long ago. What stands in a later version already is not looked at again.
 */
export async function withEarlierWork(
	tx: Tx,
	versionId: string,
	fresh: readonly FreshSuggestion[],
	kept: readonly PlacedAt[],
): Promise<ComingSuggestion[]> {
	const { number, documentId } = await tx.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { number: true, documentId: true },
	})
	const earlier = await earlierWork(tx, documentId, number)
	if (earlier.length === 0) return carryInto(number, fresh, [], new Map())
	const oldest = Math.min(...earlier.map(({ versionNumber }) => versionNumber))
	const versions = await tx.documentVersion.findMany({
		where: { documentId, number: { gte: oldest, lte: number } },
		select: { id: true, number: true },
	})
	const texts = new Map<number, VersionText>()
	for (const version of versions) {
		const text = await storedText({ db: tx }, version.id)
		if (text) texts.set(version.number, versionText(text))
	}
	return carryInto(number, fresh, earlier, texts, kept)
}

/** What a carried suggestion keeps of the one that it comes from. */
export function carriedFields(from: EarlierSuggestion, state: SuggestionState) {
	return {
		createdAt: from.createdAt,
		workedOn: from.worked,
		carriedFromId: from.id,
		carriedFromVersion: from.versionNumber,
		carriedAt: new Date(),
		carriedStaleFrom: state === 'stale' ? from.state : null,
	}
}

/** What the history tells of a suggestion that was carried over; of a fresh one nothing. */
export function carriedOver({ from, state }: ComingSuggestion, number: number) {
	if (!from) return []
	const details = {
		number,
		fromState: from.state,
		toState: state,
		fromSuggestionId: from.id,
		fromVersion: from.versionNumber,
		worked: from.worked,
	}
	return [{ type: 'suggestion.carried_over' as const, details }]
}

/** Leads what was said about a suggestion on to its successor: a thread goes on where the work does. */
export async function moveThreads(
	tx: Tx,
	{ id }: Pick<EarlierSuggestion, 'id'>,
	to: { versionId: string; suggestionId: string },
): Promise<void> {
	await tx.documentComment.updateMany({ where: { suggestionId: id }, data: to })
}

/** The same for what was said about words, where their paragraph reads as it did. Resolved threads stay behind. */
export async function moveThreadsOnWords(tx: Tx, versionId: string): Promise<void> {
	const { number, documentId } = await tx.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { number: true, documentId: true },
	})
	const begun = await tx.documentComment.findMany({
		where: {
			documentId,
			threadId: null,
			suggestionId: null,
			paragraphId: { not: null },
			resolvedAt: null,
			version: { number: { lt: number } },
		},
		select: { id: true, paragraphId: true, versionId: true },
	})
	const now = begun.length === 0 ? null : await storedText({ db: tx }, versionId)
	if (!now) return
	const byAnchor = paragraphsByAnchor(placedParagraphs(now))
	for (const ofVersion of new Set(begun.map((each) => each.versionId))) {
		const before = await storedText({ db: tx }, ofVersion)
		const texts = new Map(before && placedParagraphs(before).map(({ paragraph, text }) => [paragraph.id, text]))
		for (const { id, paragraphId } of begun.filter((each) => each.versionId === ofVersion)) {
			const text = texts.get(paragraphId!)
			const same = text === undefined ? [] : (byAnchor.get(anchorHash(text)) ?? [])
			const placed = same.find(({ paragraph }) => paragraph.id === paragraphId) ?? same[0]
			if (placed)
				await tx.documentComment.updateMany({
					where: { OR: [{ id }, { threadId: id }] },
					data: { versionId, paragraphId: placed.paragraph.id },
				})
		}
	}
}

/** Whatever somebody decided, wrote, noted or talked about on earlier versions, the newest first. */
async function earlierWork(tx: Tx, documentId: string, number: number): Promise<EarlierSuggestion[]> {
	const carried = await tx.suggestion.findMany({
		where: { carriedFromId: { not: null }, version: { documentId, number: { lte: number } } },
		select: { carriedFromId: true },
	})
	const followed = carried.flatMap(({ carriedFromId }) => carriedFromId ?? [])
	const rows = await tx.suggestion.findMany({
		// What answers a tracked change of theirs belongs to the file that it came in.
		where: { version: { documentId, number: { lt: number } }, id: { notIn: followed }, theirChange: null },
		include: {
			version: { select: { number: true } },
			_count: { select: { comments: true } },
		},
		orderBy: [{ version: { number: 'desc' } }, { number: 'asc' }],
	})
	const letGo = await letGoInRounds(tx, documentId)
	return rows
		.map(({ version, _count, change, ...row }) => {
			const state = row.state === 'stale' ? (row.carriedStaleFrom ?? 'open') : row.state
			// Who opens a suggestion again has worked on it too, but nothing of that is left to carry.
			const worked = row.origin === 'person' || state !== 'open' || row.workedOn
			const given = letGo.get(row.id)
			return {
				...row,
				versionNumber: version.number,
				change: change as unknown as SuggestionChange,
				state,
				toldStale: row.carriedStaleFrom !== null,
				worked: worked || given !== undefined,
				talkedAbout: _count.comments > 0,
				...given,
			}
		})
		.filter(({ worked, talkedAbout }) => worked || talkedAbout)
}

/** The suggestions that our side gave up in a round: whoever was told so must not read them again in the next file. */
async function letGoInRounds(
	tx: Tx,
	documentId: string,
): Promise<Map<string, Pick<EarlierSuggestion, 'state' | 'decidedById' | 'decidedAt'>>> {
	const answers = await tx.roundEntry.findMany({
		where: { round: { documentId }, entry: { in: ['agreed', 'refused', 'open'] } },
		orderBy: { id: 'asc' },
		select: { subject: true, entry: true, userId: true, createdAt: true },
	})
	const last = new Map(answers.map((answer) => [answer.subject, answer]))
	return new Map(
		[...last.values()]
			.filter(({ entry }) => entry === 'agreed')
			.map(({ subject, userId, createdAt }) => [subject, { state: 'rejected', decidedById: userId, decidedAt: createdAt }]),
	)
}
