import type { ModelSettings } from '../env.server.ts'
import { megabyte } from '#app/units.ts'

/** The assumed context in tokens where neither the operator nor the server names one. */
export const usualContext = 128_000

/** Ollama's default context in tokens; it truncates longer questions silently. */
const ollamaContext = 4096

const patience = 3000
const mostBytes = megabyte

/** Whether a server is on this machine, so that words sent to it stay here. */
export function isLoopback(baseUrl: string): boolean {
	const { hostname } = new URL(baseUrl)
	return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
}

/**
 * The context of a server's model in tokens, as the server reports it: in its list of models (vLLM, OpenRouter, Groq
 * and others), or, only for servers on this machine, where llama.cpp, LM Studio and Ollama report it.
 *
 * @returns `null` where the server reports none, or does not answer in a few seconds
 */
export async function contextOfServer({ apiKey, baseUrl, name }: ModelSettings): Promise<number | null> {
	const listed = contextIn(entryOf(await read(`${baseUrl}/models`, apiKey), name))
	if (listed !== null || !isLoopback(baseUrl)) return listed
	const { origin } = new URL(baseUrl)
	const [props, models, running] = await Promise.all([
		read(`${origin}/props`, apiKey),
		read(`${origin}/api/v0/models`, apiKey),
		read(`${origin}/api/ps`, apiKey),
	])
	return (
		contextIn((props as { default_generation_settings?: unknown } | null)?.default_generation_settings) ??
		contextIn(entryOf(models, name)) ??
		contextIn(entryOf(running, name)) ??
		(Array.isArray((running as { models?: unknown } | null)?.models) ? ollamaContext : null)
	)
}

const fields = ['loaded_context_length', 'n_ctx', 'max_model_len', 'context_length', 'context_window', 'max_context_length'] as const

function contextIn(entry: unknown): number | null {
	if (typeof entry !== 'object' || entry === null) return null
	const values = entry as Record<string, unknown>
	for (const field of fields) {
		const value = values[field]
		if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
	}
	return 'meta' in values ? contextIn(values.meta) : null
}

function entryOf(list: unknown, name: string): unknown {
	if (typeof list !== 'object' || list === null) return null
	const { data, models } = list as { data?: unknown; models?: unknown }
	const entries = [data, models].find(Array.isArray) as { id?: unknown; name?: unknown; model?: unknown }[] | undefined
	return entries?.find((entry) => [entry?.id, entry?.name, entry?.model].includes(name)) ?? (entries?.length === 1 ? entries[0] : null)
}

/** An address's answer as JSON; `null` for everything else. The request contains no word of a document. */
export async function read(url: string, apiKey: string, timeout = patience): Promise<unknown> {
	try {
		const response = await fetch(url, {
			headers: apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` },
			redirect: 'error',
			signal: AbortSignal.timeout(timeout),
		})
		const text = response.ok ? await response.text() : ''
		return text.length > 0 && text.length <= mostBytes ? (JSON.parse(text) as unknown) : null
	} catch {
		return null
	}
}
