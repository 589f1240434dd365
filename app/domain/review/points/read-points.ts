import { logistic, rawScore } from '../clauses/classifier/boosted-trees.ts'
import { FeatureSet } from '../clauses/wording/feature-set.ts'
import { createHashedScorer } from '../clauses/wording/hashed-model.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { pointFeatures, type PointSentence } from './point-features.ts'
import type { LawyerPoint } from './lawyer-point.ts'
import { pointKinds, pointTopics } from './point-kinds.ts'
import type { PointModel } from './point-model.ts'
import { pointSentences } from './point-sentences.ts'
import { bestKind, pointColumns, pointTable, type ScoredSentence, type SideScores, worthAsking } from './point-table.ts'
import { kindChances, topicOf } from './point-topic.ts'
import { chanceOf, mayBeFinding } from './point-worth.ts'
import { type FoundPoint, worthReader, type WorthSource } from './worth-features.ts'

/** Finds what a lawyer would raise for a party of a contract. */
export type PointReader = (source: WorthSource) => (reader: DocumentParty) => LawyerPoint[]

/** Below this chance a sentence is no point; it only keeps lists short, since what is shown has thresholds of its own. */
const leastChance = 0.1

/** Other parties that are held against the reader; a contract of many parties is not read for each. */
const mostOthers = 2

type SidedScores = Pick<ScoredSentence, 'own' | 'kinds' | 'features'>

/** A reader of points by a trained model: pure, in document order. */
export function createPointReader(model: PointModel): PointReader {
	const score = createHashedScorer(model.sentences)
	const scoreKinds = createHashedScorer(model.kinds)
	const features = new FeatureSet()
	const scores = new Float32Array(3)

	function scoresFor(sentence: PointSentence, { id, roleKind }: DocumentParty): SidedScores {
		pointFeatures(features, sentence, id, roleKind)
		score(features, scores)
		const own = { any: scores[0] ?? 0, weighty: scores[1] ?? 0, high: scores[2] ?? 0 }
		let kinds: Float32Array | null = null
		if (worthAsking(own)) scoreKinds(features, (kinds = new Float32Array(pointKinds.length)))
		return { own, kinds, features: features.size }
	}

	return (source) => {
		let sentences: PointSentence[] | null = null
		// Where the reader is not known every party is read in turn, and held against the others.
		const known = new Map<string, (SidedScores | undefined)[]>()
		const scoresOf = (party: DocumentParty): ((index: number, sentence: PointSentence) => SidedScores) => {
			const own = known.get(party.id) ?? []
			known.set(party.id, own)
			return (index, sentence) => (own[index] ??= scoresFor(sentence, party))
		}
		return (reader) => {
			sentences ??= pointSentences(source)
			const others = source.parties
				.filter(({ id }) => id !== reader.id)
				.slice(0, mostOthers)
				.map(scoresOf)
			const readersScore = scoresOf(reader)
			const scored = sentences.map((sentence, index): ScoredSentence => {
				const { own, kinds, features: size } = readersScore(index, sentence)
				const { start, end } = source.structure.sentences[index] ?? { start: 0, end: 0 }
				const other = kinds ? highest(others.map((scoreAt) => scoreAt(index, sentence).own)) : null
				return { own, kinds, features: size, other, length: end - start }
			})
			const table = pointTable(scored)
			const found = scored.flatMap(({ kinds }, row): FoundPoint[] => {
				const sentence = source.structure.sentences[row]
				if (!kinds || !sentence) return []
				const chance = logistic(rawScore(model.any, table, row * pointColumns))
				if (chance < leastChance) return []
				const topic = topicOf(kindChances(model.kindWeights, kinds))
				return [
					{
						start: sentence.start,
						end: sentence.start + sentence.text.trimEnd().length,
						kind: pointKinds[bestKind(kinds).index] ?? 'open_duty',
						topic,
						chance,
						weighty: logistic(rawScore(model.weighty, table, row * pointColumns)),
						high: logistic(rawScore(model.high, table, row * pointColumns)),
						proven: topic !== null && chance >= (model.thresholds[pointTopics.indexOf(topic)] ?? Infinity),
					},
				]
			})
			const featuresOf = found.some(mayBeFinding) ? worthReader(source, reader, found) : null
			return found.map((point) => {
				const features = featuresOf && mayBeFinding(point) ? featuresOf(point) : null
				return { ...point, worth: features ? chanceOf(model.worth, features) : 0, wrong: features ? chanceOf(model.wrong, features) : 0 }
			})
		}
	}
}

function highest(scores: readonly SideScores[]): SideScores | null {
	if (scores.length === 0) return null
	return {
		any: Math.max(...scores.map(({ any }) => any)),
		weighty: Math.max(...scores.map(({ weighty }) => weighty)),
		high: Math.max(...scores.map(({ high }) => high)),
	}
}
