import { Link } from 'react-router'
import type { Finding } from '#app/domain/review/report/report.ts'
import { quoted } from '#app/domain/review/report/report-words.ts'
import { findingAnchor, spanLink, type ReportPlace } from '../report-links.ts'

const sourceLook = 'underline decoration-line underline-offset-4 hover:decoration-accent print:no-underline'

/** Findings that the language model disputes, folded, with its reason and the quote for it. No count includes them. */
export function ReportDisputed({ findings, place }: { findings: Finding[]; place: ReportPlace }) {
	if (findings.length === 0) return null
	return (
		<details className="rounded-xl border border-line bg-surface">
			<summary className="cursor-pointer px-5 py-4 font-medium text-ink sm:px-6">
				{`Disputed by the language model, not counted (${findings.length})`}
			</summary>
			<ul className="divide-y divide-line border-t border-line">
				{findings.map(({ id, says, quote, disputed }) => (
					<li key={id} id={findingAnchor(id)} className="scroll-mt-24 space-y-2 px-5 py-4 sm:px-6">
						<p className="font-medium text-ink">{says}</p>
						{quote === null ? null : <p className="line-clamp-3 text-sm break-words text-muted">{quoted(quote)}</p>}
						{disputed ? (
							<>
								<p className="text-ink">{`Why the model disputes it: ${disputed.reason}`}</p>
								<p className="text-sm">
									<Link to={spanLink(place, disputed)} className={`line-clamp-3 break-words text-muted ${sourceLook}`}>
										{quoted(disputed.quote)}
									</Link>
								</p>
							</>
						) : null}
					</li>
				))}
			</ul>
		</details>
	)
}
