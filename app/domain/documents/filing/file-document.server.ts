import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { ownedBy } from '#app/domain/access/visible-to.ts'
import { type NewEvent, recordEvents } from '#app/domain/activity/record-event.server.ts'
import { categoryOfType, type CategoryCode, type DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { visibleName } from '../file-name.ts'
import { parseTags, type TagRefusal } from './tags.ts'

/** The longest name of a document, in characters. */
export const longestName = 200

/** Why a document keeps its name. */
export type NameRefusal = 'name_missing' | 'name_too_long' | 'signed_kept'

/**
 * Gives a document another name in the vault; its files keep theirs.
 *
 * @returns the refusal; 'gone' when it was deleted since it was opened
 */
export async function renameDocument(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	typed: string,
): Promise<'changed' | 'gone' | NameRefusal> {
	const { document } = access
	const name = visibleName(typed)
	const refused = nameRefusal(document, typed)
	if (refused) return refused
	if (name === document.name) return 'changed'
	return change(services, access, { name }, { type: 'document.renamed', details: { from: document.name, to: name } })
}

/** Why a document can't have a name; `null` when it can. */
export function nameRefusal(document: DocumentAccess['document'], typed: string): NameRefusal | null {
	const name = visibleName(typed)
	if (name === '') return 'name_missing'
	if ([...name].length > longestName) return 'name_too_long'
	return document.status === 'signed' && name !== document.name ? 'signed_kept' : null
}

/**
 * Why a document can't be filed elsewhere: a signed one keeps the category and the type that it has. Where it has none yet, as
 * after the upload of a signed copy, it may be given one.
 */
export async function placeRefusal(
	{ db }: Pick<Services, 'db'>,
	{ document: { id, status } }: DocumentAccess,
	{ category, documentType }: { category?: CategoryCode; documentType?: DocumentType | null },
): Promise<'signed_kept' | null> {
	if (status !== 'signed') return null
	const has = await db.document.findUniqueOrThrow({ where: { id }, select: { category: true, documentType: true } })
	const there = category ?? (documentType ? categoryOfType(documentType) : has.category)
	const moves = has.category !== 'UNCATEGORIZED' && there !== has.category
	const retypes = documentType !== undefined && has.documentType !== null && documentType !== has.documentType
	return moves || retypes ? 'signed_kept' : null
}

/** Moves a document to another category. Its type stays only if it belongs to that category. */
export async function moveDocument(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	to: CategoryCode,
): Promise<'changed' | 'gone' | 'signed_kept'> {
	const refused = await placeRefusal(services, access, { category: to })
	if (refused) return refused
	const { category, documentType } = await services.db.document.findUniqueOrThrow({
		where: { id: access.document.id },
		select: { category: true, documentType: true },
	})
	if (category === to) return 'changed'
	const type = documentType !== null && categoryOfType(documentType) === to ? documentType : null
	const moved = { category: to, documentType: type }
	return change(services, access, moved, { type: 'document.moved', details: { from: category, to } })
}

/**
 * Gives a document another type, or none. A type of another category takes the document there. Reports keep the type that
 * they were made for; the record, the deadlines and the company's record go by this one.
 */
export async function setDocumentType(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	to: DocumentType | null,
): Promise<'changed' | 'gone' | 'signed_kept'> {
	const refused = await placeRefusal(services, access, { documentType: to })
	if (refused) return refused
	const { category, documentType: from } = await services.db.document.findUniqueOrThrow({
		where: { id: access.document.id },
		select: { category: true, documentType: true },
	})
	if (to === from) return 'changed'
	const there = to === null ? category : categoryOfType(to)
	const moved = there === category ? [] : [{ type: 'document.moved', details: { from: category, to: there } } as const]
	return change(services, access, { category: there, documentType: to }, ...moved, { type: 'document.type_set', details: { from, to } })
}

/** Replaces the tags of a document. */
export async function setTags(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	typed: string | readonly string[],
): Promise<'changed' | 'gone' | TagRefusal> {
	const tags = parseTags(typed)
	if (typeof tags === 'string') return tags
	return change(services, access, { tags }, { type: 'document.tagged', details: { tags } })
}

/** Adds tags to those that a document has. */
export async function addTags(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	typed: string | readonly string[],
): Promise<'changed' | 'gone' | TagRefusal> {
	const added = parseTags(typed)
	if (typeof added === 'string') return added
	const { tags } = await services.db.document.findUniqueOrThrow({ where: { id: access.document.id }, select: { tags: true } })
	return setTags(services, access, [...tags, ...added])
}

/** Stars a document for the member alone, or takes the star away. Not part of the history: it changes nothing for others. */
export async function setFavorite(
	{ db }: Pick<Services, 'db'>,
	{ member: { id: userId }, document: { id: documentId } }: DocumentAccess,
	favorite: boolean,
): Promise<void> {
	if (favorite)
		await db.documentFavorite.upsert({
			where: { userId_documentId: { userId, documentId } },
			create: { userId, documentId },
			update: {},
		})
	else await db.documentFavorite.deleteMany({ where: { userId, documentId } })
}

async function change(
	{ db }: Pick<Services, 'db'>,
	{ member, document: { id } }: DocumentAccess<'manage'>,
	data: Prisma.DocumentUpdateManyMutationInput,
	...events: Pick<NewEvent, 'type' | 'details'>[]
): Promise<'changed' | 'gone'> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.document.updateMany({ where: { id, ...ownedBy(member) }, data })
		const all = events.map((event) => ({ ...event, actor: member, documentId: id }) as NewEvent)
		if (count > 0) await recordEvents(tx, all)
		return count > 0 ? 'changed' : 'gone'
	})
}
