import { addEntry, entriesName, removeEntry } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { Button } from '#app/ui/button.tsx'
import { QuestionGroup } from './help.tsx'
import { PartsQuestion } from './parts-question.tsx'
import type { QuestionProps } from './question-props.ts'
import { SimpleQuestion } from './simple-question.tsx'

/** One question of the form, whatever it asks for. */
export function Question(props: QuestionProps) {
	switch (props.field.kind) {
		case 'list':
			return <EntriesQuestion {...props} />
		case 'person':
		case 'company':
			return <PartsQuestion {...props} />
		default:
			return <SimpleQuestion {...props} />
	}
}

/** A list: one group of questions for each entry, with buttons that add one and take one away. */
function EntriesQuestion(question: QuestionProps) {
	const { field, value, problemAt, prefix = '' } = question
	const path = `${prefix}${field.name}`
	const kept = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
	// A list begins with an entry to fill in.
	const entries = kept.length === 0 ? [{}] : kept
	return (
		<QuestionGroup question={question}>
			<input type="hidden" name={entriesName(path)} value={entries.length} />
			{entries.map((entry, index) => (
				<fieldset key={`${entries.length} ${index}`} className="grid gap-4 rounded-lg border border-line p-4">
					<legend className="px-1 text-sm font-medium text-muted">
						{field.label}, entry {index + 1}
					</legend>
					{field.parts.map((part) => (
						<Question key={part.name} field={part} value={entry[part.name]} problemAt={problemAt} prefix={`${path}.${index}.`} />
					))}
					{entries.length > 1 ? (
						<div>
							<Button
								name="go"
								value={removeEntry(path, index)}
								variant="quiet"
								size="small"
								aria-label={`Remove entry ${index + 1} of ${field.label}`}
							>
								Remove
							</Button>
						</div>
					) : null}
				</fieldset>
			))}
			<div>
				<Button name="go" value={addEntry(path)} variant="secondary" size="small">
					Add another
				</Button>
			</div>
		</QuestionGroup>
	)
}
