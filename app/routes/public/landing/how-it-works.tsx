import { ButtonLink } from '#app/ui/button.tsx'
import { Demo } from './demo.tsx'
import { Section } from './section.tsx'

const steps = [
	{ title: 'Paste or upload', text: 'Drop the PDF or Word file you were sent and say which side you are on. Scans work too.' },
	{
		title: 'Get instant analysis',
		text: 'The report fills up while the document is read: verdict first, then facts, red flags and every clause in plain English.',
	},
	{
		title: 'Act with confidence',
		text: 'Each point comes with what is usual, what to ask for and wording to send. You decide what to raise, and what needs a lawyer.',
	},
]

export function HowItWorks() {
	return (
		<Section id="how-it-works" title="How it works" tinted>
			<div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
				<div className="grid content-start gap-8">
					<ol className="grid gap-6">
						{steps.map((step, index) => (
							<li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-4">
								<span
									aria-hidden
									className="grid size-10 place-items-center rounded-full border border-line font-serif text-lg font-semibold text-accent"
								>
									{index + 1}
								</span>
								<div>
									<h3 className="text-lg font-semibold">{step.title}</h3>
									<p className="mt-1 text-muted">{step.text}</p>
								</div>
							</li>
						))}
					</ol>
					<div>
						<ButtonLink to="#review">Review My Doc Now</ButtonLink>
					</div>
				</div>
				<Demo />
			</div>
		</Section>
	)
}
