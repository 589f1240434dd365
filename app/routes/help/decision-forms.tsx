import { Form } from 'react-router'
import { answerTimeWords } from '#app/domain/human-help/business-hours.ts'
import { helpLimits } from '#app/domain/human-help/help-kinds.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainArea } from '#app/ui/plain-field.tsx'

type Refused = { error: string; field?: string; fields: Record<string, string> } | undefined

/** What a founder does with an answer: accept it, or ask back once. */
export function DecisionForms({ mayAskBack, refused }: { mayAskBack: boolean; refused: Refused }) {
	return (
		<Card title="Does this answer you?">
			<div className="grid gap-6">
				<Form method="post" className="grid gap-2">
					<p className="text-muted">Accepting closes the request. The expert can’t open your document any more.</p>
					<Button name="intent" value="accept" className="justify-self-start">
						Accept the answer
					</Button>
				</Form>
				{mayAskBack ? (
					<Form method="post" className="grid gap-3 border-t border-line pt-6">
						<QuestionArea
							label="Ask one follow-up question"
							hint={`The same expert answers within ${answerTimeWords}.`}
							refused={refused}
						/>
						<Button name="intent" value="ask_back" variant="secondary" className="justify-self-start">
							Ask follow-up
						</Button>
					</Form>
				) : (
					<p className="border-t border-line pt-6 text-muted">You already asked a follow-up question.</p>
				)}
			</div>
		</Card>
	)
}

/** Writes the question of help that was bought without one. */
export function QuestionForm({ ask, refused }: { ask: string; refused: Refused }) {
	return (
		<Card title="Your question">
			<Form method="post" className="grid gap-3">
				<QuestionArea label={ask} hint="The expert needs it to begin." refused={refused} />
				<Button name="intent" value="question" className="justify-self-start">
					Save question
				</Button>
			</Form>
		</Card>
	)
}

function QuestionArea({ label, hint, refused }: { label: string; hint: string; refused: Refused }) {
	return (
		<PlainArea
			label={label}
			name="question"
			required
			rows={5}
			maxLength={helpLimits.question}
			hint={hint}
			defaultValue={refused?.fields.question ?? ''}
			error={refused?.field === 'question' ? refused.error : undefined}
		/>
	)
}
