import { Form, useNavigation } from 'react-router'
import type { MembershipRole } from '#app/domain/company/membership-role.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { RoleSelect } from './role-select.tsx'

/** Invites a person by email address. */
export function InviteForm({ roles, email, error }: { roles: readonly MembershipRole[]; email: string; error: string | undefined }) {
	const { state, formData } = useNavigation()
	const sending = state !== 'idle' && formData?.get('intent') === 'invite'
	return (
		<Card title="Invite a person" description="We email a link. People without an account create one with that address.">
			<Form method="post" noValidate className="grid gap-4">
				<input type="hidden" name="intent" value="invite" />
				<PlainField name="email" label="Email" type="email" autoComplete="off" required defaultValue={email} error={error} />
				<RoleSelect roles={roles} value="member" label="Role" />
				<Button disabled={sending}>{sending ? 'Sending …' : 'Send invitation'}</Button>
			</Form>
		</Card>
	)
}
