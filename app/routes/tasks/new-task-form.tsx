import { Form } from 'react-router'
import { longestTitle } from '#app/domain/deadlines/task-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'

/** The form for a task of one's own. */
export function NewTaskForm({
	today,
	refused,
}: {
	today: string
	refused: { fields: Readonly<Record<string, unknown>>; error: string } | null
}) {
	return (
		<Card title="Add a task">
			<Form method="post" className="grid gap-4">
				<input type="hidden" name="intent" value="add" />
				<PlainField
					label="What is to be done"
					name="title"
					required
					maxLength={longestTitle}
					defaultValue={String(refused?.fields.title ?? '')}
					error={refused?.error}
				/>
				<PlainField label="By" name="date" type="date" required defaultValue={String(refused?.fields.date ?? today)} />
				<div>
					<Button>Add task</Button>
				</div>
			</Form>
		</Card>
	)
}
