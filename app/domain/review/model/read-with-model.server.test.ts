import { expect, test } from 'vitest'
import { contractSource } from '#tests/fixtures/contracts.ts'
import { embeddedReview, isSecondPass, letRead, point, reads, serviceTerms } from '#tests/fixtures/model-answers.ts'
import { answers, breaksOffAfter, fails, hangsUp, says, stallsAfter } from '#tests/openai-server.ts'
import type { ReviewReport } from '../report/report.ts'

const termination = "Vendor may terminate this Agreement for convenience on ten (10) days' written notice."
const customer = { text: serviceTerms, side: { partyName: 'Larkspur Robotics, Inc.' } }

test('a document that fits is read whole in one question, numbered, with the client named, and checked in a second', async () => {
	const { asked, report } = await letRead(
		reads(() => [{ ...point, quote: termination }]),
		customer,
	)

	expect(asked.map(isSecondPass)).toEqual([false, true])
	expect(asked[0]!.prompt).toContain('The whole document:')
	for (const clause of ['Services.', 'Fees.', 'Governing law.'])
		expect(asked[0]!.prompt).toMatch(new RegExp(String.raw`\{c\d+(?: \d)?\} (?:\d\. )?${clause}`))
	expect(asked[0]!.prompt).toContain('You act for Larkspur Robotics, Inc. ("Customer")')
	expect(asked[0]!.prompt).toMatch(/Open checks:|Findings of the rules:/)
	expect(report.engine).toMatchObject({
		model: 'test-model',
		model_note: expect.stringContaining('read this document as a whole and is the main reader'),
	})
})

test('what both passes are told of the document is the same from its first letter on, so that a server reads it once', async () => {
	const { asked } = await letRead(
		reads(() => [{ ...point, quote: termination }]),
		customer,
	)
	const told = ({ system, prompt }: (typeof asked)[number]) => system + prompt.slice(0, prompt.indexOf('END DOCUMENT'))
	expect(told(asked[1]!)).toBe(told(asked[0]!))
})

test('a point whose quote stands in the document becomes a finding, its quote cut from the document', async () => {
	const { report, ofModel } = await letRead(
		reads(() => [{ ...point, quote: `{c5} ${termination.replace(/ /g, '\n ')}` }]),
		customer,
	)
	expect(ofModel).toMatchObject([{ quote: termination, says: point.says, confidence: 0.9 }])
	expect(report.text.slice(ofModel[0]!.start!, ofModel[0]!.end!)).toBe(termination)
})

test('a missing clause may rest on the clause that makes the gap matter', async () => {
	const { ofModel } = await letRead(
		reads(() => [{ ...point, kind: 'missing', says: 'Your data does not come back after the end.', quote: termination }]),
		customer,
	)
	expect(ofModel).toMatchObject([{ kind: 'missing', quote: termination }])
})

test('wording says which words it replaces, or which clause it follows; wording for words that are not there is left out', async () => {
	const wording = [
		{ ...point, id: 'p1', quote: termination, replaces: 'ten (10) days', replacement: 'sixty (60) days' },
		{
			...point,
			id: 'p2',
			says: 'The vendor pays for nothing that it breaks.',
			why: 'A loss of yours stays yours.',
			quote: "Vendor's total liability is limited to $5,000.",
			insert_after: 'c7',
			replacement: 'Vendor shall back up the data each day.',
		},
		{
			...point,
			id: 'p3',
			says: 'The law is that of Delaware.',
			why: 'Courts far away.',
			quote: 'This Agreement is governed by the laws of the State of Delaware.',
			replaces: 'the laws of Texas',
			replacement: 'the laws of Ohio',
		},
	]
	const { report, ofModel } = await letRead(
		reads(() => wording),
		customer,
	)
	const by = (quote: string) => ofModel.find((finding) => finding.quote!.startsWith(quote))
	const { edit } = by('Vendor may')!
	expect(edit && 'start' in edit && report.text.slice(edit.start, edit.end)).toBe('ten (10) days')
	expect(by("Vendor's")?.edit).toEqual({ after: 'c7' })
	expect(by('This Agreement')).toMatchObject({ replacement: null })
})

test('the second pass drops, lowers, merges and takes wording away, and the report counts what it took back', async () => {
	const quotes = [
		termination,
		'Customer shall pay each invoice within fifteen (15) days.',
		'Customer shall indemnify Vendor against all claims that arise from the use of the service.',
		'Nothing in this Agreement limits the liability of Customer.',
		'Vendor may raise the fees by up to ten percent (10%) on each anniversary.',
	]
	const subjects = ['ending early', 'paying invoices soon', 'covering foreign claims', 'unlimited exposure', 'rising prices']
	const points = quotes.map((quote, index) => ({
		...point,
		id: `p${index}`,
		severity: 'high',
		quote,
		says: `A point about ${subjects[index]} alone.`,
		why: `Because of ${subjects[index]} and nothing else.`,
		replacement: 'Wording of ours.',
	}))
	const rulings = (id: string) => ({ type: 'ruling', id })
	let ids: string[] = []
	const { ofModel, report } = await letRead(
		reads(
			() => points,
			({ prompt }) => {
				ids = [...prompt.matchAll(/^(\S+) \(high, issue\): A point about/gm)].map(([, id]) => id!)
				return [
					{ ...rulings(ids[0]!), ruling: 'keep' },
					{ ...rulings(ids[1]!), ruling: 'drop', reason: 'Usual.' },
					{ ...rulings(ids[2]!), ruling: 'lower', severity: 'low' },
					{ ...rulings(ids[3]!), ruling: 'merge', into: ids[2]! },
					{ ...rulings(ids[4]!), ruling: 'no_wording' },
				]
			},
		),
		customer,
	)
	expect(ids).toHaveLength(5)
	expect(ofModel.map(({ severity, quote, replacement }) => [quotes.indexOf(quote!), severity, replacement !== null]).sort()).toEqual([
		[0, 'high', true],
		[2, 'low', true],
		[4, 'high', false],
	])
	expect(report.engine.model_note).toContain('A second pass took back 1.')
})

test.each([
	['fails', fails(500)],
	['goes silent', stallsAfter('{"elements":[')],
	['breaks off', breaksOffAfter('{"ele')],
	['talks nonsense', says('Fine by me.')],
])('a server that %s in the second pass leaves the points with less confidence, and the report says so', async (_name, second) => {
	const first = answers(() => [{ ...point, quote: termination }])
	const { ofModel, report } = await letRead((response, question) => (isSecondPass(question) ? second : first)(response, question), {
		...customer,
		patience: { retries: 0, silenceMs: 200, firstMs: 200 },
	})
	expect(ofModel).toMatchObject([{ confidence: 0.6 }])
	expect(report.engine.model_note).toContain('could not be checked a second time')
})

test('the first points are shown while the answer is still being written', async () => {
	let shownEarly = false
	const before = `{"elements":[${JSON.stringify({ ...point, quote: termination })},{"type":"finding"`
	await letRead(stallsAfter(before), {
		...customer,
		patience: { silenceMs: 400 },
		onProgress: ({ report }) => void (shownEarly ||= report.findings.some(({ origin }) => origin === 'model')),
	})
	expect(shownEarly).toBe(true)
})

test('a point that answers a finding of the rules takes its place, under the rule’s name and in the model’s words', async () => {
	const { embedded } = embeddedReview(contractSource('harsh-one-way-nda'))
	const known = embedded.findings.find(({ quote }) => quote !== null && quote.split(' ').length > 4)!
	const { report } = await letRead(reads(() => [{ ...point, answers: known.id, says: 'The words of the model.', quote: known.quote }]))
	expect(report.findings.filter(({ id }) => id === known.id)).toMatchObject([
		{ rule: known.rule, says: 'The words of the model.', origin: 'model' },
	])
	expect(named(report.findings)).toHaveLength(named(embedded.findings).length)
})

test('a verdict agrees, comments, grades by a step, or says that a finding repeats another', async () => {
	const { embedded } = embeddedReview(contractSource('harsh-one-way-nda'))
	const [agreed, commented, repeated] = embedded.findings.filter(({ start }) => start !== null)
	const { report } = await letRead(
		reads(() => [
			{ type: 'verdict', finding: agreed!.id, verdict: 'agree', severity: agreed!.severity === 'high' ? 'low' : agreed!.severity },
			{ type: 'verdict', finding: commented!.id, verdict: 'comment', reason: 'Section 7 makes this worse.' },
			{ type: 'verdict', finding: repeated!.id, verdict: 'duplicate', of: agreed!.id },
			{ type: 'verdict', finding: 'nda.nothing-1', verdict: 'agree' },
		]),
	)
	expect(report.findings.find(({ id }) => id === agreed!.id)?.severity).toBe(agreed!.severity === 'high' ? 'medium' : agreed!.severity)
	expect(report.findings.find(({ id }) => id === commented!.id)?.comment).toBe('Section 7 makes this worse.')
	expect(report.findings.some(({ id }) => id === repeated!.id)).toBe(false)
	expect(report.engine.model_note).toMatch(/1 of the points of test-model was left out/)
})

test('an open check that the model flags with a quote is flagged; one that it finds fine stays open, with its note', async () => {
	const text =
		'# Mutual Non-Disclosure Agreement\n\nThis MNDA consists of this Cover Page and the Standard Terms posted at https://terms.example/nda.\n\n1. Purpose. The parties evaluate a partnership between Ada Robotics, Inc. and Babbage Ltd.\n\n2. Term. This MNDA lasts for two years from the day on which the last party signs it.\n'
	const open = embeddedReview(text).embedded.rules.filter(({ outcome }) => outcome === 'undecided')
	const [first, second] = open
	const quote = 'This MNDA lasts for two years from the day on which the last party signs it.'
	const { report } = await letRead(
		reads(() => [
			{ ...point, answers: first!.id, says: 'It is not said when it ends.', quote },
			{ type: 'open_check_fine', check: second!.id, quote, says: 'Both sides are bound alike.' },
		]),
		{ text },
	)
	expect(report.rules.find(({ id }) => id === first!.id)).toMatchObject({ outcome: 'flagged', note: expect.stringContaining('flagged it') })
	expect(report.findings.find(({ id }) => id === `${first!.id}-model`)).toMatchObject({ rule: first!.id, quote, origin: 'model' })
	expect(report.rules.find(({ id }) => id === second!.id)).toMatchObject({ outcome: 'undecided', note: expect.stringContaining(quote) })
})

test('the summary is made anew: verdict, the three worst, the deal with its words, and clauses in plain English', async () => {
	const deal = {
		type: 'deal',
		about: 'exchange',
		sentence: 'Northgate Systems, Inc. hosts an inventory service for you.',
		quote: 'Vendor shall provide the hosted inventory service described in each order.',
	}
	const { report } = await letRead(
		reads(({ prompt }) => [
			{
				...point,
				severity: 'high',
				says: 'Only your liability is uncapped.',
				action: 'get one cap for both parties',
				quote: 'Nothing in this Agreement limits the liability of Customer.',
			},
			deal,
			{ type: 'plain', clause: /\{(c\d+)(?: 3)?\} (?:3\. )?Term/.exec(prompt)![1], plain: 'The agreement runs for 36 months.' },
			{ type: 'plain', clause: /\{(c\d+)(?: 2)?\} (?:2\. )?Fees/.exec(prompt)![1], plain: 'You pay each invoice within 45 days.' },
		]),
		customer,
	)
	expect(report.summary.verdict).toBe('get_help')
	expect(report.summary.before_signing[0]).toMatch(/^Get one cap for both parties \(Section 6\)/)
	expect(report.summary.deal.map(({ sentence, start, end }) => [sentence, report.text.slice(start, end)])).toEqual([
		[deal.sentence, deal.quote],
	])
	expect(report.clauses.find(({ heading }) => heading === 'Term')?.plain).toBe('The agreement runs for 36 months.')
	expect(report.clauses.find(({ heading }) => heading === 'Fees')?.plain).not.toContain('45')
})

test.each([
	['is unreachable', hangsUp, /could not be reached, so this report is the embedded engine’s alone\.$/],
	['is busy', fails(429), /was too busy to answer/],
	['is broken', fails(500), /was too busy to answer/],
	[
		'can’t keep to the form',
		says('Sure! Here is a poem about contracts.'),
		/not in the form that was asked for, also when it was asked again/,
	],
	['gives elements of another form', answers(() => [{ risk: 'high' }, 'words', 7]), /not in the form that was asked for/],
	['does not know the key', fails(401), /refused to answer/],
	['goes silent', stallsAfter('{"elements":['), /went silent or took too long/],
	['breaks off at once', breaksOffAfter('{"ele'), /broke off its answer/],
])('a server that %s leaves the embedded report whole, with one line that says so', async (name, behaviour, line) => {
	// Only tests that wait for silence wait briefly: an answer may take a busy machine longer than that.
	const { embedded, report } = await letRead(behaviour, {
		patience: { silenceMs: name === 'goes silent' ? 60 : 20_000, firstMs: 20_000, retries: 0 },
	})
	const { model_note: note, ...engine } = report.engine
	expect(note).toMatch(line)
	expect({ ...report, engine }).toEqual(embedded)
})

test('a model that missed the form is asked once more and told so', async () => {
	const { asked, ofModel } = await letRead(
		[says('The contract looks fine.'), answers(() => [{ ...point, quote: termination }]), reads(() => [])],
		customer,
	)
	expect(asked).toHaveLength(3)
	expect(asked[1]!.prompt).toContain('An earlier answer to this was not of the form asked for')
	expect(ofModel).toHaveLength(1)
})

test('a model that thinks aloud first, or puts fences around its answer, is understood', async () => {
	const { ofModel } = await letRead(
		says(
			`<think>The customer can't leave.</think>\n\`\`\`json\n${JSON.stringify({ elements: [{ ...point, quote: termination }] })}\n\`\`\``,
		),
		{ ...customer, patience: { retries: 0 } },
	)
	expect(ofModel).toHaveLength(1)
})

test('an answer that breaks off counts as far as it came, silence on a finding then means nothing, and the report says how far that was', async () => {
	const half = `{"elements":[${JSON.stringify({ ...point, quote: termination })},{"type":"finding","quote":"half`
	const { embedded, report, ofModel } = await letRead(breaksOffAfter(half), customer)
	expect(ofModel).toHaveLength(1)
	expect(report.engine.model_note).toMatch(/^The language model test-model read 0 of 1 parts of this document whole and 1 in part/)
	for (const finding of embedded.findings)
		expect([finding, undefined]).toContainEqual(report.findings.find(({ id, origin }) => id === finding.id && origin !== 'model'))
})

test('slow but streaming is no failure', async () => {
	const words = JSON.stringify({ elements: [{ ...point, quote: termination }] })
	const { ofModel } = await letRead(
		async (response, question) => {
			if (isSecondPass(question)) return reads(() => [])(response, question)
			response.writeHead(200, { 'content-type': 'text/event-stream' })
			for (let at = 0; at < words.length; at += 60) {
				response.write(
					`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: words.slice(at, at + 60) } }] })}\n\n`,
				)
				await new Promise((resolve) => setTimeout(resolve, 40))
			}
			response.end(
				`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
			)
		},
		{ ...customer, patience: { silenceMs: 300, answerMs: 20_000 } },
	)
	expect(ofModel).toHaveLength(1)
})

test('masked, no name, address or number leaves, and quotes come back in the document’s words', async () => {
	const secret = 'Each notice to Granite Peak Capital LLC goes to grace@granite.example or +1 415 555 0100.'
	const text = `# Mutual Non-Disclosure Agreement\n\nThis Agreement is between Granite Peak Capital LLC ("Granite") and Ada Robotics, Inc. ("Ada").\n\n1. Secrecy. Each party keeps what it learns secret for five years.\n\n2. Notices. ${secret}\n\nBy: /s/ Grace Hopper\nName: Grace Hopper\n`
	const { asked, ofModel } = await letRead(
		reads(({ prompt }) => [{ ...point, quote: /Each notice to [^\n]+/.exec(prompt)?.[0], says: 'Mail to [EMAIL_1] counts as notice.' }]),
		{ text, masked: true, side: { partyName: 'Ada Robotics, Inc.' } },
	)

	expect(asked).toHaveLength(2)
	for (const { body } of asked) expect(body).not.toMatch(/Granite Peak|granite\.example|555 0100|Ada Robotics|Grace Hopper/)
	expect(ofModel).toMatchObject([{ quote: secret, says: 'Mail to grace@granite.example counts as notice.' }])
})

test('who cancels ends the reading at once, and nobody asks on', async () => {
	const stop = new AbortController()
	let asked = 0
	const reading = letRead(
		(response, question) => {
			asked++
			stop.abort(new Error('Cancelled'))
			return stallsAfter('{"elements":[')(response, question)
		},
		{ signal: stop.signal },
	)
	await expect(reading).rejects.toThrow('Cancelled')
	expect(asked).toBe(1)
})

test('when what leaves can’t be written down nothing leaves, and that is no fault of the model', async () => {
	let asked = 0
	const behaviour = (...args: Parameters<ReturnType<typeof says>>) => {
		asked++
		return says('{"elements":[]}')(...args)
	}
	await expect(letRead(behaviour, { onRequest: async () => Promise.reject(new Error('The disk is full')) })).rejects.toThrow(
		'The disk is full',
	)
	expect(asked).toBe(0)
})

function named(findings: ReviewReport['findings']) {
	return findings.filter(({ rule }) => !rule.startsWith('points.'))
}

function namedRules({ rules }: ReviewReport) {
	return rules.filter(({ id }) => !id.startsWith('points.'))
}

test('a quiet model changes nothing but the confidence and the order of what the rules found', async () => {
	const { embedded, report } = await letRead(says('{"elements":[]}'))
	const plain = ({ findings }: ReviewReport) =>
		named(findings)
			.map(({ confidence: _confidence, ...finding }) => finding)
			.sort((a, b) => (a.id < b.id ? -1 : 1))
	expect(plain(report)).toEqual(plain(embedded))
	expect(namedRules(report)).toEqual(namedRules(embedded))
	expect(report.summary.verdict).toBe(embedded.summary.verdict)
})
