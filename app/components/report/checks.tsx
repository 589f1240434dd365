import type { RuleResult } from '#app/domain/review/report/report.ts'
import { countOutcomes, outcomeLabels, outcomes } from '#app/domain/review/report/report-words.ts'

/** Every check and its result: fine, undecided, or not applicable. */
export function ReportChecks({ rules }: { rules: RuleResult[] }) {
	const counts = countOutcomes(rules)
	return (
		<div className="space-y-4">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
				{outcomes.map((outcome) => (
					<Count key={outcome} label={outcomeLabels[outcome]} value={counts[outcome]} />
				))}
				<Count label="Checks together" value={rules.length} />
			</dl>
			{(['passed', 'undecided', 'not_applicable'] as const).map((outcome) =>
				counts[outcome] === 0 ? null : (
					<details key={outcome} open={outcome === 'undecided' || undefined} className="rounded-xl border border-line bg-surface">
						<summary className="cursor-pointer px-5 py-4 font-medium text-ink sm:px-6">{`${outcomeLabels[outcome]} (${counts[outcome]})`}</summary>
						<ul className="divide-y divide-line border-t border-line">
							{rules
								.filter((rule) => rule.outcome === outcome)
								.map((rule) => (
									<li key={rule.id} className="px-5 py-3 sm:px-6">
										<p className="text-ink">{rule.title}</p>
										<p className="text-sm text-muted">{rule.source}</p>
										{rule.note ? <p className="mt-1 text-sm text-ink">{rule.note}</p> : null}
									</li>
								))}
						</ul>
					</details>
				),
			)}
		</div>
	)
}

function Count({ label, value }: { label: string; value: number }) {
	return (
		<div className="flex flex-col-reverse justify-end bg-surface p-4">
			<dt className="text-sm text-muted">{label}</dt>
			<dd className="text-2xl font-semibold text-ink">{value}</dd>
		</div>
	)
}
