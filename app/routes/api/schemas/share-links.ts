import { z } from 'zod'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { ShownLink } from '#app/domain/share-links/manage-links.server.ts'
import { NewShareLink } from '#app/components/documents/new-share-link.ts'

/** Body of POST /document/{id}/links. */
export const ShareLinkBody = NewShareLink

/** A link as its owner sees it; its URL is told only once, when it is made. */
export const ShareLinkRecord = z.object({
	link_id: z.uuid(),
	label: z.string(),
	version: z.string(),
	version_number: z.int(),
	state: z.enum(['open', 'expired', 'revoked']),
	expires_at: z.iso.datetime(),
	created_at: z.iso.datetime(),
	has_password: z.boolean(),
	emails: z.array(z.string()),
	no_download: z.boolean(),
	watermark: z.boolean(),
	last_viewed_at: z.iso.datetime().nullable(),
	/** The newest first, at most 50. */
	views: z.array(
		z.object({
			email: z.string().nullable(),
			network_address: z.string(),
			action: z.enum(['viewed', 'downloaded', 'wrong_password']),
			at: z.iso.datetime(),
		}),
	),
})

/** Answer of GET and DELETE: all links of the document. */
export const ShareLinksAnswer = z.object({ links: z.array(ShareLinkRecord) })

/** Answer of POST: with the URL, which nobody can read again. */
export const MadeLinkAnswer = z.object({ link_id: z.uuid(), url: z.url() })

/** Links in the API's names. */
export function shareLinksAnswer(links: readonly ShownLink[]): z.infer<typeof ShareLinksAnswer> {
	return {
		links: links.map((link) => ({
			link_id: link.id,
			label: link.label,
			version: shownVersion(link.version),
			version_number: link.version,
			state: link.state,
			expires_at: link.expiresAt.toISOString(),
			created_at: link.createdAt.toISOString(),
			has_password: link.password,
			emails: link.emails,
			no_download: link.noDownload,
			watermark: link.watermark,
			last_viewed_at: link.lastViewed?.toISOString() ?? null,
			views: link.views.map(({ address, networkAddress, action, at }) => ({
				email: address,
				network_address: networkAddress,
				action,
				at: at.toISOString(),
			})),
		})),
	}
}
