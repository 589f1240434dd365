import type { AboutReport } from '#app/domain/review/report/stored-sections.ts'
import { disclaimer, roleLabels, toneLabels } from '#app/domain/review/report/report-words.ts'
import { sideName } from '#app/domain/review/sides/side-words.ts'
import { Alert } from '#app/ui/alert.tsx'

/** What a language model did not do, or what of its answer was not accepted, in one line: it limits how far the report can be relied on. */
export function ModelNote({ note }: { note: string | undefined }) {
	return note === undefined ? null : <Alert tone="info">{note}</Alert>
}

/** What exactly was reviewed, by which engine, and what the report is not. */
export function ReportAbout({ about }: { about: AboutReport }) {
	const rows: [string, string][] = [
		['File', about.file.name],
		['SHA-256 of the file', about.file.sha256],
		['Document type', about.document.type],
		['Your side', sideName(about, roleLabels[about.options.party_role])],
		['Tone', toneLabels[about.options.review_tone]],
		['Engine', about.engine.model === null ? about.engine.version : `${about.engine.version} with ${about.engine.model}`],
		['Playbook', about.playbook.version],
	]
	return (
		<div className="rounded-xl border border-line bg-surface p-5 text-sm sm:p-6">
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
				{rows.map(([name, value]) => (
					<div key={name} className="contents">
						<dt className="text-muted">{name}</dt>
						<dd className="mb-2 min-w-0 break-all text-ink sm:mb-0">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 border-t border-line pt-4 text-muted">{disclaimer}</p>
		</div>
	)
}
