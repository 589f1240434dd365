import type { Tx } from '#app/infrastructure/db/db.ts'
import { versionText, type VersionText } from './carry-over-place.ts'
import { carryInto, type ComingSuggestion, type EarlierSuggestion, type FreshSuggestion } from './carry-over.ts'
import type { PlacedAt } from '../overlapping.ts'
import { anchorHash, paragraphsByAnchor, placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { isHandMade, type SuggestionState } from '../suggestion.ts'
import { storedText } from '../version-paragraphs.server.ts'

/**
 * The suggestions for a version: new drafts, with the decisions, edits and comments from every earlier version.
 * Suggestions already carried into a later version are skipped.
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

/** The fields that a carried-over suggestion takes from its predecessor. */
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

/** The event details of a carried-over suggestion; none for a new one. */
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

/** Moves the comment threads of a suggestion to its successor. */
export async function moveThreads(
	tx: Tx,
	{ id }: Pick<EarlierSuggestion, 'id'>,
	to: { versionId: string; suggestionId: string },
): Promise<void> {
	await tx.documentComment.updateMany({ where: { suggestionId: id }, data: to })
}

/** The same for threads on words, where their paragraph is unchanged. Resolved threads stay behind. */
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

async function earlierWork(tx: Tx, documentId: string, number: number): Promise<EarlierSuggestion[]> {
	const carried = await tx.suggestion.findMany({
		where: { carriedFromId: { not: null }, version: { documentId, number: { lte: number } } },
		select: { carriedFromId: true },
	})
	const followed = carried.flatMap(({ carriedFromId }) => carriedFromId ?? [])
	const rows = await tx.suggestion.findMany({
		// A suggestion that rejects a counterparty change belongs to the file that the change came in.
		where: { version: { documentId, number: { lt: number } }, id: { notIn: followed }, counterpartyChangeKey: null },
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
			// Reopening a suggestion counts as work too, but leaves nothing to carry over.
			const worked = isHandMade(row) || state !== 'open' || row.workedOn
			const given = letGo.get(row.id)
			return {
				...row,
				versionNumber: version.number,
				change: change as unknown as SuggestionChange,
				state,
				reportedStale: row.carriedStaleFrom !== null,
				worked: worked || given !== undefined,
				talkedAbout: _count.comments > 0,
				...given,
			}
		})
		.filter(({ worked, talkedAbout }) => worked || talkedAbout)
}

/** The suggestions that our side gave up in a round: the counterparty was told, so they must not be in the next file. */
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
