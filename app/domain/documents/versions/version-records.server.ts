import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { ReviewStatus, VersionOrigin } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readingFailureSentence } from '../reading/reading-failure.ts'
import { personName } from '../sharing/person-name.ts'

/** All that is known of one version. */
export interface VersionRecord {
	number: number
	createdAt: Date
	/** `null` once the account is erased. */
	author: string | null
	origin: VersionOrigin
	/** The version that it was made from. */
	madeFromNumber: number | null
	note: string | null
	fileName: string
	mediaType: string
	bytes: number
	/** Hexadecimal. */
	sha256: string
	signedAt: Date | null
	/** The round that it came back in. */
	round: number | null
	/** Of its newest review. */
	analysis: ReviewStatus | null
	/** Why its text is not searched: it could not be read, in sentences, or is still waiting; `null` where it is. */
	unread: string | 'waiting' | null
}

/** The versions of an open document with author, note and hash, the newest first. */
export async function versionRecords({ db }: Pick<Services, 'db'>, { document }: DocumentAccess): Promise<VersionRecord[]> {
	const versions = await db.documentVersion.findMany({
		where: { documentId: document.id },
		orderBy: { number: 'desc' },
		select: {
			number: true,
			createdAt: true,
			origin: true,
			madeFromNumber: true,
			note: true,
			fileName: true,
			mediaType: true,
			bytes: true,
			sha256: true,
			signedAt: true,
			createdBy: { select: { firstName: true, lastName: true } },
			returnedIn: { select: { number: true } },
			reviews: { orderBy: { createdAt: 'desc' }, take: 1, select: { status: true } },
			text: { select: { versionId: true } },
			reading: { select: { failure: true } },
		},
	})
	return versions.map(({ createdBy, returnedIn, reviews, text, reading, ...version }) => ({
		...version,
		author: createdBy && personName(createdBy),
		round: returnedIn?.number ?? null,
		analysis: reviews[0]?.status ?? null,
		unread: text ? null : typeof reading?.failure === 'string' ? readingFailureSentence(reading.failure) : 'waiting',
	}))
}
