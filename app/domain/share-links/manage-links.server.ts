import { randomUUID } from 'node:crypto'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hashPassword } from './link-password.server.ts'
import { linksPerMember } from './link-limits.ts'
import { linkEnd, linkState, type LinkDays, type LinkState } from './share-link.ts'

/** What the owner chooses for a link. */
export interface NewLink {
	label: string
	/** The version that it reads; left out: the newest now. */
	version?: number
	days: LinkDays
	password: string | null
	/** Who may read it, in lower case; everybody with the link when empty. */
	emails: readonly string[]
	noDownload: boolean
	watermark: boolean
}

/** A link as its owner sees it: without its token, which nobody can read again. */
export interface ShownLink {
	id: string
	label: string
	version: number
	state: LinkState
	expiresAt: Date
	createdAt: Date
	password: boolean
	emails: string[]
	noDownload: boolean
	watermark: boolean
	/** `null` when nobody has read it. */
	lastViewed: Date | null
	/** The newest first, at most 50. */
	views: { address: string | null; networkAddress: string; action: 'viewed' | 'downloaded' | 'wrong_password'; at: Date }[]
}

const shownViews = 50

/**
 * Makes a link to one version of a document.
 *
 * @returns its id and the token of its URL, which is stored only as a hash; or why not
 */
export async function createShareLink(
	{ db, limits }: Pick<Services, 'db' | 'limits'>,
	{ member, document }: DocumentAccess<'manage'>,
	{ label, version = document.versionNumber, days, password, emails, noDownload, watermark }: NewLink,
	now: Date,
): Promise<{ id: string; token: string } | 'no_such_version' | 'too_many'> {
	const found = await db.documentVersion.findFirst({ where: { documentId: document.id, number: version }, select: { id: true } })
	if (!found) return 'no_such_version'
	if ((await limits.count(linksPerMember, member.id)) > 0) return 'too_many'
	const [id, token, expiresAt] = [randomUUID(), newToken(), linkEnd(now, days)]
	const addresses = [...new Set(emails)]
	const passwordHash = password === null ? null : await hashPassword(password)
	await db.$transaction(async (tx) => {
		await tx.shareLink.create({
			data: {
				id,
				documentId: document.id,
				versionId: found.id,
				tokenHash: hashToken(token),
				label,
				passwordHash,
				emails: addresses,
				noDownload,
				watermark,
				expiresAt,
				createdById: member.id,
				createdAt: now,
			},
		})
		await recordEvent(tx, {
			type: 'document.link_created',
			actor: member,
			documentId: document.id,
			subject: id,
			details: {
				version,
				expiresAt: expiresAt.toISOString(),
				password: password !== null,
				addresses: addresses.length,
				download: !noDownload,
			},
		})
	})
	return { id, token }
}

/** The links of a document, the newest first, with their views. */
export async function listShareLinks(
	{ db }: Pick<Services, 'db'>,
	{ document }: DocumentAccess<'manage'>,
	now: Date,
): Promise<ShownLink[]> {
	const links = await db.shareLink.findMany({
		where: { documentId: document.id },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		select: {
			id: true,
			label: true,
			passwordHash: true,
			emails: true,
			noDownload: true,
			watermark: true,
			expiresAt: true,
			revokedAt: true,
			createdAt: true,
			version: { select: { number: true } },
			views: {
				orderBy: [{ at: 'desc' }, { id: 'asc' }],
				take: shownViews,
				select: { address: true, networkAddress: true, action: true, at: true },
			},
		},
	})
	const viewed = await db.shareLinkView.groupBy({
		by: ['linkId'],
		where: { link: { documentId: document.id }, action: 'viewed' },
		_max: { at: true },
	})
	const lastViews = new Map(viewed.map(({ linkId, _max }) => [linkId, _max.at]))
	return links.map(({ passwordHash, version, revokedAt, ...link }) => ({
		...link,
		version: version.number,
		state: linkState({ revokedAt, expiresAt: link.expiresAt }, now),
		password: passwordHash !== null,
		lastViewed: lastViews.get(link.id) ?? null,
	}))
}

/** Ends a link at once; one that was revoked stays as it is. @returns whether the document has such a link */
export async function revokeShareLink(
	{ db }: Pick<Services, 'db'>,
	{ member, document }: DocumentAccess<'manage'>,
	linkId: string,
	now: Date,
): Promise<boolean> {
	if (!isId(linkId)) return false
	return db.$transaction(async (tx) => {
		const { count } = await tx.shareLink.updateMany({
			where: { id: linkId, documentId: document.id, revokedAt: null },
			data: { revokedAt: now },
		})
		if (count > 0) await recordEvent(tx, { type: 'document.link_revoked', actor: member, documentId: document.id, subject: linkId })
		return count > 0 || (await tx.shareLink.count({ where: { id: linkId, documentId: document.id } })) > 0
	})
}
