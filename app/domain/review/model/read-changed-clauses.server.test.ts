import { afterEach, expect, test } from 'vitest'
import { contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { answers, fails, startOpenAiServer, type Behaviour, type OpenAiServer } from '#tests/openai-server.ts'
import type { ReviewReport } from '../report.ts'
import { reviewDocument } from '../review-document.ts'
import { shippedWords } from './prompts/shipped-prompts.ts'
import { readWithModel } from './read-with-model.server.ts'

const servers: OpenAiServer[] = []
afterEach(async () => {
	for (const server of servers.splice(0)) await server.close()
})

const source = contractSource('harsh-one-way-nda')
const point = { type: 'finding', kind: 'issue', severity: 'medium', says: 'Your notes stay theirs.', why: 'You cannot keep a copy for your files.', ask: 'Please let us keep one copy.', replacement: null }

async function read(text: string, behave: Behaviour, { earlier = null, options = {} }: { earlier?: ReviewReport | null; options?: Parameters<typeof reviewInput>[1] } = {}) {
	const server = await startOpenAiServer(behave)
	servers.push(server)
	const input = reviewInput(text, options)
	const report = await readWithModel(server.model(), { report: reviewDocument(input), document: input.document, prompts: shippedWords, earlier, masked: false, signal: new AbortController().signal, onRequest: async () => async () => undefined, onProgress: () => undefined })
	// What is sent to be read, without the headings of the whole document.
	return { report, sent: server.questions.map(({ prompt }) => prompt.slice(prompt.indexOf('The part to read:'))).join('\n') }
}

/** Sentences that no rule quotes, far apart from each other. */
function freeSentences({ text, findings }: ReviewReport): string[] {
	return [...text.matchAll(/[A-Z][^.\n]{40,200}\./g)].filter(({ index, 0: words }) => !findings.some(({ start, end }) => start !== null && end !== null && start < index + words.length && index < end)).map(([words]) => words)
}

const found = freeSentences(reviewDocument(reviewInput(source)))
const [first, last] = [found[0]!, found.at(-1)!]
/** The first reading: the model makes a point of the last free sentence and comments on a finding of the rules. */
const firstReading = () =>
	read(source, answers(({ prompt }) => [...(prompt.includes(last) ? [{ ...point, quote: last }] : []), ...[...prompt.matchAll(/^(\S+) \((?:high|medium|low)\):/gm)].slice(0, 1).map(([, finding]) => ({ type: 'comment', finding, comment: `This is worse than it looks.` }))]))
const modelsPart = ({ findings }: ReviewReport) => findings.filter(({ origin, comment }) => origin === 'model' || comment !== undefined).map(({ rule, quote, says, comment }) => ({ rule, quote, says, comment }))

test('only what changed is sent again; what was said of the rest stands, at its new place', async () => {
	const { report: earlier, sent } = await firstReading()
	expect(sent).toContain(last)
	expect(modelsPart(earlier).length).toBeGreaterThan(1)

	const changed = source.replace(first, `${first.slice(0, -1)}, save as the Parties agree otherwise in writing.`)
	expect(changed).not.toBe(source)
	const { report, sent: again } = await read(changed, answers(() => []), { earlier })

	expect(again).toContain('save as the Parties agree otherwise')
	expect(again).not.toContain(last)
	expect(again.length).toBeLessThan(sent.length / 2)
	expect(modelsPart(report)).toEqual(expect.arrayContaining(modelsPart(earlier).filter(({ quote }) => quote === last)))
	for (const { quote, start, end } of report.findings) if (quote !== null) expect(report.text.slice(start!, end!)).toBe(quote)
	expect(report.engine).toMatchObject({ model: 'test-model', model_note: expect.stringContaining('the changed clauses only') })
})

test('of a file that came back as it was sent nothing leaves, and all of what was said stands', async () => {
	const { report: earlier } = await firstReading()
	const { report, sent } = await read(source, fails(500), { earlier })
	expect(sent).toBe('')
	expect(modelsPart(report)).toEqual(modelsPart(earlier))
	expect(report.summary).toEqual(earlier.summary)

	const { report: third, sent: nothing } = await read(source, fails(500), { earlier: report })
	expect([modelsPart(third), nothing]).toEqual([modelsPart(earlier), ''])
})

test('a point about words that were changed is not carried over: the clause is read again', async () => {
	const { report: earlier } = await firstReading()
	const { report, sent } = await read(source.replace(last, `${last.slice(0, -1)} for ever.`), answers(() => []), { earlier })
	expect(sent).toContain('for ever.')
	expect(report.findings.filter(({ origin }) => origin === 'model')).toEqual([])
})

test.each([
	['another model read it', (report: ReviewReport) => ({ ...report, engine: { ...report.engine, model: 'another' } })],
	['it was read for another side', (report: ReviewReport) => ({ ...report, options: { ...report.options, party_role: 'sending' as const } })],
	['it was read in part', (report: ReviewReport) => ({ ...report, engine: { ...report.engine, model_note: 'The language model test-model read 1 of 4 parts of this document; the embedded engine read all of it.' } })],
])('where %s, all of it is read anew', async (_name, differently) => {
	const { report: earlier, sent } = await firstReading()
	const again = await read(source, answers(() => []), { earlier: differently(earlier) })
	expect(again.sent.length).toBeGreaterThan(0.9 * sent.length)
	expect(again.report.findings.filter(({ origin }) => origin === 'model')).toEqual([])
})

test('a check that the model found fine keeps its note', async () => {
	const text = '# Mutual Non-Disclosure Agreement\n\nThis MNDA consists of this Cover Page and the Standard Terms posted at https://terms.example/nda.\n\n1. Purpose. The parties evaluate a partnership between Ada Robotics, Inc. and Babbage Ltd.\n\n2. Term. This MNDA lasts for two years from the day on which the last party signs it.\n'
	const open = reviewDocument(reviewInput(text)).rules.filter(({ outcome }) => outcome === 'undecided')
	const quote = 'The parties evaluate a partnership between Ada Robotics, Inc. and Babbage Ltd.'
	const { report: earlier } = await read(text, answers(() => [{ type: 'open_check_fine', check: open[0]!.id, quote, says: 'Both sides are bound alike.' }]))
	const note = ({ rules }: ReviewReport) => rules.find(({ id }) => id === open[0]!.id)?.note
	expect(note(earlier)).toContain('Both sides are bound alike.')

	expect(note((await read(text, fails(500), { earlier })).report)).toBe(note(earlier))
	expect(note((await read(text.replace('Babbage Ltd.', 'Babbage GmbH.'), answers(() => []), { earlier })).report)).toBeUndefined()
})
