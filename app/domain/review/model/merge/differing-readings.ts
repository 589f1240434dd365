import type { DocumentReading } from '../../document-reading.ts'
import type { Actor, Duration, Frame, Money, Slot } from '../../frames/frame.ts'
import type { ReadYourself } from '#app/domain/review/report/report.ts'
import { pageOf } from '../../places-in-text.ts'
import type { ModelFindingContext } from '../model-finding.ts'

/** A slot of the embedded reader that it doubts itself is no reading to set against another (ours). */
const sureEnough = 0.6

const most = 6

/**
 * Where the two readers fill the same slot of the same provision differently, number or actor: neither is shown as the
 * truth, the reader sees both.
 */
export function differingReadings(
	embedded: readonly Frame[],
	model: readonly Frame[],
	{ parties }: Pick<DocumentReading, 'parties'>,
	{ text, paragraphs }: Pick<ModelFindingContext, 'text' | 'paragraphs'>,
): ReadYourself[] {
	const found: ReadYourself[] = []
	for (const frame of embedded) {
		const same = model.filter((other) => isAlike(other, frame))
		// Where a sentence holds several provisions of a kind, which of them a frame is about is not known.
		if (same.length !== 1 || embedded.some((other) => other !== frame && isAlike(other, frame))) continue
		for (const { slot, name, tell } of slots) {
			const ours = slot(frame)
			if (!ours || ours.confidence < sureEnough) continue
			const theirs = same.map(slot).filter((each) => each !== null)
			const [first] = theirs
			if (!first || theirs.some((other) => tell(other.value, parties) === tell(ours.value, parties))) continue
			const [one, other] = [tell(ours.value, parties), tell(first.value, parties)]
			if (one === null || other === null) continue
			found.push({
				clause: frame.clauseId,
				quote: text.slice(frame.start, frame.end),
				start: frame.start,
				end: frame.end,
				page: pageOf({ paragraphs: [...paragraphs] }, frame.start),
				look_for: `Two readings differ: ${name} is ${one} by our rules and ${other} by the language model. Check which it is.`,
			})
			break
		}
		if (found.length === most) break
	}
	return found
}

function isAlike(one: Frame, other: Frame): boolean {
	const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
	return one.kind === other.kind && shared > 0 && 2 * shared >= Math.min(one.end - one.start, other.end - other.start)
}

type Sides = DocumentReading['parties']

interface Compared {
	slot(frame: Frame): Slot<unknown> | null
	name: string
	/** What a value is called; `null` for what can't be compared. */
	tell(value: unknown, parties: Sides): string | null
}

const slots: readonly Compared[] = [
	{ slot: ({ who }) => who, name: 'the party that acts', tell: (value, parties) => tellActor(value as Actor, parties) },
	{ slot: ({ amount }) => amount, name: 'the amount', tell: (value) => `${(value as Money).currency} ${(value as Money).amount}` },
	{ slot: ({ duration }) => duration, name: 'the duration', tell: (value) => tellDuration(value as Duration) },
	{ slot: ({ notice }) => notice, name: 'the notice period', tell: (value) => tellDuration(value as Duration) },
	{ slot: ({ measure }) => measure, name: 'the measure', tell: (value) => String((value as { value: number }).value) },
]

function tellActor(actor: Actor, parties: Sides): string | null {
	if (actor.kind === 'party') return parties.find(({ id }) => id === actor.party)?.name ?? null
	return actor.kind === 'each' ? 'each party' : actor.kind === 'neither' ? 'neither party' : null
}

function tellDuration({ amount, unit }: Duration): string {
	if (amount === null || unit === 'forever') return 'without end'
	if (unit === 'years') return `${amount * 12} months`
	if (unit === 'weeks') return `${amount * 7} days`
	return `${amount} ${unit.replace('_', ' ')}`
}
