import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { ruleById } from '../../playbook/rule-by-id.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

/**
 * Whether a finding is only a mark of the trained reader of points: that knows what lawyers raise and not this deal, so
 * that the language model counts more.
 */
export function isMark({ rule }: Pick<Finding, 'rule'>): boolean {
	return ruleById(rule)?.learned !== undefined
}

/** A stretch of the document, or none for what is missing from it. */
type Place = Span | Pick<Finding, 'start' | 'end'>

/** Whether two places have words in common. */
export function overlap(one: Place, other: Place): boolean {
	if (one.start === null || one.end === null || other.start === null || other.end === null) return false
	return one.start < other.end && other.start < one.end
}
