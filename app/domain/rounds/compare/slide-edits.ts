import type { Step } from './align-words.ts'
import type { Word } from './words.ts'

/**
 * Chooses among equivalent positions of an insertion or deletion between equal words ("B. A." in "A. B. A." may also
 * be "A. B." inserted before) the one at the start of a paragraph, as people edit. The compared words stay the same.
 */
export function slideEdits(steps: readonly Step[]): Step[] {
	const settled = [...steps]
	for (let from = 0; from < settled.length; from++) {
		const side = sideOf(settled[from])
		if (side === null || sideOf(settled[from - 1]) !== null) continue
		let to = from
		while (sideOf(settled[to]) === side) to++
		if (sideOf(settled[to]) === null) slideRun(settled, from, to, side)
		from = to
	}
	return settled
}

type Side = 'sent' | 'returned'

function sideOf(step: Step | undefined): Side | null {
	if (!step || !('sent' in step)) return null
	return step.sent === null ? 'returned' : step.returned === null ? 'sent' : null
}

function slideRun(steps: Step[], from: number, to: number, side: Side): void {
	const key = (at: number) => wordOf(steps[at], side)?.key
	const kept = (at: number) => at >= 0 && wordOf(steps[at], 'sent') !== null && wordOf(steps[at], 'returned') !== null
	const length = to - from
	const score = (shift: number) => (isBreak(shift - 1) ? 2 : 0) + (isBreak(shift + length - 1) ? 1 : 0)
	const isBreak = (offset: number) => from + offset < 0 || key(from + offset) === '\n'
	let best = 0
	for (let shift = -1; kept(from + shift) && key(from + shift) === key(to + shift); shift--) if (score(shift) > score(best)) best = shift
	for (let shift = 1; kept(to + shift - 1) && key(to + shift - 1) === key(from + shift - 1); shift++)
		if (score(shift) > score(best)) best = shift
	if (best === 0) return

	// The words of the edited side keep their order; those of the other side move to the words now kept.
	const [start, end] = [from + Math.min(best, 0), to + Math.max(best, 0)]
	const own = steps.slice(start, end).flatMap((step) => wordOf(step, side) ?? [])
	const others = steps.slice(start, end).flatMap((step) => wordOf(step, side === 'sent' ? 'returned' : 'sent') ?? [])
	for (const [index, word] of own.entries()) {
		const edited = start + index >= from + best && start + index < to + best
		const other = edited ? null : (others.shift() ?? null)
		steps[start + index] = side === 'sent' ? { sent: word, returned: other } : ({ sent: other, returned: word } as Step)
	}
}

function wordOf(step: Step | undefined, side: Side): Word | null {
	return step && 'sent' in step ? step[side] : null
}
