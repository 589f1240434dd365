import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { PlaybookKind } from '../playbook/rule.ts'
import type { ClauseReader } from './classifier/read-clauses.ts'
import type { Structure } from './clause.ts'
import type { PointReader } from '../points/read-points.ts'
import { readFounderLabels } from './founder-labels.ts'
import type { NdaAnswer, Readings, UnfairTerm } from './readings.ts'

/** What was learned from labeled contracts, ready to read with. */
export interface ReviewModels {
	/** SHA-256 of the file of clause labels, NDA questions and unfair terms: scores on public data sets are those of that file. */
	checksum: string
	readClauses: ClauseReader
	answerNdaQuestions(document: Pick<ExtractedDocument, 'text'>, structure: Pick<Structure, 'sentences'>): NdaAnswer[]
	findUnfairTerms(document: Pick<ExtractedDocument, 'text'>, structure: Pick<Structure, 'sentences'>): UnfairTerm[]
	readPoints: PointReader
}

/**
 * What the models and the founder's label rules find in a document; each question is put only to the documents it is
 * made for.
 */
export function readWith(
	models: ReviewModels,
	document: Pick<ExtractedDocument, 'text'>,
	structure: Structure,
	playbook: PlaybookKind,
): Readings {
	return {
		labels: [...models.readClauses(document, structure).passages, ...readFounderLabels(structure)].sort(
			(a, b) => a.start - b.start || b.end - a.end || a.name.localeCompare(b.name, 'en'),
		),
		ndaAnswers: playbook === 'nda' ? models.answerNdaQuestions(document, structure) : [],
		unfairTerms: playbook === 'privacy_terms' ? models.findUnfairTerms(document, structure) : [],
	}
}
