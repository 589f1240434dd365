import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Clock, FileText, UserRound } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RedliningDownload } from './redlining-download-menu.tsx'
import { redliningLink, type RedliningAsk } from './redlining-links.ts'
import { RedliningMenu } from './redlining-menu.tsx'
import type { RedliningPage, ReadyPage } from './redlining-page.server.ts'
import { RedliningPeople } from './redlining-people-menu.tsx'
import { reportLink } from './report-links.ts'
import { useTyped } from './redlining-typed.tsx'
import { roleWords } from './redlining-words.ts'

/** The head of the page: which document and version, who is in it, and what can be taken away. */
export function RedliningToolbar({ page, ask, authors, saving = false, children }: { page: ReadyPage; ask: RedliningAsk; authors: readonly string[]; saving?: boolean; children?: ReactNode }) {
	const shareRefused = useTyped({ do: 'share' }).said !== null
	return (
		<>
			<PageHeader
				title={page.name}
				description={page.role === 'owner' ? `Redlining · version ${page.version.label}` : `Redlining · version ${page.version.label} · shared with you, ${roleWords[page.role].toLowerCase()}`}
			/>
			<div className="relative mb-4 flex flex-wrap items-center gap-x-1 gap-y-1 print:hidden">
				{page.may.openReport ? (
					<ButtonLink to={reportLink({ documentId: page.documentId, version: ask.version })} variant="quiet" size="small">
						<FileText aria-hidden size={16} />
						Report
					</ButtonLink>
				) : null}
				{page.pdf && page.versions.length === 1 ? null : (
					<ButtonLink to={href('/review/:documentId/rounds', { documentId: page.documentId })} variant="quiet" size="small">
						<Clock aria-hidden size={16} />
						Rounds
					</ButtonLink>
				)}
				{authors.length > 0 ? (
					<ButtonLink to={redliningLink(page.documentId, { ...ask, theirs: !ask.theirs })} preventScrollReset variant="quiet" size="small">
						{ask.theirs ? 'Hide their changes' : 'Show their changes'}
					</ButtonLink>
				) : null}
				{children}
				<div className="ml-auto flex flex-wrap gap-2">
					<RedliningVersions page={page} ask={ask} />
					<RedliningMenu label="People" open={shareRefused} icon={<UserRound aria-hidden size={18} />}>
						<RedliningPeople page={page} ask={ask} />
					</RedliningMenu>
					{page.pdf ? null : <RedliningDownload page={page} saving={saving} />}
				</div>
			</div>
			{page.version.newest ? null : (
				<p className="mb-4 rounded-lg border-l-4 border-medium bg-medium-soft px-4 py-3 print:hidden">
					This is an earlier version. <Link to={redliningLink(page.documentId, { ...ask, version: null, selected: null, write: null })} className="font-semibold text-accent underline underline-offset-4">Go to the newest one</Link>.
				</p>
			)}
		</>
	)
}

function RedliningVersions({ page, ask }: { page: RedliningPage; ask: RedliningAsk }) {
	if (page.versions.length === 1) return null
	return (
		<RedliningMenu label={`Version ${page.version.label}`}>
			<nav aria-label="Versions" className="grid gap-1">
				{page.versions.map(({ number, label }) => (
					<Link
						key={number}
						to={redliningLink(page.documentId, { ...ask, version: number === page.versions.length ? null : number, selected: null, write: null })}
						aria-current={number === page.version.number ? 'page' : undefined}
						className="flex min-h-11 items-center rounded-lg px-3 text-ink no-underline hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent"
					>
						{`Version ${label}${number === page.versions.length ? ', the newest' : ''}`}
					</Link>
				))}
			</nav>
		</RedliningMenu>
	)
}
