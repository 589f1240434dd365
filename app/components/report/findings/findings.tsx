import { Link } from 'react-router'
import { standing, type Finding, type ReportClause, type Severity } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'
import { severities, severityLabels } from '#app/domain/review/report/severity-words.ts'
import { FindingCard } from './finding-card.tsx'
import { findingGlosses } from './finding-glosses.ts'
import { FindingKeys } from './finding-keys.tsx'
import { ReportDisputed } from './disputed.tsx'
import { reportLink, type ReportPlace } from '../report-links.ts'

/** The red flags, worst first, with links that show one severity only. */
export function ReportFindings({
	findings: all,
	clauses,
	place,
	severity,
	filters,
}: {
	findings: Finding[]
	clauses: ReportClause[] | null
	place: ReportPlace
	severity?: Severity
	filters: boolean
}) {
	const titles = new Map(clauses?.map((clause) => [clause.id, clauseTitle(clause)]))
	const findings = standing(all)
	const disputed = all.filter((finding) => finding.disputed !== undefined)
	const groups = severities.filter((each) => severity === undefined || each === severity)
	const glosses = findingGlosses(groups.flatMap((each) => findings.filter((finding) => finding.severity === each)))
	if (findings.length === 0) {
		return (
			<div className="space-y-4">
				<p className="rounded-xl border border-line bg-surface p-6 text-ink">The checks below found no red flags.</p>
				<ReportDisputed findings={disputed} place={place} />
			</div>
		)
	}
	return (
		<div className="space-y-8">
			{filters ? (
				<nav aria-label="Show red flags by risk" className="flex flex-wrap gap-2 print:hidden">
					<Filter to={reportLink(place, { fragment: 'findings' })} current={severity === undefined} label={`All (${findings.length})`} />
					{severities.map((each) => (
						<Filter
							key={each}
							to={reportLink(place, { severity: each, fragment: 'findings' })}
							current={severity === each}
							label={`${severityLabels[each]} (${count(findings, each)})`}
						/>
					))}
				</nav>
			) : null}
			{groups.map((each) => {
				const group = findings.filter((finding) => finding.severity === each)
				if (group.length === 0)
					return severity === undefined ? null : (
						<p
							key={each}
							className="rounded-xl border border-line bg-surface p-6 text-ink"
						>{`No red flags of ${severityLabels[each].toLowerCase()}.`}</p>
					)
				return (
					<div key={each} className="space-y-4">
						<h3 className="text-lg font-semibold text-ink">{`${severityLabels[each]} (${group.length})`}</h3>
						{group.map((finding) => (
							<FindingCard
								key={finding.id}
								finding={finding}
								glosses={glosses.get(finding.id)}
								clauseTitle={finding.clause === null ? null : (titles.get(finding.clause) ?? null)}
								place={place}
							/>
						))}
					</div>
				)
			})}
			<ReportDisputed findings={disputed} place={place} />
			<FindingKeys />
		</div>
	)
}

function Filter({ to, current, label }: { to: string; current: boolean; label: string }) {
	return (
		<Link
			to={to}
			preventScrollReset
			aria-current={current ? 'true' : undefined}
			className="flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-medium text-ink aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
		>
			{label}
		</Link>
	)
}

function count(findings: Finding[], severity: Severity) {
	return findings.filter((finding) => finding.severity === severity).length
}
