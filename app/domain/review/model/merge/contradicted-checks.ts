import type { Finding, RuleResult } from '#app/domain/review/report/report.ts'
import { contentWords } from '../same-point.ts'
import { overlap } from './marks.ts'

/** A shown point of the model, with the check that it claims to answer. */
export interface ShownPoint {
	finding: Finding
	answers: string | null
}

/** The share of a check's subject that a point must cover to be on the same subject (ours). */
const sameShare = 0.5
const fewestShared = 2
/** Names of checks have short words that matter: law, cap, fee. */
const shortestOfName = 3

/** The point that speaks against a check that passed: it answers it, is about the words it rests on, or about the same subject. */
export function contradiction(rule: RuleResult, points: readonly ShownPoint[]): Finding | null {
	const against = points.find(
		({ finding, answers }) =>
			answers === rule.id || (rule.evidence !== undefined && overlap(finding, rule.evidence)) || isAboutSubject(rule, finding),
	)
	return against?.finding ?? null
}

function isAboutSubject({ id, title }: RuleResult, { says }: Finding): boolean {
	const said = contentWords(says, shortestOfName)
	const named = contentWords(id.slice(id.indexOf('.') + 1).replaceAll('_', ' '), shortestOfName)
	return [named, contentWords(title)].some((subject) => {
		const shared = [...subject].filter((word) => said.has(word)).length
		return shared >= Math.max(fewestShared, sameShare * subject.size)
	})
}
