import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { ListedPerson } from '#app/domain/administration/people.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { LeaveWarning } from '#app/ui/leave-warning.tsx'
import { optionsOf, typeLabels } from './labels.ts'
import type { AccountFields } from './user-fields.ts'

/** The details of an account. */
export function AccountForm({
	person,
	self,
	lastResult,
}: {
	person: ListedPerson
	/** Whether it is the administrator's own account. */
	self: boolean
	lastResult: SubmissionResult<string[]> | undefined
}) {
	const saving = useNavigation().state !== 'idle'
	const [form, fields] = useForm<z.input<typeof AccountFields>, z.output<typeof AccountFields>, string[]>({
		id: 'account',
		lastResult,
		defaultValue: {
			firstName: person.firstName,
			lastName: person.lastName,
			email: person.email,
			phone_number: person.phoneNumber ?? '',
			user_type: person.userType,
		},
	})
	return (
		<Card title="Account">
			<LeaveWarning when={form.dirty && !saving} />
			<Form method="post" {...getFormProps(form)} className="grid gap-5">
				<input type="hidden" name="form" value="account" />
				{form.errors ? <Alert tone="error" id={form.errorId} title={form.errors[0]} /> : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<Field field={fields.firstName} label="First name" autoComplete="off" />
					<Field field={fields.lastName} label="Last name" autoComplete="off" />
				</div>
				<Field
					field={fields.email}
					label="Email"
					type="email"
					autoComplete="off"
					hint="A new address signs the person out everywhere and has to be verified. The old address is told."
				/>
				<Field field={fields.phone_number} label="Phone number (optional)" type="tel" autoComplete="off" />
				<SelectField
					field={fields.user_type}
					label="Type"
					options={optionsOf(typeLabels)}
					hint={self ? 'This is your own account.' : 'Admins manage all accounts. They must use multi-factor authentication.'}
				/>
				<div>
					<Button disabled={saving}>{saving ? 'Saving …' : 'Save account'}</Button>
				</div>
			</Form>
		</Card>
	)
}
