import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { stallsAfter, startOpenAiServer, type Behaviour, type OpenAiServer } from '#tests/openai-server.ts'

let server: OpenAiServer
afterEach(() => server.close())

const drips: Behaviour = (response) => {
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	const timer = setInterval(
		() =>
			response.write(
				`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: ' ' } }] })}\n\n`,
			),
		20,
	)
	response.once('close', () => clearInterval(timer))
}

const program = (baseUrl: string, silence: string) => `
	import { openLanguageModel, usualPatience } from '#app/infrastructure/language-model/open-language-model.server.ts'
	const model = openLanguageModel({ apiKey: 'k', baseUrl: '${baseUrl}', name: 'm', context: 8000 }, { ...usualPatience, retries: 0, ${silence} })
	const { outcome } = await model.ask({ system: 's', prompt: 'p', elementSchema: { type: 'object', properties: {}, additionalProperties: false }, maxOutputTokens: 10, signal: new AbortController().signal, onElement: () => {}, onRequest: async () => async () => {} })
	process.stdout.write(outcome)
`

test.each([
	['stalls in the middle', stallsAfter('{"elements":[{'), 'silenceMs: 100'],
	['never begins', () => undefined, 'firstMs: 100'],
	['goes on for ever', drips, 'answerMs: 400'],
])(
	'a request to a server that %s and was given up keeps no program alive',
	async (_name, behaviour, silence) => {
		server = await startOpenAiServer(behaviour)
		const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program(server.baseUrl, silence)], {
			stdio: ['ignore', 'pipe', 'inherit'],
		})
		let words = ''
		child.stdout.on('data', (chunk: Buffer) => {
			words += String(chunk)
		})
		const [code] = (await once(child, 'exit')) as [number]
		// The request's timers have minutes left: a program that waits for them outlasts this test.
		expect([words, code]).toEqual(['too_slow', 0])
	},
	60_000,
)
