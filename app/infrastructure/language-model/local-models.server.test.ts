import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../env.server.ts'
import { watchLocalModels } from './find-local-model.server.ts'
import { openLanguageModel } from './open-language-model.server.ts'
import { isLoopback } from './server-context.server.ts'

const servers: Server[] = []
afterEach(async () => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections()
		await new Promise((resolve) => server.close(resolve))
	}
})

async function serve(pages: Record<string, unknown>): Promise<string> {
	const server = createServer(
		({ url = '' }, response) =>
			void response.writeHead(url in pages ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(pages[url] ?? {})),
	)
	servers.push(server)
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const nobody = 'http://127.0.0.1:9/v1'
const list = (...ids: string[]) => ({ '/v1/models': { object: 'list', data: ids.map((id) => ({ id })) } })
const contextOf = (origin: string, context?: number) =>
	openLanguageModel({ apiKey: 'k', baseUrl: `${origin}/v1`, name: 'llama', ...(context === undefined ? {} : { context }) }).context()

test('the first server on this machine that answers is found, with its first model that one can talk to', async () => {
	const models = await watchLocalModels([nobody, `${await serve(list('nomic-embed-text', 'llama'))}/v1`])
	expect(models.current()).toMatchObject({ name: 'llama', local: true, found: true })
})

test('where none answers there is none; one that comes later is found, at most one look a minute', async () => {
	let now = 0
	const pages: Record<string, unknown> = {}
	const models = await watchLocalModels([`${await serve(pages)}/v1`], { now: () => now })
	expect(models.current()).toBeNull()
	Object.assign(pages, list('llama'))
	now = 59_000
	expect(models.current()).toBeNull()
	now = 61_000
	models.current()
	await expect.poll(() => models.current()?.name).toBe('llama')
})

test.each([
	['vLLM', { '/v1/models': { data: [{ id: 'llama', max_model_len: 32_768 }] } }, 32_768],
	[
		'OpenRouter',
		{
			'/v1/models': {
				data: [
					{ id: 'other', context_length: 1 },
					{ id: 'llama', context_length: 200_000 },
				],
			},
		},
		200_000,
	],
	['llama.cpp', { ...list('llama'), '/props': { default_generation_settings: { n_ctx: 8192 } } }, 8192],
	[
		'LM Studio',
		{ ...list('llama'), '/api/v0/models': { data: [{ id: 'llama', max_context_length: 131_072, loaded_context_length: 4096 }] } },
		4096,
	],
	[
		'Ollama with the model loaded',
		{ ...list('llama'), '/api/ps': { models: [{ name: 'llama', model: 'llama', context_length: 16_384 }] } },
		16_384,
	],
	['Ollama before that', { ...list('llama'), '/api/ps': { models: [] } }, 4096],
	['a server that does not say', list('llama'), 128_000],
])('the context of %s is asked of it', async (_name, pages, context) => {
	expect(await contextOf(await serve(pages))).toBe(context)
})

test('what the operator says of the context counts, and a server that is gone has the usual one', async () => {
	expect(await contextOf(await serve(list('llama')), 20_000)).toBe(20_000)
	expect(await contextOf('http://127.0.0.1:9')).toBe(128_000)
})

test.each([
	['http://127.0.0.1:11434/v1', true],
	['http://localhost:8080/v1', true],
	['http://[::1]:1234/v1', true],
	['https://api.openai.com/v1', false],
	['http://127.0.0.1.example.com/v1', false],
	['http://192.168.0.7/v1', false],
])('%s is on this machine: %s', (url, local) => {
	expect(isLoopback(url)).toBe(local)
})

test('models on this machine are looked for on loopback and without a key only, and not where that is switched off', () => {
	const looked = (environment: Record<string, string>) => readEnv(environment).localModels
	expect(looked({})).toEqual(['http://127.0.0.1:11434/v1', 'http://127.0.0.1:8080/v1', 'http://127.0.0.1:1234/v1'])
	expect(looked({ LOCAL_MODEL: 'off' })).toEqual([])
	expect(looked({ LOCAL_MODEL: 'http://127.0.0.1:9000/' })).toEqual(['http://127.0.0.1:9000/v1'])
	expect(looked({ LOCAL_MODEL: 'http://127.0.0.1:9000/api/v1' })).toEqual(['http://127.0.0.1:9000/api/v1'])
	expect(looked({ OPENAI_API_KEY: 'k' })).toEqual([])
	expect(looked({ HOST: '0.0.0.0', SESSION_SECRET: 'x'.repeat(32), APP_URL: 'https://a.example', SMTP_URL: 'smtp://m.example' })).toEqual(
		[],
	)
	expect(() => readEnv({ LOCAL_MODEL: 'maybe' })).toThrow(/LOCAL_MODEL expects/)
	expect(() => readEnv({ OPENAI_CONTEXT: 'many' })).toThrow(/OPENAI_CONTEXT expects/)
	expect(readEnv({ OPENAI_API_KEY: 'k', OPENAI_CONTEXT: '32768' }).model?.context).toBe(32_768)
})
