import { useLocation } from 'react-router'
import { allows } from '#app/domain/access/document-access.ts'
import { listOpenings } from '#app/domain/access/list-openings.server.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { severities } from '#app/domain/review/report/severity-words.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/report.ts'
import { DownloadReview } from '#app/components/report/download-report.tsx'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { reportPageData } from '#app/components/report/report-page-data.server.ts'
import { ReportView } from '#app/components/report/report-view.tsx'
import { ReviewEnded } from '#app/components/report/review-ended.tsx'
import { ReviewUnderWay } from '#app/components/report/review-under-way.tsx'
import { SupportOpenings } from './support-openings.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const url = new URL(request.url)
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	// The page streams; polling requests of scripts ask for data and take what is there.
	const stream = !url.pathname.endsWith('.data')
	const services = context.get(servicesContext)
	const openings = allows(access, 'manage') ? await listOpenings(services, access) : []
	return {
		...(await reportPageData(services, access, { stream, signal: request.signal })),
		openings: openings.map(({ id, reason, createdAt }) => ({ id, reason, when: shownDateTime(createdAt.toISOString()) })),
	}
}

export default function ReportPage({ loaderData: page }: Route.ComponentProps) {
	const severity = severityFromQuery(new URLSearchParams(useLocation().search))
	return (
		<div className="w-full max-w-4xl space-y-5 sm:space-y-8">
			<title>{`Report on ${page.name} · Fineprint`}</title>
			<PageHeader
				level={2}
				title="AI Analysis Report"
				description={`Version ${page.versionLabel}`}
				actions={page.state === 'complete' ? <DownloadReview place={page.place} redlining={page.redlining} /> : undefined}
			/>
			<SupportOpenings openings={page.openings} />
			{page.state === 'under_way' ? (
				<>
					<ReviewUnderWay place={page.place} progress={page.progress} mayCancel={page.mayReview} />
					<LiveUpdates intervalSeconds={2} />
				</>
			) : null}
			{page.state === 'complete' ? (
				<Contents
					without={[...(page.calls.length > 0 ? [] : ['#left']), ...(page.sections.findings?.read_yourself.length ? [] : ['#read'])]}
				/>
			) : null}
			{page.state === 'complete' || page.state === 'under_way' ? (
				<ReportView
					sections={page.sections}
					about={page.sections.about}
					model={page.state === 'complete' ? page.model : null}
					mayReview={page.mayReview}
					calls={page.calls}
					place={page.place}
					severity={severity}
					filters
				/>
			) : (
				<ReviewEnded page={page} />
			)}
		</div>
	)
}

function severityFromQuery(search: URLSearchParams): Severity | undefined {
	return severities.find((severity) => severity === search.get('severity'))
}

const contents = [
	['#summary', 'Summary'],
	['#facts', 'Key facts'],
	['#findings', 'Red flags'],
	['#read', 'Read these yourself'],
	['#clauses', 'Clause by clause'],
	['#checks', 'What was checked'],
	['#left', 'Data sent to the language model'],
	['#about', 'About this report'],
] as const

/** @param without sections that this report does not have */
function Contents({ without }: { without: string[] }) {
	return (
		<nav aria-label="Parts of the report" className="-mx-4 flex gap-x-1 overflow-x-auto px-2 sm:-mx-1 sm:flex-wrap sm:px-0 print:hidden">
			{contents
				.filter(([to]) => !without.includes(to))
				.map(([to, label]) => (
					<a
						key={to}
						href={to}
						className="flex min-h-11 shrink-0 items-center rounded-md px-3 text-sm font-medium text-muted hover:text-ink"
					>
						{label}
					</a>
				))}
		</nav>
	)
}
