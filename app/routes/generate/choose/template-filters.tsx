import { Form, href } from 'react-router'
import { categories } from '#app/domain/review/type/catalogue.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { QueryField } from '#app/ui/query-field.tsx'

/** The search and filters above the templates. They are the page's query, so a filtered list can be linked. */
export function TemplateFilters({
	search,
	category,
	type,
	types,
}: {
	search: string
	category: string
	type: string
	types: readonly string[]
}) {
	return (
		<Form method="get" action={href('/generate')} role="search" className="mb-6 flex flex-wrap items-end gap-3">
			<div className="min-w-56 flex-1">
				<QueryField label="Search templates" name="q" value={search} maxLength={200} placeholder="NDA, advisor, SAFE …" />
			</div>
			<Choice
				name="category"
				label="Category"
				value={category}
				options={categories.map(({ code, name }) => ({ value: code, label: name }))}
			/>
			<Choice name="type" label="Type" value={type} options={types.map((each) => ({ value: each, label: each }))} />
			<Button variant="secondary">Search</Button>
			{search || category || type ? (
				<ButtonLink to={href('/generate')} variant="quiet">
					Clear
				</ButtonLink>
			) : null}
		</Form>
	)
}

function Choice({
	name,
	label,
	value,
	options,
}: {
	name: string
	label: string
	value: string
	options: readonly { value: string; label: string }[]
}) {
	return (
		<div className="min-w-40 flex-1 sm:flex-none">
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
	)
}
