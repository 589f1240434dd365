import { Badge } from '#app/ui/badge.tsx'
import { specimen } from './specimen-words.ts'

/** A clause in small print with the important words marked, and the finding beside them: the product in one figure. */
export function Specimen() {
	return (
		<figure className="max-w-2xl">
			<div className="grid items-stretch overflow-hidden rounded-xl border border-line bg-surface shadow-raised sm:grid-cols-[1fr_17rem]">
				<blockquote className="px-6 py-6 font-serif text-[0.9375rem] leading-7 text-muted sm:py-7">
					<p>
						{specimen.before} <mark className="text-ink">{specimen.quote}</mark> {specimen.after}
					</p>
				</blockquote>
				<div className="grid content-start gap-2 border-t border-line bg-raised px-6 py-6 text-sm sm:border-t-0 sm:border-l sm:px-5 sm:py-7">
					<p>
						<Badge tone="high">High risk</Badge>
					</p>
					<p className="font-semibold">{specimen.says}</p>
					<p>
						<span className="font-semibold">Ask: </span>
						<span className="text-muted">“{specimen.ask}”</span>
					</p>
				</div>
			</div>
			<figcaption className="mt-3 text-sm text-muted">From the report on our sample NDA, read from the receiving side.</figcaption>
		</figure>
	)
}
