import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import type { ListedPerson } from '#app/domain/administration/people.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { optionsOf, planLabels } from './labels.ts'

/** The plan and credits of an account's company. The reason goes into its ledger of credits. */
export function PlanForm({ person, lastResult }: { person: ListedPerson; lastResult: SubmissionResult<string[]> | undefined }) {
	const saving = useNavigation().state !== 'idle'
	const [form, fields] = useForm<{ plan: string; credits: string; reason: string }, unknown, string[]>({
		id: 'plan',
		lastResult,
		defaultValue: { plan: person.plan, credits: String(person.credits), reason: '' },
	})
	const others = person.companyPeople - 1
	return (
		<Card
			title="Plan and credits"
			description={
				others === 0
					? undefined
					: `They belong to the company of this person and ${others} ${others === 1 ? 'other' : 'others'}, and change for all of them.`
			}
		>
			<Form method="post" {...getFormProps(form)} className="grid gap-5">
				<input type="hidden" name="form" value="plan" />
				{form.errors ? <Alert tone="error" id={form.errorId} title={form.errors[0]} /> : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField field={fields.plan} label="Plan" options={optionsOf(planLabels)} />
					<Field field={fields.credits} label="Credits" type="number" min={0} step={1} inputMode="numeric" />
				</div>
				<Field field={fields.reason} label="Reason" required maxLength={500} hint="Kept in the ledger of credits and in the history." />
				<div>
					<Button disabled={saving}>{saving ? 'Saving …' : 'Save plan and credits'}</Button>
				</div>
			</Form>
		</Card>
	)
}
