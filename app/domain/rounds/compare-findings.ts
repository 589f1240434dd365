import type { Finding, ReportClause } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'

/** The findings of a review of one version. */
export interface FoundIn {
	findings: readonly Finding[]
	clauses: readonly ReportClause[]
}

/** How the findings changed in a round. */
export interface FindingChanges {
	/** Not found in the version before. */
	appeared: Finding[]
	/** Found in the version before and no longer. */
	fixed: Finding[]
	/** Unchanged findings in changed clauses. */
	still: Finding[]
}

/**
 * Compares the findings of two versions: the same rule in a clause of the same title is the same finding, then the
 * same rule anywhere, one to one. Unchanged findings are listed only in changed clauses.
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
