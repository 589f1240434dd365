import { getInputProps, getSelectProps, type FieldMetadata } from '@conform-to/react'
import { hintId, inputLook, Labelled } from './plain-field.tsx'

/** A labeled input that shows its own error. Tests and screen readers find it by its label. */
export function Field({
	field,
	label,
	hint,
	type = 'text',
	...props
}: { field: FieldMetadata<string | undefined>; label: string; hint?: string; type?: 'text' | 'email' | 'tel' | 'number' | 'date' } & Omit<
	React.ComponentProps<'input'>,
	'type'
>) {
	const { key, ...input } = getInputProps(field, { type, ariaDescribedBy: hint ? hintId(field.id) : undefined })
	return (
		<Labelled id={field.id} label={label} hint={hint} error={field.errors?.[0]} errorId={field.errorId}>
			<input key={key} {...input} {...props} className={inputLook} />
		</Labelled>
	)
}

/** A labeled select that shows its own error. */
export function SelectField({
	field,
	label,
	hint,
	options,
	...props
}: {
	field: FieldMetadata<string | undefined>
	label: string
	hint?: string
	options: { value: string; label: string }[]
} & React.ComponentProps<'select'>) {
	const { key, ...select } = getSelectProps(field, { ariaDescribedBy: hint ? hintId(field.id) : undefined })
	return (
		<Labelled id={field.id} label={label} hint={hint} error={field.errors?.[0]} errorId={field.errorId}>
			<select key={key} {...select} {...props} className={inputLook}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Labelled>
	)
}
