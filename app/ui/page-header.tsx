/** The main heading of a page, with a description and actions. */
export function PageHeader({ title, description, actions }: { title: string; description?: React.ReactNode; actions?: React.ReactNode }) {
	return (
		<header className="mb-6 flex flex-wrap items-end justify-between gap-4">
			<div className="min-w-0">
				<h1 className="font-serif text-3xl font-semibold tracking-tight break-words">{title}</h1>
				{description ? <div className="mt-1 text-muted">{description}</div> : null}
			</div>
			{actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
		</header>
	)
}
