import { Form } from 'react-router'
import type { Answer } from '#app/domain/rounds/ledger.ts'
import { Button } from '#app/ui/button.tsx'

const choices: { answer: Exclude<Answer, 'open'>; label: string }[] = [
	{ answer: 'agreed', label: 'Agree' },
	{ answer: 'refused', label: 'Don’t agree' },
]

/** Our side's answer to a point: the pressed button counts; pressing it again removes the answer. */
export function RoundAnswers({
	subject,
	about,
	answer,
	labels,
}: {
	subject: string
	about: string
	answer: Answer
	labels?: Partial<Record<Answer, string>>
}) {
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap gap-2" aria-label={`Your answer: ${about}`}>
			<input type="hidden" name="subject" value={subject} />
			<input type="hidden" name="do" value="answer" />
			{choices.map((choice) => (
				<Button
					key={choice.answer}
					name="answer"
					value={answer === choice.answer ? 'open' : choice.answer}
					variant={answer === choice.answer ? 'primary' : 'secondary'}
					size="small"
					aria-pressed={answer === choice.answer}
				>
					{labels?.[choice.answer] ?? choice.label}
				</Button>
			))}
		</Form>
	)
}
