import { z } from 'zod'
import { shareRoles } from '#app/domain/access/document-role.ts'
import type { DocumentPerson } from '#app/domain/documents/sharing/share-document.server.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'

const ShareRole = z.enum(shareRoles, { error: `The role must be one of: ${shareRoles.join(', ')}.` })

/** The roles of a document: those of shares, and owner. */
export const DocumentRole = z.enum(['owner', ...shareRoles])

/** Body of POST /document/{id}/share: a colleague by their id, or anybody by their address. */
export const ShareBody = z
	.object({ user_id: z.string().optional(), email: EmailAddress.optional(), role: ShareRole.default('viewer') })
	.refine(({ user_id: userId, email }) => (userId === undefined) !== (email === undefined), {
		error: 'Name either a user_id or an email.',
		path: ['user_id'],
	})

/** Answer of sharing and of GET and PUT /document/{id}/permissions: everybody who can open the document. */
export const PermissionsAnswer = z.object({
	permissions: z.array(
		z.object({
			/** Null for an invited address that has not opened the document yet, and for the whole company. */
			user_id: z.uuid().nullable(),
			/** Whether it is everyone in the company. */
			company: z.boolean(),
			name: z.string(),
			/** Null for the whole company, and for readers who may not share and decide, except their own. */
			email: z.string().nullable(),
			role: DocumentRole,
		}),
	),
})

const Permission = z
	.object({
		user_id: z.string().nullish(),
		email: EmailAddress.nullish(),
		company: z.boolean().optional(),
		role: z.enum(['owner', ...shareRoles], { error: `The role must be one of: ${shareRoles.join(', ')}.` }),
	})
	.refine(({ user_id: userId, email, company }) => company === true || (userId ?? email ?? null) !== null, {
		error: 'Each permission needs a user_id, the email of someone invited, or company: true.',
		path: ['user_id'],
	})

/**
 * Body of PUT /document/{id}/permissions, as GET answers it: people not listed lose access, invited addresses too; the owner always
 * stays, and so does a share with the whole company, whose role an entry with `company: true` sets.
 */
export const PermissionsBody = z.object({
	permissions: z.array(Permission, { error: 'The body must have a list named permissions.' }).max(200, { error: 'At most 200 people.' }),
})

/** People in the API's names. */
export function permissionsAnswer(people: readonly DocumentPerson[]): z.infer<typeof PermissionsAnswer> {
	return { permissions: people.map(({ id, company, name, email, role }) => ({ user_id: id, company, name, email, role })) }
}
