import { addComment, replyToComment, resolveComment } from '#app/domain/comments/comments.server.ts'
import { shareDocument, unshareDocument } from '#app/domain/documents/share-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { letIntoFile } from '#app/domain/comments/include-in-file.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import { regenerateSuggestions } from '#app/domain/suggestions/regenerate-suggestions.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { undoDecision } from '#app/domain/suggestions/undo-decision.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findWords } from '../write/find-words.server.ts'
import type { RedliningRequest } from './redlining-form.ts'
import { calledWords } from '../comments/mentioned.ts'
import { ownSuggestion } from '../write/own-suggestion.ts'

/** What came of a form: one sentence, and the suggestion that it was about or that it made. */
export interface RedliningOutcome {
	said: string
	failed: boolean
	number?: number
}

const done = (said: string, suggestion?: Pick<Suggestion, 'number'>): RedliningOutcome => ({
	said,
	failed: false,
	number: suggestion?.number,
})
const refused = (said: string): RedliningOutcome => ({ said, failed: true })

/** Why nothing was done, in a sentence. */
export const refusals = {
	forbidden: 'Your role in this document does not allow that. Ask its owner.',
	stale: 'The words this suggestion stands on are not in the document any more.',
	conflict: 'Somebody else decided that just now. Look at it again before you decide.',
	text_differs: 'Those words stand differently in the document now. Load the page again and select them anew.',
	nothing_to_change: 'Those are the words that stand there already.',
	nothing: 'There is nothing of yours to undo.',
	words_not_found: 'Those words are not in the document. Copy them as they stand there.',
	not_found: 'That is not there any more. Load the page again.',
	empty: 'Write something first.',
	own: 'That is your own address.',
	no_such_person: 'There is nobody like that.',
	too_many: 'That was too much in a short time. Try again in an hour.',
	several: 'Those words stand in the document more than once. Add a few words around them.',
	overlaps: 'There is a suggestion on these words already. Edit that one.',
	no_such_paragraph: 'That paragraph is not in the document any more. Load the page again.',
	unreadable: 'The file of this version can’t be read.',
	not_in_a_table: 'That paragraph stands in no table.',
	cells_differ: 'A row has one line for each of its cells, no more and no fewer. A struck row can only be struck whole.',
	no_report: 'There is no report of this version yet, so there is nothing to make suggestions from.',
} as const

const decisions = { accept: 'accepted', reject: 'rejected', reopen: 'open' } as const
const decidedWords = { accepted: 'Accepted', rejected: 'Rejected', open: 'Open again:' } as const

/**
 * Does what a form of the redlining page asks for.
 *
 * @returns `null` when the member has no such document, or it no such suggestion, thread or person
 */
export async function doRedlining(
	services: Services,
	member: Member,
	documentId: string,
	version: number | undefined,
	asked: RedliningRequest,
): Promise<RedliningOutcome | null> {
	switch (asked.do) {
		case 'accept':
		case 'reject':
		case 'reopen': {
			const to = decisions[asked.do]
			return told(
				await decideSuggestion(services, member, documentId, asked.suggestion, { to, revision: asked.revision }),
				(suggestion) => `${decidedWords[to]} suggestion ${suggestion.number}.`,
			)
		}
		case 'edit':
			return told(
				await decideSuggestion(services, member, documentId, asked.suggestion, {
					to: 'edited',
					text: asked.text,
					revision: asked.revision,
				}),
				({ number }) => `Accepted suggestion ${number} with your words.`,
			)
		case 'note':
			return told(
				await noteSuggestion(services, member, documentId, asked.suggestion, { reason: asked.reason, internalNote: asked.internalNote }),
				({ number }) => `Saved the reason and note of suggestion ${number}.`,
			)
		case 'undo':
			return told(await undoDecision(services, member, documentId), ({ number }) => `Took back the last decision, on suggestion ${number}.`)
		case 'regenerate':
			return told(
				await regenerateSuggestions(services, member, documentId),
				() => 'Made the open suggestions anew. What was decided stays.',
			)
		case 'suggest':
		case 'add_clause':
		case 'strike_paragraph':
		case 'add_row':
		case 'strike_row':
			return told(
				await makeSuggestion(services, member, documentId, ownSuggestion(asked, version)),
				({ number }) => `Added your suggestion as number ${number}.`,
			)
		case 'suggest_found': {
			const place = await findWords(services, member, documentId, version, asked.find)
			if (place === null || typeof place === 'string') return place && refused(refusals[place])
			return told(
				await makeSuggestion(services, member, documentId, {
					...place,
					text: asked.text,
					reason: asked.reason,
					internalNote: asked.internalNote,
				}),
				({ number }) => `Added your suggestion as number ${number}.`,
			)
		}
		case 'comment': {
			const { body, mention, forFile, suggestion: suggestionId, paragraphId, start, end, expected } = asked
			return told(
				await addComment(services, member, documentId, {
					body,
					mentions: mention,
					forFile,
					suggestionId,
					paragraphId,
					start,
					end,
					expected,
					versionNumber: version,
				}),
				(to) => `Comment sent.${calledWords(to)}`,
			)
		}
		case 'reply':
			return told(
				await replyToComment(services, member, documentId, asked.thread, { body: asked.body, mentions: asked.mention }),
				(to) => `Reply sent.${calledWords(to)}`,
			)
		case 'resolve':
		case 'unresolve':
			return told(await resolveComment(services, member, documentId, asked.thread, asked.do === 'resolve'), () =>
				asked.do === 'resolve' ? 'Thread resolved.' : 'Thread open again.',
			)
		case 'into_file':
			return told(
				await letIntoFile(services, member, documentId, asked.comment, true),
				() => 'The other side will read that: it goes into the files you download from now on.',
			)
		case 'out_of_file':
			return told(
				await letIntoFile(services, member, documentId, asked.comment, false),
				() => 'That stays with you: it goes into no file any more.',
			)
		case 'share':
			return told(
				await shareDocument(services, member, documentId, { email: asked.email, role: asked.role }),
				() => `Shared with ${asked.email}.`,
			)
		case 'unshare':
			return told(await unshareDocument(services, member, documentId, asked.share), () => 'Access taken back.')
	}
}

function told<Value>(result: Value | keyof typeof refusals | null, say: (value: Value) => string): RedliningOutcome | null {
	if (result === null) return null
	if (typeof result === 'string' && result in refusals) return refused(refusals[result as keyof typeof refusals])
	const value = result as Value
	const number =
		typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'number'
			? { number: value.number }
			: undefined
	return done(say(value), number)
}
