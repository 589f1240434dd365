import { expect, test } from 'vitest'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { specimen } from './specimen-words.ts'

test('what the landing page shows of a review is what the engine says of that document', () => {
	const input = reviewInput(contractSource('harsh-one-way-nda'))
	const report = reviewDocument({ ...input, options: { ...input.options, partyRole: 'receiving' } })
	const finding = report.findings.find(({ rule }) => rule === specimen.rule)
	expect(finding).toMatchObject({ quote: specimen.quote, severity: specimen.severity, says: specimen.says, ask: specimen.ask })
	expect(report.text).toContain(`${specimen.before} ${specimen.quote} ${specimen.after}`)
})
