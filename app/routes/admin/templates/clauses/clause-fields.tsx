import { usStates } from '#app/domain/company/us-states.ts'
import { PlainArea, PlainField, PlainSelect } from '#app/ui/plain-field.tsx'
import { variantsShown } from './variants-shown.ts'

interface Form {
	typed: Readonly<Record<string, string>>
	errors: Readonly<Record<string, string>>
}

/** Everything that a clause says, in a form. The name is fixed once templates can have it. */
export function ClauseFields({ typed, errors, named }: Form & { named: boolean }) {
	const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<>
			{named ? null : (
				<PlainField
					label="Name"
					{...field('name')}
					required
					maxLength={120}
					hint={'Templates name it: {{clause "Governing law"}}. It can’t be changed later.'}
				/>
			)}
			<PlainField label="Tags" {...field('tags')} maxLength={400} hint="Separated by commas." />
			<PlainArea label="Notes for editors" {...field('notes')} maxLength={5000} hint="No one but administrators reads them." />
			{Array.from({ length: variantsShown(typed) }, (_, index) => (
				<Variant key={index} index={index} typed={typed} errors={errors} />
			))}
			{errors.variants ? <p className="text-sm font-medium text-high">{errors.variants}</p> : null}
		</>
	)
}

function Variant({ index, typed, errors }: Form & { index: number }) {
	const field = (of: string) => {
		const name = `variants.${index}.${of}`
		return { name, defaultValue: typed[name] ?? '', error: errors[name] }
	}
	const isNew = (typed[`variants.${index}.text`] ?? '') === ''
	return (
		<fieldset className="grid gap-4 rounded-lg border border-line p-4">
			<legend className="px-1 text-sm font-semibold">{isNew ? 'Another variant' : `Variant ${index + 1}`}</legend>
			{isNew && index > 0 ? <p className="text-sm text-muted">Leave it empty if there is no other one.</p> : null}
			<div className="grid gap-4 sm:grid-cols-2">
				<PlainField label="Label" {...field('label')} maxLength={80} />
				<PlainField label="Key" {...field('key')} maxLength={40} hint="Lower-case letters, digits and dashes." />
				<PlainSelect label="Written for" {...field('side')}>
					<option value="">Either side</option>
					<option value="sender">The sender</option>
					<option value="receiver">The receiver</option>
					<option value="balanced">Both alike (balanced)</option>
				</PlainSelect>
				<PlainSelect label="US state" {...field('state')}>
					<option value="">Any</option>
					{usStates.map((state) => (
						<option key={state} value={state}>
							{state}
						</option>
					))}
				</PlainSelect>
			</div>
			<PlainArea
				label="Text"
				{...field('text')}
				rows={8}
				hint="One paragraph per line. Placeholders and conditions as in templates. Empty: the variant goes."
			/>
		</fieldset>
	)
}
