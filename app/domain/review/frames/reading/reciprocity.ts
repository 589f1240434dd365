import type { Actor } from '../frame.ts'
import type { FrameDraft } from '../read-frames.ts'
import { slot } from './slots.ts'

/**
 * Sets for each right or burden whether every party has it: by its own words ("either party"), or because another frame
 * of the same effect gives it to another party. Where a side is not known, it stays open.
 */
export function withReciprocity(frames: readonly FrameDraft[]): FrameDraft[] {
	return frames.map((frame) => {
		if (!frame.who) return frame
		const alike = frames.filter(({ effect }) => effect.value === frame.effect.value)
		const even = isEven(frame.who.value)
		const shared =
			even ??
			alike.find(
				({ who }) =>
					who &&
					(isEven(who.value) ||
						(who.value.kind === 'party' && frame.who?.value.kind === 'party' && who.value.party !== frame.who.value.party)),
			)
		if (shared) return { ...frame, mutual: slot(true, frame.who, frame.who.confidence) }
		// A right without a known party may be the other side's.
		const unknown = alike.some(({ who }) => who === null)
		return { ...frame, mutual: unknown ? null : slot(false, frame.who, frame.who.confidence) }
	})
}

function isEven(actor: Actor): boolean | null {
	return actor.kind === 'each' || actor.kind === 'neither' || actor.kind === 'floating' ? true : null
}
