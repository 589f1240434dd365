import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { getZodConstraint } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { CompanyFields, CompanyProfile } from '#app/domain/company/company-profile.ts'
import { industries } from '#app/domain/company/industries.ts'
import { usStates } from '#app/domain/company/us-states.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { LeaveWarning } from '#app/ui/leave-warning.tsx'
import { useValidation } from '#app/ui/use-validation.ts'

type Typed = z.input<typeof CompanyFields>

const loadValidation = async () => (await import('./validate-company.ts')).validateCompany

const pair = 'grid gap-5 sm:grid-cols-2'

/** The profile of a company in four sections. Warns before unsaved changes are lost; members without the right only read. */
export function CompanyForm({
	profile,
	mayEdit,
	constraint,
	lastResult,
}: {
	profile: CompanyProfile | null
	mayEdit: boolean
	/** The constraints of each field, as the server checks them. */
	constraint: ReturnType<typeof getZodConstraint>
	lastResult: SubmissionResult<string[]> | undefined
}) {
	const saving = useNavigation().state !== 'idle'
	const validate = useValidation(loadValidation)
	const [form, fields] = useForm<Typed, z.output<typeof CompanyFields>, string[]>({
		id: 'company',
		lastResult,
		defaultValue: profile ? typedProfile(profile) : {},
		constraint,
		onValidate: validate && (({ formData }) => validate(formData)),
		shouldValidate: 'onBlur',
		shouldRevalidate: 'onInput',
	})
	const text = fields as unknown as Record<keyof Typed, typeof fields.legal_entity_name>
	return (
		<Form method="post" {...getFormProps(form)}>
			<LeaveWarning when={form.dirty && !saving} />
			<fieldset disabled={!mayEdit} className="grid min-w-0 gap-6">
				<legend className="sr-only">Company profile</legend>
				{mayEdit ? null : <Alert tone="info">You can read this profile. Owners and admins of the company can change it.</Alert>}
				{form.errors ? (
					<Alert tone="error" id={form.errorId} title={form.errors[0]}>
						Your changes are still here.
					</Alert>
				) : null}
				<Card title="Company" description="Only the legal entity name is required.">
					<div className="grid gap-5">
						<Field
							field={text.legal_entity_name}
							label="Legal entity name"
							autoComplete="organization"
							placeholder="Acme, Inc."
							hint="As in its certificate of incorporation, with Inc., LLC or the like."
						/>
						<div className={pair}>
							<Field field={text.ein} label="EIN" inputMode="numeric" placeholder="12-3456789" />
							<SelectField field={text.industry_type} label="Industry" options={choices('Not stated', industries)} />
							<Field field={text.incorporation_date} label="Incorporation date" type="date" />
							<SelectField field={text.incorporation_state} label="State of incorporation" options={choices('Not stated', usStates)} />
							<Field field={text.company_phone} label="Company phone" type="tel" autoComplete="tel" />
							<Field field={text.company_website} label="Company website" inputMode="url" placeholder="https://acme.com" />
						</div>
						<Field field={text.company_address} label="Company address" autoComplete="street-address" />
					</div>
				</Card>
				<Card title="Shares" description="As the certificate of incorporation and the cap table have them.">
					<div className={pair}>
						<Field field={text.authorized_shares} label="Authorized shares" inputMode="numeric" placeholder="10,000,000" />
						<Field field={text.issued_shares} label="Issued shares" inputMode="numeric" placeholder="8,000,000" />
					</div>
				</Card>
				<Card title="Incorporation service">
					<Field
						field={text.incorporation_service_provider}
						label="Incorporation service provider"
						hint="Who filed the incorporation, such as a law firm or an online service."
					/>
				</Card>
				<Card title="Registered agent" description="Who receives official mail for the company in its state of incorporation.">
					<div className="grid gap-5">
						<div className={pair}>
							<Field field={text.agent_name} label="Agent name" />
							<Field field={text.agent_email} label="Agent email" type="email" />
							<Field field={text.agent_phone} label="Agent phone" type="tel" />
							<Field field={text.agent_renewal_date} label="Agent renewal date" type="date" />
						</div>
						<Field field={text.agent_address} label="Agent address" />
					</div>
				</Card>
				{mayEdit ? (
					<div>
						<Button disabled={saving}>{saving ? 'Saving …' : 'Save company profile'}</Button>
					</div>
				) : null}
			</fieldset>
		</Form>
	)
}

function choices(none: string, values: readonly string[]) {
	return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value }))]
}

/** The profile as it stands in the form: null as empty, numbers with commas. */
function typedProfile(profile: CompanyProfile): Typed {
	return Object.fromEntries(
		Object.entries(profile).map(([field, value]) => [field, typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '')]),
	) as Typed
}
