import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { describeProgress } from '../run/review-progress.ts'
import { reportDocx } from '../report/report-docx.ts'
import { reportText } from '../report/report-text.ts'
import type { Proven, ProvenFinding } from './answer/prove-element.ts'
import { mergeReadings } from './merge/merge-readings.ts'
import { readingOf } from './reading-of.ts'

const embedded = reportOf({ name: 'nda.docx', sha256: '0', bytes: 1 })
const point: ProvenFinding = {
	type: 'finding',
	id: 'p1',
	answers: null,
	kind: 'issue',
	severity: 'high',
	clause: null,
	bound: null,
	quote: '',
	also: [],
	says: 'They can leave you overnight.',
	why: 'You planned for a year.',
	action: null,
	ask: 'Please agree to notice.',
	fallback: null,
	replacement: null,
	replaces: null,
	insert_after: null,
	span: { start: 0, end: 10 },
	edit: null,
}
const comment: Proven = {
	type: 'verdict',
	finding: 'test.end-1',
	verdict: 'comment',
	reason: 'Section 9 makes this worse.',
	severity: null,
	quote: null,
	of: null,
	span: null,
}
const merge = (elements: Proven[]) =>
	mergeReadings({
		report: embedded,
		reading: readingOf(embedded),
		paragraphs: [],
		answers: [{ group: 1, elements }],
		complete: true,
		wasRead: () => true,
		rulings: null,
		model: 'mistral',
	}).report
const extended = merge([point, comment])
const report = { ...extended, engine: { ...extended.engine, model_note: 'mistral read 1 of 2 parts.' } }

test.each([
	['text for a terminal', async () => reportText(report)],
	['a Word file', async () => (await mammoth.extractRawText({ buffer: Buffer.from(await reportDocx(report)) })).value],
])('%s says what the model added, what it comments and what it did not do', async (_name, write) => {
	const words = (await write()).replace(/\s+/g, ' ')
	for (const shown of [
		'They can leave you overnight.',
		'added by the language model',
		'The language model adds: Section 9 makes this worse.',
		'mistral read 1 of 2 parts.',
		'with mistral',
	])
		expect(words).toContain(shown)
})

test('without a model nothing of it is shown', () => {
	expect(reportText(embedded)).not.toMatch(/language model/)
})

test('a span outside the text is a bug of ours and stops the reading', () => {
	expect(() => merge([{ ...point, span: { start: 0, end: 9999 } }])).toThrow(/quotes 0–9999/)
})

test('progress names the part that is read', () => {
	expect(describeProgress('running', { step: 'asking_model', group: 3, groups: 7 })).toEqual({
		sentence: 'The language model is reading clause group 3 of 7. What the rules found stands below …',
		percent: 91,
	})
	expect(describeProgress('running', { step: 'asking_model', group: 1, groups: 1 }).sentence).toMatch(
		/^The language model is reading the document/,
	)
})
