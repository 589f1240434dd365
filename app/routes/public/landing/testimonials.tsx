import { Badge } from '#app/ui/badge.tsx'
import { Section } from './section.tsx'

const examples = [
	{
		words: 'It found that our NDA had no carve-out for what we build ourselves. I sent the suggested sentence, and they took it.',
		who: 'Founder of a data company',
	},
	{
		words: 'The discount field said 20 where it should have said 80. I would have signed that.',
		who: 'First-time founder raising on a SAFE',
	},
	{ words: 'I forward the Word report to our lawyer with two questions instead of twenty.', who: 'Co-founder of a marketplace' },
]

/** Labeled as examples of what people might say, because there are no real testimonials yet. */
export function Testimonials() {
	return (
		<Section
			id="stories"
			title="Three ways this goes"
			intro="Examples: these are invented to show typical use, not quotes from customers."
			tinted
		>
			<ul className="grid gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
				{examples.map((example) => (
					<li key={example.who} className="flex flex-col items-start gap-4 lg:px-10 lg:first:pl-0 lg:last:pr-0">
						<Badge>Example</Badge>
						<blockquote className="font-serif text-xl leading-8">“{example.words}”</blockquote>
						<p className="mt-auto text-sm text-muted">{example.who}</p>
					</li>
				))}
			</ul>
		</Section>
	)
}
