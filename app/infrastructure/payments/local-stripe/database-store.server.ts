import type { Db, Tx } from '../../db/db.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Objects, ObjectStore, StoredObject } from './object-store.ts'

/** Any number that no other lock of the program uses. */
const localStripeLock = 7_203_114

/** The objects of the local Stripe in the program's own database, so that they survive it and every process sees them. */
export function createDatabaseStore(db: Db): ObjectStore {
	return {
		change: (work) =>
			db.$transaction(async (tx) => {
				await tx.$executeRaw`SELECT pg_advisory_xact_lock(${localStripeLock})`
				return work(objectsIn(tx))
			}),
	}
}

function objectsIn(tx: Tx): Objects {
	return {
		async find<Found extends StoredObject>(id: string) {
			const row = await tx.localPaymentObject.findUnique({ where: { id }, select: { body: true } })
			return (row?.body ?? null) as Found | null
		},
		async list<Found extends StoredObject>(kind: Found['object'], customer?: string) {
			const rows = await tx.localPaymentObject.findMany({ where: { kind, customer }, orderBy: { number: 'asc' }, select: { body: true } })
			return rows.map(({ body }) => body as unknown as Found)
		},
		async put(object) {
			const body = object as unknown as Prisma.InputJsonObject
			await tx.localPaymentObject.upsert({
				where: { id: object.id },
				create: { id: object.id, kind: object.object, customer: object.customer ?? null, body },
				update: { body },
			})
		},
		async remove(id) {
			await tx.localPaymentObject.deleteMany({ where: { id } })
		},
	}
}
