import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { FieldValues, TemplateField } from '../../fields/template-field.ts'
import type { VariantChoices } from '../choose-clauses.ts'
import type { GeneratedFrom } from '../documents/generated-from.server.ts'
import { prefill } from '../prefill.server.ts'
import { recallParties } from '../recall/recall-parties.server.ts'
import type { Origins } from './draft.ts'
import { ownDrafts } from './find-draft.server.ts'

/** More than anybody works on at once. */
export const mostDrafts = 50

/** What a draft is for, and what is known before anybody types. */
export interface NewDraft {
	for: { templateId: string } | { packetKey: string }
	fields: readonly TemplateField[]
	/** Values that somebody confirmed, before those of the profiles. */
	values?: FieldValues
	/** Where they came from. */
	origins?: Origins
	/** Wordings of clauses that they confirmed. */
	variants?: VariantChoices
}

/** Starts a draft with what the profiles and earlier papers of its parties know. @returns its id, or that the member has too many */
export async function startDraft(services: Pick<Services, 'db'>, member: Member, draft: NewDraft): Promise<string | 'too_many_drafts'> {
	const filled = await prefill(services, member, draft.fields, new Date())
	const given = draft.values ?? {}
	const values = { ...filled.values, ...given }
	const ofProfiles = Object.entries(filled.origins).filter(([name]) => !(name in given))
	const origins = { ...Object.fromEntries(ofProfiles), ...draft.origins }
	const id = await create(services, member, { ...draft.for, values, origins, variants: { ...draft.variants } })
	if (id !== 'too_many_drafts') await recallParties(services, member, { id, values, origins, recalled: [] }, draft.fields)
	return id
}

/** Starts a draft for the next version of a document, with the answers that it was made from. */
export async function startNextVersion(
	services: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'edit'>,
	{ template, values, clauses }: GeneratedFrom,
): Promise<string | 'too_many_drafts'> {
	const open = await services.db.generationDraft.findFirst({
		where: { ...ownDrafts(member), documentId: document.id },
		select: { id: true },
	})
	if (open) return open.id
	return create(services, member, {
		templateId: template.id,
		documentId: document.id,
		name: document.name,
		values,
		origins: {},
		variants: Object.fromEntries(clauses.map(({ name, variant }) => [name, variant])),
	})
}

interface DraftColumns {
	templateId?: string
	packetKey?: string
	documentId?: string
	name?: string
	values: FieldValues
	origins: Origins
	variants?: Record<string, string>
}

async function create({ db }: Pick<Services, 'db'>, member: Member, columns: DraftColumns): Promise<string | 'too_many_drafts'> {
	const own = ownDrafts(member)
	if ((await db.generationDraft.count({ where: own })) >= mostDrafts) return 'too_many_drafts'
	const { id } = await db.generationDraft.create({ data: { ...own, ...columns }, select: { id: true } })
	return id
}
