/** The progress of something; without a value, only that it is under way. */
export function ProgressBar({ value, max = 100, label }: { value?: number; max?: number; label: string }) {
	const share = value === undefined ? undefined : Math.min(100, Math.max(0, (value / max) * 100))
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			className="h-2 w-full overflow-hidden rounded-full bg-raised"
		>
			<div
				className={`h-full rounded-full bg-accent ${share === undefined ? 'w-1/3 motion-safe:animate-pulse' : ''}`}
				style={share === undefined ? undefined : { width: `${share}%` }}
			/>
		</div>
	)
}
