import { Form, useLocation } from 'react-router'
import type { Deadline } from '#app/domain/deadlines/list-deadlines.server.ts'
import { Button } from '#app/ui/button.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import type { Colleague } from './deadline-item.tsx'

/** Marks a deadline as done, snoozes it, gives it to somebody; removes a task of one's own. */
export function DeadlineActions({ deadline, people }: { deadline: Deadline; people: readonly Colleague[] }) {
	const { what, doneAt, taskId } = deadline
	return (
		<div className="flex flex-wrap items-center gap-2 print:hidden">
			<ActionForm deadline={deadline} intent={doneAt ? 'reopen' : 'done'}>
				<Button variant="secondary" size="small">
					{doneAt ? 'Open again' : 'Done'}
					<span className="sr-only">{`: ${what}`}</span>
				</Button>
			</ActionForm>
			{doneAt ? null : (
				<details>
					<summary className="inline-flex min-h-9 cursor-pointer items-center rounded-lg px-3 text-sm font-semibold text-accent pointer-coarse:min-h-11">
						More<span className="sr-only">{` for ${what}`}</span>
					</summary>
					<div className="mt-2 grid gap-3 rounded-lg bg-raised p-4">
						<ActionForm deadline={deadline} intent="snooze">
							<SmallSelect name="days" label="Snooze for" options={snoozes} />
							<Button variant="secondary" size="small">
								Snooze
							</Button>
						</ActionForm>
						<ActionForm deadline={deadline} intent="assign">
							<SmallSelect
								name="owner"
								label="Owner"
								chosen={deadline.owner?.id ?? ''}
								options={[['', 'No one in particular'], ...people.map(({ id, name }): [string, string] => [id, name])]}
							/>
							<Button variant="secondary" size="small">
								Change owner
							</Button>
						</ActionForm>
						{taskId ? (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="remove" />
								<Button name="id" value={taskId} variant="quiet" size="small">
									Remove this task
								</Button>
							</Form>
						) : null}
					</div>
				</details>
			)}
		</div>
	)
}

const snoozes: [string, string][] = [
	['7', '1 week'],
	['14', '2 weeks'],
	['30', '30 days'],
]

function ActionForm({ deadline: { key, date }, intent, children }: { deadline: Deadline; intent: string; children: React.ReactNode }) {
	const { pathname, search } = useLocation()
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="date" value={date} />
			<input type="hidden" name="returnTo" value={`${pathname}${search}`} />
			{children}
		</Form>
	)
}

function SmallSelect({ name, label, options, chosen }: { name: string; label: string; options: [string, string][]; chosen?: string }) {
	return (
		<label className="grid gap-1 text-sm font-semibold">
			{label}
			<select name={name} defaultValue={chosen} className={`${inputLook} font-normal`}>
				{options.map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
		</label>
	)
}
