import { Form, href, Link } from 'react-router'
import { describingPlanNames, longestCase } from '#app/domain/templates/propose/describing.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'

/** Where somebody says in their own words what they need; in other plans, which plan has it. */
export function DescribeCard({ open, words = '', error }: { open: boolean; words?: string; error?: string }) {
	if (!open)
		return (
			<Card title="Describe your case">
				<p>
					Say in two sentences what you need, and Fineprint proposes the template and the answers. This is part of the plans{' '}
					{describingPlanNames}: <Link to={href('/pricing')}>compare the plans</Link>. You can fill every template below in any plan.
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
				<div>
					<Button name="intent" value="describe">
						Propose a document
					</Button>
				</div>
			</Form>
		</Card>
	)
}
