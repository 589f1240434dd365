import { expect, test } from 'vitest'
import { fullReport } from '#tests/fixtures/full-report.ts'
import type { ReviewReport } from '../report/report.ts'
import { sideName, sideOfReport, sideQuestion, sideSentence } from './side-words.ts'

const report = fullReport()
const as = (
	reader: ReviewReport['document']['reader'],
	party_name: string | null,
	party_role: ReviewReport['options']['party_role'] = 'unsure',
) => ({
	document: { ...report.document, reader },
	options: { ...report.options, party_name, party_role },
})

test.each([
	['chosen', as({ name: 'Garman Inc.', certainty: 'chosen' }, 'garman'), 'You are Garman Inc. here.', 'Garman Inc.'],
	[
		'likely',
		as({ name: 'Garman Inc.', certainty: 'likely' }, null, 'receiving'),
		'You are likely Garman Inc. here.',
		'Garman Inc. (likely)',
	],
	['known as Sender only', as(null, null, 'sending'), 'You are the side that sent this document.', 'Role'],
	['not known', as(null, null), 'Which side you are on is not known, so points that could hurt either side are listed.', 'Role'],
	[
		'a name that is no party’s',
		as(null, 'Acme', 'sending'),
		"No party of this document is called 'Acme'. You are the side that sent this document.",
		"Role ('Acme' is no party of this document)",
	],
])('the side is said once: %s', (_, about, sentence, name) => {
	expect(sideSentence(about)).toBe(sentence)
	expect(sideName(about, 'Role')).toBe(name)
})

test('readers of a shared report are not told that they are its side', () => {
	expect(sideOfReport(as({ name: 'Garman Inc.', certainty: 'likely' }, null))).toBe('This report is for Garman Inc.')
	expect(sideOfReport(as(null, null, 'sending'))).toBe('This report is for the side that sent this document.')
	expect(sideOfReport(as(undefined, null))).toBeNull()
})

test('a report from before sides had names says nothing of them', () => {
	expect(sideSentence(as(undefined, null))).toBeNull()
})

test('the question names two parties, and leaves more to the list', () => {
	const [garman, sparkling] = report.document.parties
	expect(sideQuestion([garman!, sparkling!])).toBe('Which party are you: Garman Holdings, Inc. or Sparkling LLC?')
	expect(sideQuestion([garman!, sparkling!, garman!])).toBe('Which party are you?')
})
