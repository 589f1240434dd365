import type { Finding } from '../report.ts'
import { worstByConsequence } from './consequence.ts'

/** Whether a rule speaks of any lopsided right or of any point: whatever a named rule says of the same words is said better there. */
export function speaksOfAnything(rule: string): boolean {
	return rule === 'general.one_sided' || rule.startsWith('points.')
}

/** Words that are quoted twice by more than this share are one point (ours). */
const sameWords = 0.8

/** A general rule gives way already where half of its words are quoted by another. */
const mostlyCovered = 0.5

/**
 * Rules about who is bound at all. Their quote is one example of it, so that another rule about the same words (how long
 * the duty lasts, say) makes another point.
 */
const aboutWhoIsBound: ReadonlySet<string> = new Set(['nda.one_way', 'general.one_way_confidentiality'])

/**
 * Findings about the same words as one: the worst stays and says in its reason what the others add. Findings about what
 * is missing are never merged.
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
	return kept.sort(worstByConsequence)
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
	return shared / longer >= sameWords && !aboutWhoIsBound.has(kept.rule) && !aboutWhoIsBound.has(other.rule)
}

function joined(why: string, says: string): string {
	return why.includes(says) ? why : `${why} The same words: ${says}`
}
