import { expect, test } from 'vitest'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { contractSource, reviewInput, undecidedOptions } from '#tests/fixtures/contracts.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { editedDocument } from './edited-document.ts'
import { changeProver } from './prove-change.ts'

const input = reviewInput(contractSource('faulty-services-agreement'))
const { document } = input
const { findings } = reviewDocument(input)
const prove = changeProver(document, undecidedOptions, loadReviewModels())

const quoted = findings.flatMap((finding) => {
	const paragraph = document.paragraphs.find(({ start, end }) => finding.start !== null && start <= finding.start && finding.start < end)
	return paragraph ? [{ finding, paragraph, text: document.text.slice(paragraph.start, paragraph.end) }] : []
})

test('a change that leaves the words as they are leaves the point where it is', () => {
	const { finding, paragraph, text } = quoted[0]!
	expect(prove(finding, { kind: 'replace', paragraphId: paragraph.id, start: 0, end: text.length, expected: text, text })).toBe(
		'point_stays',
	)
})

test('a term that nobody defines must not come in', () => {
	const { finding, paragraph, text } = quoted.find(
		({ finding: { rule }, text: words }) => findings.filter((other) => other.rule === rule).length === 1 && !/[“"]/.test(words),
	)!
	const fault = prove(finding, {
		kind: 'replace',
		paragraphId: paragraph.id,
		start: 0,
		end: text.length,
		expected: text,
		text: 'The Escrow Steward keeps the Steward Ledger. The Escrow Steward shall show the Steward Ledger.',
	})
	expect(fault).not.toBeNull()
})

test('the edited document has its paragraphs where its text says', () => {
	const paper = documentFromText('# Lease\nRent is due.\nThe end.')
	const edited = editedDocument(paper, {
		kind: 'insert_paragraphs',
		paragraphId: paper.paragraphs[1]!.id,
		where: 'after',
		expected: 'Rent is due.',
		texts: ['Heating is included.'],
	})
	expect(edited.paragraphs.map(({ start, end }) => edited.text.slice(start, end))).toEqual([
		'Lease',
		'Rent is due.',
		'Heating is included.',
		'The end.',
	])
	const struck = editedDocument(paper, { kind: 'delete_paragraph', paragraphId: paper.paragraphs[1]!.id, expected: 'Rent is due.' })
	expect(struck.text).toBe('Lease\nThe end.')
	const replaced = editedDocument(paper, {
		kind: 'replace',
		paragraphId: paper.paragraphs[1]!.id,
		start: 8,
		end: 11,
		expected: 'due',
		text: 'paid',
	})
	expect(replaced.text).toBe('Lease\nRent is paid.\nThe end.')
})
