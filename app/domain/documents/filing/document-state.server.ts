import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What a document's page says of it beside its name and status. */
export interface DocumentState {
	category: string
	documentType: string | null
	tags: string[]
	/** Whether the reader starred it. */
	favorite: boolean
}

/** Category, type, tags and the reader's star of an open document. */
export async function documentState({ db }: Pick<Services, 'db'>, { member, document }: DocumentAccess): Promise<DocumentState> {
	const { favorites, ...state } = await db.document.findUniqueOrThrow({
		where: { id: document.id },
		select: { category: true, documentType: true, tags: true, favorites: { where: { userId: member.id }, select: { userId: true } } },
	})
	return { ...state, favorite: favorites.length > 0 }
}
