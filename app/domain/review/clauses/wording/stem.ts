const byLast = { s: ['ations', 'ions', 'es', 's'], n: ['ation', 'ion'], g: ['ing'], d: ['ed'], y: ['ly'], t: ['ment'], e: ['e'] }
const endings = new Map<number, readonly string[]>(Object.entries(byLast).map(([last, own]) => [last.charCodeAt(0), own]))

/** A word without a common ending: `terminates`, `terminated` and `termination` have one stem. */
export function stem(word: string): string {
	if (word.length <= 4) return word
	const own = endings.get(word.charCodeAt(word.length - 1))
	if (own) for (const ending of own) if (word.endsWith(ending)) return word.slice(0, -ending.length)
	return word
}
