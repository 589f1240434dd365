import type { ChangedAnswer } from '#app/domain/templates/generate/answers/changed-answers.ts'
import { Card } from '#app/ui/card.tsx'

/** What was answered otherwise than for the version before. */
export function AnswerChanges({ changes }: { changes: readonly ChangedAnswer[] }) {
	return (
		<Card title="What changed from the version before">
			{changes.length === 0 ? (
				<p className="text-muted">The answers are the same.</p>
			) : (
				<div
					// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					role="group"
					aria-label="Changed answers"
					className="overflow-x-auto"
				>
					<table className="w-full text-left">
						<thead className="text-sm text-muted">
							<tr>
								<th scope="col" className="py-1 pr-4 font-medium">
									Question
								</th>
								<th scope="col" className="py-1 pr-4 font-medium">
									Before
								</th>
								<th scope="col" className="py-1 font-medium">
									Now
								</th>
							</tr>
						</thead>
						<tbody>
							{changes.map(({ label, before, after }) => (
								<tr key={label} className="border-t border-line align-top">
									<th scope="row" className="py-2 pr-4 font-medium">
										{label}
									</th>
									<td className="py-2 pr-4 text-muted">{before || 'No answer'}</td>
									<td className="py-2">{after || 'No answer'}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Card>
	)
}
