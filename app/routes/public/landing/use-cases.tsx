import { Section } from './section.tsx'

const cases = [
	{ title: 'An NDA before the first call', text: 'One-way or mutual, how long it lasts, and whether your own product is carved out.' },
	{
		title: 'A SAFE from an investor',
		text: 'What the cap gives away in percent, whether the discount is the right way round, and what was added to the usual form.',
	},
	{ title: 'A services or SaaS agreement', text: 'Liability caps, automatic renewal, one-sided termination, and changes at a URL.' },
	{ title: 'A contractor or employee agreement', text: 'Blanks, missing exhibits, terms that are used and never defined.' },
	{ title: 'A letter that “is just standard”', text: 'Auto-renewals, waivers and assignments that standard letters like to carry.' },
	{
		title: 'A scan from the counterparty',
		text: 'Recognized page by page. Pages that could not be read are listed, never assumed to be fine.',
	},
]

export function UseCases() {
	return (
		<Section id="use-cases" title="What founders check" intro="Deep rules for NDAs and SAFEs, general rules for every document.">
			<ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
				{cases.map((useCase) => (
					<li key={useCase.title} className="border-t-2 border-ink pt-4">
						<h3 className="text-heading font-semibold">{useCase.title}</h3>
						<p className="mt-2 text-muted">{useCase.text}</p>
					</li>
				))}
			</ul>
		</Section>
	)
}
