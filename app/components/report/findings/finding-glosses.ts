import { firstMentions, type GlossedTerm } from '#app/domain/review/report/glossary.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

const explained = ['why', 'market', 'ask', 'fallback'] as const

/** The terms to explain in each sentence of a finding. */
export type FindingGlosses = Partial<Record<(typeof explained)[number], GlossedTerm[]>>

/** What to explain in findings that are read in this order: each term at its first mention. By the finding's id. */
export function findingGlosses(findings: readonly Finding[]): Map<string, FindingGlosses> {
	const mentions = firstMentions(findings.flatMap((finding) => explained.map((name) => finding[name] ?? '')))
	return new Map(
		findings.map(({ id }, index) => [
			id,
			Object.fromEntries(explained.map((name, place) => [name, mentions[index * explained.length + place]])),
		]),
	)
}
