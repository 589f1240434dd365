import { Form, href } from 'react-router'
import type { PromptSubject } from '#app/domain/administration/prompts/prompt-samples.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'

/** Tries a version on one of our samples: with the model where one is configured. */
export function TryForm({
	name,
	number,
	subject,
	samples,
	model,
}: {
	name: string
	number: number
	subject: PromptSubject
	samples: readonly { key: string; title: string }[]
	model: { name: string; server: string } | null
}) {
	const sample = subject === 'case' ? 'sample case' : 'sample contract'
	return (
		<Card
			title={`Try it on a ${sample}`}
			description={
				model === null
					? 'No model is configured: you see the request that would be sent.'
					: `Sends the words of the sample, and of no one’s document, to ${model.name} at ${model.server}.`
			}
		>
			<Form method="post" action={href('/admin/prompts/:name/trials', { name })} className="flex flex-wrap items-end gap-4">
				<input type="hidden" name="number" value={number} />
				<Labelled id="sample" label={subject === 'case' ? 'Sample case' : 'Sample contract'}>
					<select id="sample" name="sample" className={inputLook}>
						{samples.map(({ key, title }) => (
							<option key={key} value={key}>
								{title}
							</option>
						))}
					</select>
				</Labelled>
				<Button variant="secondary">Try version {number}</Button>
			</Form>
		</Card>
	)
}
