import { inputName, typedText } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { describedBy, hintOf, Origin, QuestionGroup } from './help.tsx'
import { errorId, questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

const tall = { long_text: 5, address: 3 } as const

/** A question whose answer is one value. */
export function SimpleQuestion(props: QuestionProps) {
	const { field, value, origin, problemAt, prefix = '' } = props
	const path = `${prefix}${field.name}`
	const [id, problem, hint] = [questionId(path), problemAt(path), hintOf(field)]
	if (field.kind === 'yes_no') return <YesNo {...props} />
	const control = {
		id,
		name: inputName(path),
		'aria-invalid': problem ? true : undefined,
		'aria-required': field.required || undefined,
		'aria-describedby': describedBy({ id, problem, hint, origin }),
		className: inputLook,
		defaultValue: typedText(field.kind, value),
	}
	return (
		<div className="grid gap-1.5">
			<Labelled id={id} label={field.label} optional={!field.required} hint={hint} error={problem} errorId={errorId(id)}>
				{field.kind === 'choice' ? (
					<select {...control}>
						<option value="">Choose …</option>
						{field.choices.map((choice) => (
							<option key={choice.value} value={choice.value}>
								{choice.label}
							</option>
						))}
					</select>
				) : field.kind === 'long_text' || field.kind === 'address' ? (
					<textarea {...control} rows={tall[field.kind]} />
				) : (
					<input
						{...control}
						type={field.kind === 'date' ? 'date' : 'text'}
						inputMode={['money', 'number', 'percent'].includes(field.kind) ? 'decimal' : undefined}
						autoComplete="off"
					/>
				)}
			</Labelled>
			<Origin id={id} origin={origin} />
		</div>
	)
}

function YesNo(question: QuestionProps) {
	const { field, value, prefix = '' } = question
	const path = `${prefix}${field.name}`
	const answer = typedText('yes_no', value)
	return (
		<QuestionGroup question={question} gap="gap-1.5">
			<div className="flex gap-6">
				{(['yes', 'no'] as const).map((each) => (
					<label key={each} className="flex min-h-11 items-center gap-2">
						<input type="radio" name={inputName(path)} value={each} defaultChecked={answer === each} className="size-5 accent-accent" />
						{each === 'yes' ? 'Yes' : 'No'}
					</label>
				))}
			</div>
		</QuestionGroup>
	)
}
