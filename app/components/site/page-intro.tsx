/** Where a public page stands that is read from the first line to the last: one column in the middle. */
export const readingColumn = 'mx-auto w-full max-w-[47rem] px-4 sm:px-6'

/** The head of a public page: its heading and one sentence on what it is about. */
export function PageIntro({
	title,
	column = 'mx-auto w-full max-w-7xl px-4 sm:px-6',
	children,
}: {
	title: string
	/** Where the page stands; over its whole width if left out. */
	column?: string
	children?: React.ReactNode
}) {
	return (
		<header className={`${column} pt-12 pb-8 lg:pt-20`}>
			<h1 className="max-w-3xl font-serif text-display font-semibold">{title}</h1>
			{children ? <div className="mt-4 max-w-2xl text-lg text-muted sm:text-xl sm:leading-8">{children}</div> : null}
		</header>
	)
}
