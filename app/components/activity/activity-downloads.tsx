import { activityQuery, type ActivityChoice } from './activity-page.ts'

/**
 * The ways to take a history along: CSV as it is filtered, and the signed audit report of the plan Scale.
 *
 * @param api the address of the history in the API
 * @param report whether the plan has audit reports; `null`: not to be had for this history
 */
export function ActivityDownloads({ api, chosen, report }: { api: string; chosen: ActivityChoice; report: boolean | null }) {
	const csv = activityQuery(chosen)
	csv.set('format', 'csv')
	const days = activityQuery({ kind: null, person: null, document: null, from: chosen.from, to: chosen.to }).toString()
	const linkLook = 'font-semibold text-accent underline underline-offset-4'
	return (
		<div className="grid gap-2 text-sm print:hidden">
			<p className="flex flex-wrap gap-x-5 gap-y-2">
				<a href={`${api}/activity?${csv}`} className={linkLook} download>
					Download as CSV
				</a>
				{report ? (
					<a href={`${api}/audit-report.docx${days ? `?${days}` : ''}`} className={linkLook} download>
						Download the audit report (Word)
					</a>
				) : null}
			</p>
			{report === null ? null : (
				<p className="text-muted">
					{report
						? 'The audit report lists all activity of the days chosen above, each event with its hash. It is signed, so that anyone can ' +
							'check that nothing in it was changed.'
						: 'Audit reports, signed so that anyone can check that nothing in them was changed, are part of the plan Scale.'}
				</p>
			)}
		</div>
	)
}
