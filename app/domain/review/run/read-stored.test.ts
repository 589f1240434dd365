import { expect, test } from 'vitest'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { readStored } from './read-stored.ts'
import { reportText } from '../report/report-text.ts'
import { reportDocx } from '../report/report-docx.ts'

const today = reportOf({ name: 'nda.docx', sha256: '0', bytes: 1 })

function earlier() {
	const { read_yourself: _, summary, findings, document, options, ...rest } = structuredClone(today)
	return {
		...rest,
		document: { ...document, parties: document.parties.map(({ name }) => name) },
		options: { party_role: options.party_role, review_tone: options.review_tone, document_type: options.document_type },
		summary: { verdict: summary.verdict, sentence: summary.sentence, before_signing: summary.before_signing },
		findings: findings.map(({ confidence: __, ...finding }) => finding),
	}
}

test('a report from before sides had names opens as one of today that says nothing of what came later', async () => {
	const report = readStored('report', JSON.stringify(earlier()))
	expect(report).toEqual({ ...today, findings: today.findings.map((finding) => ({ ...finding, confidence: 1 })) })
	expect(reportText(report)).toContain('Two points need work.')
	expect((await reportDocx(report)).length).toBeGreaterThan(1000)
})

test('so do its sections, each for itself', () => {
	const { summary, findings, rules, file, document, options, engine, playbook, facts } = earlier()
	expect(readStored('summary', JSON.stringify(summary))).toEqual(today.summary)
	expect(readStored('findings', JSON.stringify({ findings, rules }))).toMatchObject({
		findings: [{ confidence: 1 }, { confidence: 1 }],
		rules,
		read_yourself: [],
	})
	expect(readStored('about', JSON.stringify({ file, document, options, engine, playbook }))).toMatchObject({
		document: { parties: [{ name: 'Ada Ltd', role: null, quote: null }] },
		options: { party_name: null },
	})
	expect(readStored('facts', JSON.stringify(facts))).toEqual(today.facts)
})

test('what was written today comes back to the letter', () => {
	expect(readStored('report', JSON.stringify(today))).toEqual(today)
	expect(readStored('summary', JSON.stringify(today.summary))).toEqual(today.summary)
})
