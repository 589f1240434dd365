import { Link } from 'react-router'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import { RedliningCard } from './card.tsx'
import { NoReview } from '../waiting.tsx'
import { RedliningFilters } from './filters.tsx'
import { redliningLink, type RedliningQuery } from '../redlining-links.ts'
import type { ReadyPage } from '../redlining-page.server.ts'
import { reportLink } from '#app/components/report/report-links.ts'
import type { Redlining } from '../redlining-state.ts'
import type { Thread } from '../comments/thread.ts'
import { CounterpartyChanges } from '../counterparty/changes.tsx'
import { ThreadCard } from '../comments/thread-cards.tsx'

/** The suggestions in document order, then the comments on words of the document. */
export function RedliningCards({
	page,
	ask,
	redlining,
	fileComments,
}: {
	page: ReadyPage
	ask: RedliningQuery
	redlining: Redlining
	fileComments: readonly MarginComment[]
}) {
	const { suggestions, shown, selected, place } = redlining
	const onWords = page.threads.filter(({ suggestionId }) => suggestionId === null)
	return (
		<>
			<CounterpartyChanges page={page} place={place} />
			<section aria-labelledby="suggestions-title" className="grid gap-3">
				<h2 id="suggestions-title" className="sr-only">
					Suggestions
				</h2>
				{suggestions.length > 0 ? <RedliningFilters documentId={page.documentId} ask={ask} suggestions={suggestions} /> : null}
				{shown.map((suggestion) => (
					<RedliningCard
						key={suggestion.id}
						suggestion={suggestion}
						threads={threadsOn(suggestion.id, page.threads)}
						selected={suggestion.number === selected}
						place={place}
					>
						{suggestion.number === selected ? <Around page={page} ask={ask} redlining={redlining} /> : undefined}
					</RedliningCard>
				))}
				{suggestions.length === 0 && page.ended ? (
					<NoReview
						ended={page.ended}
						advice={page.advice}
						reportPage={reportLink({ documentId: page.documentId, version: ask.version })}
						mayReview={page.may.review}
					/>
				) : null}
				{suggestions.length === 0 && !page.ended ? <NothingToSuggest page={page} ask={ask} /> : null}
				{suggestions.length > 0 && shown.length === 0 ? (
					<p className="rounded-xl border border-dashed border-line p-5 text-muted">
						No suggestions match these filters. Clear the filters to see all suggestions.
					</p>
				) : null}
			</section>
			{fileComments.length > 0 ? <FileComments comments={fileComments} /> : null}
			{onWords.length > 0 ? (
				<section aria-labelledby="comments-title" className="grid gap-3">
					<h2 id="comments-title" className="font-semibold">
						Comments on the document
					</h2>
					{onWords.map((thread) => (
						<ThreadCard key={thread.id} thread={thread} place={place} showWords />
					))}
				</section>
			) : null}
		</>
	)
}

function FileComments({ comments }: { comments: readonly MarginComment[] }) {
	return (
		<details className="rounded-xl border border-line bg-surface p-4 text-sm print:break-inside-avoid">
			<summary className="font-semibold">
				{comments.length === 1 ? 'One comment came with the file' : `${comments.length} comments came with the file`}
			</summary>
			<ul className="mt-3 grid gap-3">
				{comments.map(({ author, text, paragraphId }, index) => (
					<li key={index} className="border-l-2 border-line pl-3">
						<p className="flex justify-between gap-2 text-muted">
							<span className="font-semibold text-ink">{authorLabel(author)}</span>
							{paragraphId ? (
								<a href={`#p-${paragraphId}`} className="text-accent underline underline-offset-4">
									Show
								</a>
							) : null}
						</p>
						<p className="break-words whitespace-pre-line">{text}</p>
					</li>
				))}
			</ul>
		</details>
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

const none: Thread[] = []

function threadsOn(suggestionId: string, threads: readonly Thread[]): readonly Thread[] {
	const found = threads.filter((thread) => thread.suggestionId === suggestionId)
	return found.length > 0 ? found : none
}

function Around({ page, ask, redlining }: { page: ReadyPage; ask: RedliningQuery; redlining: Redlining }) {
	const look = 'flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold text-accent no-underline'
	return (
		<nav
			aria-label="Around this suggestion"
			className="sticky -bottom-4 -mx-4 -mb-4 mt-4 flex justify-between gap-1 rounded-b-xl border-t border-line bg-surface px-2 print:hidden"
		>
			{([-1, 1] as const).map((step) => {
				const next = redlining.around(step)
				return next ? (
					<Link key={step} to={redlining.place.linkTo(next.number)} preventScrollReset data-select={next.number} className={look}>
						{step === -1 ? 'Previous' : 'Next'}
					</Link>
				) : null
			})}
			<Link to={redliningLink(page.documentId, { ...ask, selected: null })} preventScrollReset data-unselect className={look}>
				Close
			</Link>
		</nav>
	)
}
