import { expect, test } from 'vitest'
import { embeddedReview, isSecondPass, letRead, point, reads, serviceTerms } from '#tests/fixtures/model-answers.ts'
import { breaksOffAfter } from '#tests/openai-server.ts'
import type { Finding, ReviewReport } from '../report/report.ts'

const side = { partyName: 'Larkspur Robotics, Inc.' }
const { embedded } = embeddedReview(serviceTerms, side)
const fees = 'Customer shall pay each invoice within fifteen (15) days.'
const mark: Finding = {
	...embedded.findings.find(({ start }) => start !== null)!,
	id: 'points.payment_terms-1',
	rule: 'points.payment_terms',
	severity: 'medium',
	clause: embedded.clauses.find(({ heading }) => heading === 'Fees')!.id,
	quote: fees,
	start: embedded.text.indexOf(fees),
	end: embedded.text.indexOf(fees) + fees.length,
	says: 'Payment terms: Customer must pay each invoice within fifteen (15) days.',
	why: 'A reason that stands in no prompt.',
}
const report: ReviewReport = {
	...embedded,
	findings: [mark, ...embedded.findings],
	rules: [...embedded.rules, { id: mark.rule, title: 'Payment terms', source: 'Lawyers.', outcome: 'flagged' }],
}
const marked = { text: serviceTerms, side, report }
const ofMark = ({ findings }: ReviewReport) => findings.filter(({ rule, quote }) => rule === mark.rule || quote === fees)

test('a mark is told in one short line, apart from the findings, and nobody has to answer it', async () => {
	const { asked } = await letRead(
		reads(() => []),
		marked,
	)
	const { prompt } = asked[0]!
	const [, marks] = /BEGIN MARKS [0-9a-f]+\n([\s\S]*?)\nEND MARKS/.exec(prompt)!
	expect(marks).toBe(`${mark.id} (medium) in ${mark.clause}: ${mark.says}`)
	expect(/BEGIN FINDINGS [\s\S]*?END FINDINGS/.exec(prompt)![0]).not.toContain(mark.id)
})

test('a mark on which the model is silent is listed to be read, and is no finding', async () => {
	const { report: read } = await letRead(
		reads(() => []),
		marked,
	)
	expect(ofMark(read)).toEqual([])
	expect(read.read_yourself).toContainEqual(expect.objectContaining({ quote: fees, look_for: expect.stringMatching(/^Payment: check/) }))
	expect(read.rules.find(({ id }) => id === mark.rule)?.outcome).toBe('not_applicable')
	expect(read.summary.before_signing.join(' ')).not.toContain('invoice')
})

test('a refuted mark is listed to be read as well, and asked about no second time', async () => {
	const { report: read, asked } = await letRead(
		reads(() => [{ type: 'verdict', finding: mark.id, verdict: 'refute', quote: fees, reason: 'This is usual.' }]),
		marked,
	)
	expect(ofMark(read)).toEqual([])
	expect(read.read_yourself.map(({ quote }) => quote)).toContain(fees)
	expect(asked.some(isSecondPass)).toBe(false)
})

test.each(['agree', 'comment'])('a mark with the verdict "%s" stays a finding', async (verdict) => {
	const { report: read } = await letRead(
		reads(() => [{ type: 'verdict', finding: mark.id, verdict, reason: 'The time runs from the invoice.' }]),
		marked,
	)
	expect(ofMark(read)).toMatchObject([{ id: mark.id, comment: 'The time runs from the invoice.' }])
	expect(read.read_yourself.map(({ quote }) => quote)).not.toContain(fees)
})

test('a point about overlapping words takes the mark in', async () => {
	const says = 'Vendor bills you before it has delivered anything.'
	const { report: read } = await letRead(
		reads(() => [{ ...point, quote: 'pay each invoice within fifteen (15) days', says, why: 'Your money is gone by then.' }]),
		marked,
	)
	const over = read.findings.filter(({ start, end }) => start !== null && start < mark.end! && mark.start! < end!)
	expect(over.map((each) => each.says)).toEqual([says])
	expect(read.read_yourself.map(({ quote }) => quote)).not.toContain(fees)
})

test('a point that answers a mark stands in its place', async () => {
	const { report: read } = await letRead(
		reads(() => [{ ...point, quote: fees, answers: mark.id, says: 'You have fifteen days to pay.' }]),
		marked,
	)
	expect(ofMark(read)).toMatchObject([{ id: mark.id, rule: mark.rule, origin: 'model', says: 'You have fifteen days to pay.' }])
})

test('of words that the model did not get to, its silence says nothing', async () => {
	const half = `{"elements":[${JSON.stringify({ ...point, quote: 'Customer shall indemnify Vendor against all claims' })},{"type":`
	const { report: read } = await letRead(breaksOffAfter(half), marked)
	expect(ofMark(read)).toEqual([mark])
})
