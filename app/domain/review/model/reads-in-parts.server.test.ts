import { expect, test } from 'vitest'
import { embeddedReview, isSecondPass, letRead, point, reads } from '#tests/fixtures/model-answers.ts'
import { says, stallsAfter } from '#tests/openai-server.ts'

const clauses = Array.from(
	{ length: 120 },
	(_, index) =>
		`${index + 1}. Duty ${index + 1}. The supplier shall deliver part ${index + 1} of the Goods within thirty days after each order, as Section ${((index + 60) % 120) + 1} says, and the customer shall pay for it within sixty days after it has been delivered in good order.`,
)
const long = `# Supply Agreement\n\nIn this Agreement "Goods" means the parts of the robots that are listed in each order.\n\n${clauses.join('\n\n')}\n`
const context = 9000

test('a document that does not fit is read in parts, each with a map, the definitions and the clauses that it leans on', async () => {
	const { asked, report } = await letRead(says('{"elements":[]}'), { text: long, context })
	expect(asked.length).toBeGreaterThan(3)
	for (const { system, prompt } of asked) expect((system.length + prompt.length) / 3).toBeLessThan(context)
	const late = asked.find(({ prompt }) => /BEGIN DOCUMENT [0-9a-f]+\n\{c\d+(?: \d+)?\} (?:9\d|1[01]\d)\. /.test(prompt))!
	expect(late.prompt).toContain('BEGIN HEADINGS')
	expect(late.prompt).toMatch(/BEGIN ELSEWHERE[\s\S]*"Goods" means the parts of the robots/)
	expect(late.prompt).toMatch(/BEGIN ELSEWHERE[\s\S]*Duty [1-6]\d\./)
	expect(report.engine.model_note).toMatch(/read this document in \d+ parts/)
})

test('what was raised in one part is told to the next, and the second pass sees each point with its clause', async () => {
	const echo = reads(({ prompt }) => [
		{
			...point,
			quote: /The supplier shall deliver part \d+ of the Goods/.exec(prompt.slice(prompt.indexOf('BEGIN DOCUMENT')))?.[0],
			says: `Part ${/You read part (\d+)/.exec(prompt)?.[1]} brings more to pay for.`,
			why: `It has ${/You read part (\d+)/.exec(prompt)?.[1]} reasons.`,
		},
	])
	const { asked, ofModel } = await letRead(echo, { text: long, context })
	const parts = asked.filter((question) => !isSecondPass(question))
	expect(ofModel.length).toBeGreaterThan(0)
	expect(parts[1]!.prompt).toContain('Points raised in other parts already')
	const [second] = asked.filter(isSecondPass)
	expect(second!.prompt).toMatch(/Clause: \{c\d+[^}]*\} /)
	expect(second!.prompt).not.toContain('The whole document:')
})

test('the order in which answers come does not change the report', async () => {
	const quoteOf = (prompt: string) =>
		/The supplier shall deliver part \d+ of the Goods/.exec(prompt.slice(prompt.indexOf('BEGIN DOCUMENT')))?.[0]
	const echo = reads(({ prompt }) => [
		{ ...point, quote: quoteOf(prompt), says: `${quoteOf(prompt)?.replace(/\D+/g, '')} is the number of one more part.` },
	])
	const one = await letRead(echo, { text: long, context })
	const many = await letRead(echo, { text: long, context, limits: { atOnce: 4 } })
	expect(many.report).toEqual(one.report)
})

test('the budget ends the reading with what is left unread said, the weightiest parts first', async () => {
	const { asked, report } = await letRead(says('{"elements":[]}'), {
		text: long,
		context,
		limits: { tokens: { input: 16_000, output: 40_000 } },
	})
	const { read: done, groups } = /read (?<read>\d+) of (?<groups>\d+) parts/.exec(report.engine.model_note ?? '')!.groups!
	expect(Number(done)).toBe(asked.length)
	expect(Number(done)).toBeLessThan(Number(groups))
	expect(report.engine.model_note).toContain('used up what one review may spend')
})

test('when the time for one review is over the rest stays unread', async () => {
	const { report } = await letRead([says('{"elements":[]}'), stallsAfter('{"elements":[')], {
		text: long,
		context,
		limits: { timeMs: 1500 },
		patience: { silenceMs: 20_000, answerMs: 20_000 },
	})
	expect(report.engine).toMatchObject({ model: 'test-model', model_note: expect.stringContaining('took too long') })
})

test('two parts in a row without an answer are enough, each asked twice for the form', async () => {
	expect((await letRead(says('no'), { text: long, context })).asked).toHaveLength(4)
})

test('a context too small for any part is said to be so, and nothing is asked', async () => {
	const { asked, report } = await letRead(says('{"elements":[]}'), { text: long, context: 4096 })
	expect(asked).toHaveLength(0)
	expect(report.engine.model_note).toMatch(/takes only 4096 tokens at once, too few .*embedded engine’s alone/)
})

test('progress counts the parts', async () => {
	const seen: string[] = []
	const { asked } = await letRead(says('{"elements":[]}'), {
		text: long,
		context,
		onProgress: ({ group, groups }) => void seen.push(`${group}/${groups}`),
	})
	expect([...new Set(seen)]).toEqual(asked.map((_, index) => `${index + 1}/${asked.length}`))
})

test('ids stay apart, also where a model says the same of every part', async () => {
	const { report } = await letRead(
		reads(({ prompt }) =>
			[...prompt.slice(prompt.indexOf('BEGIN DOCUMENT')).matchAll(/The supplier shall deliver part \d+ of the Goods/g)]
				.slice(0, 3)
				.map(([quote], index) => ({ ...point, quote, says: `Point ${'abc'[index]} alpha beta.` })),
		),
		{ text: long, context },
	)
	const ids = report.findings.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	expect(embeddedReview(long).embedded.clauses.length).toBeGreaterThan(100)
})
