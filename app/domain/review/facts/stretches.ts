import type { Span } from '#app/domain/extraction/extracted-document.ts'

const longestWord = 40

/**
 * The stretches of `text` around every hit of `cue`, `before` characters back and `behind` ahead, cut between words
 * and joined where they meet. A costly pattern runs on these alone, since it can match nowhere else.
 *
 * @param cue a cheap global pattern.
 */
export function stretches(text: string, cue: RegExp, before: number, behind: number): Span[] {
	const found: Span[] = []
	cue.lastIndex = 0
	for (let match = cue.exec(text); match; match = cue.exec(text)) {
		const start = Math.max(0, match.index - before)
		const end = Math.min(text.length, match.index + match[0].length + behind)
		const last = found.at(-1)
		if (last && start <= last.end + longestWord) last.end = Math.max(last.end, end)
		else found.push({ start, end })
	}
	for (const span of found) {
		span.start = betweenWords(text, span.start, -1)
		span.end = betweenWords(text, span.end, 1)
	}
	return found
}

/** The matches of a global `pattern` inside the stretches, with the offset into `text` of each. */
export function* matchesWithin(text: string, spans: readonly Span[], pattern: RegExp): Generator<{ at: number; match: RegExpMatchArray }> {
	for (const { start, end } of spans) {
		const words = text.slice(start, end)
		// `matchAll` makes a pattern of its own each time, and there are many stretches.
		for (let next = 0; next <= words.length;) {
			pattern.lastIndex = next
			const match = pattern.exec(words)
			if (!match) break
			next = Math.max(pattern.lastIndex, match.index + 1)
			pattern.lastIndex = 0
			yield { at: start + match.index, match }
		}
	}
}

const asciiSpaces = new Set([9, 10, 11, 12, 13, 32])

function isSpace(code: number): boolean {
	return code < 128 ? asciiSpaces.has(code) : /\s/.test(String.fromCharCode(code))
}

function betweenWords(text: string, at: number, step: 1 | -1): number {
	for (let count = 0; count < longestWord && at > 0 && at < text.length; count++) {
		if (isSpace(text.charCodeAt(at))) return at
		at += step
	}
	return at
}
