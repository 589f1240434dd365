import { setTimeout as pause } from 'node:timers/promises'
import type { ModelSettings } from '../env.server.ts'
import { contextOfServer, isLoopback, usualContext } from './server-context.server.ts'
import type { AnswerFormat, OneAnswer } from './ask-once.server.ts'
import type { LanguageModel, ModelAnswer, ModelQuestion, TokenUsage } from './language-model.ts'
import { estimateTokens } from './token-estimate.ts'
import type { RequestLimits } from './watched-fetch.server.ts'
import { megabyte, minute, second } from '#app/units.ts'

/** Timeouts and retries for a server. */
export interface Patience extends RequestLimits {
	/** How often a question is retried. */
	retries: number
	/** Milliseconds before the first retry; doubled each time, unless the server names a time. */
	backOffMs: number
	/** The longest wait that a server may request; longer counts as busy. */
	longestWaitMs: number
}

/** A reasoning model may be silent for a while; a whole contract takes some minutes. */
export const usualPatience: Patience = {
	answerMs: 10 * minute,
	firstMs: 2 * minute,
	silenceMs: minute,
	answerBytes: 2 * megabyte,
	retries: 3,
	backOffMs: second,
	longestWaitMs: 20 * second,
}

/** A local machine may read a long question for minutes before its first word, and serves nobody else. */
const localPatience: Patience = { ...usualPatience, answerMs: 60 * minute, firstMs: 15 * minute, silenceMs: 2 * minute }

/** A language model over HTTP, with the key from the environment. */
export function openLanguageModel(
	settings: ModelSettings,
	patience: Patience = isLoopback(settings.baseUrl) ? localPatience : usualPatience,
): LanguageModel {
	// A format that a server refused once is not tried again.
	let format: AnswerFormat = 'schema'
	let context: Promise<number> | undefined

	async function ask(question: ModelQuestion): Promise<ModelAnswer> {
		const usage: TokenUsage = { input: 0, output: 0 }
		for (let attempt = 0; ; attempt++) {
			const requested = format
			const answer = await request(settings, requested, patience, question, usage)
			const { outcome, elements } = answer
			if (answer.formatRefused && requested === 'schema') {
				format = 'json'
				continue
			}
			const wait = answer.retryAfter ?? patience.backOffMs * 2 ** attempt
			const inVain = elements > 0 || !passing.has(outcome) || attempt >= patience.retries || wait > patience.longestWaitMs
			if (inVain) return { outcome, elements, usage }
			await pause(wait, undefined, { signal: question.signal }).catch(() => question.signal.throwIfAborted())
		}
	}
	return {
		name: settings.name,
		server: shownServer(settings.baseUrl),
		local: isLoopback(settings.baseUrl),
		found: settings.found === true && isLoopback(settings.baseUrl),
		context: () =>
			(context ??= settings.context ? Promise.resolve(settings.context) : contextOfServer(settings).then((size) => size ?? usualContext)),
		ask,
	}
}

/** Failures that may pass. A time-out is not retried: it would take as long again. */
const passing = new Set<ModelAnswer['outcome']>(['busy', 'unreachable', 'cut_off'])

async function request(
	settings: ModelSettings,
	format: AnswerFormat,
	patience: Patience,
	question: ModelQuestion,
	usage: TokenUsage,
): Promise<OneAnswer> {
	// Loaded on first use: the library is large, and most programs never ask.
	const { askOnce } = await import('./ask-once.server.ts')
	let ended: Awaited<ReturnType<ModelQuestion['onRequest']>> | undefined
	let sent = 0
	let received = 0
	const counting: ModelQuestion = {
		...question,
		onElement(element) {
			received += JSON.stringify(element).length
			question.onElement(element)
		},
	}
	try {
		const answer = await askOnce(settings, format, patience, counting, async (body) => {
			ended = await question.onRequest(body)
			sent = body.length
		})
		const { outcome } = answer
		usage.input += answer.usage?.input ?? estimateTokens(sent)
		usage.output += answer.usage?.output ?? estimateTokens(received)
		await ended?.({ outcome, usage: answer.usage })
		return answer
	} catch (error) {
		if (question.signal.aborted) await ended?.({ outcome: 'stopped', usage: null })
		throw error
	}
}

function shownServer(baseUrl: string): string {
	const { host, protocol } = new URL(baseUrl)
	return protocol === 'https:' ? host : `${protocol}//${host}`
}
