import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** How many suggestions of the newest version are accepted; 0 when another version is open. */
export async function countAccepted({ db }: Pick<Services, 'db'>, access: DocumentAccess): Promise<number> {
	if (!isNewest(access)) return 0
	return db.suggestion.count({ where: { versionId: access.version.id, state: { in: ['accepted', 'edited'] } } })
}
