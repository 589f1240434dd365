import { Form, Link } from 'react-router'
import { longestViewName } from '#app/domain/search/view-limits.ts'
import type { SavedView } from '#app/domain/search/saved-views.server.ts'
import { Button } from '#app/ui/button.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'

/** The saved views, one click each, with what changes them; and the form that saves the filters in use as one. */
export function ViewLinks({ views, query }: { views: readonly SavedView[]; query: string }) {
	const current = views.find((view) => view.query === query)
	const canSave = query !== '' && !current
	if (views.length === 0 && !canSave) return null
	return (
		<div className="mb-4 flex flex-wrap items-start gap-2">
			{views.length > 0 ? (
				<nav aria-label="Saved views" className="contents">
					<ul className="contents">
						{views.map(({ id, name, query: to }) => (
							<li key={id}>
								<Link
									to={`/document-vault?${to}`}
									aria-current={id === current?.id ? 'page' : undefined}
									className="inline-flex min-h-11 max-w-64 items-center truncate rounded-lg border border-line bg-surface px-3.5 font-medium hover:bg-raised aria-[current]:border-accent aria-[current]:text-accent"
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{current ? <ChangeView key={current.id} view={current} query={query} /> : null}
			{canSave ? <SaveView query={query} /> : null}
		</div>
	)
}

function SaveView({ query }: { query: string }) {
	return (
		<Details summary="Save this view">
			<Form method="post" action="/document-vault/views" className="flex flex-wrap items-end gap-2">
				<input type="hidden" name="query" value={query} />
				<NameField />
				<Button size="small" className="min-h-11">
					Save view
				</Button>
			</Form>
		</Details>
	)
}

function ChangeView({ view, query }: { view: SavedView; query: string }) {
	return (
		<Details summary="Change this view">
			<Form method="post" action={`/document-vault/views/${view.id}`} className="flex flex-wrap items-end gap-2">
				<input type="hidden" name="query" value={query} />
				<NameField name={view.name} />
				<Button name="intent" value="rename" variant="secondary" size="small" className="min-h-11">
					Rename
				</Button>
				<Button name="intent" value="delete" variant="quiet" size="small" className="min-h-11 !text-high">
					Delete view
				</Button>
			</Form>
		</Details>
	)
}

function NameField({ name }: { name?: string }) {
	return (
		<div className="grid gap-1">
			<label htmlFor="view-name" className="text-sm font-semibold">
				Name of the view
			</label>
			<input id="view-name" name="name" defaultValue={name} maxLength={longestViewName} required className={`${inputLook} !w-56`} />
		</div>
	)
}

function Details({ summary, children }: { summary: string; children: React.ReactNode }) {
	return (
		<details className="open:rounded-xl open:border open:border-line open:bg-surface">
			<summary className="inline-flex min-h-11 items-center px-3 font-medium text-accent">{summary}</summary>
			<div className="p-3 pt-1">{children}</div>
		</details>
	)
}
