import { FileDown, FolderLock, Quote } from '#app/ui/icons.tsx'

const features = [
	{
		icon: Quote,
		title: 'Every point quotes the contract',
		text: 'Each finding opens the document at the exact words, so you can check it yourself.',
	},
	{
		icon: FolderLock,
		title: 'One vault for all contracts',
		text: 'Files stay as you uploaded them, by category, each with its versions and its reports.',
	},
	{
		icon: FileDown,
		title: 'Reports to share',
		text: 'Download Review creates a Word document that you can send to your lawyer or the counterparty.',
	},
]

/** What else the product does. */
export function FeatureCards() {
	return (
		<section aria-label="What Fineprint does" className="grid gap-4 md:grid-cols-3">
			{features.map((feature) => (
				<div key={feature.title} className="rounded-xl border border-line bg-surface p-5">
					<feature.icon aria-hidden className="size-6 text-accent" />
					<h2 className="mt-3 font-semibold">{feature.title}</h2>
					<p className="mt-1 text-sm text-muted">{feature.text}</p>
				</div>
			))}
		</section>
	)
}
