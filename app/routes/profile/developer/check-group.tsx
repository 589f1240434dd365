/** Checkboxes of technical names, each with what it means in a sentence. */
export function CheckGroup({
	id,
	legend,
	name,
	choices,
	chosen,
	error,
}: {
	id: string
	legend: string
	name: string
	choices: readonly { name: string; means: string }[]
	chosen: readonly string[]
	error?: string
}) {
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
			<legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
			{choices.map((choice) => (
				<div key={choice.name} className="flex items-start gap-3">
					<input
						type="checkbox"
						id={`${id}-${choice.name}`}
						name={name}
						value={choice.name}
						defaultChecked={chosen.includes(choice.name)}
						aria-describedby={`${id}-${choice.name}-means`}
						className="mt-1 size-4.5 shrink-0 accent-accent"
					/>
					<div className="min-w-0">
						<label htmlFor={`${id}-${choice.name}`} className="font-mono text-sm font-semibold">
							{choice.name}
						</label>
						<p id={`${id}-${choice.name}-means`} className="text-sm text-muted">
							{choice.means}
						</p>
					</div>
				</div>
			))}
			{error ? (
				<p id={`${id}-error`} className="text-sm font-medium text-high">
					{error}
				</p>
			) : null}
		</fieldset>
	)
}
