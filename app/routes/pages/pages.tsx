import { href, redirect } from 'react-router'
import { redliningPageLink, textPageLink } from '#app/components/report/report-links.ts'
import { isNewest } from '#app/domain/access/document-access.ts'
import { findReading } from '#app/domain/documents/reading/find-reading.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/pages.ts'
import { linesOf, marksOn, quotedFindings } from './page-marks.ts'
import { PageSheet } from './page-sheet.tsx'
import { pagesShown } from './pages-shown.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const place = { documentId: access.document.id, version: isNewest(access) ? null : access.version.number }
	// Word lays its pages out only when it opens a file: the redline shows the document itself.
	if (access.version.mediaType !== pdfMediaType) throw redirect(redliningPageLink(place))

	const head = { name: access.document.name, place, versionNumber: access.version.number }
	const review = await findReview(services, access.version)
	const reviewed = review && (await pagesOfReview(services, review.id))
	const reading = reviewed ? null : await findReading(services, access.version)
	const unread = { ...head, shown: null, underWay: reading === 'under_way', problem: null }
	if (reading === 'under_way') return unread
	const pagesKept = reviewed ?? reading?.pages
	const problem = reading?.problem ?? null
	if (!pagesKept) return { ...unread, problem }

	const { layout, text, total, notRead } = pagesKept
	// Places of a report are places in the text that it read.
	const section = review && (reviewed || reading?.pages?.sameAsReport) ? await readSection(services, review.id, 'findings') : null
	const findings = quotedFindings((section?.findings ?? []).filter(({ disputed }) => !disputed))
	const query = new URL(request.url).searchParams
	const marked = findings.find(({ id }) => id === query.get('finding'))
	const pageOfMark = marked && layout.pages.find((page) => marksOn(page, [marked], text).length > 0)?.page
	const { pages, ...shown } = pagesShown(layout.pages, pageOfMark ?? Number(query.get('from')))
	return {
		...head,
		underWay: false,
		problem,
		shown: {
			...shown,
			total,
			notRead,
			reviewed: section !== null,
			marked: marked?.id ?? null,
			pages: pages.map((page) => ({
				page: page.page,
				width: page.width,
				height: page.height,
				lines: linesOf(page, text),
				marks: marksOn(page, findings, text),
			})),
		},
	}
}

async function pagesOfReview(services: Pick<Services, 'db'>, reviewId: string) {
	const [layout, document] = await Promise.all([readSection(services, reviewId, 'layout'), readSection(services, reviewId, 'text')])
	if (!layout || !document) return null
	const { text, pages, pagesNotRead } = document
	return { layout, text, total: pages ?? layout.pages.length, notRead: pagesNotRead.map(({ page }) => page) }
}

/** The pages of a PDF as they look, with words that can be selected and the red flags on them. */
export default function DocumentPages({ loaderData: { name, place, versionNumber, shown, problem, underWay } }: Route.ComponentProps) {
	const file = `${href('/api/document/view/:documentId', { documentId: place.documentId })}?version_number=${versionNumber}`
	return (
		<div>
			<title>{`Pages of ${name} · Fineprint`}</title>
			<PageHeader
				level={2}
				title="Pages"
				description={
					shown?.reviewed
						? 'The document as it looks, with its red flags. Words can be selected and copied.'
						: 'The document as it looks. Words can be selected and copied. It has no red flags here until it is reviewed.'
				}
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
			{underWay ? <LiveUpdates intervalSeconds={3} /> : null}
			{shown ? (
				<>
					{problem ? (
						<div className="mb-6">
							<Alert>{problem}</Alert>
						</div>
					) : null}
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
				<EmptyState
					title={underWay ? 'The pages are being read' : 'The pages can’t be shown'}
					action={
						<ButtonLink to={file} reloadDocument>
							Open the PDF
						</ButtonLink>
					}
				>
					{underWay ? 'They appear here by themselves, usually within seconds. A scan takes a few seconds for each page.' : problem}
				</EmptyState>
			)}
		</div>
	)
}

function versionOf({ version }: { version: number | null }): Record<string, string> {
	return version === null ? {} : { version_number: String(version) }
}
