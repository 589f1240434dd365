import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { categoryOfType, type CategoryCode, type DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { reasonNeeded, statusesAfter, type DocumentStatus } from '../document-status.ts'
import { changeStatus, type StatusRefusal } from './change-status.server.ts'
import {
	moveDocument,
	nameRefusal,
	placeRefusal,
	renameDocument,
	setDocumentType,
	setTags,
	type NameRefusal,
} from './file-document.server.ts'
import { parseTags, type TagRefusal } from './tags.ts'

/** What to change of a document; what is left out stays. */
export interface DocumentChanges {
	name?: string
	category?: CategoryCode
	/** `null` for none; with a category one of its types. */
	documentType?: DocumentType | null
	tags?: readonly string[]
	status?: DocumentStatus
	/** Why it goes back to Draft. */
	reason?: string
}

export type ChangeRefusal = NameRefusal | TagRefusal | StatusRefusal | 'type_of_other_category' | 'gone'

/**
 * Changes several things of a document. All of them are checked before the first is changed, so that a refused call
 * changes nothing.
 */
export async function changeDocument(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	changes: DocumentChanges,
): Promise<'changed' | ChangeRefusal> {
	const { name, category, documentType, tags, status, reason } = changes
	const refused = refusalOf(access, changes) ?? (await placeRefusal(services, access, changes))
	if (refused) return refused
	const steps = [
		// The status first: it alone can still be refused, when somebody else changed it meanwhile.
		() => (status === undefined ? 'changed' : changeStatus(services, access, { to: status, reason })),
		() => (name === undefined ? 'changed' : renameDocument(services, access, name)),
		() => (category === undefined ? 'changed' : moveDocument(services, access, category)),
		() => (documentType === undefined ? 'changed' : setDocumentType(services, access, documentType)),
		() => (tags === undefined ? 'changed' : setTags(services, access, tags)),
	]
	for (const step of steps) {
		const outcome = await step()
		if (outcome !== 'changed') return outcome
	}
	return 'changed'
}

function refusalOf(
	{ document }: DocumentAccess,
	{ name, category, documentType, tags, status, reason }: DocumentChanges,
): ChangeRefusal | null {
	const unnamed = name === undefined ? null : nameRefusal(document, name)
	if (unnamed) return unnamed
	if (category && documentType && categoryOfType(documentType) !== category) return 'type_of_other_category'
	const parsed = parseTags(tags ?? [])
	if (typeof parsed === 'string') return parsed
	if (status === undefined || status === document.status) return null
	if (!statusesAfter[document.status].includes(status)) return 'status_not_allowed'
	return reasonNeeded(document.status, status) && !reason?.trim() ? 'reason_needed' : null
}
