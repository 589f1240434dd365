import { expect, test } from 'vitest'
import { contractSource } from '#tests/fixtures/contracts.ts'
import { embeddedReview, isSecondPass, letRead, point, reads } from '#tests/fixtures/model-answers.ts'
import { answers, fails, type Behaviour } from '#tests/openai-server.ts'
import type { ReviewReport } from '../report/report.ts'

const source = contractSource('harsh-one-way-nda')
const side = { partyName: 'Fernwick Labs, Inc.' }
const silent = answers(() => [])

async function read(text: string, behave: Behaviour, earlier: ReviewReport | null = null) {
	const { report, asked } = await letRead(behave, { text, side, earlier })
	// The text to read, without words from elsewhere in the document.
	const part = (prompt: string) => /BEGIN DOCUMENT [0-9a-f]+\n([\s\S]*?)\nEND DOCUMENT/.exec(prompt)?.[1] ?? ''
	return {
		report,
		asked,
		sent: asked
			.filter((question) => !isSecondPass(question))
			.map(({ prompt }) => part(prompt))
			.join('\n'),
	}
}

function freeSentences({ text, findings }: ReviewReport): string[] {
	return [...text.matchAll(/[A-Z][^.\n]{40,200}\./g)]
		.filter(
			({ index, 0: words }) =>
				!findings.some(({ start, end }) => start !== null && end !== null && start < index + words.length && index < end),
		)
		.map(([words]) => words)
}

const { embedded } = embeddedReview(source, side)
const found = freeSentences(embedded)
const [first, last] = [found[0]!, found.at(-1)!]
const [commented, disputed] = embedded.findings.filter(({ quote }) => quote !== null && !quote.includes(first) && !first.includes(quote))
const firstReading = () =>
	read(
		source,
		reads(({ prompt }) => [
			{ ...point, quote: last, says: 'The place of disputes is far away.', why: 'A lawsuit there costs more than it brings.' },
			{ type: 'verdict', finding: commented!.id, verdict: 'comment', reason: 'This is worse than it looks.' },
			{ type: 'verdict', finding: disputed!.id, verdict: 'refute', quote: disputed!.quote, reason: 'This is usual here.' },
			{ type: 'deal', about: 'exchange', sentence: 'Fernwick may see the data room.', quote: 'for access to the data room' },
			{ type: 'plain', clause: /\{(c\d+)(?: 10)?\} (?:10\. )?Fees/.exec(prompt)?.[1], plain: 'You pay $5,000 a month.' },
		]),
	)
const modelsPart = ({ findings, summary, clauses }: ReviewReport) => ({
	findings: findings
		.filter(({ origin, comment, disputed }) => origin === 'model' || comment !== undefined || disputed !== undefined)
		.map(({ rule, quote, says, comment, disputed }) => ({ rule, quote, says, comment, disputed: disputed?.reason })),
	deal: summary.deal.map(({ sentence }) => sentence),
	plain: clauses.find(({ heading }) => heading === 'Fees')?.plain,
})

test('only what changed is sent again; what was said of the rest stands, at its new place', async () => {
	const { report: earlier, sent } = await firstReading()
	expect(sent).toContain(last)
	expect(modelsPart(earlier).findings).toHaveLength(3)

	const changed = source.replace(first, `${first.slice(0, -1)}, save as the Parties agree otherwise in writing.`)
	expect(changed).not.toBe(source)
	const { report, sent: again, asked } = await read(changed, silent, earlier)

	expect(again).toContain('save as the Parties agree otherwise')
	expect(again).not.toContain(last)
	expect(again.length).toBeLessThan(sent.length / 2)
	// What was checked in the version before is not checked again.
	expect(asked.some(isSecondPass)).toBe(false)
	expect(modelsPart(report)).toEqual(modelsPart(earlier))
	for (const { quote, start, end } of report.findings) if (quote !== null) expect(report.text.slice(start!, end!)).toBe(quote)
	expect(report.engine).toMatchObject({ model: 'test-model', model_note: expect.stringContaining('the changed clauses only') })
})

test('of a file that came back as it was sent nothing leaves, and all of what was said stands', async () => {
	const { report: earlier } = await firstReading()
	const { report, sent } = await read(source, fails(500), earlier)
	expect(sent).toBe('')
	expect(modelsPart(report)).toEqual(modelsPart(earlier))
	expect(report.summary.verdict).toBe(earlier.summary.verdict)

	const { report: third, sent: nothing } = await read(source, fails(500), report)
	expect([modelsPart(third), nothing]).toEqual([modelsPart(earlier), ''])
})

test('a point about words that were changed is not carried over: the clause is read again', async () => {
	const { report: earlier } = await firstReading()
	const { report, sent } = await read(source.replace(last, `${last.slice(0, -1)} for ever.`), silent, earlier)
	expect(sent).toContain('for ever.')
	expect(report.findings.filter(({ origin }) => origin === 'model')).toEqual([])
})

test.each([
	['another model read it', (report: ReviewReport) => ({ ...report, engine: { ...report.engine, model: 'another' } })],
	[
		'it was read for another side',
		(report: ReviewReport) => ({ ...report, options: { ...report.options, party_role: 'sending' as const } }),
	],
	[
		'it was read for another party',
		(report: ReviewReport) => ({ ...report, options: { ...report.options, party_name: 'Granite Peak Holdings plc' } }),
	],
	[
		'it was read in part',
		(report: ReviewReport) => ({
			...report,
			engine: {
				...report.engine,
				model_note: 'The language model test-model read 1 of 4 parts of this document; the embedded engine read all of it.',
			},
		}),
	],
])('where %s, all of it is read anew', async (_name, differently) => {
	const { report: earlier, sent } = await firstReading()
	const again = await read(source, silent, differently(earlier))
	expect(again.sent.length).toBeGreaterThan(0.9 * sent.length)
	expect(again.report.findings.filter(({ origin }) => origin === 'model')).toEqual([])
})

test('a check that the model found fine keeps its note', async () => {
	const text =
		'# Mutual Non-Disclosure Agreement\n\nThis MNDA consists of this Cover Page and the Standard Terms posted at https://terms.example/nda.\n\n1. Purpose. The parties evaluate a partnership between Ada Robotics, Inc. and Babbage Ltd.\n\n2. Term. This MNDA lasts for two years from the day on which the last party signs it.\n'
	const open = embeddedReview(text).embedded.rules.filter(({ outcome }) => outcome === 'undecided')
	const quote = 'The parties evaluate a partnership between Ada Robotics, Inc. and Babbage Ltd.'
	const again = async (words: string, behave: Behaviour, earlier: ReviewReport | null) =>
		(await letRead(behave, { text: words, earlier })).report
	const earlier = await again(
		text,
		reads(() => [{ type: 'open_check_fine', check: open[0]!.id, quote, says: 'Both sides are bound alike.' }]),
		null,
	)
	const note = ({ rules }: ReviewReport) => rules.find(({ id }) => id === open[0]!.id)?.note
	expect(note(earlier)).toContain('Both sides are bound alike.')

	expect(note(await again(text, fails(500), earlier))).toBe(note(earlier))
	expect(note(await again(text.replace('Babbage Ltd.', 'Babbage GmbH.'), silent, earlier))).toBeUndefined()
})

test('the words of a grave point that did not hold stay listed while they stand', async () => {
	const lie = { ...point, severity: 'high', quote: last, says: 'You owe $9,000,000.', why: 'It ends your company.' }
	const earlier = (
		await read(
			source,
			reads(() => [lie]),
		)
	).report
	const listed = ({ read_yourself }: ReviewReport) => read_yourself.filter(({ quote }) => quote === last)
	expect(listed(earlier)).toHaveLength(1)
	const changed = source.replace(first, `${first.slice(0, -1)}, save as the Parties agree otherwise in writing.`)
	const { report } = await read(changed, silent, earlier)
	expect(listed(report)).toMatchObject([{ look_for: listed(earlier)[0]!.look_for }])
	expect(listed((await read(changed.replace(last, `${last.slice(0, -1)} for ever.`), silent, earlier)).report)).toEqual([])
})
