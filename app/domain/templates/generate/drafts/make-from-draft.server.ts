import { randomUUID } from 'node:crypto'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { makeDocuments, type NotMade, Stopped } from '../documents/make-document.server.ts'
import type { DocumentOrder } from '../documents/write-document.server.ts'
import { UnwritableTemplate } from '../unwritable-template.ts'
import { ownDrafts } from './find-draft.server.ts'
import { madeFromDraft, type MadeFromDraft } from './made-from-draft.server.ts'
import type { OpenDraft } from './open-draft.server.ts'

/** Why nothing was made of a draft; it stays as it is. */
export type NotMadeFromDraft =
	| NotMade
	/** No document of this template can be written, whatever was answered. */
	| { outcome: 'unwritable'; template: string }
	/** It was discarded meanwhile. */
	| { outcome: 'gone' }

/**
 * Makes the documents of a draft, which is gone then: all of them or none. One that is sent twice makes nothing more, and
 * gives what the first made.
 *
 * @param to the document that gets it as its next version, where the draft is for one
 */
export async function makeFromDraft(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'log' | 'billingNow'>,
	member: Member,
	{ draft, packet, prepared }: OpenDraft,
	to: DocumentAccess<'edit'> | undefined,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<MadeFromDraft | NotMadeFromDraft> {
	const packetId = packet ? randomUUID() : undefined
	const orders = prepared.map(({ template, values }): DocumentOrder => ({
		template,
		values,
		variants: packet
			? Object.fromEntries(Object.entries(draft.variants).filter(([name]) => template.clauseNames.includes(name)))
			: draft.variants,
		name: packet ? undefined : (draft.name ?? undefined),
		to,
		packetId,
		draftId: draft.id,
	}))
	async function takeDraft(tx: Tx) {
		// One statement decides: a draft that is sent twice makes its documents once.
		const { count } = await tx.generationDraft.deleteMany({ where: { id: draft.id, ...ownDrafts(member) } })
		if (count === 0) throw new Stopped('The draft is gone')
		if (packet) await tx.generatedPacket.create({ data: { id: packetId, key: packet.key, userId: member.id } })
	}
	try {
		const made = await makeDocuments(services, member, orders, takeDraft, engine)
		if (made.outcome !== 'added') return made
		const [first] = made.documents
		return packetId === undefined
			? { outcome: 'document', documentId: first!.documentId, versionNumber: first!.versionNumber }
			: { outcome: 'packet', packetId }
	} catch (error) {
		if (error instanceof Stopped) return (await madeFromDraft(services, member, draft.id)) ?? { outcome: 'gone' }
		if (!(error instanceof UnwritableTemplate)) throw error
		services.log.error({ err: error, draftId: draft.id }, 'A document could not be written from its template')
		return { outcome: 'unwritable', template: error.template }
	}
}
