import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { recordFields } from './record-fields.ts'

const factNames = Object.values(recordFields).flatMap(({ facts }) => [...facts])

/** What is read of a document for its record: the entries, and the facts of the newest version with a complete report. */
export const recordSelection = {
	record: { include: { confirmedBy: { select: { id: true, firstName: true, lastName: true } } } },
	versionNumber: true,
	documentType: true,
	versions: {
		where: { reviews: { some: { status: 'complete' } } },
		orderBy: { number: 'desc' },
		take: 1,
		select: {
			number: true,
			reviews: {
				where: { status: 'complete' },
				orderBy: { createdAt: 'desc' },
				take: 1,
				select: { facts: { where: { name: { in: factNames } }, orderBy: { position: 'asc' } } },
			},
		},
	},
} as const satisfies Prisma.DocumentSelect

/** A document with what its record is made of. */
export type RecordSource = Prisma.DocumentGetPayload<{ select: typeof recordSelection }>
