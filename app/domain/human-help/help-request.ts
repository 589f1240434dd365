import type { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** The columns of a request that pages, mails and the clock need. */
export const helpFields = {
	id: true,
	kind: true,
	state: true,
	documentId: true,
	versionId: true,
	orderId: true,
	cents: true,
	pages: true,
	clause: true,
	findingKey: true,
	question: true,
	createdAt: true,
	paidAt: true,
	dueAt: true,
	claimedById: true,
	claimedAt: true,
	answeredAt: true,
	askedBack: true,
	askedBackAt: true,
	acceptedAt: true,
	refundOfferedAt: true,
	refundedAt: true,
	notRefunded: true,
	version: { select: { number: true, fileName: true, mediaType: true, sha256: true } },
	document: { select: { name: true } },
	askedBy: { select: { email: true } },
	claimedBy: { select: { email: true, firstName: true, lastName: true } },
	answers: {
		orderBy: { number: 'asc' },
		select: { number: true, text: true, fileKey: true, fileName: true, bytes: true, versionNumber: true, createdAt: true },
	},
} as const satisfies Prisma.HelpRequestSelect

/** A request for help by a person, with its answers. */
export type HelpRequest = Prisma.HelpRequestGetPayload<{ select: typeof helpFields }>
