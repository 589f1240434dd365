import { ruleById } from '../playbook/rule-by-id.ts'
import type { Finding } from '../report/report.ts'
import { worstByConsequence } from './consequence.ts'

/** Whether a rule is about any lopsided right or any point: a named rule is more precise about the same words. */
export function speaksOfAnything(rule: string): boolean {
	return ruleById(rule)?.catchAll === true
}

/** Words that are quoted twice by more than this share are one point (ours). */
const sameWords = 0.8

const mostlyCovered = 0.5

/**
 * Findings about the same words as one: the worst stays and gets the reasons of the others. Findings about what is
 * missing are never merged.
 *
 * @returns worst by consequence first
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
	const kept: Finding[] = []
	for (const finding of [...findings].sort(namedFirst)) {
		const twin = kept.find((other) => isSamePoint(other, finding))
		if (!twin) kept.push(finding)
		else if (twin.rule !== finding.rule && !speaksOfAnything(finding.rule))
			kept[kept.indexOf(twin)] = { ...twin, why: joined(twin.why, finding.says) }
	}
	return kept.filter((finding) => !isPartOfIndemnity(finding, kept)).sort(worstByConsequence)
}

/** Costs of the defense stand in the clause that makes one pay for everything. */
function isPartOfIndemnity({ rule, clause }: Finding, all: readonly Finding[]): boolean {
	return ruleById(rule)?.learned === 'costs' && clause !== null && all.some((other) => other.clause === clause && /indemn/.test(other.rule))
}

function namedFirst(a: Finding, b: Finding): number {
	return Number(speaksOfAnything(a.rule)) - Number(speaksOfAnything(b.rule)) || worstByConsequence(a, b)
}

function isSamePoint(kept: Finding, other: Finding): boolean {
	if (kept.start === null || kept.end === null || other.start === null || other.end === null) return false
	const shared = Math.min(kept.end, other.end) - Math.max(kept.start, other.start)
	if (shared <= 0) return false
	const [shorter, longer] = [kept.end - kept.start, other.end - other.start].sort((a, b) => a - b) as [number, number]
	if (speaksOfAnything(other.rule)) return shared / shorter >= mostlyCovered
	return shared / longer >= sameWords && !isAboutWhoIsBound(kept) && !isAboutWhoIsBound(other)
}

function isAboutWhoIsBound({ rule }: Finding): boolean {
	return ruleById(rule)?.aboutWhoIsBound === true
}

function joined(why: string, says: string): string {
	return why.includes(says) ? why : `${why} The same words: ${says}`
}
