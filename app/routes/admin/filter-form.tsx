import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { QueryField } from '#app/ui/query-field.tsx'

/** A choice by which a list is filtered. */
export interface FilterChoice {
	name: string
	label: string
	/** What is chosen; empty for all. */
	value: string
	options: readonly { value: string; label: string }[]
}

/** The search and filters above a list. They are the page's query, so a filtered list can be linked. */
export function FilterForm({
	action,
	searchLabel,
	search,
	choices,
}: {
	action: string
	searchLabel: string
	search: string
	choices: readonly FilterChoice[]
}) {
	const filtered = search !== '' || choices.some(({ value }) => value !== '')
	return (
		<Form method="get" action={action} role="search" className="mb-6 flex flex-wrap items-end gap-3">
			<div className="min-w-56 flex-1">
				<QueryField label={searchLabel} name="q" value={search} maxLength={200} />
			</div>
			{choices.map(({ name, label, value, options }) => (
				<div key={name} className="min-w-36 flex-1 sm:max-w-48 sm:flex-none">
					<Labelled id={`filter-${name}`} label={label}>
						<select id={`filter-${name}`} name={name} key={value} defaultValue={value} className={inputLook}>
							<option value="">All</option>
							{options.map((option) => (
								<option key={option.value} value={option.value}>
									{option.label}
								</option>
							))}
						</select>
					</Labelled>
				</div>
			))}
			<Button variant="secondary">Search</Button>
			{filtered ? (
				<ButtonLink to={action} variant="quiet">
					Clear
				</ButtonLink>
			) : null}
		</Form>
	)
}
