import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Actor, Frame } from '../../frames/frame.ts'
import { ruleById } from '../../playbook/rule-by-id.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

/** Whether a finding stays whatever a model claims. */
export function undisputable({ rule }: Pick<Finding, 'rule'>): boolean {
	return ruleById(rule)?.ofForm?.hiddenFromModel === true
}

/**
 * Whether a frame agrees that what a finding says is not there: a frame over the words of the finding, or over those
 * that refute it, that burdens another party or all alike, and none that burdens the reader.
 *
 * @param frames of both readers
 */
export function frameAgrees(
	{ start, end, disputed }: Finding,
	frames: readonly Frame[],
	{ reader }: Pick<DocumentReading, 'reader'>,
): boolean {
	const places: Span[] = [...(start === null || end === null ? [] : [{ start, end }]), ...(disputed ? [disputed] : [])]
	const over = frames.filter((frame) => places.some((place) => frame.start < place.end && place.start < frame.end))
	return over.some((frame) => isHarmless(frame, reader)) && !over.some((frame) => burdens(frame, reader))
}

function isHarmless({ who, mutual, modality }: Frame, { party }: DocumentReading['reader']): boolean {
	if (mutual?.value === true || who?.value.kind === 'each') return true
	const actor = who?.value
	if (party === null || actor?.kind !== 'party') return false
	return actor.party === party.id
		? modality?.value === 'may' || modality?.value === 'need_not'
		: modality?.value === 'must' || modality?.value === 'must_not'
}

function burdens({ who, mutual, modality }: Frame, { party }: DocumentReading['reader']): boolean {
	if (mutual?.value === true || party === null) return false
	const actor: Actor | undefined = who?.value
	if (actor?.kind !== 'party') return false
	return actor.party === party.id ? modality?.value === 'must' || modality?.value === 'must_not' : modality?.value === 'may'
}
