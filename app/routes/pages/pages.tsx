import { href, redirect } from 'react-router'
import { redliningPageLink, reportLink, textPageLink } from '#app/components/report/report-links.ts'
import { isNewest } from '#app/domain/access/document-access.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { askedVersion } from '#app/http/api/asked-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/pages.ts'
import { linesOf, marksOn, quotedFindings } from './page-marks.ts'
import { PageSheet } from './page-sheet.tsx'
import { pagesShown } from './pages-shown.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { version: askedVersion(request) })
	const place = { documentId: access.document.id, version: isNewest(access) ? null : access.version.number }
	// Word lays its pages out only when it opens a file: the redline shows the document itself.
	if (access.version.mediaType !== pdfMediaType) throw redirect(redliningPageLink(place))

	const head = { name: access.document.name, place, versionNumber: access.version.number }
	const review = await findReview(services, access.version)
	const [layout, document, section] = review
		? await Promise.all([
				readSection(services, review.id, 'layout'),
				readSection(services, review.id, 'text'),
				readSection(services, review.id, 'findings'),
			])
		: []
	if (!layout || !document) return { ...head, shown: null }

	const findings = quotedFindings((section?.findings ?? []).filter(({ disputed }) => !disputed))
	const query = new URL(request.url).searchParams
	const marked = findings.find(({ id }) => id === query.get('finding'))
	const pageOfMark = marked && layout.pages.find((page) => marksOn(page, [marked], document.text).length > 0)?.page
	const { pages, ...shown } = pagesShown(layout.pages, pageOfMark ?? Number(query.get('from')))
	return {
		...head,
		shown: {
			...shown,
			total: document.pages ?? layout.pages.length,
			notRead: document.pagesNotRead.map(({ page }) => page),
			marked: marked?.id ?? null,
			pages: pages.map((page) => ({
				page: page.page,
				width: page.width,
				height: page.height,
				lines: linesOf(page, document.text),
				marks: marksOn(page, findings, document.text),
			})),
		},
	}
}

/** The pages of a PDF as they look, with words that can be selected and the red flags on them. */
export default function DocumentPages({ loaderData: { name, place, versionNumber, shown } }: Route.ComponentProps) {
	const file = `${href('/api/document/view/:documentId', { documentId: place.documentId })}?version_number=${versionNumber}`
	return (
		<div>
			<title>{`Pages of ${name} · Fineprint`}</title>
			<PageHeader
				level={2}
				title="Pages"
				description="The document as it looks, with its red flags. Words can be selected and copied."
				actions={
					<>
						<ButtonLink to={textPageLink(place)} variant="secondary" size="small">
							Text only
						</ButtonLink>
						<ButtonLink to={file} reloadDocument variant="secondary" size="small">
							Open the PDF
						</ButtonLink>
					</>
				}
			/>
			{shown ? (
				<>
					<ol className="space-y-10">
						{shown.pages.map((page) => (
							<PageSheet key={page.page} page={page} place={place} versionNumber={versionNumber} shown={shown} />
						))}
					</ol>
					<nav aria-label="More pages" className="mt-8 flex justify-between gap-4 print:hidden">
						{shown.previous === null ? null : (
							<ButtonLink to={`?${new URLSearchParams({ ...versionOf(place), from: String(shown.previous) })}`} variant="secondary">
								Earlier pages
							</ButtonLink>
						)}
						{shown.next === null ? null : (
							<ButtonLink to={`?${new URLSearchParams({ ...versionOf(place), from: String(shown.next) })}`} variant="secondary">
								Later pages
							</ButtonLink>
						)}
					</nav>
				</>
			) : (
				<EmptyState title="The pages are not here yet" action={<ButtonLink to={reportLink(place)}>To the report</ButtonLink>}>
					They appear once this version has been reviewed. A version that was reviewed before pages were kept shows them after another
					review, which is free. Until then, open the PDF itself.
				</EmptyState>
			)}
		</div>
	)
}

function versionOf({ version }: { version: number | null }): Record<string, string> {
	return version === null ? {} : { version_number: String(version) }
}
