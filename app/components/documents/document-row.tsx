import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { SnippetPart } from '#app/domain/search/snippet.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Download, Lock, Star } from '#app/ui/icons.tsx'
import type { ListedDocument } from './listed-document.ts'

const statusTones = { Draft: 'neutral', Final: 'info', Signed: 'good' } as const
const verdicts = {
	sign: { tone: 'good', words: 'Looks safe' },
	negotiate: { tone: 'medium', words: 'Negotiate' },
	get_help: { tone: 'high', words: 'Get help' },
} as const

/** The frame around rows. */
export function DocumentRows({ children }: { children: ReactNode }) {
	return <ul className="divide-y divide-line rounded-xl border border-line bg-surface">{children}</ul>
}

/** Not a `Link`: it leaves the app, and fifty of them on a page take their time. */
const downloadLook = buttonLook({ variant: 'quiet', size: 'small' }, 'size-11 shrink-0 !px-0 text-muted')

/**
 * One document in a list: its name, which leads to its page, what it is, what its review says, and a download.
 *
 * @param before what stands before it, such as a box to select it
 */
export function DocumentRow({ document, before }: { document: ListedDocument; before?: ReactNode }) {
	const { id, name, markedName, shared, verdict, redFlags, state, snippet, tags, lockedBy, favorite } = document
	return (
		<li className="flex items-start gap-1 p-3 sm:gap-2 sm:p-4">
			{before}
			<div className="min-w-0 flex-1 py-1.5">
				<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
						<Link to={href('/document-vault/:documentId', { documentId: id })} className="hover:underline">
							{markedName ? <Marked parts={markedName} /> : name}
						</Link>
					</h3>
					{favorite ? <Star role="img" aria-label="Favorite" size={16} fill="currentColor" className="shrink-0 text-accent" /> : null}
					{verdict ? <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Badge> : null}
					{redFlags ? <span className="text-sm font-medium text-high">{redFlags}</span> : null}
				</div>
				<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
					<Badge tone={statusTones[document.status]}>{document.status}</Badge>
					<span className="dot-after">{document.type}</span>
					<span className="dot-after">{document.fileType}</span>
					<span className="dot-after">{`Version ${document.currentVersion}`}</span>
					<span>
						{'Updated '}
						<time dateTime={document.updatedAt}>{document.lastUpdated}</time>
					</span>
					{lockedBy ? (
						<span className="inline-flex items-center gap-1">
							<Lock aria-hidden size={14} />
							Locked by {lockedBy}
						</span>
					) : null}
				</p>
				{shared ? (
					<p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
						<Badge>{shared.role}</Badge> Shared by {shared.owner}
					</p>
				) : null}
				{state ? <p className="mt-1 text-sm text-muted">{state}</p> : null}
				{snippet ? (
					<p className="mt-2 line-clamp-3 text-sm break-words">
						<Link to={snippet.to} className="hover:underline">
							<Marked parts={snippet.parts} />
						</Link>
					</p>
				) : null}
				{tags.length > 0 ? (
					<ul aria-label={`Tags of ${name}`} className="mt-2 flex flex-wrap gap-1.5">
						{tags.map((tag) => (
							<li key={tag}>
								<Link
									to={{ pathname: href('/document-vault'), search: `?${new URLSearchParams({ tag })}` }}
									className="inline-flex items-center rounded-md border border-line px-2 py-0.5 text-xs font-medium text-muted hover:text-ink"
								>
									{tag}
								</Link>
							</li>
						))}
					</ul>
				) : null}
			</div>
			<a href={href('/api/document/download/:documentId', { documentId: id })} title="Download" className={downloadLook}>
				<Download aria-hidden size={18} />
				<span className="sr-only">{`Download ${name}`}</span>
			</a>
		</li>
	)
}

function Marked({ parts }: { parts: readonly SnippetPart[] }) {
	return parts.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))
}
