import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { provisionsOf } from '../reading/provisions.ts'
import { readRenewal } from './read-renewal.ts'
import { readLength } from './read-length.ts'

/**
 * How long the contract runs and what happens then. Effects: `fixed` (duration), `until_ended` (no end of its own),
 * `perpetual`, `auto_renewal` (duration of one renewal, notice that stops it, who gives it), `notice_to_stop`,
 * `renewal_by_agreement`, `renewal_option` (who holds it).
 */
export function readTerm(source: FrameSource): FrameDraft[] {
	const provisions = provisionsOf(source)
	return [...readLength(source, provisions), ...readRenewal(source, provisions)]
}
