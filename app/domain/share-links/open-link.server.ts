import { hashToken } from '#app/domain/identity/tokens.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** A link that works now, with the version that it reads. */
export interface OpenLink {
	id: string
	label: string
	passwordHash: string | null
	emails: string[]
	noDownload: boolean
	watermark: boolean
	expiresAt: Date
	document: { name: string }
	version: { id: string; number: number; fileKey: string; fileName: string; mediaType: string; bytes: number }
}

/**
 * The link of a token, if it works.
 *
 * @returns `null` alike for an unknown, expired or revoked link, a deleted document and an owner who is suspended or
 *   closed the account: nobody learns which it is
 */
export async function openShareLink({ db }: Pick<Services, 'db'>, token: string, now: Date): Promise<OpenLink | null> {
	return db.shareLink.findFirst({
		where: {
			tokenHash: hashToken(token),
			revokedAt: null,
			expiresAt: { gt: now },
			document: { deletedAt: null, createdBy: { suspendedAt: null, deletedAt: null } },
		},
		select: {
			id: true,
			label: true,
			passwordHash: true,
			emails: true,
			noDownload: true,
			watermark: true,
			expiresAt: true,
			document: { select: { name: true } },
			version: { select: { id: true, number: true, fileKey: true, fileName: true, mediaType: true, bytes: true } },
		},
	})
}

/** Notes what was done with a link in its view log, also from a read. */
export async function noteLinkView(
	{ db }: Pick<Services, 'db'>,
	{ id }: Pick<OpenLink, 'id'>,
	view: { address: string | null; networkAddress: string; action: 'viewed' | 'downloaded' | 'wrong_password' },
	now: Date,
): Promise<void> {
	await noteOnRead({ db }, async (able) => {
		await able.db.shareLinkView.create({ data: { linkId: id, ...view, at: now } })
	})
}
