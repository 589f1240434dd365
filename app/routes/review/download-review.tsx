import { href } from 'react-router'
import { FileDown, FileText } from '#app/ui/icons.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { textPageLink, type ReportPlace } from './report-links.ts'

/** What one can take away: the report as a Word file, and the text that it points into. */
export function DownloadReview({ place }: { place: ReportPlace }) {
	const version = place.version === null ? '' : `?version=${place.version}`
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			<ButtonLink to={textPageLink(place)} variant="secondary">
				<FileText aria-hidden className="size-4" />
				Document text
			</ButtonLink>
			<ButtonLink reloadDocument to={`${href('/api/document/:documentId/report.docx', { documentId: place.documentId })}${version}`}>
				<FileDown aria-hidden className="size-4" />
				Download Review
			</ButtonLink>
		</div>
	)
}
