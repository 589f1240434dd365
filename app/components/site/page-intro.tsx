/** The head of a public page: its heading and one sentence on what it is about. */
export function PageIntro({ title, children }: { title: string; children?: React.ReactNode }) {
	return (
		<header className="mx-auto w-full max-w-7xl px-4 pt-12 pb-8 sm:px-6 lg:pt-20">
			<h1 className="max-w-3xl font-serif text-display font-semibold">{title}</h1>
			{children ? <div className="mt-4 max-w-2xl text-lg text-muted sm:text-xl sm:leading-8">{children}</div> : null}
		</header>
	)
}
