import { expect, test } from 'vitest'
import { askedPoints, embeddedReview, letRead, point, reads, serviceTerms } from '#tests/fixtures/model-answers.ts'

const customer = { text: serviceTerms, side: { partyName: 'Larkspur Robotics, Inc.' } }
const uncapped = 'Nothing in this Agreement limits the liability of Customer.'
const fees = 'Customer shall pay each invoice within fifteen (15) days.'
const grave = { ...point, severity: 'high', quote: uncapped, says: 'You owe $9,000,000 without any limit.', why: 'It ends your company.' }

test('the words of a grave point that can’t be proven are listed to be read, never what was said of them', async () => {
	const { report, ofModel } = await letRead(
		reads(() => [grave]),
		customer,
	)
	expect(ofModel).toEqual([])
	expect(report.read_yourself).toContainEqual(
		expect.objectContaining({ quote: uncapped, look_for: expect.stringMatching(/^Liability: check|^Limit|liab/i) }),
	)
	expect(JSON.stringify(report)).not.toMatch(/9,000,000|ends your company/)
	expect(report.engine.model_note).toContain('The words of 1 grave point that did not hold are listed for you to read.')
})

test('so are those of a grave point that the second pass took back', async () => {
	const { report, ofModel } = await letRead(
		reads(
			() => [{ ...grave, says: 'Your liability has no limit.' }],
			(question) => askedPoints(question).map((id) => ({ type: 'ruling', id, ruling: 'drop' })),
		),
		customer,
	)
	expect(ofModel).toEqual([])
	expect(report.read_yourself.map(({ quote }) => quote)).toContain(uncapped)
	expect(report.engine.model_note).toContain('The words of 1 grave point')
	expect(JSON.stringify(report)).not.toContain('ends your company')
})

test.each([
	['a lesser point', { ...grave, severity: 'medium' }],
	['a point with an invented quote', { ...grave, quote: 'Customer pledges all of its shares to Vendor.' }],
])('%s that does not hold leaves nothing behind', async (_name, lie) => {
	const { report, embedded } = await letRead(
		reads(() => [lie]),
		customer,
	)
	expect(report.read_yourself).toEqual(embedded.read_yourself)
	expect(report.engine.model_note).not.toContain('grave point')
})

test('the same words are listed once, and none that a finding quotes', async () => {
	const { report } = await letRead(
		reads(() => [
			grave,
			{ ...grave, quote: 'Nothing in this Agreement limits the liability' },
			{ ...grave, quote: fees },
			{ ...point, quote: fees, says: 'You have fifteen days to pay.', why: 'That is soon.' },
		]),
		customer,
	)
	const listed = report.read_yourself.map(({ quote }) => quote)
	expect(listed.filter((quote) => uncapped.includes(quote))).toHaveLength(1)
	expect(listed).not.toContain(fees)
	for (const { start, end } of report.read_yourself)
		for (const finding of report.findings) expect(finding.start !== null && finding.start < end && start < finding.end!).toBe(false)
})

const law = 'This Agreement is governed by the laws of the State of Delaware.'

test.each([
	['undecided', 'about the words it rests on', { quote: law, says: 'Courts may read it otherwise.', why: 'The forum is open.' }],
	['undecided', 'on the same subject', { quote: fees, says: 'The governing law leaves your claims out.', why: 'You lose them.' }],
	['passed', 'on something else', { quote: fees, says: 'You have little time to pay.', why: 'That is soon.' }],
])('a check that passed is %s where the model raises a point %s', async (outcome, _name, about) => {
	const { report, embedded } = await letRead(
		reads(() => [{ ...point, ...about }]),
		customer,
	)
	const check = ({ rules }: typeof report) => rules.find(({ id }) => id === 'general.governing_law')!
	expect(check(embedded).outcome).toBe('passed')
	expect(check(report).outcome).toBe(outcome)
	if (outcome === 'undecided') expect(check(report)).toMatchObject({ note: expect.stringContaining(about.says) })
})

test('a passed check stands where the point against it was taken back', async () => {
	const { report } = await letRead(
		reads(
			() => [{ ...point, quote: law }],
			(question) => askedPoints(question).map((id) => ({ type: 'ruling', id, ruling: 'drop' })),
		),
		customer,
	)
	expect(report.rules.find(({ id }) => id === 'general.governing_law')?.outcome).toBe('passed')
})

test('an open check that the model finds fine gets no note where it raises a point on the same subject', async () => {
	const { embedded } = embeddedReview(serviceTerms, customer.side)
	const open = embedded.rules.find(({ outcome, title }) => outcome === 'undecided' && title.split(' ').length > 3)!
	const fine = { type: 'open_check_fine', check: open.id, quote: law, says: 'It is as it should be.' }
	const noteOf = async (says: string) => {
		const { report } = await letRead(
			reads(() => [fine, { ...point, quote: uncapped, says, why: 'You pay for that.' }]),
			customer,
		)
		return report.rules.find(({ id }) => id === open.id)!.note
	}
	expect(await noteOf('Your side carries each loss.')).toContain('It is as it should be.')
	expect(await noteOf(`It is not so that: ${open.title}.`)).toBeUndefined()
})

test('a passage in prose may begin with another letter than in the document', async () => {
	const { ofModel } = await letRead(
		reads(() => [{ ...point, quote: uncapped, says: 'It says that “nothing in this agreement limits the liability of Customer”.' }]),
		customer,
	)
	expect(ofModel).toHaveLength(1)
})
