import { isId } from '#app/domain/access/document-id.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { GenerationDraft, Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Draft } from './draft.ts'

/** The drafts of a member for the company that they work in: nobody else sees them. */
export function ownDrafts(member: Pick<Member, 'id' | 'companyId'>) {
	return { userId: member.id, companyId: member.companyId } satisfies Prisma.GenerationDraftWhereInput
}

/** A draft of the member's own; `null` when there is none of that id. */
export async function findDraft(
	db: Pick<Services['db'] | Tx, 'generationDraft'>,
	member: Member,
	id: string | undefined,
): Promise<Draft | null> {
	const row = isId(id) ? await db.generationDraft.findFirst({ where: { id, ...ownDrafts(member) } }) : null
	return row && draftOf(row)
}

/** The drafts of a member, the latest first. */
export async function listDrafts({ db }: Pick<Services, 'db'>, member: Member): Promise<Draft[]> {
	const rows = await db.generationDraft.findMany({ where: ownDrafts(member), orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }] })
	return rows.map(draftOf)
}

/** Removes a draft. @returns whether there was one */
export async function removeDraft({ db }: Pick<Services, 'db'>, member: Member, id: string | undefined): Promise<boolean> {
	return isId(id) && (await db.generationDraft.deleteMany({ where: { id, ...ownDrafts(member) } })).count > 0
}

function draftOf({ values, origins, variants, ...row }: GenerationDraft): Draft {
	return {
		id: row.id,
		templateId: row.templateId,
		packetKey: row.packetKey,
		documentId: row.documentId,
		name: row.name,
		values: values as Draft['values'],
		origins: origins as Draft['origins'],
		variants: variants as Draft['variants'],
		leftOut: row.leftOut,
		recalled: row.recalled,
		updatedAt: row.updatedAt,
	}
}
