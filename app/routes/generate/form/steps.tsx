import { Check } from '#app/ui/icons.tsx'

interface ShownStep {
	name: string
	answered: number
	of: number
	/** Whether something in it must still be answered. */
	open: boolean
}

/** The steps of the form. Each is a button: going elsewhere keeps what was typed, without scripts too. */
export function Steps({ sections, current }: { sections: readonly ShownStep[]; current: number }) {
	return (
		<nav aria-label="Steps">
			<ol className="flex flex-wrap gap-2">
				{sections.map(({ name, open, answered, of }, index) => (
					<li key={name}>
						<StepButton value={String(index + 1)} current={index === current}>
							{name}
							{open ? (
								<span className="text-muted">
									<span className="sr-only">, </span>
									{answered} of {of}
								</span>
							) : (
								<>
									<Check aria-hidden size={16} />
									<span className="sr-only">, done</span>
								</>
							)}
						</StepButton>
					</li>
				))}
				<li>
					<StepButton value="check" current={current === sections.length}>
						Check and generate
					</StepButton>
				</li>
			</ol>
		</nav>
	)
}

function StepButton({ value, current, children }: { value: string; current: boolean; children: React.ReactNode }) {
	return (
		<button
			name="go"
			value={value}
			aria-current={current ? 'step' : undefined}
			className={
				'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-medium pointer-coarse:min-h-11 ' +
				(current ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-surface text-ink hover:bg-raised')
			}
		>
			{children}
		</button>
	)
}
