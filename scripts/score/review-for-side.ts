import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { plainDocument } from '../train/clauses/plain-document.ts'

/** The review of a text without layout for a party that it names, its type left to the engine to find out. */
export function reviewForSide(text: string, side: string, models: ReviewModels): ReviewReport {
	const file = { name: 'contract.pdf', sha256: '0'.repeat(64), bytes: text.length }
	return reviewDocument({
		file,
		document: plainDocument(text),
		options: { partyRole: 'unsure', partyName: side, reviewTone: 'neutral', documentType: null },
		models,
	})
}
