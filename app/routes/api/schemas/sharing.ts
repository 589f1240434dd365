import { z } from 'zod'
import { shareRoles } from '#app/domain/access/document-role.ts'
import type { DocumentPerson } from '#app/domain/documents/sharing/share-document.server.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'

const ShareRole = z.enum(shareRoles, { error: `The role must be one of: ${shareRoles.join(', ')}.` })

/** What somebody may do with a document: those it can be shared in, and its owner's. */
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
			/** Null for an address that was invited and has not opened the document yet. */
			user_id: z.uuid().nullable(),
			name: z.string(),
			/** Null for those who may not decide about the document; their own is there. */
			email: z.string().nullable(),
			role: DocumentRole,
		}),
	),
})

const Permission = z
	.object({
		user_id: z.string().nullish(),
		email: EmailAddress.nullish(),
		role: z.enum(['owner', ...shareRoles], { error: `The role must be one of: ${shareRoles.join(', ')}.` }),
	})
	.refine(({ user_id: userId, email }) => (userId ?? email ?? null) !== null, {
		error: 'Each permission needs a user_id, or the email of somebody invited.',
		path: ['user_id'],
	})

/** Body of PUT /document/{id}/permissions, as GET answers it: who is not named loses access, invited addresses too; the owner stays whatever is said. */
export const PermissionsBody = z.object({
	permissions: z.array(Permission, { error: 'The body must have a list named permissions.' }).max(200, { error: 'At most 200 people.' }),
})

/** People in the API's names. */
export function permissionsAnswer(people: readonly DocumentPerson[]): z.infer<typeof PermissionsAnswer> {
	return { permissions: people.map(({ id, name, email, role }) => ({ user_id: id, name, email, role })) }
}
