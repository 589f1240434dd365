import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { FileText } from '#app/ui/icons.tsx'

interface RowDocument {
	name: string
	fileType: string
	currentVersion: string
	/** ISO 8601, and as pages show it. */
	updatedAt: string
	lastUpdated: string
}

interface RowProps {
	document: RowDocument
	/** The document's page. */
	to: string
	badge: ReactNode
	/** What it is, shown before the file type. */
	about: string
	/** The buttons at the end. */
	actions: ReactNode
	/** Its summary, below. */
	children?: ReactNode
}

/** The frame around rows. */
export function DocumentRows({ children }: { children: ReactNode }) {
	return <ul className="divide-y divide-line rounded-xl border border-line bg-surface">{children}</ul>
}

/** One document in a list: its name, which links to its page, its summary, and what can be done. */
export function DocumentRow({ document, to, badge, about, actions, children }: RowProps) {
	return (
		<li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between sm:p-5">
			<div className="flex min-w-0 gap-3">
				<FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
				<div className="min-w-0">
					<h3 className="font-semibold break-words">
						<Link to={to}>{document.name}</Link>
					</h3>
					<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
						{badge}
						<span>{about}</span>
						<span aria-hidden>·</span>
						<span>{document.fileType.toUpperCase()}</span>
						<span aria-hidden>·</span>
						<span>Version {document.currentVersion}</span>
						<span aria-hidden>·</span>
						<span>
							Updated <time dateTime={document.updatedAt}>{document.lastUpdated}</time>
						</span>
					</p>
					{children}
				</div>
			</div>
			<div className="flex shrink-0 flex-wrap gap-2 pl-8 sm:pl-0">{actions}</div>
		</li>
	)
}

/** The button to a document's page. */
export function OpenDocument({ to, name }: { to: string; name: string }) {
	return (
		<ButtonLink to={to} size="small">
			Open<span className="sr-only"> {name}</span>
		</ButtonLink>
	)
}
