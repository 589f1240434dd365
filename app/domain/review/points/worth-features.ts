import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Actor } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import type { LawyerPoint } from './lawyer-point.ts'
import type { PointSource } from './point-sentences.ts'

/** A point whose worth is not known yet. */
export type FoundPoint = Omit<LawyerPoint, 'worth' | 'wrong'>

/** The features for the worth of a point, by name; numbers are about 0 to 2, what is not there is 0. */
export type WorthFeatures = ReadonlyMap<string, number>

export interface WorthSource extends PointSource {
	documentType: DocumentType | null
}

/** A verb that is less sure tells nothing. */
const leastSure = 0.6
const beside = 6
const likely = 0.5

const telling = [
	'notwithstanding',
	'except',
	'provided',
	'however',
	'unless',
	'cure',
	'reasonabl',
	'material',
	'mutual',
	'each party',
	'either party',
	'both parties',
	'prior written',
	'days',
	'solely',
	'knowledge',
	'third part',
	'gross',
	'$',
	'%',
	'section',
	'exhibit',
]
const glance = 200

type Side = 'reader' | 'other' | 'both' | 'nobody'

interface SidedAct {
	act: Predication
	side: Side
	verb: string
	sentence: number
}

/**
 * The features for whether a lawyer would call a finding about a point right: how sure it is, its kind, who reads what
 * sort of document, who acts in the sentence, whether the other side has the same clause, and what limits stand beside
 * it.
 *
 * @param points all that were found for the reader, in document order
 * @returns a function that gives the features of one of them
 */
export function worthReader(
	{ structure: { sentences }, predications, documentType }: WorthSource,
	reader: DocumentParty,
	points: readonly FoundPoint[],
): (point: FoundPoint) => WorthFeatures {
	const index = new Map(sentences.map(({ start }, at) => [start, at]))
	const chances = new Map(points.map((point) => [index.get(point.start) ?? -1, point.chance]))
	const acts = predications.flatMap((act): SidedAct[] =>
		act.confidence < leastSure
			? []
			: [
					{
						act,
						side: sideOf(act.subject?.actor ?? null, reader),
						verb: act.verb.split(' ')[0] ?? '',
						sentence: index.get(act.sentence.start) ?? -1,
					},
				],
	)
	const bySentence = groupedBy(acts, ({ sentence }) => sentence)
	const byVerb = groupedBy(acts, ({ verb, act }) => `${act.modality} ${verb}`)
	const all = points.filter(({ chance }) => chance >= likely).length

	return (point) => {
		const at = index.get(point.start) ?? -1
		const text = sentences[at]?.text ?? ''
		const { kind } = point
		const features = new Map<string, number>()
		const say = (name: string, value = 1) => value !== 0 && features.set(name, value)
		const role = reader.roleKind ?? 'none'
		say('chance', logOdds(point.chance) / 2)
		say('weighty', logOdds(point.weighty) / 2)
		say('high', logOdds(point.high) / 2)
		say('proven', Number(point.proven))
		for (const name of [`kind ${kind}`, `role ${role}`, `${kind} ${role}`, `type ${documentType ?? 'none'}`]) say(name)
		say(`chance ${kind}`, logOdds(point.chance) / 3)
		say('likelier of its kind', Math.min(3, points.filter((other) => other.kind === kind && other.chance > point.chance).length) / 2)
		say('before', chances.get(at - 1) ?? 0)
		say('behind', chances.get(at + 1) ?? 0)
		say('length', Math.log(1 + text.length) / 3)
		say('sentences', Math.log(1 + sentences.length) / 3)
		say('place', at / sentences.length)
		say('points', Math.log(1 + all) / 2)

		const own = bySentence.get(at) ?? []
		if (own.length === 0) say('no act')
		for (const { side, act } of own) {
			for (const name of [`act ${side} ${act.modality}`, `side ${side}`, `${kind} side ${side}`]) say(name)
		}
		const twins = own.flatMap(({ side, verb, act }) =>
			side === 'reader' || side === 'other'
				? (byVerb.get(`${act.modality} ${verb}`) ?? []).filter(
						(twin) => twin.sentence !== at && (twin.side === 'both' || twin.side === opposite[side]),
					)
				: [],
		)
		if (twins.some(({ side }) => side === 'both')) say('for both elsewhere')
		if (twins.some(({ side }) => side !== 'both')) say('twin')
		if (twins.some(({ side, sentence }) => side !== 'both' && Math.abs(sentence - at) <= beside))
			for (const name of ['twin beside', `twin beside ${kind}`]) say(name)

		const words = spoken(text)
		const next = spoken((sentences[at + 1]?.text ?? '').slice(0, glance))
		for (const word of telling) {
			if (words.includes(word)) say(`says ${word}`)
			if (next.includes(word)) say(`next ${word}`)
		}
		return features
	}
}

function spoken(text: string): string {
	return text.toLowerCase().replaceAll('-', ' ')
}

function groupedBy<Key>(acts: readonly SidedAct[], keyOf: (act: SidedAct) => Key): Map<Key, SidedAct[]> {
	const groups = new Map<Key, SidedAct[]>()
	for (const act of acts) {
		const group = groups.get(keyOf(act))
		if (group) group.push(act)
		else groups.set(keyOf(act), [act])
	}
	return groups
}

const opposite = { reader: 'other', other: 'reader' } as const

function sideOf(actor: Actor | null, { id }: DocumentParty): Side {
	if (!actor || actor.kind === 'third') return 'nobody'
	if (actor.kind !== 'party') return 'both'
	return actor.party === id ? 'reader' : 'other'
}

function logOdds(chance: number): number {
	const inside = Math.min(0.999, Math.max(0.001, chance))
	return Math.log(inside / (1 - inside))
}
