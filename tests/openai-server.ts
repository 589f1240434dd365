import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openLanguageModel, usualPatience, type Patience } from '#app/infrastructure/language-model/open-language-model.server.ts'
import type { LanguageModel } from '#app/infrastructure/language-model/language-model.ts'

/** What a request said, as the server got it. */
export interface ReceivedQuestion {
	/** The exact bytes. */
	body: string
	system: string
	prompt: string
	format: 'json_schema' | 'json_object' | undefined
	authorization: string | undefined
}

/** How the server behaves towards one request; it may look at the question first. */
export type Behaviour = (response: ServerResponse, question: ReceivedQuestion) => void | Promise<void>

/** A real server on the loopback that speaks as OpenAI's chat completions do, well or badly. */
export interface OpenAiServer {
	baseUrl: string
	questions: ReceivedQuestion[]
	/** The product's own client of it, impatient so that no test waits. */
	model(patience?: Partial<Patience>, context?: number): LanguageModel
	close(): Promise<void>
}

const impatient: Patience = { ...usualPatience, answerMs: 2000, firstMs: 1000, silenceMs: 1000, backOffMs: 1, retries: 3 }

/** Starts a server that behaves to each request as `behave` says, or as the next of a list; its last goes on for ever. */
export async function startOpenAiServer(behave: Behaviour | Behaviour[]): Promise<OpenAiServer> {
	const questions: ReceivedQuestion[] = []
	const server = createServer((request, response) => {
		// Everything else that a client asks of such a server is without words of a document.
		if (request.method === 'GET')
			return void response
				.writeHead(200, { 'content-type': 'application/json' })
				.end(JSON.stringify({ object: 'list', data: [{ id: 'test-model', object: 'model' }] }))
		void receive(request).then((question) => {
			const list = Array.isArray(behave) ? behave : [behave]
			const behaviour = list[Math.min(questions.length, list.length - 1)]!
			questions.push(question)
			return behaviour(response, question)
		})
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
	return {
		baseUrl,
		questions,
		model: (patience = {}, context = 128_000) =>
			openLanguageModel({ apiKey: 'test-key', baseUrl, name: 'test-model', context }, { ...impatient, ...patience }),
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

async function receive(request: IncomingMessage): Promise<ReceivedQuestion> {
	let body = ''
	for await (const chunk of request) body += String(chunk)
	const { messages, response_format: format } = JSON.parse(body) as {
		messages: { role: string; content: string }[]
		response_format?: { type: ReceivedQuestion['format'] }
	}
	const message = (roles: string[]) => messages.find(({ role }) => roles.includes(role))?.content ?? ''
	return {
		body,
		system: message(['system', 'developer']),
		prompt: message(['user']),
		format: format?.type,
		authorization: request.headers.authorization,
	}
}

/** Answers with these elements, in pieces of a few characters, with a count of tokens at the end. */
export const answers =
	(elements: (question: ReceivedQuestion) => unknown[]): Behaviour =>
	(response, question) =>
		streamText(response, JSON.stringify({ elements: elements(question) }), { input: 120, output: 30 })

/** Streams any text as the words of the model. */
export const says =
	(text: string): Behaviour =>
	(response) =>
		streamText(response, text, null)

/** Streams a text and closes the connection without a word. */
export const breaksOffAfter =
	(text: string): Behaviour =>
	async (response) => {
		begin(response)
		// Destroyed at once the words themselves would be lost on the way.
		await new Promise<void>((resolve) => response.write(event({ choices: [{ index: 0, delta: { content: text } }] }), () => resolve()))
		setImmediate(() => response.destroy())
	}

/** Begins to answer and then says nothing more. */
export const stallsAfter =
	(text: string): Behaviour =>
	(response) => {
		begin(response)
		response.write(event({ choices: [{ index: 0, delta: { content: text } }] }))
	}

/** An error as OpenAI words it. */
export const fails =
	(status: number, headers: Record<string, string> = {}): Behaviour =>
	(response) => {
		response.writeHead(status, { 'content-type': 'application/json', ...headers })
		response.end(JSON.stringify({ error: { message: `Status ${status}`, type: 'server_error', param: null, code: null } }))
	}

/** Closes the connection before it answered. */
export const hangsUp: Behaviour = (response) => void response.destroy()

function streamText(response: ServerResponse, text: string, usage: { input: number; output: number } | null) {
	begin(response)
	for (let at = 0; at < text.length; at += 7) response.write(event({ choices: [{ index: 0, delta: { content: text.slice(at, at + 7) } }] }))
	response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }))
	if (usage)
		response.write(
			event({
				choices: [],
				usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
			}),
		)
	response.end('data: [DONE]\n\n')
}

function begin(response: ServerResponse) {
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }))
}

function event(part: object) {
	return `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model', ...part })}\n\n`
}
