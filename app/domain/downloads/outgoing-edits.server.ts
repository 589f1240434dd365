import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { OutgoingSuggestion, OutgoingThread } from '#app/domain/suggestions/suggestion-edits.ts'
import { inDocumentOrder } from '#app/domain/suggestions/suggestion-records.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'

/**
 * What of a version goes to the counterparty: the suggestions in force, and the unresolved threads that somebody
 * included in the file. Internal notes are not even read.
 *
 * @returns with the time of the last change among them, so that the same decisions give the same file
 */
export async function findOutgoing(
	{ db }: Pick<Services, 'db'>,
	version: OpenVersion,
	open: boolean,
): Promise<{ suggestions: OutgoingSuggestion[]; threads: OutgoingThread[]; date: Date }> {
	const rows = await db.suggestion.findMany({
		where: { versionId: version.id, state: { in: open ? ['accepted', 'edited', 'open'] : ['accepted', 'edited'] } },
		orderBy: [...inDocumentOrder],
		select: {
			id: true,
			number: true,
			title: true,
			state: true,
			change: true,
			editedText: true,
			reason: true,
			createdAt: true,
			decidedAt: true,
		},
	})
	const author = { select: { firstName: true, lastName: true } } as const
	const comments = await db.documentComment.findMany({
		where: { versionId: version.id, threadId: null, forFile: true, resolvedAt: null },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: {
			suggestionId: true,
			paragraphId: true,
			start: true,
			end: true,
			quote: true,
			body: true,
			createdAt: true,
			author,
			replies: {
				where: { forFile: true },
				orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
				select: { body: true, createdAt: true, author },
			},
		},
	})
	const outgoing = (comment: { body: string; createdAt: Date; author: { firstName: string; lastName: string } | null }) => ({
		author: comment.author ? personName(comment.author) : 'Someone',
		date: secondsOf(comment.createdAt),
		text: comment.body,
	})
	const threads = comments.map(({ suggestionId, paragraphId, start, end, quote, replies, ...first }) => ({
		suggestionId,
		words: paragraphId === null || start === null || end === null || quote === null ? null : { paragraphId, start, end, quote },
		comments: [outgoing(first), ...replies.map(outgoing)],
	}))
	const moments = [
		version.createdAt,
		...rows.map(({ createdAt, decidedAt }) => decidedAt ?? createdAt),
		...comments.flatMap(({ createdAt, replies }) => [createdAt, ...replies.map((reply) => reply.createdAt)]),
	]
	return {
		suggestions: rows.map(({ change, createdAt: _, decidedAt: __, ...row }) => ({
			...row,
			change: change as unknown as SuggestionChange,
			editedText: row.state === 'edited' ? row.editedText : null,
		})),
		threads,
		date: new Date(Math.max(...moments.map((moment) => moment.getTime()))),
	}
}

/** As Word writes times: whole seconds, UTC. */
export function secondsOf(date: Date): string {
	return `${date.toISOString().slice(0, 19)}Z`
}
