import { partyPartsOf } from '#app/domain/templates/fields/party-parts.ts'
import { inputName } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { hintId, inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import { questionId } from '../question-id.ts'
import { hintOf, Origin } from './hints.tsx'
import type { QuestionProps } from './question-props.ts'

/** A person or a company, part by part. */
export function PartsQuestion({ field, value, origin, problemAt, prefix = '' }: QuestionProps) {
	const path = `${prefix}${field.name}`
	const [hint, problem] = [hintOf(field), problemAt(path)]
	const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
	return (
		<fieldset id={questionId(path)} className="grid scroll-mt-24 gap-4 rounded-lg border border-line p-4">
			<legend className="px-1 text-sm font-semibold">{field.label}</legend>
			{hint ? <p className="text-sm text-muted">{hint}</p> : null}
			{problem ? <p className="text-sm font-medium text-high">{problem}</p> : null}
			<div className="grid gap-4 sm:grid-cols-2">
				{partyPartsOf(field.kind).map(({ name, label }) => {
					const part = `${path}.${name}`
					const shown = { id: questionId(part), label, error: problemAt(part) }
					const text = typeof given[name] === 'string' ? given[name] : ''
					if (name !== 'address')
						return <PlainField key={name} {...shown} name={inputName(part)} defaultValue={text} autoComplete="off" maxLength={500} />
					return (
						<div key={name} className="sm:col-span-2">
							<Labelled {...shown} errorId={`${shown.id}-error`}>
								<textarea
									id={shown.id}
									name={inputName(part)}
									defaultValue={text}
									rows={2}
									maxLength={500}
									aria-invalid={shown.error ? true : undefined}
									aria-describedby={shown.error ? `${shown.id}-error` : hintId(shown.id)}
									className={inputLook}
								/>
							</Labelled>
						</div>
					)
				})}
			</div>
			<Origin says={origin} />
		</fieldset>
	)
}
