import type { FactName } from '#app/domain/review/facts/fact-names.ts'
import { recordFields } from '#app/domain/record/record-fields.ts'
import { recordSelection } from '#app/domain/record/record-selection.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** Facts whose day asks somebody to do something and is no field of the record, with what happens on it. */
export const statedFacts = {
	closing_date: 'Closing',
	delivery_date: 'Delivery is due',
	due_date: 'Payment is due',
	notice_date: 'Notice is due',
} as const satisfies Partial<Record<FactName, string>>

const factNames = [...Object.values(recordFields).flatMap(({ facts }) => [...facts]), ...Object.keys(statedFacts)]

/** What is read of a document for its deadlines. */
export const deadlineSelection = {
	id: true,
	name: true,
	companyId: true,
	createdById: true,
	...recordSelection,
	versions: {
		...recordSelection.versions,
		select: {
			number: true,
			reviews: {
				...recordSelection.versions.select.reviews,
				select: { facts: { where: { name: { in: factNames } }, orderBy: { position: 'asc' } } },
			},
		},
	},
} as const satisfies Prisma.DocumentSelect
