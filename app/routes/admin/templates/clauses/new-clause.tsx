import { data, Form } from 'react-router'
import { addClause } from '#app/domain/templates/library/clauses/save-clause.server.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { sayClauseRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { megabyte } from '#app/units.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { Refused } from '../refused.tsx'
import { refuseForm, typedIn, type RefusedForm } from '../sent-form.ts'
import type { Route } from './+types/new-clause.ts'
import { ClauseFields } from './clause-fields.tsx'
import { contentOf } from './clause-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
	const typed = typedIn(await parseForm(request, 2 * megabyte, 500))
	const [clause, reason] = [contentOf(typed), ChangeNote.safeParse(typed.reason ?? '')]
	if ('errors' in clause || !reason.success) {
		const errors = { ...clause.errors, ...(reason.success ? {} : { reason: reason.error.issues[0]!.message }) }
		return data<RefusedForm>({ form: 'new', typed, errors, refusal: null }, { status: 400 })
	}
	const added = await addClause(context.get(servicesContext), requireAdministrator(context), clause.content, reason.data)
	if ('refused' in added) return refuseForm('new', typed, sayClauseRefusal(added))
	return redirectWithToast(`/admin/templates/clauses/${added.id}`, { title: 'Clause added' })
}

/** A new clause. */
export default function NewClause({ actionData }: Route.ComponentProps) {
	const { typed = first, errors = {}, refusal } = actionData ?? {}
	return (
		<>
			<title>Add a clause · Fineprint</title>
			<PageHeader title="Add a clause" description="No template uses it until the file of one has a slot of its name." />
			<Card className="max-w-3xl">
				<Form method="post" className="grid gap-5">
					<Refused refusal={refusal} />
					<ClauseFields typed={typed} errors={errors} named={false} />
					<PlainField label="Reason" name="reason" defaultValue={typed.reason ?? ''} error={errors.reason} required maxLength={300} />
					<div className="flex flex-wrap gap-2">
						<Button>Add clause</Button>
						<ButtonLink to="/admin/templates/clauses" variant="secondary">
							Cancel
						</ButtonLink>
					</div>
				</Form>
			</Card>
		</>
	)
}

const first: Record<string, string> = { 'variants.0.key': '', reason: 'First version' }
