import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Finding } from '../../report.ts'

/**
 * Whether a finding is only a mark of the trained reader of points: it knows what lawyers raise and not this deal, so
 * that the language model's word counts more.
 */
export function isMark({ rule }: Pick<Finding, 'rule'>): boolean {
	return rule.startsWith('points.')
}

/** Whether two stretches have words in common. */
export function overlap(one: { start: number | null; end: number | null }, other: Span): boolean {
	return one.start !== null && one.end !== null && one.start < other.end && other.start < one.end
}
