import { FeatureSet } from '../wording/feature-set.ts'
import { createHashedScorer } from '../wording/hashed-model.ts'
import { addLead, addSentence } from '../wording/sentence-features.ts'
import { createSentenceReader, type SentenceReading } from '../wording/sentence-reading.ts'
import type { SentenceEvidence } from './document-features.ts'
import { ndaHypotheses } from './hypotheses.ts'
import type { NdaModel } from './nda-model.ts'
import { ndaWords } from './word-classes.ts'
import { ndaWordings } from './wordings.ts'

/** What stands for a score that the data had too few contradictions to learn. */
export const unlearned = { direction: -2, contradiction: -1.5 }

/** Reads sentences of confidentiality agreements. */
export function createNdaSentenceReader() {
	return createSentenceReader(ndaWords, ndaWordings)
}

/** The features of a sentence together with those of what opens its list. */
export function addNdaSentence(features: FeatureSet, sentence: SentenceReading, lead: SentenceReading | undefined): void {
	features.clear()
	addSentence(features, sentence)
	if (lead) addLead(features, lead)
}

/** Scores the sentences of a document for every hypothesis. */
export function createEvidenceScorer({
	sentences: model,
	slope,
	intercept,
	direction,
	contradiction,
}: NdaModel): (sentences: readonly SentenceReading[], leads: Int32Array) => SentenceEvidence {
	const hypotheses = ndaHypotheses.length
	const features = new FeatureSet()
	const score = createHashedScorer(model)
	const scores = new Float32Array(model.outputs)
	return (sentences, leads) => {
		const size = sentences.length * hypotheses
		const found = { evidence: new Float32Array(size), direction: new Float32Array(size), contradiction: new Float32Array(size) }
		for (const [index, sentence] of sentences.entries()) {
			addNdaSentence(features, sentence, sentences[leads[index] ?? -1])
			score(features, scores)
			for (let hypothesis = 0; hypothesis < hypotheses; hypothesis++) {
				const at = index * hypotheses + hypothesis
				found.evidence[at] = (slope[hypothesis] ?? 0) * (scores[hypothesis] ?? 0) + (intercept[hypothesis] ?? 0)
				found.direction[at] = scores[direction[hypothesis] ?? -1] ?? unlearned.direction
				found.contradiction[at] = scores[contradiction[hypothesis] ?? -1] ?? unlearned.contradiction
			}
		}
		return found
	}
}
