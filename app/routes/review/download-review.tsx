import { href } from 'react-router'
import { FileDown, FileText, ScrollText } from '#app/ui/icons.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { redliningPageLink, textPageLink, type ReportPlace } from './report-links.ts'

/**
 * Where to go from the report: the report as a Word file, the text that it points into, and the page that puts its
 * wording into the document. A PDF has no such page.
 */
export function DownloadReview({ place, redlining }: { place: ReportPlace; redlining: boolean }) {
	const version = place.version === null ? '' : `?version=${place.version}`
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			<ButtonLink to={textPageLink(place)} variant="secondary">
				<FileText aria-hidden className="size-4" />
				Document text
			</ButtonLink>
			{redlining ? (
				<ButtonLink to={redliningPageLink(place)} variant="secondary">
					<ScrollText aria-hidden className="size-4" />
					Go to Redlining Page
				</ButtonLink>
			) : null}
			<ButtonLink reloadDocument to={`${href('/api/document/:documentId/report.docx', { documentId: place.documentId })}${version}`}>
				<FileDown aria-hidden className="size-4" />
				Download Review
			</ButtonLink>
		</div>
	)
}
