import type { Tx } from '#app/infrastructure/db/db.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { sharingTypes } from './event-types.ts'

/**
 * Erases what the history of a document holds of its words, and records that. Who did what and when stays, and so does
 * the chain: its hashes cover digests of the details, whose salts go too. Call it in the transaction that deletes the
 * document, after the deletion: the database refuses to erase details of a document that still exists.
 */
export async function eraseEventDetails(tx: Tx, documentId: string): Promise<void> {
	const event = await tx.activityEvent.findFirst({ where: { documentId }, select: { companyId: true } })
	if (!event) return
	await tx.$executeRaw`
		UPDATE "activity_events" SET "details" = NULL, "details_salt" = NULL
		WHERE "document_id" = ${documentId}::uuid AND "details_salt" IS NOT NULL`
	await tx.activityEvent.create({ data: { companyId: event.companyId, documentId, type: 'document.erased' } })
}

/**
 * Erases whom documents were shared with from the events about sharing that name a person, and records that for each
 * document: such an event loses all its details, the others keep theirs. Call it in the transaction that deletes the
 * account, after deleting it: the database refuses it otherwise.
 *
 * @param person their id, and all addresses that were theirs
 */
export async function eraseFromSharing(tx: Tx, { id, emails }: { id: string; emails: readonly string[] }): Promise<void> {
	const named = Prisma.join(
		emails.map((email) => Prisma.sql`"details" @> ${{ email }}::jsonb OR "details" @> ${{ permissions: [{ email }] }}::jsonb`),
		' OR ',
	)
	const events = await tx.$queryRaw<{ id: string; companyId: string; documentId: string }[]>`
		SELECT "id"::text, "company_id"::text AS "companyId", "document_id"::text AS "documentId" FROM "activity_events"
		WHERE "type" = ANY(${sharingTypes}) AND "details_salt" IS NOT NULL AND (
			"details" @> ${{ userId: id }}::jsonb OR "details" @> ${{ permissions: [{ userId: id }] }}::jsonb OR ${named}
		)`
	const documents = new Map(events.map(({ documentId, companyId }) => [documentId, companyId]))
	await tx.activityEvent.createMany({
		data: [...documents].map(([documentId, companyId]) => ({ companyId, documentId, type: 'document.recipient_erased', subject: id })),
	})
	await tx.$executeRaw`
		UPDATE "activity_events" SET "details" = NULL, "details_salt" = NULL
		WHERE "id" = ANY(${events.map((event) => event.id)}::uuid[])`
}

/**
 * Erases a person's network addresses from all histories, and records that in each. The id stays, which then
 * identifies nobody. Call it in the transaction that deletes the account, after deleting it.
 */
export async function eraseEventAddresses(tx: Tx, userId: string): Promise<void> {
	const companies = await tx.activityEvent.findMany({
		where: { actorId: userId, addressSalt: { not: null } },
		distinct: ['companyId'],
		select: { companyId: true },
	})
	await tx.activityEvent.updateMany({ where: { actorId: userId, addressSalt: { not: null } }, data: { address: null, addressSalt: null } })
	await tx.activityEvent.createMany({ data: companies.map(({ companyId }) => ({ companyId, type: 'account.erased', subject: userId })) })
}
