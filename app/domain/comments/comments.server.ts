import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { cleanNote } from '#app/domain/suggestions/clean-text.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { personOf } from '#app/domain/suggestions/suggestion-records.ts'
import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { mentionedMail } from '#app/domain/documents/sharing/document-mails.ts'
import { findMentions, findUnknownMentions } from './mentions.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { limitRecipients } from '#app/domain/documents/document-mail-limits.server.ts'
import { peopleOf } from '#app/domain/documents/sharing/share-document.server.ts'
import { hour, inSeconds } from '#app/units.ts'

/** More than anybody types in an hour, too few to flood a document. */
const commentsPerMember = { name: 'comment', points: 300, seconds: inSeconds(hour) }

/** One comment on a document, in a thread or beginning one. */
export interface Comment {
	id: string
	/** The comment that began the thread; `null` for the first comment itself. */
	threadId: string | null
	versionNumber: number
	suggestionId: string | null
	/** The words it is about, as offsets in the accepted text of a paragraph. */
	paragraphId: string | null
	start: number | null
	end: number | null
	quote: string | null
	body: string
	/** Whether the thread goes into downloaded files. */
	forFile: boolean
	/** `null`: the account was erased. */
	author: NamedPerson | null
	/** ISO 8601. */
	createdAt: string
	resolved: { by: NamedPerson | null; at: string } | null
	mentions: NamedPerson[]
}

/** A comment to add: on a suggestion, on words of a paragraph, or on the whole document. */
export interface NewComment {
	body: string
	/** Ids of people who can open the document; people mentioned by '@' with name or address are found in the text. */
	mentions?: readonly string[]
	suggestionId?: string
	paragraphId?: string
	start?: number
	end?: number
	/** What the member sees at that place. */
	expected?: string
	forFile?: boolean
}

/** The comment, and which of the people it mentions do not know of it. */
export interface CommentDelivery {
	id: string
	/** Invited addresses that have not opened the document yet: a mail told them about the mention. Only for those who may see addresses. */
	invited: string[]
	/** Names and addresses after an '@' that nobody with access has: no mail went to them. */
	unknown: string[]
}

/** Why a comment can't be added. 'not_found': there is no such suggestion or thread. */
export type CommentRefusal = 'forbidden' | 'empty' | 'text_differs' | 'not_found' | 'too_many'

const named = { select: { id: true, firstName: true, lastName: true } } as const

const commentFields = {
	id: true,
	threadId: true,
	suggestionId: true,
	paragraphId: true,
	start: true,
	end: true,
	quote: true,
	body: true,
	forFile: true,
	createdAt: true,
	resolvedAt: true,
	author: named,
	resolvedBy: named,
	version: { select: { number: true } },
	mentions: { select: { user: named }, orderBy: { userId: 'asc' } },
} as const

/** All comments on a document, oldest first. */
export async function listComments({ db }: Pick<Services, 'db'>, { document }: DocumentAccess): Promise<Comment[]> {
	const rows = await db.documentComment.findMany({
		where: { documentId: document.id },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: commentFields,
	})
	return rows.map(({ author, version, resolvedAt, resolvedBy, mentions, createdAt, ...row }) => ({
		...row,
		versionNumber: version.number,
		author: personOf(author),
		createdAt: createdAt.toISOString(),
		resolved: resolvedAt && { by: personOf(resolvedBy), at: resolvedAt.toISOString() },
		mentions: mentions.map(({ user }) => personOf(user)!),
	}))
}

type Saying = Pick<Services, 'db' | 'storage' | 'jobs' | 'keys' | 'limits' | 'env' | 'log'>

/**
 * Begins a thread. People mentioned who can open the document get a mail without its words; invited people do too,
 * when the author may share and decide.
 *
 * @param access at the version that the member sees
 * @returns the comment, or why not: only comments of people who may edit go into files
 */
export async function addComment(
	services: Saying,
	access: DocumentAccess<'comment'>,
	comment: NewComment,
): Promise<CommentDelivery | CommentRefusal> {
	const { version } = access
	if (comment.forFile && !access.may.edit) return 'forbidden'
	const place = await placeOf(services, version, comment)
	if (typeof place === 'string') return place
	return keep(services, access, { ...place, versionId: version.id, forFile: comment.forFile ?? false }, comment)
}

/**
 * Replies in a thread. Even in a thread that goes into files, replies of people who may not edit stay internal.
 *
 * @returns the reply, why not, or `null` when there is no such thread
 */
export async function replyToComment(
	services: Saying,
	access: DocumentAccess<'comment'>,
	threadId: string,
	comment: Pick<NewComment, 'body' | 'mentions'>,
): Promise<CommentDelivery | CommentRefusal | null> {
	const thread = await findThread(services, access, threadId)
	if (!thread) return null
	const { id, versionId, suggestionId, paragraphId, start, end, quote, forFile } = thread
	return keep(
		services,
		access,
		{ threadId: id, versionId, suggestionId, paragraphId, start, end, quote, forFile: forFile && access.may.edit },
		comment,
	)
}

/**
 * Resolves a thread, or reopens it; both are recorded with who and when.
 *
 * @returns `null` when there is no such thread
 */
export async function resolveComment(
	{ db }: Pick<Services, 'db'>,
	access: DocumentAccess<'comment'>,
	threadId: string,
	resolved: boolean,
): Promise<{ id: string } | null> {
	const { member, document } = access
	const thread = await findThread({ db }, access, threadId)
	if (!thread) return null
	await db.$transaction(async (tx) => {
		const { count } = await tx.documentComment.updateMany({
			where: { id: thread.id, resolvedAt: resolved ? null : { not: null } },
			data: resolved ? { resolvedAt: new Date(), resolvedById: member.id } : { resolvedAt: null, resolvedById: null },
		})
		if (count > 0)
			await recordEvent(tx, {
				type: resolved ? 'comment.resolved' : 'comment.reopened',
				actor: member,
				documentId: document.id,
				subject: thread.id,
			})
	})
	return { id: thread.id }
}

async function findThread({ db }: Pick<Services, 'db'>, { document }: DocumentAccess, threadId: string) {
	return isId(threadId) ? db.documentComment.findFirst({ where: { id: threadId, documentId: document.id, threadId: null } }) : null
}

interface CommentPlace {
	suggestionId?: string | null
	paragraphId?: string | null
	start?: number | null
	end?: number | null
	quote?: string | null
}

async function placeOf(
	services: Saying,
	version: { id: string; fileKey: string; mediaType: string },
	{ suggestionId, paragraphId, start = 0, end, expected }: NewComment,
): Promise<CommentPlace | CommentRefusal> {
	if (suggestionId !== undefined) {
		const suggestion =
			isId(suggestionId) &&
			(await services.db.suggestion.findFirst({ where: { id: suggestionId, versionId: version.id }, select: { id: true } }))
		return suggestion ? { suggestionId } : 'not_found'
	}
	if (paragraphId === undefined) return {}
	const words = await readVersion(services, version)
	const placed = 'unreadable' in words ? undefined : placedParagraphs(words).find(({ paragraph }) => paragraph.id === paragraphId)
	if (!placed) return 'text_differs'
	const to = end ?? placed.text.length
	const quote = placed.text.slice(start, to)
	if (
		!(Number.isInteger(start) && Number.isInteger(to) && start >= 0 && start < to && to <= placed.text.length) ||
		(expected !== undefined && expected !== quote)
	)
		return 'text_differs'
	return { paragraphId, start, end: to, quote }
}

async function keep(
	services: Saying,
	access: DocumentAccess<'comment'>,
	place: CommentPlace & { versionId: string; threadId?: string; forFile: boolean },
	comment: Pick<NewComment, 'body' | 'mentions'>,
): Promise<CommentDelivery | CommentRefusal> {
	const { member, document } = access
	const body = cleanNote(comment.body)
	if (body === '') return 'empty'
	if ((await services.limits.count(commentsPerMember, member.id)) > 0) return 'too_many'
	// Nobody is everyone in the company: each of them is called by name once they have opened the document.
	const people = (await peopleOf(services, access)).flatMap((person) => (person.company ? [] : [person]))
	const known = access.may.edit ? people : people.filter((person) => person.id !== null)
	const called = findMentions(body, known, comment.mentions ?? []).filter((person) => person.id !== member.id)
	const mailed = await limitRecipients(
		services,
		member,
		called.map(({ email }) => email),
	)
	const link = `${services.env.appUrl}/review/${document.id}`
	const id = await services.db.$transaction(async (tx) => {
		const created = await tx.documentComment.create({
			data: {
				...place,
				documentId: document.id,
				authorId: member.id,
				body,
				mentions: { create: called.flatMap((person) => (person.id === null ? [] : [{ userId: person.id }])) },
			},
			select: { id: true },
		})
		const details = { threadId: place.threadId ?? null }
		await recordEvent(tx, { type: 'comment.added', actor: member, documentId: document.id, subject: created.id, details })
		for (const to of mailed) await queueMail(services, tx, mentionedMail({ to, from: member.email, link }))
		return created.id
	})
	return { id, invited: called.filter((person) => person.id === null).map(({ email }) => email), unknown: findUnknownMentions(body, known) }
}
