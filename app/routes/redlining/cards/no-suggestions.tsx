import { Link } from 'react-router'
import { reportLink } from '#app/components/report/report-links.ts'
import type { RedliningQuery } from '../redlining-links.ts'
import type { ReadyPage } from '../redlining-page.server.ts'
import { NoReview } from '../waiting.tsx'

/** Why a document has no suggestions. */
export function NoSuggestions({ page, ask }: { page: ReadyPage; ask: RedliningQuery }) {
	if (!page.ended) return <NothingToSuggest page={page} ask={ask} />
	return (
		<NoReview
			ended={page.ended}
			advice={page.advice}
			reportPage={reportLink({ documentId: page.documentId, version: ask.version })}
			mayReview={page.may.review}
		/>
	)
}

function NothingToSuggest({ page, ask }: { page: ReadyPage; ask: RedliningQuery }) {
	const flags = page.unsuggested.length
	const why =
		flags === 0
			? 'The review found nothing to change.'
			: `The report has ${flags === 1 ? 'one red flag' : `${flags} red flags`}, but no replacement wording for this text.`
	return (
		<p className="rounded-xl border border-dashed border-line p-5 text-muted">
			{`${why} ${page.may.decide ? 'You can suggest your own changes.' : ''} `}
			{flags > 0 ? (
				<Link
					to={reportLink({ documentId: page.documentId, version: ask.version }, { fragment: 'findings' })}
					className="text-accent underline underline-offset-4"
				>
					Read it in the report
				</Link>
			) : null}
		</p>
	)
}
