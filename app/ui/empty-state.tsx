/** Shown where there is no content yet: why, and what to do. */
export function EmptyState({
	icon,
	title,
	children,
	action,
}: {
	icon?: React.ReactNode
	title: string
	children?: React.ReactNode
	action?: React.ReactNode
}) {
	return (
		<div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line px-6 py-12 text-center">
			{icon ? <div className="text-muted">{icon}</div> : null}
			<p className="text-lg font-semibold">{title}</p>
			<div className="max-w-prose text-muted">{children}</div>
			{action}
		</div>
	)
}
