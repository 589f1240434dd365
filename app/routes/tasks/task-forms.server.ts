import { z } from 'zod'
import { longestTitle } from '#app/domain/deadlines/task-limits.ts'
import { addTask, changeDeadline, removeTask } from '#app/domain/deadlines/change-deadline.server.ts'
import { isDay } from '#app/domain/record/record-fields.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'

const date = z.string().refine(isDay, { error: 'Enter a date, such as 2027-03-31.' })
const deadline = { key: z.string().max(200), date }

/** The forms of the page. */
export const TaskForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('add'), title: z.string(), date }),
	z.object({ intent: z.literal('done'), ...deadline }),
	z.object({ intent: z.literal('reopen'), ...deadline }),
	z.object({ intent: z.literal('snooze'), ...deadline, days: z.coerce.number().int().min(1).max(365) }),
	z.object({ intent: z.literal('assign'), ...deadline, owner: z.string() }),
	z.object({ intent: z.literal('remove'), id: z.string() }),
])

/** What became of a form. */
export type TasksChanged = { done: string; detail?: string } | { status: number; error: string }

const refusals = {
	title_missing: 'Enter what needs to be done.',
	title_too_long: `A task has at most ${longestTitle} characters. Shorten it.`,
	invalid_date: 'Enter a date, such as 2027-03-31.',
	no_such_document: accessSentences.gone,
} as const

const gone = { status: 404, error: 'This deadline is no longer there. The document may have changed; look at the list again.' }

/** Does what a form of the page asks for. */
export async function changeTasks(services: Services, member: Member, form: z.output<typeof TaskForm>): Promise<TasksChanged> {
	switch (form.intent) {
		case 'add': {
			const added = await addTask(services, member, form)
			return typeof added === 'string' ? { status: 400, error: refusals[added] } : { done: 'Task added' }
		}
		case 'remove':
			return (await removeTask(services, member, form.id)) ? { done: 'Task removed' } : gone
		case 'done':
			return changed(await changeDeadline(services, member, form, { do: 'done' }), 'Marked as done')
		case 'reopen':
			return changed(await changeDeadline(services, member, form, { do: 'reopen' }), 'Open again')
		case 'snooze':
			return changed(
				await changeDeadline(services, member, form, { do: 'snooze', days: form.days }),
				`Snoozed for ${form.days === 1 ? '1 day' : `${form.days} days`}`,
				'You get no reminder until then.',
			)
		case 'assign':
			return changed(await changeDeadline(services, member, form, { do: 'assign', ownerId: form.owner || null }), 'Owner changed')
	}
}

function changed(outcome: 'changed' | 'no_access' | null, done: string, detail?: string): TasksChanged {
	if (outcome === 'no_access')
		return { status: 409, error: 'This person can’t open the document. Share it with them first, then make them the owner.' }
	return outcome === null ? gone : { done, detail }
}
