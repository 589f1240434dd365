import { useId } from 'react'

/** The style of every text box and select. */
export const inputLook =
	'min-h-11 w-full rounded-lg border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-muted hover:border-ink ' +
	'aria-invalid:border-2 aria-invalid:border-high'

/** The id of the hint below a control; the control names it in `aria-describedby`. */
export function hintId(id: string): string {
	return `${id}-hint`
}

/** A label above its control, with a hint and an error below. */
export function Labelled({
	id,
	label,
	optional = false,
	hint,
	error,
	errorId,
	children,
}: {
	id: string
	label: string
	/** Whether it says that the control may stay empty. */
	optional?: boolean
	hint?: string
	error?: string
	errorId?: string
	children: React.ReactNode
}) {
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} className="text-sm font-semibold">
				{label}
				{optional ? <OptionalMark /> : null}
			</label>
			{children}
			{hint ? (
				<p id={hintId(id)} className="text-sm text-muted">
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={errorId} className="text-sm font-medium text-high">
					{error}
				</p>
			) : null}
		</div>
	)
}

/** What stands behind the label of a control that may stay empty. */
export function OptionalMark() {
	return <span className="font-normal text-muted"> (optional)</span>
}

/** A labeled input for forms without scripts. */
export function PlainField({
	label,
	optional,
	hint,
	error,
	id,
	...props
}: { label: string; optional?: boolean; hint?: string; error?: string } & React.ComponentProps<'input'>) {
	const made = useId()
	const inputId = id ?? made
	const errorId = `${inputId}-error`
	const describedBy = [error ? errorId : '', hint ? hintId(inputId) : ''].filter(Boolean).join(' ')
	return (
		<Labelled id={inputId} label={label} optional={optional} hint={hint} error={error} errorId={errorId}>
			<input
				{...props}
				id={inputId}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy || undefined}
				className={inputLook}
			/>
		</Labelled>
	)
}

/** A labeled text area for forms without scripts. */
export function PlainArea({
	label,
	hint,
	error,
	...props
}: { label: string; hint?: string; error?: string } & Omit<React.ComponentProps<'textarea'>, 'id'>) {
	const { labelled, control } = useControl(hint, error)
	return (
		<Labelled label={label} {...labelled}>
			<textarea rows={3} {...props} {...control} />
		</Labelled>
	)
}

/** A labeled select for forms without scripts; its options are its children. */
export function PlainSelect({
	label,
	hint,
	error,
	...props
}: { label: string; hint?: string; error?: string } & Omit<React.ComponentProps<'select'>, 'id'>) {
	const { labelled, control } = useControl(hint, error)
	return (
		<Labelled label={label} {...labelled}>
			<select {...props} {...control} />
		</Labelled>
	)
}

/** What ties a control to its label, hint and error. */
function useControl(hint: string | undefined, error: string | undefined) {
	const id = useId()
	const errorId = `${id}-error`
	const describedBy = [error ? errorId : '', hint ? hintId(id) : ''].filter(Boolean).join(' ')
	return {
		labelled: { id, hint, error, errorId },
		control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined, className: inputLook },
	} as const
}
