/** A bounded part of a page with a heading of its own. */
export function Card({
	title,
	description,
	actions,
	children,
	as: Element = 'section',
	className,
}: {
	title?: string
	description?: string
	actions?: React.ReactNode
	children?: React.ReactNode
	as?: 'section' | 'div' | 'article' | 'li'
	className?: string
}) {
	return (
		<Element className={`rounded-xl border border-line bg-surface p-5 sm:p-6 ${className ?? ''}`}>
			{title || actions ? (
				<div className="mb-4 flex flex-wrap items-start justify-between gap-3">
					<div>
						{title ? <h2 className="text-lg font-semibold">{title}</h2> : null}
						{description ? <p className="mt-1 text-sm text-muted">{description}</p> : null}
					</div>
					{actions}
				</div>
			) : null}
			{children}
		</Element>
	)
}
