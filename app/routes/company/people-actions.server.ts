import { z } from 'zod'
import { acceptedIn, tooManyInvitations } from './people-words.ts'
import { inviteToCompany, resendInvitation, revokeInvitation } from '#app/domain/company/invitations.server.ts'
import { changeRole, handOverOwnership, removeMember } from '#app/domain/company/members.server.ts'
import { membershipRoles } from '#app/domain/company/membership-role.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

const Role = z.enum(membershipRoles, { error: 'Choose a role' })
const Id = z.uuid({ error: 'Choose a person' })
const Confirmed = z.literal('yes', { error: 'Tick the box to confirm, then press the button again.' })

/** The forms of the people page. */
export const PeopleForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('invite'), email: EmailAddress, role: Role }),
	z.object({ intent: z.literal('resend'), id: Id }),
	z.object({ intent: z.literal('revoke'), id: Id }),
	z.object({ intent: z.literal('role'), id: Id, role: Role }),
	z.object({ intent: z.literal('remove'), id: Id, confirmed: Confirmed }),
	z.object({ intent: z.literal('hand-over'), id: Id, confirmed: Confirmed }),
])

/** What became of a form: a toast, or why it was refused. */
export type PeopleOutcome = { done: string; detail?: string; left?: true } | { status: number; error: string }

/** Does what a form of the people page asks for. */
export async function managePeople(services: Services, member: Member, form: z.output<typeof PeopleForm>): Promise<PeopleOutcome> {
	switch (form.intent) {
		case 'invite': {
			const invited = await inviteToCompany(services, member, form)
			if (invited === 'already_member') return { status: 409, error: `${form.email} is already in this company.` }
			return answered(invited, () => ({ done: `Invitation sent to ${form.email}`, detail: acceptedIn }))
		}
		case 'resend':
			return answered(await resendInvitation(services, member, form.id), ({ email }) => ({
				done: `Invitation sent again to ${email}`,
				detail: 'The link in the earlier email no longer works.',
			}))
		case 'revoke':
			return answered(await revokeInvitation(services, member, form.id), () => ({
				done: 'Invitation revoked',
				detail: 'Its link no longer works. You can invite the same address again.',
			}))
		case 'role':
			return answered(await changeRole(services, member, form.id, form.role), () => ({ done: 'Role changed' }))
		case 'remove':
			return answered(await removeMember(services, member, form.id), () =>
				form.id === member.id ? { done: 'You left the company', left: true } : { done: 'Person removed from the company' },
			)
		case 'hand-over':
			return answered(await handOverOwnership(services, member, form.id), () => ({
				done: 'Ownership handed over',
				detail: 'You are now an admin of this company.',
			}))
	}
}

function answered<Done>(
	result: Done | 'forbidden' | 'last_owner' | { refusedFor: number } | null,
	say: (done: Exclude<Done, string | null>) => PeopleOutcome,
): PeopleOutcome {
	if (result === null) return { status: 404, error: 'This person or invitation is no longer there. Reload the page.' }
	if (result === 'forbidden') return { status: 403, error: 'Your role in this company does not allow this.' }
	if (result === 'last_owner') return { status: 409, error: 'A company needs an owner. Hand the ownership over to someone else first.' }
	if (typeof result === 'object' && 'refusedFor' in result) return { status: 429, error: tooManyInvitations(result.refusedFor) }
	return say(result as Exclude<Done, string | null>)
}
