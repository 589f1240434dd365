import { createOpenAI } from '@ai-sdk/openai'
import { jsonSchema, Output, smoothStream, streamText, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../env.server.ts'
import { jsonOfAnswer } from './json-of-answer.ts'
import type { ModelOutcome, ModelQuestion, TokenUsage } from './language-model.ts'
import { requestFault } from './request-fault.ts'
import { RequestBrokenOff, watchRequest, type RequestLimits } from './watched-fetch.server.ts'

/** How the server is told the format of the answer. A schema is better, but not every server supports it. */
export type AnswerFormat = 'schema' | 'json'

/** The outcome of one request. */
export interface OneAnswer {
	outcome: ModelOutcome
	elements: number
	usage: TokenUsage | null
	retryAfter: number | null
	formatRefused: boolean
}

// The library logs warnings to the console; the outcome has what matters.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Makes one request and reads its answer as a stream.
 *
 * @param beforeSending gets the exact body; what it throws is thrown here, and nothing leaves
 * @throws the reason of the question's signal when it aborts
 */
export async function askOnce(
	settings: ModelSettings,
	format: AnswerFormat,
	limits: RequestLimits,
	question: ModelQuestion,
	beforeSending: (body: string) => Promise<void>,
): Promise<OneAnswer> {
	let refusedHere: { reason: unknown } | null = null
	const watched = watchRequest(limits, question.signal, (body) =>
		beforeSending(body).catch((reason: unknown) => {
			refusedHere = { reason }
			throw reason
		}),
	)
	const failures: unknown[] = []
	let elements = 0
	try {
		const { elementStream, output, usage } = streamText({
			model: modelFor(settings, format, watched.fetch),
			system: question.system,
			prompt: question.prompt,
			output: Output.array({ element: jsonSchema<unknown>(question.elementSchema) }),
			maxOutputTokens: question.maxOutputTokens,
			temperature: 0,
			maxRetries: 0,
			abortSignal: watched.signal,
			// The answer is parsed again with every piece: pieces that end before the next element are enough.
			experimental_transform: smoothStream({ delayInMs: null, chunking: /\}\s{0,20},\s{0,20}\{/ }),
			onError: ({ error }) => void failures.push(error),
		})
		// Both reject when the answer fails; handled from the start, so that neither ends the program.
		const whole = Promise.resolve(output).then(
			() => true,
			() => false,
		)
		const counted = Promise.resolve(usage).catch(() => null)
		const read = async () => {
			for await (const element of elementStream) {
				if (watched.signal.aborted) return
				elements++
				question.onElement(element)
			}
		}
		// The library usually ends its stream on an abort; this does not wait for it.
		await Promise.race([read(), rejectedBy(watched.signal)])
		question.signal.throwIfAborted()
		return { elements, usage: readUsage(await counted), ...ending(watched.signal, failures, await whole, elements) }
	} catch (error) {
		question.signal.throwIfAborted()
		return { elements, usage: null, ...ending(watched.signal, [...failures, error], false, elements) }
	} finally {
		watched.release()
		if (refusedHere) throw (refusedHere as { reason: unknown }).reason
	}
}

function rejectedBy(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		const fail = () => reject(signal.reason)
		if (signal.aborted) fail()
		else signal.addEventListener('abort', fail, { once: true })
	})
}

function ending(watch: AbortSignal, failures: unknown[], whole: boolean, elements: number): Omit<OneAnswer, 'elements' | 'usage'> {
	const unanswered = { retryAfter: null, formatRefused: false }
	const reason: unknown = watch.reason
	if (reason instanceof RequestBrokenOff) return { ...unanswered, outcome: reason.reason === 'too_slow' ? 'too_slow' : 'cut_off' }
	if (failures.length > 0) return requestFault(failures[0], Date.now())
	return { ...unanswered, outcome: whole ? 'answered' : elements > 0 ? 'cut_off' : 'unreadable' }
}

function modelFor({ apiKey, baseUrl, name }: ModelSettings, format: AnswerFormat, fetch: typeof globalThis.fetch) {
	return wrapLanguageModel({
		model: createOpenAI({ apiKey, baseURL: baseUrl, fetch }).chat(name),
		middleware: [
			jsonOfAnswer,
			{
				specificationVersion: 'v3',
				transformParams: async ({ params }) => (format === 'schema' ? params : { ...params, responseFormat: { type: 'json' } }),
			},
		],
	})
}

function readUsage(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | null): TokenUsage | null {
	return usage?.inputTokens === undefined || usage.outputTokens === undefined
		? null
		: { input: usage.inputTokens, output: usage.outputTokens }
}
