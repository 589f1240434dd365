import { href } from 'react-router'
import { severityLabels } from '#app/domain/review/report-words.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { FileDown } from '#app/ui/icons.tsx'
import { CopyButton } from './copy-button.tsx'
import type { RedliningAsk } from './redlining-links.ts'
import type { ReadyPage } from './redlining-page.server.ts'
import { RedliningToolbar } from './redlining-toolbar.tsx'

/** What takes the place of redlining for a PDF, which has no tracked changes: the issues with their wording, to send along. */
export function RedliningIssues({ page, ask }: { page: ReadyPage; ask: RedliningAsk }) {
	return (
		<div>
			<RedliningToolbar page={page} ask={ask} authors={[]} />
			<div className="grid gap-6">
				<Alert tone="info" title="A PDF can’t be redlined">
					Tracked changes need the Word file: ask the other side for it, and upload that. Until then, here is what to ask for, point by point.
				</Alert>
				{page.suggestions.length === 0 ? (
					<p className="rounded-xl border border-dashed border-line p-6 text-muted">Nothing to change was found by the checks of the report.</p>
				) : (
					// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
					<div className="overflow-x-auto rounded-xl border border-line bg-surface print:overflow-visible" tabIndex={0} role="group" aria-label="Issues with replacement wording">
						<table className="w-full min-w-3xl border-collapse text-left text-[0.9375rem] print:min-w-0">
							<thead>
								<tr className="border-b border-line text-sm text-muted">
									{['', 'Issue', 'What it says now', 'What to propose', 'Reason to give'].map((title) => (
										<th key={title} scope="col" className="px-4 py-3 font-semibold">
											{title || <span className="sr-only">Number</span>}
										</th>
									))}
								</tr>
							</thead>
							<tbody>
								{page.suggestions.map((suggestion) => (
									<Issue key={suggestion.id} suggestion={suggestion} />
								))}
							</tbody>
						</table>
					</div>
				)}
				<section aria-labelledby="extracted-title" className="rounded-xl border border-line bg-surface p-5 print:hidden sm:p-6">
					<h2 id="extracted-title" className="font-semibold">
						The text as a Word file
					</h2>
					<p className="mt-1 max-w-prose text-muted">The words that were read from the PDF, to write in. It is not the original: layout, pictures and page breaks are missing, and every page says so.</p>
					<a href={`${href('/review/:documentId/text.docx', { documentId: page.documentId })}${page.version.newest ? '' : `?version=${page.version.number}`}`} className={buttonLook({ variant: 'secondary' }, 'mt-4')}>
						<FileDown aria-hidden size={18} />
						Download the text
					</a>
				</section>
			</div>
		</div>
	)
}

function Issue({ suggestion: { number, severity, title, change, proposed, reason } }: { suggestion: Suggestion }) {
	const words = proposed.join('\n')
	const cell = 'border-b border-line px-4 py-3 align-top'
	return (
		<tr id={`s-${number}`} className="print:break-inside-avoid">
			<td className={`${cell} text-muted`}>{number}</td>
			<td className={`${cell} min-w-40`}>
				<span className="block font-semibold">{title}</span>
				{severity ? <Badge tone={severity}>{severityLabels[severity]}</Badge> : null}
			</td>
			<td className={`${cell} min-w-56 font-serif`}>{change.kind === 'insert_paragraphs' ? <span className="font-sans text-muted">Nothing: it is missing.</span> : change.expected}</td>
			<td className={`${cell} min-w-56`}>
				<span className="block font-serif whitespace-pre-line">{words === '' ? <span className="font-sans text-muted">Strike it.</span> : words}</span>
				{words === '' ? null : <CopyButton text={words} label="Copy wording" />}
			</td>
			<td className={`${cell} min-w-48 text-muted`}>{reason}</td>
		</tr>
	)
}
