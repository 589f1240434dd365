import { Link } from 'react-router'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import { onDemand } from '#app/ui/on-demand/on-demand.tsx'
import { RedliningCard } from './card.tsx'
import { RedliningFilters } from './filters.tsx'
import { redliningLink, type RedliningQuery } from '../redlining-links.ts'
import type { ReadyPage } from '../redlining-page.server.ts'
import type { Redlining } from '../redlining-state.ts'
import type { Thread } from '../comments/thread.ts'

// What not every document has.
const CounterpartyChanges = onDemand(async () => (await import('../counterparty/changes.tsx')).CounterpartyChanges)
const DocumentComments = onDemand(async () => (await import('../comments/document-comments.tsx')).DocumentComments)
const NoSuggestions = onDemand(async () => (await import('./no-suggestions.tsx')).NoSuggestions)

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
			{page.counterpartyChanges.length > 0 ? <CounterpartyChanges page={page} place={place} /> : null}
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
				{suggestions.length === 0 ? <NoSuggestions page={page} ask={ask} /> : null}
				{suggestions.length > 0 && shown.length === 0 ? (
					<p className="rounded-xl border border-dashed border-line p-5 text-muted">
						No suggestions match these filters. Clear the filters to see all suggestions.
					</p>
				) : null}
			</section>
			{fileComments.length + onWords.length > 0 ? <DocumentComments fileComments={fileComments} threads={onWords} place={place} /> : null}
		</>
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
