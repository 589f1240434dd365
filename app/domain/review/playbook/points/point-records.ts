import { longPattern } from '#app/domain/text/long-pattern.ts'
import { hasGoodRecord } from '../../judging/rule-confidence.ts'
import type { PointTopic } from '../../points/point-kinds.ts'
import { pointSteps } from './point-steps.ts'

/**
 * The `confidence` of each kind of point of which lawyers judged three findings or more in contracts in their own words
 * (`scripts/adjudication/calibrate.ts`, rounds 1 to 16).
 */
export const pointRecords: Partial<Record<PointTopic, number>> = {
	audit: 0.36,
	confidentiality: 0.5,
	costs: 0.32,
	data: 0.33,
	dispute_process: 0.5,
	indemnity: 0.74,
	ip_assignment: 0.55,
	liability_cap: 0.39,
	license_out: 0.56,
	open_duty: 0.55,
	release_waiver: 0.64,
	restraint: 0.36,
	sole_discretion: 0.53,
	suspension: 0.44,
	termination_by_other: 0.69,
	transfer_limit: 0.75,
	unilateral_change: 0.53,
	warranty_disclaimed: 0.47,
	warranty_given: 0.47,
}

/** Words of the form that costs a company something, of kinds whose steps have none. */
const costly: Partial<Record<PointTopic, RegExp>> = {
	liability_cap: longPattern('i')`
		\b(?:exceed\w*|limited\s+to|aggregate|consequential|indirect)\b
		|\b(?:loss\s+of|lost)\s+(?:(?:any|all)\s+)?(?:profits?|data|business|revenues?)\b
	`,
	costs: /\b(?:all|every)\s+(?:of\s+)?(?:the\s+|its\s+)?(?:\w+\s+)?(?:costs?|expenses?)\b|\b(?:twice|\w+\s+times)\s+(?:the|its|as)\b/i,
}

/**
 * Whether findings of a kind were right often enough to show one about these words. Of kinds that were not, most were
 * the common form of the clause; the costly form of it is one.
 */
export function mayBeRight(topic: PointTopic, text: string): boolean {
	if (hasGoodRecord({ confidence: pointRecords[topic] })) return true
	const words = costly[topic]
	const step = pointSteps[topic]
	return words?.test(text) ?? (step?.needs?.test(text) === true && !step.unless?.test(text))
}
