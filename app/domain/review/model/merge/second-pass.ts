import type { Finding } from '#app/domain/review/report/report.ts'
import type { Ruling } from '../answer/answer-element.ts'
import { confidences } from '../model-finding.ts'
import { undisputable } from './dispute.ts'

/** A point of the model as a finding, before the second pass. */
export interface Candidate {
	finding: Finding
	action: string | null
	/** The finding of the rules whose place it takes. */
	takes: Finding | null
	/** As the model called it. */
	name: string | null
	/** The id of the finding or check that it claims to answer. */
	answers: string | null
	group: number
}

/** What the second pass did, counted. */
export interface PassCounts {
	/** Removed by the second pass. */
	refuted: number
	/** Duplicates that were merged. */
	merged: number
	/** Points without a ruling. */
	unchecked: number
}

/**
 * What is left of a point after the second pass: itself, with another severity, without its wording, under the name of
 * the rule's finding that it repeats, or nothing.
 *
 * @param findings of the rules
 */
export function afterSecondPass(
	candidate: Candidate,
	others: readonly Candidate[],
	findings: readonly Finding[],
	{ rulings, counts }: { rulings: ReadonlyMap<string, Ruling> | null; counts: PassCounts },
): Candidate[] {
	const { finding, group } = candidate
	const ruling = rulings?.get(finding.id)
	if (group === 0) return [{ ...candidate, finding: { ...finding, confidence: confidences.checked } }]
	if (!ruling) {
		counts.unchecked++
		return [candidate]
	}
	const kept = (change: Partial<Finding>): Candidate[] => [
		{ ...candidate, finding: { ...finding, ...change, confidence: confidences.checked } },
	]
	switch (ruling.ruling) {
		case 'drop':
			counts.refuted++
			return []
		case 'merge': {
			const into = others.find(
				(other) =>
					other !== candidate &&
					other.finding.id === ruling.into &&
					rulings?.get(other.finding.id)?.ruling !== 'drop' &&
					rulings?.get(other.finding.id)?.ruling !== 'merge',
			)
			const ofRules = findings.find(({ id }) => id === ruling.into && id !== finding.id)
			if (into) {
				counts.merged++
				return []
			}
			// The rule's finding and the point are one: the point's words, under the rule's name.
			if (ofRules && candidate.takes === null && !others.some(({ takes }) => takes?.id === ofRules.id) && !undisputable(ofRules))
				return [
					{ ...candidate, takes: ofRules, finding: { ...finding, id: ofRules.id, rule: ofRules.rule, confidence: confidences.checked } },
				]
			return kept({})
		}
		case 'lower':
			return kept({ severity: lower(finding.severity, ruling.severity) })
		case 'no_wording': {
			const { edit: _edit, ...rest } = finding
			return [{ ...candidate, finding: { ...rest, replacement: null, fallback: null, confidence: confidences.checked } }]
		}
		case 'keep':
			return kept({})
	}
}

const steps = ['low', 'medium', 'high'] as const

/** One step up or down at most: a model may grade a rule's finding, not dismiss it. */
export function within(from: Finding['severity'], to: Finding['severity']): Finding['severity'] {
	const [at, wanted] = [steps.indexOf(from), steps.indexOf(to)]
	return steps[at + Math.sign(wanted - at)]!
}

function lower(from: Finding['severity'], to: Finding['severity'] | null): Finding['severity'] {
	const at = steps.indexOf(from)
	return to !== null && steps.indexOf(to) < at ? to : steps[Math.max(0, at - 1)]!
}
