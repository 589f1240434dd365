import type { Finding, ReportClause } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'

/** What a review found in one version. */
export interface FoundIn {
	findings: readonly Finding[]
	clauses: readonly ReportClause[]
}

/** What a round did to the red flags. */
export interface FindingChanges {
	/** Not there in the version before. */
	appeared: Finding[]
	/** Of the version before, gone now. */
	fixed: Finding[]
	/** In clauses that were changed, as before. */
	still: Finding[]
}

/**
 * Holds the findings of two versions against each other: the same rule in the clause of the same title is the same
 * finding, then the same rule anywhere, one for one. Of those that stayed only the ones in changed clauses are given.
 *
 * @param changed ids of the changed clauses of the later version
 */
export function compareFindings(before: FoundIn, after: FoundIn, changed: ReadonlySet<string>): FindingChanges {
	const left = new Set(before.findings)
	const matched = new Set<Finding>()
	const titleIn = ({ clauses }: FoundIn, id: string | null) => {
		const clause = clauses.find((each) => each.id === id)
		return clause ? clauseTitle(clause).toLowerCase() : ''
	}
	const alike: ((one: Finding, other: Finding) => boolean)[] = [
		(one, other) => one.quote === other.quote && titleIn(before, one.clause) === titleIn(after, other.clause),
		(one, other) => titleIn(before, one.clause) === titleIn(after, other.clause),
		() => true,
	]
	for (const isAlike of alike) {
		for (const finding of after.findings) {
			if (matched.has(finding)) continue
			const same = [...left].find((other) => other.rule === finding.rule && isAlike(other, finding))
			if (!same) continue
			left.delete(same)
			matched.add(finding)
		}
	}
	return {
		appeared: after.findings.filter((finding) => !matched.has(finding)),
		fixed: before.findings.filter((finding) => left.has(finding)),
		still: after.findings.filter((finding) => matched.has(finding) && finding.clause !== null && changed.has(finding.clause)),
	}
}
