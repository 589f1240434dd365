import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Finding, ReviewReport, RuleResult } from '#app/domain/review/report/report.ts'
import { changedText, judgeDefect, type SingleDefect } from './single-defects-judge.ts'

const text = 'The term is one year. Either party may end it. Fees are due.'

const sha = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 12)

function defect(words: string, insert: string, expects?: string[]): SingleDefect {
	return {
		id: 'sd-00',
		form: 'a.md',
		family: 'term',
		side: 'Customer',
		type: 'terms',
		find: { offset: text.indexOf(words), length: words.length },
		hash: sha(words),
		insert,
		what: 'A term.',
		severity: 'high',
		held_back: false,
		...(expects && { expects }),
	}
}

function report(parts: {
	findings?: Partial<Finding>[]
	rules?: Partial<RuleResult>[]
	read_yourself?: { start: number; end: number }[]
}): ReviewReport {
	return { findings: [], rules: [], read_yourself: [], ...parts } as unknown as ReviewReport
}

const finding = (rule: string, start: number | null, end: number | null, severity = 'medium'): Partial<Finding> => ({
	rule,
	start,
	end,
	severity: severity as Finding['severity'],
	says: '',
})

test('the words at the place are replaced, and must be those it was written for', () => {
	expect(changedText(text, defect('one year', 'nine years'))).toBe('The term is nine years. Either party may end it. Fees are due.')
	expect(() => changedText(`${text} `.replace('one', 'two'), defect('one year', 'nine years'))).toThrow('sd-00')
})

test('a finding at the changed words counts, unless the form has it already', () => {
	const longer = defect('one year', 'nine years')
	const after = report({ findings: [finding('long_term', 0, 23)] })
	expect(judgeDefect(longer, report({}), after).found).toEqual(['long_term'])
	expect(judgeDefect(longer, report({ findings: [finding('long_term', 0, 21)] }), after).found).toEqual([])
	expect(judgeDefect(longer, report({ findings: [finding('long_term', 0, 21, 'low')] }), after).found).toEqual(['long_term'])
	expect(judgeDefect(longer, report({}), report({ findings: [finding('fees', 49, 62)] })).found).toEqual([])
})

test('a finding behind the change is known by where it stood before', () => {
	const changed = defect('one year', 'nine years')
	const before = report({ findings: [finding('end', 22, 46)] })
	expect(
		judgeDefect(
			{ ...changed, find: { offset: 12, length: 20 }, insert: 'x'.repeat(20) },
			before,
			report({ findings: [finding('end', 22, 46)] }),
		).found,
	).toEqual([])
})

test('what is deleted is found by a finding about it that is new', () => {
	const gone = defect(' Either party may end it.', '', ['terminat'])
	const absent = report({ findings: [finding('missing.termination', null, null), finding('missing.venue', null, null)] })
	expect(judgeDefect(gone, report({}), absent).found).toEqual(['missing.termination'])
	expect(judgeDefect(gone, absent, absent).found).toEqual([])
})

test('words to be read and words that passed are told apart', () => {
	const longer = defect('one year', 'nine years')
	const passed = { id: 'term', outcome: 'passed' as const, evidence: { quote: '', start: 4, end: 16 } }
	expect(judgeDefect(longer, report({}), report({ rules: [passed], read_yourself: [{ start: 0, end: 23 }] }))).toEqual({
		found: [],
		listed: true,
		passed: ['term'],
	})
})
