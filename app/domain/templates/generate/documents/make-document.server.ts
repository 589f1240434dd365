import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { addInTransaction, type Added, type AddOptions } from '#app/domain/documents/add-document.server.ts'
import { sameChoices } from '#app/domain/documents/choices.ts'
import { unlessNoCredits } from '#app/domain/documents/queue-review.server.ts'
import { unlessOverQuota } from '#app/domain/documents/storage/storage-quota.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { isDocumentType, type CategoryCode } from '#app/domain/review/type/catalogue.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds } from '#app/units.ts'
import { usedClauses } from '../choose-clauses.ts'
import {
	type CheckedOrder,
	checkOrder,
	type DocumentOrder,
	type Refused,
	writeDocument,
	type WrittenDocument,
} from './write-document.server.ts'

type AddedDocument = Extract<Added, { outcome: 'added' }>

/** Why nothing was made. */
export type NotMade = Exclude<Added, AddedDocument> | Refused | { outcome: 'too_many'; seconds: number }

type Making = Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'billingNow'>

/** Thrown by what comes first in the transaction, to make nothing after all. */
export class Stopped extends Error {
	override name = 'Stopped'
}

/** Made documents and their reviews cost nothing: a program must not keep other people's reviews waiting. */
const documentsPerMember = { name: 'generate', points: 120, seconds: inSeconds(hour) }

/**
 * Makes a document from a template: it goes into the vault with the template's version, the clauses and the answers that it
 * was made from, and its review is queued for the side of the member's company. That costs no credit.
 */
export async function makeDocument(
	services: Making,
	member: Member,
	order: DocumentOrder,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<AddedDocument | NotMade> {
	const made = await makeDocuments(services, member, [order], async () => undefined, engine)
	return made.outcome === 'added' ? made.documents[0]! : made
}

/**
 * Makes several documents, all of them or none: every one is checked and written before the first goes into the vault, and
 * one transaction puts them there.
 *
 * @param before what that transaction does first
 * @throws Stopped when that does
 */
export async function makeDocuments(
	services: Making,
	member: Member,
	orders: readonly DocumentOrder[],
	before: (tx: Tx) => Promise<void>,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<{ outcome: 'added'; documents: AddedDocument[] } | NotMade> {
	const checked: CheckedOrder[] = []
	for (const order of orders) {
		const one = await checkOrder(services, order, engine)
		if ('outcome' in one) return one
		checked.push(one)
	}
	for (const _ of orders) {
		const seconds = await services.limits.count(documentsPerMember, member.id)
		if (seconds > 0) return { outcome: 'too_many', seconds }
	}
	// What a program killed from here on leaves in storage has no row that names it: the sweep removes it.
	const written: WrittenDocument[] = []
	const forget = () => Promise.all(written.map(({ file }) => services.storage.remove(file.fileKey)))
	async function forgetting(error: unknown): Promise<never> {
		await forget()
		throw error
	}
	for (const one of checked) {
		const document = await writeDocument(services, member, one, engine).catch((error: unknown) => forgetting(error))
		if ('outcome' in document) {
			await forget()
			return document
		}
		written.push(document)
	}
	// When the database does not answer, the documents may exist all the same: the sweep then decides about the files.
	const made = await addAll(services, member, written, before).catch((error: unknown) => {
		if (error instanceof Stopped) return forgetting(error)
		throw error
	})
	if (made.outcome !== 'added') await forget()
	return made
}

/** Rolls the transaction back when a document is not added. */
class NotAdded extends Error {
	override name = 'NotAdded'
	readonly why: Exclude<Added, AddedDocument>

	constructor(why: Exclude<Added, AddedDocument>) {
		super(why.outcome)
		this.why = why
	}
}

async function addAll(
	services: Making,
	member: Member,
	written: readonly WrittenDocument[],
	before: (tx: Tx) => Promise<void>,
): Promise<{ outcome: 'added'; documents: AddedDocument[] } | Exclude<Added, AddedDocument>> {
	const work = services.db.$transaction(async (tx) => {
		await before(tx)
		const documents: AddedDocument[] = []
		for (const each of written) {
			const added = await addInTransaction(services, tx, member, each.file, choicesOf(each), optionsOf(member, each))
			if (added.outcome !== 'added') throw new NotAdded(added)
			documents.push(added)
		}
		return { outcome: 'added' as const, documents }
	})
	try {
		return await unlessOverQuota(unlessNoCredits(work))
	} catch (error) {
		if (error instanceof NotAdded) return error.why
		throw error
	}
}

function choicesOf({ title, partyName, order: { template } }: WrittenDocument) {
	return {
		...sameChoices,
		name: title,
		category: template.category as CategoryCode,
		documentType: isDocumentType(template.documentType) ? template.documentType : null,
		partyRole: 'sending' as const,
		partyName,
		askModel: false,
	}
}

function optionsOf(member: Member, { prepared, values, order }: WrittenDocument): AddOptions {
	const { template, to, packetId, draftId } = order
	return {
		analyze: true,
		origin: 'generated',
		...(to ? { to, after: to.document.versionNumber, madeFromNumber: to.document.versionNumber } : {}),
		async also(tx, { documentId, versionId, versionNumber }) {
			if (!to) await tx.document.update({ where: { id: documentId }, data: { isGenerated: true } })
			const clauses = usedClauses(prepared.clauses).map((clause) => ({ ...clause }))
			await tx.generatedVersion.create({
				data: { versionId, templateId: template.id, templateNumber: template.number, values, clauses, packetId, draftId },
			})
			await recordEvent(tx, {
				type: 'document.generated',
				actor: member,
				documentId,
				versionNumber,
				details: { template: template.name, templateVersion: template.number },
			})
		},
	}
}
