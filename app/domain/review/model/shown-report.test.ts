import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { describeProgress } from '../review-progress.ts'
import { reportDocx } from '../report-docx.ts'
import { reportText } from '../report-text.ts'
import { extendReport } from './extend-report.ts'

const embedded = reportOf({ name: 'nda.docx', sha256: '0', bytes: 1 })
const point = { type: 'finding' as const, kind: 'issue' as const, severity: 'high' as const, quote: '', says: 'They can leave you overnight.', why: 'You planned for a year.', ask: 'Please agree to notice.', replacement: null, span: { start: 0, end: 10 } }
const extended = extendReport(embedded, [], [{ group: 1, elements: [point, { type: 'comment', finding: 'test.end-1', comment: 'Section 9 makes this worse.' }] }], 'mistral')
const report = { ...extended, engine: { ...extended.engine, model_note: 'mistral read 1 of 2 parts.' } }

test.each([
	['text for a terminal', async () => reportText(report)],
	['a Word file', async () => (await mammoth.extractRawText({ buffer: Buffer.from(await reportDocx(report)) })).value],
])('%s says what the model added, what it comments and what it did not do', async (_name, write) => {
	const words = (await write()).replace(/\s+/g, ' ')
	for (const shown of ['They can leave you overnight.', 'added by the language model', 'The language model adds: Section 9 makes this worse.', 'mistral read 1 of 2 parts.', 'with mistral']) expect(words).toContain(shown)
})

test('without a model nothing of it is shown', () => {
	expect(reportText(embedded)).not.toMatch(/language model/)
})

test('a span outside the text is a bug of ours and stops the reading', () => {
	expect(() => extendReport(embedded, [], [{ group: 1, elements: [{ ...point, span: { start: 0, end: 9999 } }] }], 'mistral')).toThrow(/quotes 0–9999/)
})

test('progress names the clause group that is read', () => {
	expect(describeProgress('running', { step: 'asking_model', group: 3, groups: 7 })).toEqual({ sentence: 'The language model is reading clause group 3 of 7. What the rules found stands below …', percent: 91 })
})
