/** The frame of every page that stands in for Stripe on this machine: nobody may take it for a real one. */
export function TestFrame({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<main id="content" className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 lg:py-14">
			<title>{`${title} · Test payments`}</title>
			<meta name="robots" content="noindex" />
			<div className="overflow-hidden rounded-2xl border-2 border-dashed border-medium">
				<p className="bg-medium-soft px-5 py-3 text-sm text-medium sm:px-8">
					<strong className="font-semibold">Test payments on this machine.</strong>{' '}
					<span className="text-ink">
						No card, no money, no one else sees this page. With Stripe’s keys set, Stripe’s own page is here.
					</span>
				</p>
				<div className="bg-surface p-5 sm:p-8">{children}</div>
			</div>
		</main>
	)
}
