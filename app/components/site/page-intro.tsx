/** The head of a public page: its heading and one sentence on what it is about. */
export function PageIntro({ title, children, wide = false }: { title: string; children?: React.ReactNode; wide?: boolean }) {
	return (
		<header className={`mx-auto w-full px-4 pt-12 pb-8 sm:px-6 lg:pt-20 ${wide ? 'max-w-7xl' : 'max-w-5xl'}`}>
			<h1 className="max-w-3xl font-serif text-display font-semibold">{title}</h1>
			{children ? <div className="mt-4 max-w-2xl text-lg text-muted sm:text-xl sm:leading-8">{children}</div> : null}
		</header>
	)
}
