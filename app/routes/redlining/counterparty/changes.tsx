import type { DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import { Button } from '#app/ui/button.tsx'
import type { ReadyPage } from '../redlining-page.server.ts'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { choice } from '../forms/resources.ts'
import { useAuthorStyle } from './authors.tsx'
import { ChangeCard } from './change-card.tsx'

const maxUnfolded = 6

/** The counterparty changes by author: each can be accepted or rejected, or all of an author's at once. */
export function CounterpartyChanges({ page, place }: { page: ReadyPage; place: CardPlace }) {
	const { counterpartyChanges: changes } = page
	const open = changes.filter(({ state }) => state === 'open').length
	const authors = [...new Set(changes.map(({ author }) => author))]
	return (
		<section
			id="counterparty-changes"
			aria-labelledby="counterparty-changes-title"
			className="grid scroll-m-4 gap-3 rounded-xl border border-line bg-surface p-4 print:hidden"
		>
			<div>
				<h2 id="counterparty-changes-title" className="text-lg font-semibold">
					Their changes
				</h2>
				<p className="text-sm text-muted" data-counterparty-counter>
					{open === 0
						? 'All decided. Accepted changes are plain text in your download.'
						: `${open} open of ${changes.length}. Open changes stay tracked in the file.`}
				</p>
			</div>
			{authors.map((author) => (
				<Author key={author} author={author} changes={changes.filter((change) => change.author === author)} place={place} />
			))}
		</section>
	)
}

function Author({ author, changes, place }: { author: string; changes: readonly DecidedChange[]; place: CardPlace }) {
	const open = changes.filter(({ state }) => state === 'open').length
	const name = authorLabel(author)
	const look = useAuthorStyle(author)
	const list = (
		<ol className="grid list-none gap-0 divide-y divide-line">
			{changes.map((change) => (
				<ChangeCard key={change.key} change={change} place={place} />
			))}
		</ol>
	)
	return (
		<div {...look} className="grid gap-2 border-t border-line pt-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="min-w-0 font-semibold break-words">{name}</h3>
				<span className="text-sm text-muted">{open === 0 ? 'all decided' : `${open} open`}</span>
			</div>
			{place.mayDecide && open > 1 ? (
				<PageForm
					resource="counterparty/authors"
					place={place}
					fragment="counterparty-changes"
					about={{ author }}
					className="flex flex-wrap gap-2"
				>
					<Button name={choice} value="accept" variant="secondary" size="small" aria-label={`Accept all changes of ${name}`}>
						Accept all
					</Button>
					<Button name={choice} value="reject" variant="secondary" size="small" aria-label={`Reject all changes of ${name}`}>
						Reject all
					</Button>
				</PageForm>
			) : null}
			{changes.length <= maxUnfolded ? (
				list
			) : (
				<details>
					<summary className="min-h-9 py-1.5 text-sm font-semibold text-accent">{`Show the ${changes.length} changes one by one`}</summary>
					{list}
				</details>
			)}
		</div>
	)
}
