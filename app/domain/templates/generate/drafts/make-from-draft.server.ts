import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { type Made, makeDocument } from '../documents/make-document.server.ts'
import { removeDraft } from './find-draft.server.ts'
import type { OpenDraft } from './open-draft.server.ts'

/** What was made of a draft. */
export type MadeFromDraft =
	| { outcome: 'document'; documentId: string; versionNumber: number }
	| { outcome: 'packet'; packetId: string }
	| Exclude<Made, { outcome: 'added' }>

/**
 * Makes the documents of a draft, which is gone then. With anything but documents as the result it stays; of a packet,
 * those that were made stay too and are left out from then on.
 *
 * @param to the document that gets it as its next version, where the draft is for one
 */
export async function makeFromDraft(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits'>,
	member: Member,
	open: OpenDraft,
	to: DocumentAccess<'edit'> | undefined,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<MadeFromDraft> {
	const { draft, packet, prepared, missing } = open
	if (missing.length > 0) return { outcome: 'refused', problems: [], missing }
	if (packet) return makePacket(services, member, open, engine)
	const [only] = prepared
	const made = await makeDocument(
		services,
		member,
		{ template: only!.template, values: only!.values, variants: draft.variants, name: draft.name ?? undefined, to },
		engine,
	)
	if (made.outcome !== 'added') return made
	await removeDraft(services, member, draft.id)
	return { outcome: 'document', documentId: made.documentId, versionNumber: made.versionNumber }
}

async function makePacket(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits'>,
	member: Member,
	{ draft, packet, prepared }: OpenDraft,
	engine: WordEngine,
): Promise<MadeFromDraft> {
	const { id: packetId } = await services.db.generatedPacket.create({ data: { key: packet!.key, userId: member.id }, select: { id: true } })
	for (const each of prepared) {
		const { template } = each
		const own = Object.fromEntries(Object.entries(draft.variants).filter(([name]) => template.clauseNames.includes(name)))
		const order = { template, values: each.values, variants: own, packetId }
		const made = await makeDocument(services, member, order, engine)
		if (made.outcome !== 'added') return made
		await services.db.generationDraft.updateMany({ where: { id: draft.id }, data: { leftOut: { push: template.shippedKey! } } })
	}
	await removeDraft(services, member, draft.id)
	return { outcome: 'packet', packetId }
}
