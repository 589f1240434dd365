import type { LanguageModelMiddleware } from 'ai'

/** What closes a fence behind JSON is at most so long, with the white space around it. */
const longestEnding = 12

/** The JSON of a text that comes in pieces: without thoughts in front, a greeting, or fences around it. */
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

/** Small models think aloud, greet, or put fences around their JSON; servers that ignore the form we ask for let them. */
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
