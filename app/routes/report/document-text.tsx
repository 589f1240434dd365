import { data, href } from 'react-router'
import { sharedSuffix } from '#app/components/documents/role-labels.ts'
import { isNewest } from '#app/domain/access/document-access.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/document-text.ts'
import { DocumentParagraphs } from '#app/components/document-text/document-paragraphs.tsx'
import { markedPlace } from './marked-place.ts'
import { findingAnchor, findingLink, pagesLink, reportLink } from '#app/components/report/report-links.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const url = new URL(request.url)
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const { role, owner } = access
	const review = await findReview(services, access.version)
	const document = review ? await readSection(services, review.id, 'text') : null
	if (!review || !document) throw data('The text of this document is not available yet.', { status: 404 })
	const { findings } = (await readSection(services, review.id, 'findings')) ?? { findings: [] }
	return {
		name: access.document.name,
		place: { documentId: access.document.id, version: isNewest(access) ? null : access.version.number },
		shared: role === 'owner' ? null : { by: personName(owner), role },
		isPdf: access.version.mediaType === pdfMediaType,
		text: document.text,
		paragraphs: document.paragraphs.map(({ id, start, end, part, kind, level, numbering, cell, page }) => ({
			id,
			start,
			end,
			part,
			kind,
			level,
			numbering,
			cell,
			page,
		})),
		pagesNotRead: document.pagesNotRead.map(({ page }) => page),
		...markedPlace(url.searchParams, findings, document.text.length),
	}
}

/** The text of the document, with the quote of a finding or fact marked. */
export default function DocumentText({ loaderData }: Route.ComponentProps) {
	const { name, place, shared, isPdf, text, paragraphs, pagesNotRead, marked, finding, previous, next } = loaderData
	return (
		<div className="mx-auto w-full max-w-3xl space-y-6">
			<title>{`Text of ${name} · Fineprint`}</title>
			<PageHeader
				title={name}
				description={`The extracted text, without the file’s layout${sharedSuffix(shared)}`}
				actions={
					<ButtonLink to={reportLink(place, { fragment: finding ? findingAnchor(finding.id) : undefined })} variant="secondary">
						Back to the report
					</ButtonLink>
				}
			/>
			{finding ? (
				<aside
					aria-label="The marked red flag"
					className="sticky top-(--header-height) z-10 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised p-4 shadow-sm print:static"
				>
					<p className="min-w-0 flex-1 basis-64 font-medium text-ink">{finding.says}</p>
					<nav aria-label="Around this red flag" className="flex flex-wrap gap-2 print:hidden">
						{isPdf ? (
							<ButtonLink size="small" variant="quiet" to={pagesLink(place, finding.id)}>
								On the page
							</ButtonLink>
						) : null}
						<ButtonLink size="small" variant="quiet" to={reportLink(place, { fragment: findingAnchor(finding.id) })}>
							Report
						</ButtonLink>
						{previous ? (
							<ButtonLink size="small" variant="secondary" to={findingLink(place, previous)}>
								Previous
							</ButtonLink>
						) : null}
						{next ? (
							<ButtonLink size="small" variant="secondary" to={findingLink(place, next)}>
								Next
							</ButtonLink>
						) : null}
					</nav>
				</aside>
			) : null}
			<article aria-label="Document text" className="rounded-xl border border-line bg-surface p-5 leading-relaxed text-ink sm:p-10">
				<DocumentParagraphs text={text} paragraphs={paragraphs} marked={marked} pagesNotRead={pagesNotRead} />
			</article>
			<p className="print:hidden">
				<a href={href('/document-vault')} className="text-accent underline underline-offset-4">
					To the document vault
				</a>
			</p>
		</div>
	)
}
