import { severityLabels } from '#app/domain/review/report/severity-words.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { FileDown } from '#app/ui/icons.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { RedliningQuery } from './redlining-links.ts'
import type { ReadyPage } from './redlining-page.server.ts'
import { RedliningToolbar } from './toolbar.tsx'
import { textFileLink } from '#app/components/report/report-links.ts'

/** Replaces redlining for a PDF, which has no tracked changes: the findings with their wording, to send along. */
export function RedliningIssues({ page, ask }: { page: ReadyPage; ask: RedliningQuery }) {
	const issues = issuesOf(page)
	return (
		<div>
			<RedliningToolbar page={page} ask={ask} authors={[]} />
			<div className="grid gap-6">
				<Alert tone="info" title="A PDF can’t be redlined">
					Tracked changes need the Word file. Ask the counterparty for it and upload it. Until then, here is what to ask for, point by
					point.
				</Alert>
				{issues.length === 0 ? (
					<p className="rounded-xl border border-dashed border-line p-6 text-muted">The review found nothing to ask for.</p>
				) : (
					<div
						className="overflow-x-auto rounded-xl border border-line bg-surface print:overflow-visible"
						// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
						tabIndex={0}
						role="group"
						aria-label="Issues with replacement wording"
					>
						<table className="w-full border-collapse text-left text-[0.9375rem] max-sm:block sm:min-w-3xl print:min-w-0">
							<thead className="max-sm:sr-only">
								<tr className="border-b border-line text-sm text-muted">
									{['', 'Issue', 'What it says now', 'What to propose', 'Reason to give'].map((title) => (
										<th key={title} scope="col" className="px-4 py-3 font-semibold">
											{title || <span className="sr-only">Number</span>}
										</th>
									))}
								</tr>
							</thead>
							<tbody className="max-sm:block">
								{issues.map((issue, index) => (
									<IssueRow key={index} issue={issue} />
								))}
							</tbody>
						</table>
					</div>
				)}
				<section aria-labelledby="extracted-title" className="rounded-xl border border-line bg-surface p-5 print:hidden sm:p-6">
					<h2 id="extracted-title" className="font-semibold">
						The text as a Word file
					</h2>
					<p className="mt-1 max-w-prose text-muted">
						The text extracted from the PDF, for editing. It is not the original: layout, images and page breaks are missing, and every page
						says so.
					</p>
					<a
						href={textFileLink({ documentId: page.documentId, version: page.version.newest ? null : page.version.number })}
						className={buttonLook({ variant: 'secondary' }, 'mt-4')}
					>
						<FileDown aria-hidden size={18} />
						Download the text
					</a>
				</section>
			</div>
		</div>
	)
}

interface Issue {
	/** The suggestion's number; a finding without wording has none. */
	number: number | null
	severity: Severity | null
	title: string
	/** `null`: it is missing. */
	now: string | null
	/** The replacement wording, '' to strike the words; `null` without wording. */
	proposed: string | null
	reason: string
}

function issuesOf({ suggestions, unsuggested }: ReadyPage): Issue[] {
	return [
		...suggestions.map(({ number, severity, title, change, proposed, reason }) => ({
			number,
			severity,
			title,
			now: change.kind === 'insert_paragraphs' ? null : change.expected,
			proposed: proposed.join('\n'),
			reason,
		})),
		...unsuggested.map(({ severity, says, quote, ask, replacement }) => ({
			number: null,
			severity,
			title: says,
			now: quote,
			proposed: replacement,
			reason: ask,
		})),
	]
}

/** On a phone the cells are stacked, each under its name. */
const cellLook =
	'px-4 py-3 align-top max-sm:block max-sm:min-w-0 max-sm:p-0 max-sm:before:block max-sm:before:font-sans max-sm:before:text-sm ' +
	'max-sm:before:font-semibold max-sm:before:text-muted max-sm:before:content-[attr(data-label)]'

function IssueRow({ issue: { number, severity, title, now, proposed, reason } }: { issue: Issue }) {
	return (
		<tr
			id={number === null ? undefined : `s-${number}`}
			className="border-b border-line last:border-b-0 max-sm:grid max-sm:gap-3 max-sm:p-4 print:break-inside-avoid"
		>
			<td className={`px-4 py-3 align-top text-muted max-sm:p-0 ${number === null ? 'max-sm:hidden' : ''}`}>{number}</td>
			<td className="min-w-40 px-4 py-3 align-top max-sm:p-0">
				<span className="mb-1 block font-semibold">{title}</span>
				{severity ? <Badge tone={severity}>{severityLabels[severity]}</Badge> : null}
			</td>
			<td data-label="What it says now" className={`${cellLook} min-w-56 font-serif break-words`}>
				{now ?? <span className="font-sans text-muted">Nothing: it is missing.</span>}
			</td>
			<td data-label="What to propose" className={`${cellLook} min-w-56`}>
				{proposed ? (
					<span className="block font-serif whitespace-pre-line">{proposed}</span>
				) : (
					<span className="text-muted">{proposed === null ? 'No suggested wording. Ask for it in your own words.' : 'Strike it.'}</span>
				)}
				{proposed ? <CopyButton text={proposed} label="Copy wording" /> : null}
			</td>
			<td data-label="Reason to give" className={`${cellLook} min-w-48 text-muted`}>
				{reason}
			</td>
		</tr>
	)
}
