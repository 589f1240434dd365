import { Link } from 'react-router'
import type { Summary, Verdict } from '#app/domain/review/report/report.ts'
import { notCovered, verdictTitle } from '#app/domain/review/report/report-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { CircleCheck, MessagesSquare, Scale } from '#app/ui/icons.tsx'
import { spanLink, type ReportPlace } from './report-links.ts'

const looks: Record<Verdict, { icon: typeof Scale; classes: string }> = {
	sign: { icon: CircleCheck, classes: 'bg-good-soft text-good' },
	negotiate: { icon: MessagesSquare, classes: 'bg-medium-soft text-medium' },
	get_help: { icon: Scale, classes: 'bg-high-soft text-high' },
}

/** The verdict before the reasons: what it leaves out, the risk, the three things to do before signing, the deal in short. */
export function ReportSummary({ summary, pagesNotRead, place }: { summary: Summary; pagesNotRead: number[]; place: ReportPlace }) {
	const { icon: Icon, classes } = looks[summary.verdict]
	const left = notCovered(summary, pagesNotRead)
	return (
		<div className="space-y-4">
			{left.length > 0 ? <NotCovered sentences={left} /> : null}
			<div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface print:break-inside-avoid">
				<div className={`flex items-start gap-4 p-6 ${classes}`}>
					<Icon aria-hidden className="mt-1 size-8 shrink-0" />
					<div>
						<p className="text-2xl font-semibold">{verdictTitle(summary)}</p>
						<p className="mt-1 text-ink">{summary.sentence}</p>
					</div>
				</div>
				{summary.before_signing.length > 0 ? (
					<div className="p-6">
						<h3 className="font-semibold text-ink">Before you sign</h3>
						<ol className="mt-3 space-y-3">
							{summary.before_signing.map((step, index) => (
								<li key={step} className="flex gap-3 text-ink">
									<span
										aria-hidden
										className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent"
									>
										{index + 1}
									</span>
									<span>{step}</span>
								</li>
							))}
						</ol>
					</div>
				) : null}
				{summary.deal.length > 0 ? <Deal deal={summary.deal} place={place} /> : null}
			</div>
		</div>
	)
}

/** What was not reviewed comes before the verdict, so that nobody takes it for reviewed. */
function NotCovered({ sentences }: { sentences: string[] }) {
	return (
		<Alert tone="warning" title="Not covered by this review">
			<ul className="mt-1 list-disc space-y-1 pl-5">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</Alert>
	)
}

function Deal({ deal, place }: { deal: Summary['deal']; place: ReportPlace }) {
	return (
		<div className="p-6">
			<h3 className="font-semibold text-ink">The deal in short</h3>
			<ul className="mt-3 space-y-1.5">
				{deal.map((line) => (
					<li key={`${line.start} ${line.sentence}`}>
						<Link
							to={spanLink(place, line)}
							className="inline-block py-0.5 text-ink underline decoration-line underline-offset-4 hover:decoration-accent print:no-underline"
						>
							{line.sentence}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
