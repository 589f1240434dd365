import { inputName, typedText } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { hintId, inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { questionId } from '../question-id.ts'
import { hintOf, Origin } from './hints.tsx'
import type { QuestionProps } from './question-props.ts'

const tall = { long_text: 5, address: 3 } as const

/** A question whose answer is one value. */
export function SimpleQuestion(props: QuestionProps) {
	const { field, value, origin, problemAt, prefix = '' } = props
	const path = `${prefix}${field.name}`
	const [id, problem, hint] = [questionId(path), problemAt(path), hintOf(field)]
	if (field.kind === 'yes_no') return <YesNo {...props} />
	const errorId = `${id}-error`
	const control = {
		id,
		name: inputName(path),
		'aria-invalid': problem ? true : undefined,
		'aria-required': field.required || undefined,
		'aria-describedby': [problem ? errorId : '', hint ? hintId(id) : ''].filter(Boolean).join(' ') || undefined,
		className: inputLook,
		defaultValue: typedText(field.kind, value),
	}
	return (
		<div className="grid scroll-mt-24 gap-1.5">
			<Labelled id={id} label={field.label} hint={hint} error={problem} errorId={errorId}>
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
			<Origin says={origin} />
		</div>
	)
}

function YesNo({ field, value, origin, problemAt, prefix = '' }: QuestionProps) {
	const path = `${prefix}${field.name}`
	const [id, problem, hint, answer] = [questionId(path), problemAt(path), hintOf(field), typedText('yes_no', value)]
	return (
		<fieldset id={id} className="grid scroll-mt-24 gap-1.5" aria-describedby={problem ? `${id}-error` : undefined}>
			<legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
			<div className="flex gap-6">
				{(['yes', 'no'] as const).map((each) => (
					<label key={each} className="flex min-h-11 items-center gap-2">
						<input type="radio" name={inputName(path)} value={each} defaultChecked={answer === each} className="size-5 accent-accent" />
						{each === 'yes' ? 'Yes' : 'No'}
					</label>
				))}
			</div>
			{hint ? <p className="text-sm text-muted">{hint}</p> : null}
			{problem ? (
				<p id={`${id}-error`} className="text-sm font-medium text-high">
					{problem}
				</p>
			) : null}
			<Origin says={origin} />
		</fieldset>
	)
}
