import type { Comment } from '#app/domain/comments/comments.server.ts'
import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'

/** One comment of a thread. */
export interface ThreadComment {
	id: string
	body: string
	/** `null`: the account was erased. */
	author: NamedPerson | null
	/** ISO 8601. */
	createdAt: string
	/** Whether it goes into downloaded files: replies of people who may not decide never do. */
	forFile: boolean
	mentions: NamedPerson[]
}

/** A comment with its replies. */
export interface Thread extends ThreadComment {
	suggestionId: string | null
	/** The words that it is about; `null` for a suggestion or the whole document. */
	words: { paragraphId: string; start: number; end: number; quote: string } | null
	resolved: { by: NamedPerson | null; at: string } | null
	replies: ThreadComment[]
}

/** Groups replies under their comments; rows come oldest first. Places are only those of the given version. */
export function threadsOf(rows: readonly Comment[], versionNumber: number): Thread[] {
	const answers = (id: string) => rows.filter(({ threadId }) => threadId === id).map(shownComment)
	return rows
		.filter(({ threadId }) => threadId === null)
		.map((row) => ({
			...shownComment(row),
			suggestionId: row.suggestionId,
			words:
				row.versionNumber !== versionNumber || row.paragraphId === null || row.start === null || row.end === null
					? null
					: { paragraphId: row.paragraphId, start: row.start, end: row.end, quote: row.quote ?? '' },
			resolved: row.resolved,
			replies: answers(row.id),
		}))
}

function shownComment({ id, body, author, createdAt, forFile, mentions }: Comment): ThreadComment {
	return { id, body, author, createdAt, forFile, mentions }
}
