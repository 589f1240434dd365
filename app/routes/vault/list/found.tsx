import { Link } from 'react-router'
import type { ListedDocument } from '#app/components/documents/listed-document.ts'
import { longestSearch, mostTerms } from '#app/domain/search/search-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FileSearch } from '#app/ui/icons.tsx'
import { SelectableList } from './selectable-list.tsx'

interface FoundPage {
	documents: readonly ListedDocument[]
	/** Queries of the pages after and before this one. */
	older: string | null
	newer: string | null
	corrected: string | null
	cut: boolean
	nothingToSearch: boolean
	pastEnd: boolean
	/** Documents whose newest text was not searched. */
	unread: number
}

/** One page of a search or a filtered list, or why nothing is on it. */
export function Found({ page, q, query }: { page: FoundPage; q: string; query: string }) {
	const { documents, corrected, cut } = page
	if (documents.length === 0) return <NothingFound page={page} q={q} query={query} />
	return (
		<section aria-labelledby="found">
			<h2 id="found" className="sr-only">
				{q ? 'Search results' : 'Documents'}
			</h2>
			{corrected ? (
				<p role="status" className="mb-3">
					No document has “{q}”. These have{' '}
					<Link to={`?${withSearch(query, corrected)}`} className="font-semibold text-accent underline">
						{corrected}
					</Link>
					.
				</p>
			) : null}
			{cut ? (
				<p className="mb-3 text-muted">{`Only the first ${longestSearch} characters or ${mostTerms} words were searched for.`}</p>
			) : null}
			<SelectableList documents={documents} />
			<Pages older={page.older} newer={page.newer} />
		</section>
	)
}

function NothingFound({ page: { nothingToSearch, pastEnd, unread, older }, q, query }: { page: FoundPage; q: string; query: string }) {
	if (pastEnd)
		return (
			<EmptyState
				icon={<FileSearch aria-hidden className="size-10" />}
				title="Nothing on this page any more"
				action={<ButtonLink to={`?${query}`}>To the first page</ButtonLink>}
			>
				The documents that were here have changed or are gone.
			</EmptyState>
		)
	if (older)
		return (
			<EmptyState
				icon={<FileSearch aria-hidden className="size-10" />}
				title="Nothing found so far"
				action={
					<ButtonLink to={older} rel="next">
						Look further
					</ButtonLink>
				}
			>
				Many documents have these words. In those that were looked at, none has the whole phrase “{q}”.
			</EmptyState>
		)
	const filtered = [...new URLSearchParams(query).keys()].some((name) => name !== 'q' && name !== 'sort')
	return (
		<EmptyState
			icon={<FileSearch aria-hidden className="size-10" />}
			title={nothingToSearch ? 'There is no word to search for' : 'No documents found'}
			action={
				<div className="flex flex-wrap justify-center gap-2">
					{q && filtered ? (
						<ButtonLink to={`?${new URLSearchParams({ q })}`} variant="secondary">
							Search without filters
						</ButtonLink>
					) : null}
					<ButtonLink to="/document-vault" variant="secondary">
						Clear all
					</ButtonLink>
				</div>
			}
		>
			{nothingToSearch
				? 'Type a word of a name, a party or the text.'
				: q
					? `No document has “${q}” in its name, type, tags, parties or text${filtered ? ' with these filters' : ''}. Check the spelling, or use fewer words.`
					: 'No document matches these filters.'}
			{unread > 0 ? ` ${notSearched(unread)}` : null}
		</EmptyState>
	)
}

function notSearched(unread: number): string {
	return `The text of the newest version could not be searched in ${unread} ${unread === 1 ? 'document' : 'documents'}: it was not read yet, or can’t be read.`
}

function Pages({ older, newer }: Pick<FoundPage, 'older' | 'newer'>) {
	if (!older && !newer) return null
	return (
		<nav aria-label="Pages" className="mt-4 flex flex-wrap justify-between gap-2">
			{newer ? (
				<ButtonLink to={newer} variant="secondary" size="small" rel="prev">
					Newer
				</ButtonLink>
			) : (
				<span />
			)}
			{older ? (
				<ButtonLink to={older} variant="secondary" size="small" rel="next">
					Older
				</ButtonLink>
			) : null}
		</nav>
	)
}

function withSearch(query: string, q: string): URLSearchParams {
	const corrected = new URLSearchParams(query)
	corrected.set('q', q)
	return corrected
}
