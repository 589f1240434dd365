import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Frame } from '../../frames/frame.ts'
import { daysOf } from '../../frames/reading/slots.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import type { RuleInput } from '../rule.ts'

/** Rights to end the whole contract, of one effect or several. */
export function endings(input: RuleInput, ...effects: string[]): Frame[] {
	return framesOf(input, 'termination', ...effects).filter(({ measure, modality }) => measure?.value.value === 1 && modality?.value === 'may')
}

/** Rights that the reader has, alone or with everybody. */
export function readersEndings(input: RuleInput, ...effects: string[]): Frame[] {
	return framesOf(input, 'termination', ...effects).filter((frame) => frame.modality?.value === 'may' && ['reader', 'both'].includes(standingOf(input, frame.who)))
}

/** The days of a frame's notice; `null` where the words name none. */
export function noticeDays({ notice }: Frame): number | null {
	return notice ? daysOf(notice.value) : null
}

/** A length of time as the document's reader would say it: "30 days", "2 years". */
export function timeInWords(slot: Frame['notice']): string {
	if (!slot) return ''
	const { amount, unit } = slot.value
	if (amount === null) return 'no limit in time'
	if (unit === 'months' && amount >= 12 && amount % 12 === 0) return counted(amount / 12, 'year')
	return counted(amount, unit === 'business_days' ? 'business day' : unit.replace(/s$/, ''))
}

function counted(amount: number, unit: string) {
	return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** The sentence a frame was read from. */
export function placeOf({ start, end }: Frame): Span {
	return { start, end }
}
