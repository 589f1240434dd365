import type { LanguageModelMiddleware } from 'ai'

const longestEnding = 12

/** Extracts the JSON from a text that arrives in pieces: without leading thoughts, a greeting, or code fences. */
export function jsonFilter(): { take(piece: string): string; end(): string } {
	let held = ''
	let begun = false
	return {
		take(piece) {
			held += piece
			if (!begun) {
				const words = held.replace(/<think>[\s\S]*?<\/think>/, '')
				const at = words.includes('<think>') ? -1 : words.indexOf('{')
				if (at < 0) return ''
				begun = true
				held = words.slice(at)
			}
			const ready = held.slice(0, Math.max(0, held.length - longestEnding))
			held = held.slice(ready.length)
			return ready
		},
		end: () => held.replace(/\s*```\s*$/, ''),
	}
}

/** Small models think aloud, greet, or put code fences around their JSON, and some servers ignore the requested format. */
export const jsonOfAnswer: LanguageModelMiddleware = {
	specificationVersion: 'v3',
	wrapStream: async ({ doStream }) => {
		const { stream, ...rest } = await doStream()
		const filters = new Map<string, ReturnType<typeof jsonFilter>>()
		return {
			...rest,
			stream: stream.pipeThrough(
				new TransformStream({
					transform(part, controller) {
						if (part.type === 'text-start') filters.set(part.id, jsonFilter())
						const filter = part.type === 'text-delta' || part.type === 'text-end' ? filters.get(part.id) : undefined
						const words = part.type === 'text-delta' ? filter?.take(part.delta) : part.type === 'text-end' ? filter?.end() : undefined
						if (words) controller.enqueue({ type: 'text-delta', id: (part as { id: string }).id, delta: words })
						if (part.type !== 'text-delta' || !filter) controller.enqueue(part)
					},
				}),
			),
		}
	},
}
