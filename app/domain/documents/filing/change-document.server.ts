import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { CategoryCode } from '#app/domain/review/type/catalogue.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { reasonNeeded, statusesAfter, type DocumentStatus } from '../document-status.ts'
import { changeStatus, type StatusRefusal } from './change-status.server.ts'
import { moveDocument, nameRefusal, renameDocument, setTags, type NameRefusal } from './file-document.server.ts'
import { parseTags, type TagRefusal } from './tags.ts'

/** What to change of a document; what is left out stays. */
export interface DocumentChanges {
	name?: string
	category?: CategoryCode
	tags?: readonly string[]
	status?: DocumentStatus
	/** Why it goes back to Draft. */
	reason?: string
}

export type ChangeRefusal = NameRefusal | TagRefusal | StatusRefusal | 'gone'

/**
 * Changes several things of a document. All of them are checked before the first is changed, so that a refused call
 * changes nothing.
 */
export async function changeDocument(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	{ name, category, tags, status, reason }: DocumentChanges,
): Promise<'changed' | ChangeRefusal> {
	const refused = refusalOf(access, { name, tags, status, reason })
	if (refused) return refused
	const steps = [
		// The status first: it alone can still be refused, when somebody else changed it meanwhile.
		() => (status === undefined ? 'changed' : changeStatus(services, access, { to: status, reason })),
		() => (name === undefined ? 'changed' : renameDocument(services, access, name)),
		() => (category === undefined ? 'changed' : moveDocument(services, access, category)),
		() => (tags === undefined ? 'changed' : setTags(services, access, tags)),
	]
	for (const step of steps) {
		const outcome = await step()
		if (outcome !== 'changed') return outcome
	}
	return 'changed'
}

function refusalOf({ document }: DocumentAccess, { name, tags, status, reason }: DocumentChanges): ChangeRefusal | null {
	const unnamed = name === undefined ? null : nameRefusal(document, name)
	if (unnamed) return unnamed
	const parsed = parseTags(tags ?? [])
	if (typeof parsed === 'string') return parsed
	if (status === undefined || status === document.status) return null
	if (!statusesAfter[document.status].includes(status)) return 'status_not_allowed'
	return reasonNeeded(document.status, status) && !reason?.trim() ? 'reason_needed' : null
}
