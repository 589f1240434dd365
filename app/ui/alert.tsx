type Tone = 'error' | 'warning' | 'success' | 'info'

const tones: Record<Tone, string> = {
	error: 'border-high bg-high-soft text-high',
	warning: 'border-medium bg-medium-soft text-medium',
	success: 'border-good bg-good-soft text-good',
	info: 'border-accent bg-accent-soft text-accent',
}

/** A notice. Screen readers announce errors at once, others when idle. */
export function Alert({
	tone = 'info',
	title,
	children,
	...props
}: { tone?: Tone; title?: string; children?: React.ReactNode } & Omit<React.ComponentProps<'div'>, 'title'>) {
	return (
		<div role={tone === 'error' ? 'alert' : 'status'} {...props} className={`rounded-lg border-l-4 px-4 py-3 ${tones[tone]}`}>
			{title ? <p className="font-semibold">{title}</p> : null}
			<div className="text-ink">{children}</div>
		</div>
	)
}
