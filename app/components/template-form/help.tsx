import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { Check } from '#app/ui/icons.tsx'
import { hintId, OptionalMark } from '#app/ui/plain-field.tsx'
import { errorId, originId, questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

/** What helps to answer, in one line: the editor's help, an example. */
export function hintOf({ help, example, kind }: TemplateField): string | undefined {
	const words = [help, kind === 'money' && !help ? 'In US dollars.' : '', example && kind !== 'date' ? `Example: ${example}` : ''].filter(
		Boolean,
	)
	return words.length > 0 ? words.join(' ') : undefined
}

/** What stands around a question beside its control. */
interface Around {
	id: string
	hint?: string
	problem?: string
	origin?: string
}

/** What a control names in `aria-describedby`, so that it is read out with it: what is wrong first. */
export function describedBy({ id, hint, problem, origin }: Around): string | undefined {
	return [problem ? errorId(id) : '', hint ? hintId(id) : '', origin ? originId(id) : ''].filter(Boolean).join(' ') || undefined
}

/** A question of several controls below its label, which is read out with what helps and what is wrong. */
export function QuestionGroup({
	question: { field, origin, problemAt, prefix = '' },
	gap = 'gap-4',
	framed = false,
	children,
}: {
	question: QuestionProps
	gap?: 'gap-4' | 'gap-1.5'
	framed?: boolean
	children: React.ReactNode
}) {
	const path = `${prefix}${field.name}`
	const [id, hint, problem] = [questionId(path), hintOf(field), problemAt(path)]
	return (
		<fieldset
			id={id}
			aria-describedby={describedBy({ id, hint, problem, origin })}
			className={`grid ${gap} ${framed ? 'rounded-lg border border-line p-4' : ''}`}
		>
			<legend className={`text-sm font-semibold ${framed ? 'px-1' : 'mb-2'}`}>
				{field.label}
				{field.required ? null : <OptionalMark />}
			</legend>
			{hint ? (
				<p id={hintId(id)} className="text-sm text-muted">
					{hint}
				</p>
			) : null}
			{problem ? (
				<p id={errorId(id)} className="text-sm font-medium text-high">
					{problem}
				</p>
			) : null}
			{children}
			<Origin id={id} origin={origin} />
		</fieldset>
	)
}

/** Where a value came from that nobody typed. It goes away once somebody changes the value. */
export function Origin({ id, origin }: { id: string; origin: string | undefined }) {
	return origin ? (
		<p id={originId(id)} className="flex gap-1.5 text-sm text-muted">
			<Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
			<span className="min-w-0 break-words">{origin}</span>
		</p>
	) : null
}
