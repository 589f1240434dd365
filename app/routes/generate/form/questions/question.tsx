import { entriesName } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { Button } from '#app/ui/button.tsx'
import { questionId } from '../question-id.ts'
import { hintOf, Origin } from './hints.tsx'
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
function EntriesQuestion({ field, value, origin, problemAt, prefix = '' }: QuestionProps) {
	const path = `${prefix}${field.name}`
	const [hint, problem] = [hintOf(field), problemAt(path)]
	const kept = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
	// A list begins with an entry to fill in.
	const entries = kept.length === 0 ? [{}] : kept
	return (
		<fieldset id={questionId(path)} className="grid scroll-mt-24 gap-4">
			<legend className="mb-2 text-sm font-semibold">{field.label}</legend>
			<input type="hidden" name={entriesName(path)} value={entries.length} />
			{hint ? <p className="text-sm text-muted">{hint}</p> : null}
			{problem ? <p className="text-sm font-medium text-high">{problem}</p> : null}
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
								value={`remove:${path}:${index}`}
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
				<Button name="go" value={`add:${path}`} variant="secondary" size="small">
					Add another
				</Button>
			</div>
			<Origin says={origin} />
		</fieldset>
	)
}
