import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { LeaveWarning } from '#app/ui/leave-warning.tsx'
import { ProfileFields } from './profile-fields.ts'

/** Personal information. Warns before changes are left behind. */
export function ProfileForm({ member, lastResult }: { member: Member; lastResult: SubmissionResult<string[]> | undefined }) {
	const saving = useNavigation().state !== 'idle'
	const [form, fields] = useForm({
		id: 'profile',
		lastResult,
		defaultValue: { firstName: member.firstName, lastName: member.lastName, email: member.email, phone_number: member.phoneNumber ?? '' },
		constraint: getZodConstraint(ProfileFields),
		onValidate: ({ formData }) => parseWithZod(formData, { schema: ProfileFields }),
		shouldValidate: 'onBlur',
		shouldRevalidate: 'onInput',
	})
	return (
		<Card title="Personal information">
			<LeaveWarning when={form.dirty && !saving} />
			<Form method="post" {...getFormProps(form)} className="grid gap-5">
				{form.errors ? (
					<Alert tone="error" id={form.errorId} title={form.errors[0]}>
						Check your connection and save again. What you typed is still here.
					</Alert>
				) : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<Field field={fields.firstName} label="First name" autoComplete="given-name" />
					<Field field={fields.lastName} label="Last name" autoComplete="family-name" />
				</div>
				<Field
					field={fields.email}
					label="Email"
					type="email"
					autoComplete="email"
					hint="A new address counts once you open the link that we send to it."
				/>
				<Field field={fields.phone_number} label="Phone number (optional)" type="tel" autoComplete="tel" />
				<div>
					<Button disabled={saving}>{saving ? 'Saving …' : 'Save changes'}</Button>
				</div>
			</Form>
		</Card>
	)
}
