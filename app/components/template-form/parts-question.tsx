import { partyPartsOf } from '#app/domain/templates/fields/party-parts.ts'
import { inputName } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import { describedBy, QuestionGroup } from './help.tsx'
import { errorId, questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

/** A person or a company, part by part. */
export function PartsQuestion(question: QuestionProps) {
	const { field, value, problemAt, prefix = '' } = question
	const path = `${prefix}${field.name}`
	const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
	return (
		<QuestionGroup question={question} framed>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				{partyPartsOf(field.kind).map(({ name, label, required }) => {
					const part = `${path}.${name}`
					const [id, problem] = [questionId(part), problemAt(part)]
					const text = typeof given[name] === 'string' ? given[name] : ''
					const labelled = { id, label, optional: field.required && !required, error: problem }
					const control = {
						name: inputName(part),
						defaultValue: text,
						maxLength: 500,
						'aria-required': (field.required && required) || undefined,
					}
					const isWide = name === 'name' || name === 'address'
					return (
						<div key={name} className={isWide ? 'sm:col-span-2' : ''}>
							{name === 'address' ? (
								<Labelled {...labelled} errorId={errorId(id)}>
									<textarea
										{...control}
										id={id}
										rows={2}
										aria-invalid={problem ? true : undefined}
										aria-describedby={describedBy({ id, problem })}
										className={inputLook}
									/>
								</Labelled>
							) : (
								<PlainField {...labelled} {...control} autoComplete="off" />
							)}
						</div>
					)
				})}
			</div>
		</QuestionGroup>
	)
}
