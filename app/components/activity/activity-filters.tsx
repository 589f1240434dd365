import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import type { ActivityChoice } from './activity-page.ts'
import { eventKinds } from './describe-event.ts'

interface Option {
	id: string
	name: string
}

/**
 * Filters a history by what was done, by whom and when. A plain form, so that the filtered page has an address.
 *
 * @param documents to choose from, in a history of several
 */
export function ActivityFilters({
	chosen,
	actors,
	documents,
}: {
	chosen: ActivityChoice
	actors: readonly Option[]
	documents?: readonly Option[]
}) {
	const kinds = Object.entries(eventKinds).map(([id, name]) => ({ id, name }))
	return (
		<Form method="get" className="flex flex-wrap items-end gap-3 print:hidden" key={JSON.stringify(chosen)}>
			<Select name="kind" label="What" all="Everything" options={kinds} value={chosen.kind} />
			<Select name="person" label="Who" all="Everyone" options={actors} value={chosen.person} />
			{documents ? <Select name="document" label="Document" all="All" options={documents} value={chosen.document} /> : null}
			{(['from', 'to'] as const).map((name) => (
				<div key={name} className="min-w-44 flex-1 sm:max-w-52">
					<Labelled id={name} label={name === 'from' ? 'From (UTC)' : 'To (UTC)'}>
						<input id={name} name={name} type="date" defaultValue={chosen[name] ?? ''} className={inputLook} />
					</Labelled>
				</div>
			))}
			<Button variant="secondary">Filter</Button>
		</Form>
	)
}

function Select({
	name,
	label,
	all,
	options,
	value,
}: {
	name: string
	label: string
	all: string
	options: readonly Option[]
	value: string | null
}) {
	return (
		<div className="min-w-32 flex-1 sm:max-w-64">
			<Labelled id={name} label={label}>
				<select id={name} name={name} defaultValue={value ?? ''} className={inputLook}>
					<option value="">{all}</option>
					{options.map(({ id, name: shown }) => (
						<option key={id} value={id}>
							{shown}
						</option>
					))}
				</select>
			</Labelled>
		</div>
	)
}
