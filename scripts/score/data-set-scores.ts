import type { HeldBackScores } from '../train/points/held-back.ts'
import type { PointScores } from '../train/points/point-scores.ts'
import type { NdaScores } from './contractnli.ts'
import { type DataSet, isTrainedOn } from './data-files.ts'
import {
	publishedContractEval,
	publishedNda,
	publishedPresence,
	type PublishedScores,
	publishedSpans,
	publishedUnfairTerms,
} from './published-scores.ts'
import type { CuadScores } from './score-cuad.ts'
import type { FileScores, Scores, UnfairTermsScores } from './scores.ts'

/** The scores of training, each model judged on documents that it had not seen: part of `docs/model-card.json`. */
export interface CrossValidated {
	clauses: CuadScores
	nda: NdaScores
	unfairTerms: UnfairTermsScores
	/** Of the model of points; left out before there was one. */
	points?: { scores: PointScores; heldBack: HeldBackScores }
}

/** One measured quality of the engine on a public data set. */
export interface Measure {
	dataSet: DataSet
	title: string
	columns: string[]
	/** The values of a file's scores, in the order of `columns`. */
	read: (scores: FileScores) => number[]
	published: readonly PublishedScores[]
	/** What the published scores count differently, if anything. */
	caution?: string
}

export const measures: Measure[] = [
	{
		dataSet: 'cuad',
		title: 'CUAD: does a contract have a category',
		columns: ['Micro F1', 'Macro F1', 'Precision', 'Recall'],
		read: (scores) => readCuad(scores, ({ presence }) => [presence.micro_f1, presence.macro_f1, presence.precision, presence.recall]),
		published: publishedPresence,
		caution: 'The others give one F1 each; they judged other samples or smaller sets, as noted.',
	},
	{
		dataSet: 'cuad',
		title: "CUAD by ContractEval's strict rule: is all that lawyers marked in the answer, word for word",
		columns: ['F1', 'F2', 'Jaccard', 'Left empty'],
		read: (scores) => readCuad(scores, ({ contracteval: { f1, f2, jaccard, false_none } }) => [f1, f2, jaccard, false_none]),
		published: publishedContractEval,
	},
	{
		dataSet: 'cuad',
		title: 'CUAD: passages',
		columns: ['AUPR', 'Precision at 80% recall'],
		read: (scores) => readCuad(scores, ({ spans }) => [spans.aupr, spans.p_at_80r]),
		published: publishedSpans,
	},
	{
		dataSet: 'contractnli',
		title: 'ContractNLI: 17 questions about a confidentiality agreement',
		columns: ['Accuracy', 'F1 contradiction', 'F1 entailment', 'Evidence mAP'],
		read: (scores) => ('accuracy' in scores ? [scores.accuracy, scores.f1_contradiction, scores.f1_entailment, scores.evidence_map] : []),
		published: publishedNda,
	},
	{
		dataSet: 'unfair_tos',
		title: 'UNFAIR-ToS: unfair terms among the sentences of terms of service',
		columns: ['Micro F1', 'Macro F1'],
		read: (scores) => ('micro_f1' in scores ? [scores.micro_f1, scores.macro_f1] : []),
		published: publishedUnfairTerms,
		caution:
			'The others count fair sentences as a class of their own, which is easy and most of the text; ours count unfair terms alone. The two are not comparable.',
	},
]

/** The rows of a measure, ours first: name, values, and how each was seen. */
export function measureRows(
	{ dataSet, read, published, columns }: Measure,
	scores: Scores,
	card: CrossValidated | null,
): { system: string; values: (number | null)[]; seen: string }[] {
	const crossValidated = card && { cuad: card.clauses, contractnli: card.nda, unfair_tos: card.unfairTerms }[dataSet]
	const files = Object.entries(scores.files ?? {}).filter(([name]) => name.startsWith(`${dataSet}_`))
	const padded = (values: (number | null)[]) => columns.map((_, index) => values[index] ?? null)
	return [
		...(crossValidated
			? [
					{
						system: 'Fineprint, cross-validated',
						values: read(crossValidated),
						seen: 'Measured by `npm run train`: each document by a model that did not see it',
					},
				]
			: []),
		...files.map(([name, own]) => ({
			system: `Fineprint on ${name}`,
			values: read(own),
			seen: isTrainedOn(name) ? 'Trained on this: shows memory, not skill' : 'Measured by `npm run score`',
		})),
		...published.map(({ system, values, seen }) => ({ system, values: padded(values), seen })),
	]
}

function readCuad(scores: FileScores, pick: (scores: CuadScores) => number[]): number[] {
	return 'presence' in scores ? pick(scores) : []
}
