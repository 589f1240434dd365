import { afterKey, type PageKey } from '#app/infrastructure/db/after-key.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'

/** Which documents to list; what is left out does not limit the list. */
export interface DocumentFilter {
	/** Part of the document's name or of its owner's address, in any case. */
	search?: string
	/** A category code, or UNCATEGORIZED. */
	category?: string
	/** Whose documents. */
	ownerId?: string
}

/** A document as administrators see it without opening it. */
export type ListedDocument = Awaited<ReturnType<typeof listAllDocuments>>[number]

/** The documents of all companies by metadata, the most recently changed first. Opening one is `openForReason`. */
export async function listAllDocuments(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	filter: DocumentFilter,
	{ take, after }: { take: number; after?: PageKey },
) {
	const documents = await db.document.findMany({
		where: { AND: [whereOf(filter), afterKey('updatedAt', after)] },
		orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
		take,
		select: documentFields,
	})
	return documents.map(({ versions: [version], createdBy, ...document }) => ({
		...document,
		owner: createdBy,
		fileType: version?.mediaType === 'application/pdf' ? ('pdf' as const) : ('docx' as const),
		bytes: version?.bytes ?? 0,
		/** Of the newest version; `null` when it was never reviewed. */
		review: version?.reviews[0]?.status ?? null,
	}))
}

/** How many documents a filter finds. */
export async function countAllDocuments(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	filter: DocumentFilter,
): Promise<number> {
	return db.document.count({ where: whereOf(filter) })
}

/** A document's name and owner, for the page that asks for the reason to open it; `null` when there is none. */
export async function findListedDocument(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	documentId: string,
): Promise<{ id: string; name: string; owner: { id: string; email: string; firstName: string; lastName: string } } | null> {
	const found = await db.document.findUnique({
		where: { id: documentId, deletedAt: null },
		select: { id: true, name: true, createdBy: { select: ownerFields } },
	})
	return found && { id: found.id, name: found.name, owner: found.createdBy }
}

function whereOf({ search, category, ownerId }: DocumentFilter): Prisma.DocumentWhereInput {
	const contains = (word: string) => ({ contains: word, mode: 'insensitive' }) as const
	return {
		deletedAt: null,
		...(category ? { category } : {}),
		...(ownerId ? { createdById: ownerId } : {}),
		AND: (search ?? '')
			.split(/\s+/)
			.filter(Boolean)
			.map((word) => ({ OR: [{ name: contains(word) }, { createdBy: { email: contains(word) } }] })),
	}
}

const ownerFields = { id: true, email: true, firstName: true, lastName: true } as const

const documentFields = {
	id: true,
	name: true,
	category: true,
	documentType: true,
	status: true,
	isGenerated: true,
	versionNumber: true,
	companyId: true,
	createdAt: true,
	updatedAt: true,
	createdBy: { select: ownerFields },
	versions: {
		orderBy: { number: 'desc' },
		take: 1,
		select: { mediaType: true, bytes: true, reviews: { orderBy: { createdAt: 'desc' }, take: 1, select: { status: true } } },
	},
} as const satisfies Prisma.DocumentSelect
