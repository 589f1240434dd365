import { z } from 'zod'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { shareRoles } from '#app/domain/access/document-role.ts'
import { shareDocument, unshareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { shareWithCompany } from '#app/domain/documents/sharing/share-with-company.server.ts'
import { revokeShareLink } from '#app/domain/share-links/manage-links.server.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'
import { refusals, type Refusal } from '#app/http/refusals.ts'
import type { Services } from '#app/infrastructure/services.ts'

const role = z.enum(shareRoles, { error: 'Choose what they may do.' })

/** The forms of the people page. */
export const PeopleForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('share'), email: EmailAddress, role }),
	z.object({ intent: z.literal('company'), role }),
	z.object({ intent: z.literal('role'), email: EmailAddress, role }),
	z.object({ intent: z.literal('remove'), share: z.uuid() }),
	z.object({ intent: z.literal('revoke_link'), link: z.uuid() }),
])

/** What became of a form: what to say, or why it was refused. */
export type PeopleOutcome = { done: string; detail?: string } | { refused: Refusal }

/** Does what a form of the people page asks for. Everybody may give up their own access; all else is the owner's. */
export async function changePeople(services: Services, access: DocumentAccess, form: z.output<typeof PeopleForm>): Promise<PeopleOutcome> {
	if (form.intent === 'remove') {
		const people = await unshareDocument(services, access, form.share)
		if (people === 'forbidden') return { refused: refusals.forbidden }
		return people === null ? { refused: refusals.not_found } : { done: 'Access removed' }
	}
	if (!manages(access)) return { refused: refusals.forbidden }
	if (form.intent === 'company') {
		await shareWithCompany(services, access, form.role)
		return { done: 'Shared with everyone in your company', detail: 'It is among the documents shared with them.' }
	}
	if (form.intent === 'revoke_link') {
		const revoked = await revokeShareLink(services, access, form.link, new Date())
		return revoked ? { done: 'Link revoked', detail: 'It no longer works.' } : { refused: refusals.no_such_link }
	}
	const shared = await shareDocument(services, access, { email: form.email, role: form.role })
	if (typeof shared === 'string') return { refused: refusals[shared] }
	return form.intent === 'role' ? { done: 'Role changed' } : { done: `Shared with ${form.email}`, detail: 'They get an email with a link.' }
}

function manages(access: DocumentAccess): access is DocumentAccess<'manage'> {
	return access.may.manage
}
