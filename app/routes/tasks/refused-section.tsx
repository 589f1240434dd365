import { href, Link } from 'react-router'
import type { RefusedInDocument } from '#app/domain/deadlines/list-deadlines.server.ts'

/** Deadlines that can't be computed yet, with what is missing and where to confirm it. */
export function RefusedSection({ refused }: { refused: readonly RefusedInDocument[] }) {
	return (
		<section aria-labelledby="not-computed">
			<h2 id="not-computed" className="mb-1 text-lg font-semibold">
				Not computed yet
			</h2>
			<p className="mb-3 text-muted">These days are not shown because something they rest on is missing or was not confirmed.</p>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
				{refused.map(({ kind, what, reason, document }) => (
					<li key={`${document?.id} ${kind}`} className="grid gap-1 p-5">
						<p className="font-semibold">{what}</p>
						<p className="text-muted">{reason}</p>
						<p>
							<Link
								to={
									document ? `${href('/document-vault/:documentId/details', { documentId: document.id })}#record` : href('/company-profile')
								}
								className="break-words text-accent underline underline-offset-4"
							>
								{document ? `Confirm the record of ${document.name}` : 'Open the company profile'}
							</Link>
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}
