import { afterEach, expect, test } from 'vitest'
import {
	answers,
	breaksOffAfter,
	fails,
	hangsUp,
	says,
	stallsAfter,
	startOpenAiServer,
	type Behaviour,
	type OpenAiServer,
} from '#tests/openai-server.ts'
import type { ModelQuestion, RequestEnd } from './language-model.ts'
import { openLanguageModel, usualPatience } from './open-language-model.server.ts'

let server: OpenAiServer
afterEach(() => server.close())

const schema = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'], additionalProperties: false }

async function ask(
	behave: Behaviour | Behaviour[],
	{ patience = {}, question = {} }: { patience?: Parameters<OpenAiServer['model']>[0]; question?: Partial<ModelQuestion> } = {},
) {
	server = await startOpenAiServer(behave)
	const elements: unknown[] = []
	const bodies: string[] = []
	const ends: RequestEnd[] = []
	const answer = await server.model(patience).ask({
		system: 'You name words.',
		prompt: 'Name two.',
		elementSchema: schema,
		maxOutputTokens: 100,
		signal: new AbortController().signal,
		onElement: (element) => void elements.push(element),
		async onRequest(body) {
			bodies.push(body)
			return async (end) => void ends.push(end)
		},
		...question,
	})
	return { answer, elements, bodies, ends }
}

const words = [{ word: 'lien' }, { word: 'pari passu' }]

test('the elements of a streamed answer come one by one, with what was spent', async () => {
	const { answer, elements, ends } = await ask(answers(() => words))

	expect(elements).toEqual(words)
	expect(answer).toEqual({ outcome: 'answered', elements: 2, usage: { input: 120, output: 30 } })
	expect(ends).toEqual([{ outcome: 'answered', usage: { input: 120, output: 30 } }])
})

test('what is shown before it leaves is what arrives, to the byte', async () => {
	const { bodies } = await ask(answers(() => words))

	expect(server.questions.map(({ body }) => body)).toEqual(bodies)
	expect(server.questions[0]).toMatchObject({
		system: 'You name words.',
		prompt: 'Name two.',
		format: 'json_schema',
		authorization: 'Bearer test-key',
	})
})

test('an element that is not what was asked for comes as it is, and the others all the same', async () => {
	const { elements } = await ask(answers(() => [{ word: 7 }, 'lien', { word: 'lien' }]))
	expect(elements).toEqual([{ word: 7 }, 'lien', { word: 'lien' }])
})

test('an answer that breaks off in the middle counts as far as it came whole', async () => {
	const { answer, elements } = await ask(breaksOffAfter('{"elements":[{"word":"lien"},{"word":"pari pas'))

	expect(elements).toEqual([{ word: 'lien' }])
	expect(answer).toMatchObject({ outcome: 'cut_off', elements: 1 })
	expect(server.questions).toHaveLength(1)
})

test('an answer that ends before its JSON does is cut off too', async () => {
	const { answer } = await ask(says('{"elements":[{"word":"lien"},{"wor'))
	expect(answer).toMatchObject({ outcome: 'cut_off', elements: 1 })
})

test('JSON between fences is read, as servers give it that know no formats', async () => {
	const { answer, elements } = await ask(says(`\`\`\`json\n${JSON.stringify({ elements: words })}\n\`\`\``))
	expect([answer.outcome, elements]).toEqual(['answered', words])
})

test.each([
	['prose', 'I am sorry, I can’t help with contracts.'],
	['other JSON', '{"verdict":"sign"}'],
	['nothing', ''],
])('%s instead of an answer is unreadable and not asked for again', async (_name, text) => {
	const { answer } = await ask(says(text))
	expect(answer).toMatchObject({ outcome: 'unreadable', elements: 0 })
	expect(server.questions).toHaveLength(1)
})

test('a server that was busy is asked again when it says, and each request is told apart', async () => {
	const { answer, ends } = await ask([fails(429, { 'retry-after': '0.001' }), fails(503), answers(() => words)])

	expect(answer).toMatchObject({ outcome: 'answered', elements: 2 })
	expect(ends.map(({ outcome }) => outcome)).toEqual(['busy', 'busy', 'answered'])
})

test.each([
	['is busy for good', fails(500), 'busy', 4],
	['hangs up', hangsUp, 'unreachable', 4],
	['breaks off before the first element', breaksOffAfter('{"elem'), 'cut_off', 4],
	['asks us to come back next week', fails(429, { 'retry-after': '604800' }), 'busy', 1],
	['does not know the key', fails(401), 'refused', 1],
	['does not know the model', fails(404), 'refused', 1],
] as const)('a server that %s', async (_name, behaviour, outcome, requests) => {
	const { answer } = await ask(behaviour)
	expect(answer).toMatchObject({ outcome, elements: 0 })
	expect(server.questions).toHaveLength(requests)
})

test('a server that goes silent in the middle is left after a while, with what it said', async () => {
	const { answer, elements } = await ask(stallsAfter('{"elements":[{"word":"lien"},{"word":"pari passu'), { patience: { silenceMs: 60 } })
	expect([answer.outcome, elements]).toEqual(['too_slow', [{ word: 'lien' }]])
})

test('a server that drips for ever is left when its time is over', async () => {
	const drips: Behaviour = (response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' })
		const timer = setInterval(() => response.write(': still here\n\n'), 5)
		response.once('close', () => clearInterval(timer))
	}
	const { answer } = await ask(drips, { patience: { answerMs: 80, silenceMs: 60 } })
	expect(answer).toMatchObject({ outcome: 'too_slow' })
})

test('an endless answer is cut off', async () => {
	const { answer } = await ask(says(`{"elements":[{"word":"${'a'.repeat(50_000)}"}]}`), { patience: { answerBytes: 10_000 } })
	expect(answer).toMatchObject({ outcome: 'cut_off', elements: 0 })
})

test('a server that takes no schema is asked for plain JSON, from then on', async () => {
	const { answer } = await ask([fails(400), answers(() => words)])
	expect(answer.outcome).toBe('answered')
	expect(server.questions.map(({ format }) => format)).toEqual(['json_schema', 'json_object'])
})

test('a server that sends us elsewhere is not followed: the words go nowhere but where they were meant to', async () => {
	const { answer } = await ask((response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end(), {
		patience: { retries: 0 },
	})
	expect(answer.outcome).toBe('unreachable')
})

test('when the log can’t be written nothing leaves, and the caller learns why', async () => {
	await expect(
		ask(
			answers(() => words),
			{ question: { onRequest: async () => Promise.reject(new Error('The disk is full')) } },
		),
	).rejects.toThrow('The disk is full')
	expect(server.questions).toHaveLength(0)
})

test('who stops gets out at once, and the log says that it was stopped', async () => {
	const stop = new AbortController()
	const ends: RequestEnd[] = []
	const asked = ask(
		(response, question) => {
			stop.abort(new Error('Cancelled'))
			return stallsAfter('{"elements":[')(response, question)
		},
		{ question: { signal: stop.signal, onRequest: async () => async (end) => void ends.push(end) } },
	)
	await expect(asked).rejects.toThrow('Cancelled')
	expect(ends).toEqual([{ outcome: 'stopped', usage: null }])
})

test('people are told the host, and that the way is open where it is', async () => {
	server = await startOpenAiServer(says(''))
	expect(server.model().server).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
	expect(openLanguageModel({ apiKey: 'k', baseUrl: 'https://api.openai.com/v1', name: 'gpt-4.1' }, usualPatience).server).toBe(
		'api.openai.com',
	)
})
