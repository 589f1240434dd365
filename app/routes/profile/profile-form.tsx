import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { getZodConstraint } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { Member } from '#app/domain/identity/member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { LeaveWarning } from '#app/ui/leave-warning.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { useValidation } from '#app/ui/use-validation.ts'
import type { ProfileFields } from './profile-fields.ts'

type Typed = z.input<typeof ProfileFields>

const loadValidation = async () => (await import('./validate-profile.ts')).validateProfile

/** Personal information. Warns before unsaved changes are lost. */
export function ProfileForm({
	member,
	constraint,
	emailNeedsCode,
	lastResult,
}: {
	member: Member
	/** The constraints of each field, as the server checks them. */
	constraint: ReturnType<typeof getZodConstraint>
	/** Whether a new address needs a code of the second factor. */
	emailNeedsCode: boolean
	lastResult: SubmissionResult<string[]> | undefined
}) {
	const saving = useNavigation().state !== 'idle'
	const scripted = useScripted()
	const validate = useValidation(loadValidation)
	const [form, fields] = useForm<Typed, z.output<typeof ProfileFields>, string[]>({
		id: 'profile',
		lastResult,
		defaultValue: { firstName: member.firstName, lastName: member.lastName, email: member.email, phone_number: member.phoneNumber ?? '' },
		constraint,
		onValidate: validate && (({ formData }) => validate(formData)),
		shouldValidate: 'onBlur',
		shouldRevalidate: 'onInput',
	})
	return (
		<Card title="Personal information">
			<LeaveWarning when={form.dirty && !saving} />
			<Form method="post" {...getFormProps(form)} className="grid gap-5">
				{form.errors ? (
					<Alert tone="error" id={form.errorId} title={form.errors[0]}>
						Check your connection and save again. Your changes are still here.
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
					hint="A new address takes effect once you confirm it at both addresses."
				/>
				{/* Without scripts nobody knows whether the address will change, so the field is always there. */}
				{emailNeedsCode && (!scripted || fields.email.value !== member.email) ? (
					<Field
						field={fields.code}
						label="Code from your authenticator app, or a backup code"
						hint="Only needed to change your email address."
						autoComplete="one-time-code"
						spellCheck={false}
					/>
				) : null}
				<Field field={fields.phone_number} label="Phone number (optional)" type="tel" autoComplete="tel" />
				<div>
					<Button disabled={saving}>{saving ? 'Saving …' : 'Save changes'}</Button>
				</div>
			</Form>
		</Card>
	)
}
