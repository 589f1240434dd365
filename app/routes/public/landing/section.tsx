/** One part of the landing page: a heading, a line of introduction, and what it shows. */
export function Section({
	id,
	title,
	intro,
	children,
	tinted = false,
}: {
	id: string
	title: string
	intro?: string
	children: React.ReactNode
	tinted?: boolean
}) {
	return (
		<section aria-labelledby={`${id}-title`} id={id} className={`-scroll-mt-6 ${tinted ? 'border-y border-line bg-surface' : ''}`}>
			<div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
				<h2 id={`${id}-title`} className="max-w-3xl font-serif text-title font-semibold">
					{title}
				</h2>
				{intro ? <p className="mt-3 max-w-2xl text-lg text-muted">{intro}</p> : null}
				<div className="mt-10 lg:mt-12">{children}</div>
			</div>
		</section>
	)
}
