interface PageHeaderProps {
	title: string
	description?: React.ReactNode
	actions?: React.ReactNode
	/** 2 for a page below a head of its own, such as one of several pages of a document. */
	level?: 1 | 2
}

/** The main heading of a page, with a description and actions. */
export function PageHeader({ title, description, actions, level = 1 }: PageHeaderProps) {
	return (
		<header className="mb-6 flex flex-wrap items-end justify-between gap-4">
			<div className="min-w-0">
				{level === 1 ? (
					<h1 className="font-serif text-3xl font-semibold tracking-tight break-words">{title}</h1>
				) : (
					<h2 className="text-heading font-semibold break-words">{title}</h2>
				)}
				{description ? <div className="mt-1 text-muted">{description}</div> : null}
			</div>
			{actions ? <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div> : null}
		</header>
	)
}
