import { Form, Link } from 'react-router'
import { categories, categoryName, uncategorized } from '#app/domain/review/type/catalogue.ts'
import type { VaultFilters } from '#app/domain/search/vault-filters.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Search, X } from '#app/ui/icons.tsx'
import { inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** The search and the filters above the list. They are the page's query, so that a list can be linked and saved. */
export function SearchForm({ filters, query }: { filters: VaultFilters; query: string }) {
	const chips = chipsOf(filters, query)
	return (
		<div className="mb-6 grid gap-3">
			<Form method="get" action="/document-vault" role="search" className="grid gap-3">
				<div className="flex gap-2">
					<label htmlFor="vault-search" className="sr-only">
						Search names, parties and text
					</label>
					<input
						id="vault-search"
						type="search"
						name="q"
						defaultValue={filters.q}
						placeholder="Search names, parties and text"
						aria-describedby="vault-search-hint"
						aria-keyshortcuts="/"
						className={inputLook}
					/>
					<Button className="shrink-0">
						<Search aria-hidden size={18} />
						Search
					</Button>
				</div>
				<p id="vault-search-hint" className="sr-only">
					Put a phrase in quotes, and a minus before a word to leave documents with it out.
				</p>
				<Disclosure className="rounded-xl border border-line bg-surface">
					<summary className="px-4 py-2.5 font-medium">Filters and order</summary>
					<div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-3">
						<Choice name="category" label="Category" value={filters.category}>
							{[...categories, uncategorized].map(({ code, name }) => [code, name] as const)}
						</Choice>
						<Labelled id="filter-type" label="Type">
							<select id="filter-type" name="type" defaultValue={filters.type ?? ''} className={inputLook}>
								<option value="">All</option>
								{categories.map(({ code, name, types }) => (
									<optgroup key={code} label={name}>
										{types.map((type) => (
											<option key={type}>{type}</option>
										))}
									</optgroup>
								))}
							</select>
						</Labelled>
						<Choice name="status" label="Status" value={filters.status?.toUpperCase()}>
							{statuses}
						</Choice>
						<PlainField label="Party" name="party" id="filter-party" defaultValue={filters.party} maxLength={200} />
						<PlainField label="Tag" name="tag" id="filter-tag" defaultValue={filters.tag} maxLength={40} />
						<Choice name="shared" label="Whose" value={filters.shared}>
							{sharings}
						</Choice>
						<PlainField
							label="Ends within days"
							name="expiring_in"
							id="filter-expiring"
							type="number"
							min={1}
							max={3650}
							inputMode="numeric"
							defaultValue={filters.expiringIn}
						/>
						<Days label="Changed" name="updated" from={filters.updatedFrom} to={filters.updatedTo} />
						<Days label="In effect" name="effective" from={filters.effectiveFrom} to={filters.effectiveTo} />
						<fieldset className="grid content-start gap-1">
							<legend className="text-sm font-semibold">Only</legend>
							<Only name="red_flags" label="With red flags" checked={filters.redFlags} />
							<Only name="favorite" label="Favorites" checked={filters.favorite} />
						</fieldset>
						<Choice name="sort" label="Order" value={filters.sort} first={filters.q ? 'Best match' : 'Last changed'}>
							{filters.q ? [['updated', 'Last changed'], ...orders] : orders}
						</Choice>
						<div className="flex items-end">
							<Button variant="secondary">Show documents</Button>
						</div>
					</div>
				</Disclosure>
			</Form>
			{chips.length > 0 ? (
				<ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
					{chips.map(({ label, to }) => (
						<li key={label}>
							<Link
								to={to}
								className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm hover:bg-raised pointer-coarse:min-h-11"
							>
								<span className="max-w-64 truncate">{label}</span>
								<X aria-hidden size={14} />
								<span className="sr-only">, remove this filter</span>
							</Link>
						</li>
					))}
					<li>
						<ButtonLink to="/document-vault" variant="quiet" size="small">
							Clear all
						</ButtonLink>
					</li>
				</ul>
			) : null}
		</div>
	)
}

const statuses = [
	['DRAFT', 'Draft'],
	['FINAL', 'Final'],
	['SIGNED', 'Signed'],
] as const

const sharings = [
	['mine', 'My own documents'],
	['with_me', 'Shared with me'],
	['by_me', 'Shared by me'],
] as const

const sharedChips = { mine: 'My own documents', with_me: 'Shared with me', by_me: 'Shared by me' } as const

const orders = [
	['name', 'Name'],
	['expiring', 'Next end date'],
] as const

function Choice({
	name,
	label,
	value = '',
	first = 'All',
	children,
}: {
	name: string
	label: string
	value?: string
	first?: string
	children: readonly (readonly [value: string, label: string])[]
}) {
	return (
		<Labelled id={`filter-${name}`} label={label}>
			<select id={`filter-${name}`} name={name} defaultValue={value} className={inputLook}>
				<option value="">{first}</option>
				{children.map(([each, shown]) => (
					<option key={each} value={each}>
						{shown}
					</option>
				))}
			</select>
		</Labelled>
	)
}

function Days({ label, name, from, to }: { label: string; name: string; from?: string; to?: string }) {
	return (
		<fieldset className="grid min-w-0 content-start gap-1.5">
			<legend className="mb-1.5 text-sm font-semibold">{label} between</legend>
			<div className="grid gap-2">
				<input type="date" name={`${name}_from`} aria-label={`${label} from`} defaultValue={from} className={`${inputLook} min-w-0`} />
				<input type="date" name={`${name}_to`} aria-label={`${label} to`} defaultValue={to} className={`${inputLook} min-w-0`} />
			</div>
		</fieldset>
	)
}

function Only({ name, label, checked }: { name: string; label: string; checked?: boolean }) {
	return (
		<label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
			<input type="checkbox" name={name} value="1" defaultChecked={checked} className="size-4.5" />
			{label}
		</label>
	)
}

/** What narrows the list, each with the query that is left without it. */
function chipsOf(filters: VaultFilters, query: string): { label: string; to: string }[] {
	const without = (...names: string[]) => {
		const rest = new URLSearchParams(query)
		for (const name of names) rest.delete(name)
		return rest.size > 0 ? `?${rest}` : '/document-vault'
	}
	const days = (from?: string, to?: string) => [from && `from ${shownDate(from)}`, to && `to ${shownDate(to)}`].filter(Boolean).join(' ')
	const { q, category, type, status, party, tag, shared, expiringIn, updatedFrom, updatedTo, effectiveFrom, effectiveTo } = filters
	const chips: [label: string | false | undefined, ...names: string[]][] = [
		[q && `“${q}”`, 'q'],
		[category && categoryName(category), 'category'],
		[type, 'type'],
		[status && status[0]!.toUpperCase() + status.slice(1), 'status'],
		[party && `Party: ${party}`, 'party'],
		[tag && `Tag: ${tag}`, 'tag'],
		[shared && sharedChips[shared], 'shared'],
		[filters.favorite && 'Favorites', 'favorite'],
		[filters.redFlags && 'With red flags', 'red_flags'],
		[expiringIn !== undefined && `Ends within ${expiringIn} ${expiringIn === 1 ? 'day' : 'days'}`, 'expiring_in'],
		[(updatedFrom || updatedTo) && `Changed ${days(updatedFrom, updatedTo)}`, 'updated_from', 'updated_to'],
		[(effectiveFrom || effectiveTo) && `In effect ${days(effectiveFrom, effectiveTo)}`, 'effective_from', 'effective_to'],
	]
	return chips.flatMap(([label, ...names]) => (label ? [{ label, to: without(...names) }] : []))
}
