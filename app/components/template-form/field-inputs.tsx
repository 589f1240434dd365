import { partyPartsOf } from '#app/domain/templates/fields/party-parts.ts'
import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { PlainArea, PlainField, PlainSelect } from '#app/ui/plain-field.tsx'
import { entriesShown, inputPrefix } from './form-values.ts'

interface Inputs {
	/** By the names of the inputs. */
	typed: Readonly<Record<string, string>>
	/** What is wrong, by the names of the fields as `checkValues` gives them. */
	problems: Readonly<Record<string, string>>
}

/** One question of a template, whatever its kind. */
export function FieldInput({ field, typed, problems, prefix = inputPrefix }: { field: TemplateField; prefix?: string } & Inputs) {
	const name = `${prefix}${field.name}`
	const label = field.required ? field.label : `${field.label} (optional)`
	const problem = problems[name.slice(inputPrefix.length)]
	if (field.kind === 'list') return <Entries field={field} typed={typed} problems={problems} name={name} />
	const parts = partyPartsOf(field.kind)
	if (parts.length > 0)
		return (
			<fieldset className="grid gap-3 rounded-lg border border-line p-4">
				<legend className="px-1 text-sm font-semibold">{label}</legend>
				{problem ? <p className="text-sm font-medium text-high">{problem}</p> : null}
				<div className="grid gap-3 sm:grid-cols-2">
					{parts.map((part) => (
						<PlainField
							key={part.name}
							label={part.label}
							name={`${name}.${part.name}`}
							defaultValue={typed[`${name}.${part.name}`] ?? ''}
							error={problems[`${name.slice(inputPrefix.length)}.${part.name}`]}
						/>
					))}
				</div>
			</fieldset>
		)
	const input = { label, name, defaultValue: typed[name] ?? '', error: problem, hint: field.help || undefined }
	if (field.kind === 'long_text' || field.kind === 'address') return <PlainArea {...input} />
	if (field.kind === 'choice' || field.kind === 'yes_no') {
		const choices =
			field.kind === 'choice'
				? field.choices
				: [
						{ value: 'yes', label: 'Yes' },
						{ value: 'no', label: 'No' },
					]
		return (
			<PlainSelect {...input}>
				<option value="">Not answered</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</PlainSelect>
		)
	}
	const isNumber = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent'
	return (
		<PlainField
			{...input}
			type={field.kind === 'date' ? 'date' : 'text'}
			inputMode={isNumber ? 'decimal' : undefined}
			placeholder={field.example || undefined}
		/>
	)
}

/** The entries of a list: those that were typed, and an empty one. */
function Entries({ field, typed, problems, name }: { field: TemplateField; name: string } & Inputs) {
	return (
		<fieldset className="grid gap-4 rounded-lg border border-line p-4">
			<legend className="px-1 text-sm font-semibold">{field.label}</legend>
			{problems[name.slice(inputPrefix.length)] ? (
				<p className="text-sm font-medium text-high">{problems[name.slice(inputPrefix.length)]}</p>
			) : null}
			{Array.from({ length: entriesShown(typed, name) + 1 }, (_, index) => (
				<fieldset key={index} className="grid gap-3 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0">
					<legend className="sr-only">{`${field.label} ${index + 1}`}</legend>
					<div className="grid gap-3 sm:grid-cols-2">
						{field.parts.map((part) => (
							<FieldInput key={part.name} field={part} typed={typed} problems={problems} prefix={`${name}.${index}.`} />
						))}
					</div>
				</fieldset>
			))}
		</fieldset>
	)
}
