import { Form, href } from 'react-router'
import { pagesLink, reportLink, redliningPageLink } from '#app/components/report/report-links.ts'
import { shownSize } from '#app/domain/documents/file-size.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonLook, ButtonLink } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { ShownVersion } from './versions.tsx'

interface VersionItemProps {
	documentId: string
	version: ShownVersion
	newest: boolean
	mayRestore: boolean
}

/** One version with its author, note, size and hash. */
export function VersionItem({ documentId, version, newest, mayRestore }: VersionItemProps) {
	const place = { documentId, version: newest ? null : version.number }
	const file = `${href('/api/document/download/:documentId', { documentId })}?version_number=${version.number}`
	return (
		<li className="grid gap-3 p-4 sm:p-5">
			<div className="flex flex-wrap items-center gap-2">
				<h3 className="font-semibold">{`Version ${version.label}`}</h3>
				{newest ? <Badge tone="info">Newest</Badge> : null}
				{version.signedAt ? <Badge tone="good">Signed</Badge> : null}
			</div>
			<p className="text-sm text-muted">
				{originWords(version)}
				{version.author ? ` by ${version.author}` : ''} on <time dateTime={version.createdAt}>{shownDateTime(version.createdAt)}</time>
			</p>
			{version.unread ? (
				<p className="text-sm">
					{version.unread === 'waiting'
						? 'The search does not find the words of this version yet: its text is still to be read.'
						: version.unread}
				</p>
			) : null}
			{version.note ? <p className="whitespace-pre-line">{version.note}</p> : null}
			<details className="text-sm">
				<summary className="cursor-pointer py-2 text-muted pointer-coarse:py-3">{`${version.fileName} · ${shownSize(version.bytes)}`}</summary>
				<p className="mt-1 font-mono text-xs break-all text-muted">{`SHA-256 ${version.sha256}`}</p>
			</details>
			<div className="flex flex-wrap gap-2">
				<ButtonLink to={reportLink(place)} variant="secondary" size="small">
					Report<span className="sr-only">{` on version ${version.label}`}</span>
				</ButtonLink>
				<ButtonLink to={version.docx ? redliningPageLink(place) : pagesLink(place)} variant="secondary" size="small">
					View<span className="sr-only">{` version ${version.label}`}</span>
				</ButtonLink>
				<a href={file} className={buttonLook({ variant: 'secondary', size: 'small' })}>
					<Download aria-hidden size={16} />
					Download<span className="sr-only">{` version ${version.label}`}</span>
				</a>
				{mayRestore ? (
					<Form method="post" action={href('/document-vault/:documentId/versions/restore', { documentId })}>
						<Button name="version_number" value={version.number} variant="quiet" size="small">
							Restore<span className="sr-only">{` version ${version.label}`}</span>
						</Button>
					</Form>
				) : null}
			</div>
		</li>
	)
}

function originWords({ origin, round, madeFrom }: ShownVersion): string {
	switch (origin) {
		case 'round':
			return round === null ? 'Returned by the counterparty, uploaded' : `Returned in round ${round}, uploaded`
		case 'redline':
			return `Made from version ${madeFrom ?? 'before'} with its accepted suggestions`
		case 'restore':
			return `Version ${madeFrom ?? 'before'}, restored`
		case 'copy':
			return 'Copied from another document'
		case 'generated':
			return 'Generated from a template'
		default:
			return 'Uploaded'
	}
}
