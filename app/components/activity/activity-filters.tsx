import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import type { ActivityChoice } from './activity-page.ts'
import { eventKinds } from './describe-event.ts'

/** Filters a history by what was done and by whom. A plain form, so that the filtered page has an address. */
export function ActivityFilters({ chosen, actors }: { chosen: ActivityChoice; actors: readonly { id: string; name: string }[] }) {
	return (
		<Form method="get" className="flex flex-wrap items-end gap-3 print:hidden" key={`${chosen.kind} ${chosen.person}`}>
			<div className="min-w-44 flex-1 sm:max-w-64">
				<Labelled id="kind" label="What">
					<select id="kind" name="kind" defaultValue={chosen.kind ?? ''} className={inputLook}>
						<option value="">Everything</option>
						{Object.entries(eventKinds).map(([kind, label]) => (
							<option key={kind} value={kind}>
								{label}
							</option>
						))}
					</select>
				</Labelled>
			</div>
			<div className="min-w-44 flex-1 sm:max-w-64">
				<Labelled id="person" label="Who">
					<select id="person" name="person" defaultValue={chosen.person ?? ''} className={inputLook}>
						<option value="">Everybody</option>
						{actors.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</Labelled>
			</div>
			<Button variant="secondary">Filter</Button>
		</Form>
	)
}
