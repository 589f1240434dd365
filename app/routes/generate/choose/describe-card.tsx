import { Form, href, Link } from 'react-router'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { describingPlanNames, longestCase } from '#app/domain/templates/propose/describing.ts'
import { Choice } from '#app/ui/choice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'

/** Where somebody says in their own words what they need; in other plans, which plan has it. */
export function DescribeCard({
	open,
	model,
	words = '',
	error,
}: {
	open: boolean
	model: ModelOffer | null
	words?: string
	error?: string
}) {
	if (!open)
		return (
			<Card title="Describe your case">
				<p>
					Say in two sentences what you need, and Fineprint proposes the template and the answers. This is part of the plans{' '}
					{describingPlanNames}:{' '}
					<Link to={href('/pricing')} className="text-accent underline underline-offset-4">
						compare the plans
					</Link>
					. You can fill every template below in any plan.
				</p>
			</Card>
		)
	return (
		<Card
			title="Describe your case"
			description="Fineprint proposes the template and the answers that your words give. You confirm each before it is used."
		>
			<Form method="post" action={href('/generate/describe')} className="grid gap-4">
				<Labelled
					id="case"
					label="What do you need?"
					hint="Example: We want to talk with Kiln Robotics, Inc. about a partnership and both share confidential plans for two years."
					error={error}
					errorId="case-error"
				>
					<textarea
						id="case"
						name="words"
						rows={3}
						required
						maxLength={longestCase}
						defaultValue={words}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? 'case-error case-hint' : 'case-hint'}
						className={inputLook}
					/>
				</Labelled>
				{model ? <ModelBox model={model} /> : null}
				<div>
					<Button name="intent" value="describe">
						Propose a document
					</Button>
				</div>
			</Form>
		</Card>
	)
}

/** Where the words would go, before any are sent. */
function ModelBox({ model: { name, server, local } }: { model: ModelOffer }) {
	return (
		<Choice
			type="checkbox"
			name="ask_model"
			value="yes"
			defaultChecked={!local}
			label={local ? 'A model on this machine can read it too. Nothing leaves this machine.' : `Let ${name} read it too`}
		>
			{local ? `${name} at ${server} may take a minute.` : `Your words are sent to ${server}. Clear this box to send nothing.`} Every answer
			that it gives is held against your words, and you confirm it.
		</Choice>
	)
}
