import { href, Link, NavLink } from 'react-router'
import { FavoriteButton } from '#app/components/documents/favorite-button.tsx'
import { roleLabels } from '#app/components/documents/role-labels.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Lock } from '#app/ui/icons.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { DocumentHead } from './frame.tsx'

const statusTones = { Draft: 'neutral', Final: 'info', Signed: 'good' } as const

/** The name of a document with its state, who holds its lock, and the tabs to its pages. */
export function DocumentHeader({ document }: { document: DocumentHead }) {
	return (
		<header className="mb-6">
			<div className="flex items-start gap-2">
				<h1 className="min-w-0 font-serif text-3xl font-semibold tracking-tight break-words">{document.name}</h1>
				<FavoriteButton document={document} size={20} className="print:hidden" />
			</div>
			<p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
				<Badge tone={statusTones[document.status]}>{document.status}</Badge>
				{document.type ? <span>{document.type}</span> : null}
				<span>{`Version ${document.version}`}</span>
				{document.sharedBy ? <span>{`Shared by ${document.sharedBy}, you are its ${roleLabels[document.role].toLowerCase()}`}</span> : null}
				{document.tags.map((tag) => (
					<Badge key={tag}>{tag}</Badge>
				))}
			</p>
			{document.madeFrom ? <MadeFromLine documentId={document.id} template={document.madeFrom} mayEdit={document.mayEdit} /> : null}
			{document.lock ? <LockLine lock={document.lock} mayEdit={document.mayEdit} /> : null}
			<DocumentTabs documentId={document.id} isPdf={document.isPdf} isOwner={document.role === 'owner'} />
		</header>
	)
}

/** What a generated document was made from, and whether its template has gone on since. */
function MadeFromLine({
	documentId,
	template: { name, number, newer },
	mayEdit,
}: {
	documentId: string
	template: NonNullable<DocumentHead['madeFrom']>
	mayEdit: boolean
}) {
	const to = href('/generate/documents/:documentId', { documentId })
	return (
		<>
			<p className="mt-2 text-sm print:hidden">
				Generated from the template <Link to={to}>{`“${name}”, version ${number}`}</Link>
			</p>
			{newer === null ? null : (
				<div className="mt-3 max-w-3xl print:hidden">
					<Alert title={`The template has a newer version (${newer})`}>
						This document stays as it is.
						{mayEdit ? (
							<>
								{' '}
								You can <Link to={to}>generate it again</Link> from the newer template.
							</>
						) : null}
					</Alert>
				</div>
			)}
		</>
	)
}

function LockLine({ lock: { holder, mine, endsAt }, mayEdit }: { lock: NonNullable<DocumentHead['lock']>; mayEdit: boolean }) {
	return (
		<p className="mt-2 flex items-center gap-2 text-sm">
			<Lock aria-hidden size={16} className="shrink-0 text-muted" />
			{mine
				? `You have locked this document: no one else can change it until you unlock it, or until ${shownDateTime(endsAt)} if you change nothing.`
				: `${holder} has locked this document.${mayEdit ? ' You can change it once it is unlocked.' : ''}`}
		</p>
	)
}

const tabs = [
	['/document-vault/:documentId/report', 'Report'],
	['/document-vault/:documentId/pages', 'Pages'],
	['/review/:documentId', 'Redline'],
	['/review/:documentId/rounds', 'Rounds'],
	['/document-vault/:documentId/versions', 'Versions'],
	['/document-vault/:documentId/details', 'Details'],
	['/document-vault/:documentId/people', 'People'],
	['/document-vault/:documentId/activity', 'Activity'],
	['/document-vault/:documentId/help', 'Human help'],
] as const

function DocumentTabs({ documentId, isPdf, isOwner }: { documentId: string; isPdf: boolean; isOwner: boolean }) {
	const shown = tabs.filter(
		([path]) =>
			// The redline shows a Word file as it looks.
			(isPdf || path !== '/document-vault/:documentId/pages') && (isOwner || path !== '/document-vault/:documentId/help'),
	)
	return (
		<nav aria-label="Pages of this document" className="mt-4 flex flex-wrap gap-x-5 border-b border-line print:hidden">
			{shown.map(([path, label]) => (
				<NavLink
					key={path}
					to={href(path, { documentId })}
					// Rounds lie below the address of the redline.
					end={path === '/review/:documentId'}
					className={({ isActive }) =>
						'-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium no-underline ' +
						(isActive ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink')
					}
				>
					{label}
				</NavLink>
			))}
		</nav>
	)
}
