import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** Reviews that read the file themselves. */
export const reviewUnderWay = { status: { in: ['queued', 'running'] } } satisfies Prisma.ReviewWhereInput

/** Versions that were never read, and PDFs of which a review of long ago kept no pages. Those under review read themselves. */
export const unreadVersions = {
	reading: null,
	document: { deletedAt: null },
	reviews: { none: reviewUnderWay },
	OR: [{ text: null }, { mediaType: pdfMediaType, reviews: { none: { sections: { some: { name: 'layout' } } } } }],
} satisfies Prisma.DocumentVersionWhereInput
