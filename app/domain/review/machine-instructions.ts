import type { Span } from '#app/domain/extraction/extracted-document.ts'

const qualifier = String.raw`(?:(?:all|any|the|your|every|previous|prior|above|earlier|preceding|foregoing|other|system|given)\s+){0,4}`
const verdictWord = String.raw`(?:safe|approved|fair|compliant|standard|favou?rable|harmless|low[- ]risk|risk[- ]free|without\s+risks?|acceptable)`
const machine = String.raw`(?:AIs?|A\.I\.|artificial\s+intelligence|language\s+models?|LLMs?|chat\s?bots?|GPT|automated\s+review\w*|review\s+(?:software|bots?|tools?))`

/**
 * Wordings that speak to software instead of to a party. An imperative must open its sentence, so that
 * "the escrow agent may disregard prior instructions" stays an ordinary term.
 */
const wordings = [
	new RegExp(String.raw`(?:^|[.!?:;>\]"“”(\n])\s*(?:please\s+|you\s+must\s+)?((?:ignore|disregard|forget|override|bypass)\s+${qualifier}(?:instructions?|prompts?|directions|guidelines|commands|context|risk\s+analysis|rules)\b)`, 'gi'),
	new RegExp(String.raw`\b(${machine}\b[^.\n]{0,60}?\b(?:must|should|shall|will|please|(?:is|are)\s+(?:instructed|directed|required)\s+to)\b[^.\n]{0,40}?\b(?:approve|ignore|disregard|recommend|conclude|classify|rate|mark|report|treat|skip|omit|say|state)\b[^.\n]{0,40}?\b(?:(?:this|the)\s+(?:agreement|contract|document|clause|section|terms?|file)|no\s+(?:risks?|issues?|findings?)|${verdictWord}|instructions?))`, 'gi'),
	new RegExp(String.raw`\b(${machine}\b[^.\n]{0,30}?\b(?:must|should|shall|will)\s+approve\b)`, 'gi'),
	new RegExp(String.raw`(?:^|[.!?:;>\]"“”(\n])\s*(?:please\s+)?((?:mark|rate|classify|report|approve|treat|describe)\s+(?:this|the)\s+(?:agreement|contract|document|file|nda|safe)\s+as\s+(?:\w+\s+){0,3}?${verdictWord})`, 'gi'),
	/(?:^|[.!?:;>\]"“”(\n])\s*((?:do not|don't)\s+(?:flag|mention|highlight|reveal)\s+(?:this|any|the)\b)/gi,
	/\b(you\s+are\s+(?:now\s+)?an?\s+(?:AI|language\s+model|assistant|LLM)\b)/gi,
	/(<\/?(?:system|assistant|instructions?)>|\[\/?(?:system|inst)\]|\bsystem\s+prompt\s*:)/gi,
]

/**
 * Where the text gives orders to reviewing software ("ignore previous instructions"), each from its first
 * word to the end of its sentence, in order and without overlap.
 */
export function machineInstructions(text: string): Span[] {
	const found: Span[] = []
	for (const wording of wordings) {
		for (const match of text.matchAll(wording)) {
			const start = match.index + match[0].indexOf(match[1] ?? match[0])
			found.push({ start, end: endOfSentence(text, match.index + match[0].length) })
		}
	}
	found.sort((a, b) => a.start - b.start || b.end - a.end)
	const apart: Span[] = []
	for (const span of found) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span)
	return apart
}

function endOfSentence(text: string, from: number) {
	const rest = text.slice(from, from + 600)
	const stop = /[.!?](?=\s|$)|\n/.exec(rest)
	if (!stop) return from + rest.length
	return from + stop.index + (stop[0] === '\n' ? 0 : 1)
}
