import { useId, type ComponentProps, type ReactNode } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
	type?: 'radio' | 'checkbox'
	label: string
	/** What choosing it means, where the label does not say it all. */
	children?: ReactNode
}

/** A radio button or checkbox with its label and an explanation. */
export function Choice({ type = 'radio', label, children, ...input }: ChoiceProps) {
	const id = useId()
	return (
		<div className="flex items-start gap-3 text-sm">
			<input
				type={type}
				{...input}
				id={id}
				aria-describedby={children ? `${id}-what` : undefined}
				className="mt-0.5 size-5 shrink-0 accent-accent"
			/>
			<div>
				<label htmlFor={id} className="font-medium break-words text-ink">
					{label}
				</label>
				{children ? (
					<p id={`${id}-what`} className="text-muted">
						{children}
					</p>
				) : null}
			</div>
		</div>
	)
}
