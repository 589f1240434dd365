import { href } from 'react-router'
import { helpLink } from '#app/components/human-help/help-links.ts'
import { FileDown, FileText, Scale, ScrollText } from '#app/ui/icons.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { redliningPageLink, textFileLink, textPageLink, type ReportPlace } from './report-links.ts'

/** Two beside each other and all of one width, so that the verdict below them is in view. */
const onTelephone =
	'max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-2 max-sm:[&>a]:px-2 max-sm:[&>a]:text-sm max-sm:[&_svg]:hidden ' +
	'max-sm:[&>a:last-child:nth-child(odd)]:col-span-2'

/**
 * Links from the report: the report as a Word file, the text that it quotes, and the page that puts its wording into
 * the document. A PDF has a page with what to ask for instead, and its words as a Word file.
 */
export function DownloadReview({ place, redlining }: { place: ReportPlace; redlining: boolean }) {
	const version = place.version === null ? '' : `?version_number=${place.version}`
	return (
		<div className={`flex flex-wrap gap-3 print:hidden ${onTelephone}`}>
			<ButtonLink to={textPageLink(place)} variant="secondary">
				<FileText aria-hidden className="size-4" />
				Document text
			</ButtonLink>
			{redlining ? (
				<ButtonLink to={redliningPageLink(place)} variant="secondary">
					<ScrollText aria-hidden className="size-4" />
					Go to Redlining Page
				</ButtonLink>
			) : (
				<>
					<ButtonLink to={redliningPageLink(place)} variant="secondary">
						<ScrollText aria-hidden className="size-4" />
						Issues and wording
					</ButtonLink>
					<ButtonLink reloadDocument to={textFileLink(place)} variant="secondary">
						<FileDown aria-hidden className="size-4" />
						Text as a Word file
					</ButtonLink>
				</>
			)}
			{place.mayAskExpert ? (
				<ButtonLink to={helpLink(place)} variant="secondary">
					<Scale aria-hidden className="size-4" />
					Ask an expert
				</ButtonLink>
			) : null}
			<ButtonLink reloadDocument to={`${href('/api/document/:documentId/report.docx', { documentId: place.documentId })}${version}`}>
				<FileDown aria-hidden className="size-4" />
				Download Review
			</ButtonLink>
		</div>
	)
}
