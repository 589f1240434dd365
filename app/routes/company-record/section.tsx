/** A part of the page, with a heading that the overview leads to. */
export function Section({ id, title, about, children }: { id: string; title: string; about: string; children: React.ReactNode }) {
	return (
		<section aria-labelledby={id} className="min-w-0">
			<h2 id={id} className="scroll-mt-24 text-lg font-semibold">
				{title}
			</h2>
			<p className="mt-1 mb-3 max-w-3xl text-muted">{about}</p>
			{children}
		</section>
	)
}

/** Shown in place of a list without lines. */
export function Nothing({ children }: { children: React.ReactNode }) {
	return <p className="rounded-xl border border-dashed border-line px-5 py-6 text-muted">{children}</p>
}
