import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ReportClause } from '#app/domain/review/report/report.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'

/** A document as its review read it. */
export interface ReadDocument {
	text: Pick<ExtractedDocument, 'paragraphs'>
	clauses: readonly ReportClause[]
}

/** Titles of the clauses by the ids of their paragraphs: in the sent and in the returned version. */
export interface ClauseTitles {
	sent: Record<string, string>
	returned: Record<string, string>
}

/** The innermost clause of each paragraph, by the paragraph's id. */
export function clausesByParagraph({ text, clauses }: ReadDocument): Map<string, ReportClause> {
	const found = new Map<string, ReportClause>()
	for (const { id, start, end } of text.paragraphs) {
		const around = clauses.filter((clause) => clause.start <= start && clause.end >= Math.min(end, start + 1))
		const innermost = around.reduce<ReportClause | null>(
			(best, clause) => (best && best.end - best.start <= clause.end - clause.start ? best : clause),
			null,
		)
		if (innermost) found.set(id, innermost)
	}
	return found
}

/**
 * Ids of the clauses of the returned version that differ from the sent file: through an answer to a suggestion or a
 * counterparty edit.
 *
 * @param byParagraph the clauses of the returned version
 */
export function changedClauses(
	{ suggestions, tracked, untracked }: RoundJudgement,
	byParagraph: ReadonlyMap<string, ReportClause>,
): Set<string> {
	const places = [
		...suggestions.filter(({ outcome }) => outcome !== 'untouched').map(({ returnedParagraphId }) => returnedParagraphId),
		...[...tracked, ...untracked].map(({ returnedParagraphId }) => returnedParagraphId),
	]
	return new Set(places.flatMap((place) => (place === null ? [] : (byParagraph.get(place)?.id ?? []))))
}
