import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { FileCheck2, HardDrive, Quote, Scale } from '#app/ui/icons.tsx'
import { Section } from './section.tsx'

const stays = {
	icon: HardDrive,
	title: 'Your documents stay here',
	text: 'The review engine is built in. It reads your file without sending it to anyone.',
}

/** Where a model is configured, documents stay only if their owner chooses so. */
const leaves = ({ name, server }: ModelOffer) => ({
	icon: HardDrive,
	title: 'You decide what leaves',
	text: `The review engine is built in. Unless you untick it, words also go to ${name} at ${server}; names can be masked, and the report lists every request.`,
})

const points = [
	{ icon: Quote, title: 'No invented quotes', text: 'A point whose quote is not in your document to the letter cannot be shown.' },
	{
		icon: FileCheck2,
		title: 'Every check accounted for',
		text: 'Each rule ends as flagged, passed, absent, not applicable or undecided, and the numbers add up.',
	},
	{
		icon: Scale,
		title: 'Honest about its limits',
		text: 'We are not a law firm. AI output is informational only. The report says which decisions need a licensed attorney.',
	},
]

export function Trust({ model }: { model: ModelOffer | null }) {
	return (
		<Section id="trust" title="Made for confidential documents" tinted>
			<ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
				{[model && !model.local ? leaves(model) : stays, ...points].map((point) => (
					<li key={point.title} className="grid content-start gap-2">
						<point.icon aria-hidden size={28} className="text-accent" />
						<h3 className="mt-1 text-lg font-semibold">{point.title}</h3>
						<p className="text-muted">{point.text}</p>
					</li>
				))}
			</ul>
		</Section>
	)
}
