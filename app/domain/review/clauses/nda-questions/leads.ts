import type { Span } from '#app/domain/extraction/extracted-document.ts'

const item = /^\s*(?:\(?(?:[a-z]{1,4}|\d{1,2})[).]|[•·–-]\s|[a-z])/
const openEnd = /(?:[:;,–-]|\b(?:and|or|that|which|to|not|shall|by|is|are|information|for|the))\s*$/i
const closedEnd = /[.!?"”)]\s*$/
const shortestOpening = 30
const farthest = 15

/**
 * For each span the span that opens the list it stands in ('shall not apply to information that:'), or -1. An item
 * begins with a small letter or a mark such as `(a)`; what opens a list ends without a stop.
 */
export function leadsOf(text: string, spans: readonly Span[]): Int32Array {
	const leads = new Int32Array(spans.length).fill(-1)
	let lead = -1
	for (const [index, { start, end }] of spans.entries()) {
		const isItem = beginsLikeItem(text.slice(start, Math.min(end, start + 12)))
		if (isItem && lead >= 0 && index - lead < farthest) {
			leads[index] = lead
			continue
		}
		const last = text.slice(Math.max(start, end - 20), end)
		if (/:\s*$/.test(last) || ((openEnd.test(last) || !closedEnd.test(last)) && end - start > shortestOpening)) lead = index
		else if (!isItem) lead = -1
	}
	return leads
}

/** Whether a sentence begins like the item of a list. */
export function beginsLikeItem(sentence: string): boolean {
	return item.test(sentence)
}
