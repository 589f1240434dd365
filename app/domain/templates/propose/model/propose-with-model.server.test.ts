import { afterEach, expect, test } from 'vitest'
import { templateField } from '#tests/fixtures/template-docx.ts'
import { answers, type Behaviour, fails, hangsUp, says, startOpenAiServer, type OpenAiServer } from '#tests/openai-server.ts'
import { register, testServices } from '#tests/world.ts'
import { confirmedAnswers } from '../confirmed-answers.ts'
import { proposeWithModel } from './propose-with-model.server.ts'

const services = await testServices()
let server: OpenAiServer
afterEach(() => server.close())

const words =
	'We want to explore a partnership with Kiln Robotics, Inc. of 1 Kiln Way, Akron. Both share plans for two years. ' +
	'Ann Lee and Bo Ray take part. A fee of $1,250.50 is agreed, due on March 2, 2026.'
const nda = {
	id: 'nda',
	name: 'Mutual NDA',
	documentType: 'Mutual NDA',
	description: 'Both sides share confidential information to explore a deal.',
	fields: [
		templateField('company', 'company', { filledFrom: 'company' }),
		templateField('counterparty', 'company', { label: 'The other company' }),
		templateField('purpose', 'long_text', { label: 'Purpose' }),
		templateField('term_months', 'number', { label: 'Term in months' }),
		templateField('fee', 'money', { label: 'Fee' }),
		templateField('has_fee', 'yes_no', { label: 'Is a fee paid?' }),
		templateField('due', 'date', { label: 'Due date' }),
		templateField('people', 'list', { label: 'People', parts: [templateField('name', 'text')] }),
		templateField('kind', 'choice', {
			label: 'Kind',
			choices: [
				{ value: 'mutual', label: 'Both share' },
				{ value: 'one', label: 'One side shares' },
			],
		}),
	],
	clauses: [
		{
			id: 'c',
			name: 'Law',
			number: 1,
			variants: [
				{ key: 'plain', label: 'Plain', side: 'balanced' as const, state: null, text: 'x' },
				{ key: 'courts', label: 'With courts', side: null, state: null, text: 'y' },
			],
		},
	],
}
const letter = {
	...nda,
	id: 'letter',
	name: 'Letter',
	documentType: 'NDA',
	description: 'A letter. '.repeat(2000),
	fields: [],
	clauses: [],
}

const answer = (question: string, value: string, quote: string) => ({
	type: 'answer',
	template: 't1',
	question,
	value,
	quote,
	reason: 'It says so.',
})
const chosen = { type: 'template', template: 't1', quote: 'explore a partnership', reason: 'Both talk.' }

async function proposed(behave: Behaviour, context?: number) {
	server = await startOpenAiServer(behave)
	const member = await register(services)
	return proposeWithModel(services, server.model({}, context), member, {
		words,
		templates: [letter, nda],
		signal: new AbortController().signal,
	})
}

test('what the words bear out is proposed with its quote and reason; what they do not say is dropped and counted', async () => {
	const { proposals, note } = await proposed(
		answers(() => [
			chosen,
			answer('counterparty.name', 'Kiln Robotics, Inc.', 'Kiln Robotics, Inc.'),
			answer('counterparty.address', '1 Kiln Way, Akron', '1 Kiln Way, Akron'),
			answer('purpose', 'explore a partnership', 'explore a partnership'),
			answer('term_months', '24', 'for two years'),
			answer('fee', '1250.50', 'A fee of $1,250.50'),
			answer('has_fee', 'yes', 'A fee of $1,250.50 is agreed'),
			answer('due', '2026-03-02', 'due on March 2, 2026'),
			answer('people.0.name', 'Ann Lee', 'Ann Lee'),
			answer('people.1.name', 'Bo Ray', 'Bo Ray'),
			answer('kind', 'mutual', 'share plans'),
			{ type: 'wording', template: 't1', clause: 'Law', wording: 'courts', quote: 'is agreed', reason: 'A guess.' },
			// None of these stands in the case.
			answer('counterparty.state', 'Ohio', '1 Kiln Way, Akron'),
			answer('counterparty.signatory_name', 'Carl Kiln', 'Carl Kiln'),
			answer('company.name', 'Ours, Inc.', 'We want'),
			answer('nothing', 'x', 'We want'),
			{ ...answer('fee', '9', 'fee'), template: 't9' },
			'words',
		]),
	)
	expect(note).toBe('6 answers of test-model were left out, because your words do not say them.')
	const [proposal] = proposals
	expect([proposal!.template.id, proposal!.because]).toEqual(['nda', ['explore a partnership']])
	expect(proposal!.values.map(({ field, value, ofModel }) => [field, value, ofModel?.isStated])).toEqual([
		['counterparty', { name: 'Kiln Robotics, Inc.', address: '1 Kiln Way, Akron' }, true],
		['purpose', 'explore a partnership', true],
		['term_months', 24, true],
		['fee', 1250.5, true],
		['has_fee', true, true],
		['due', '2026-03-02', true],
		['people', [{ name: 'Ann Lee' }, { name: 'Bo Ray' }], true],
		['kind', 'mutual', false],
	])
	expect(proposal!.variants).toEqual([{ clause: 'Law', key: 'courts', label: 'With courts', quote: 'is agreed', reason: 'A guess.' }])

	// What leaves is written down before, and the words of the case stand between marks that they can't hold.
	expect(await services.db.modelCall.findFirst({ orderBy: { id: 'desc' }, include: { end: true } })).toMatchObject({
		prompts: ['describe-case@1'],
		characters: server.questions[0]!.body.length,
		end: { outcome: 'answered' },
	})
	const { prompt } = server.questions[0]!
	expect(prompt).not.toContain('- company:')
	expect(prompt.split(/^The case, between two lines of (\w+):$/m)[1]!.length).toBe(24)
})

test('only what is confirmed begins the draft, and what comes back is proven again', async () => {
	const { proposals } = await proposed(answers(() => [chosen, answer('purpose', 'explore a partnership', 'explore a partnership')]))
	const { answers: given } = proposals[0]!.values.find(({ field }) => field === 'purpose')!.ofModel!
	const forged = { field: 'counterparty', answers: [{ path: 'counterparty.name', value: 'Mallory, Inc.', quote: 'Mallory, Inc.' }] }
	const claims = [{ field: 'purpose', answers: given }, forged, { clause: 'Law', key: 'courts', quote: 'is agreed' }].map((claim) =>
		JSON.stringify(claim),
	)
	const confirmed = (...names: string[]) => confirmedAnswers(words, nda, nda.clauses, { chosen: new Set(names), claims: [...claims, '{'] })
	expect(confirmed('purpose', 'clause Law')).toEqual({
		values: { purpose: 'explore a partnership' },
		origins: { purpose: 'Filled in from your description: “explore a partnership”' },
		variants: { Law: 'courts' },
	})
	// The embedded engine reads the name itself; the forged one is nowhere in the words.
	expect(confirmed('counterparty').values).toEqual({ counterparty: { name: 'Kiln Robotics, Inc.' } })
	expect(confirmed()).toEqual({ values: {}, origins: {}, variants: {} })
})

test.each([
	['busy', fails(429), 'its server is busy'],
	['gone', hangsUp, 'its server can’t be reached'],
	['talking', says('I would rather not.'), 'its answer could not be read'],
	['refusing', fails(401), 'its server refused the question'],
	['inventing', answers(() => [{ ...chosen, quote: 'a merger' }]), 'it gave no answer that your words bear out'],
])('from a server that is %s the embedded engine takes over, and says so', async (_, behave, why) => {
	const { proposals, note } = await proposed(behave)
	expect(note).toBe(`test-model was not used: ${why}. These proposals come from Fineprint’s own rules.`)
	expect(proposals[0]!.template.id).toBe('nda')
	expect(proposals[0]!.values.every(({ ofModel }) => ofModel === undefined)).toBe(true)
})

test('a small context is told of the best templates alone, and one too small of none', async () => {
	const { proposals } = await proposed(
		answers(() => [chosen]),
		4096,
	)
	expect(proposals[0]!.template.id).toBe('nda')
	expect(server.questions[0]!.prompt).not.toContain('t2:')
	await server.close()
	const none = await proposed(
		answers(() => [chosen]),
		600,
	)
	expect(none.note).toContain('its context is too small')
	expect(server.questions).toEqual([])
})
