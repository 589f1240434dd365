import { CircleCheck, MessagesSquare, Scale } from '#app/ui/icons.tsx'
import type { Summary, Verdict } from '#app/domain/review/report.ts'
import { verdictTitle } from '#app/domain/review/report-words.ts'

const looks: Record<Verdict, { icon: typeof Scale; classes: string }> = {
	sign: { icon: CircleCheck, classes: 'bg-good-soft text-good' },
	negotiate: { icon: MessagesSquare, classes: 'bg-medium-soft text-medium' },
	get_help: { icon: Scale, classes: 'bg-high-soft text-high' },
}

/** The answer before the reasons: how safe, and the three things to do before signing. */
export function ReportSummary({ summary }: { summary: Summary }) {
	const { icon: Icon, classes } = looks[summary.verdict]
	return (
		<div className="overflow-hidden rounded-xl border border-line bg-surface print:break-inside-avoid">
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
								<span aria-hidden className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent">
									{index + 1}
								</span>
								<span>{step}</span>
							</li>
						))}
					</ol>
				</div>
			) : null}
		</div>
	)
}
