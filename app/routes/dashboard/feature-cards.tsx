import { FileDown, FolderLock, Quote } from '#app/ui/icons.tsx'

const features = [
	{
		icon: Quote,
		title: 'Every point quotes the contract',
		text: 'A finding opens the text at the very words it is about, so that you can check it yourself.',
	},
	{
		icon: FolderLock,
		title: 'One vault for all contracts',
		text: 'Files stay as you uploaded them, by category, each with its versions and its reports.',
	},
	{
		icon: FileDown,
		title: 'Reports to take along',
		text: 'Download Review gives a Word document that you can send to your lawyer or the other side.',
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
