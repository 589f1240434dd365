import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from './clauses/search/all-matches.ts'

const qualifier = String.raw`(?:(?:all|any|the|your|every|previous|prior|above|earlier|preceding|foregoing|other|system|given)\s+){0,4}`
const verdictWord = String.raw`(?:safe|approved|fair|compliant|standard|favou?rable|harmless|low[- ]risk|risk[- ]free|without\s+risks?|acceptable)`
const machine = patternPart`
	(?:
		AIs?(?:\s+(?:models?|assistants?|systems?|reviewers?|readers?|agents?|tools?))?|A\.I\.|artificial\s+intelligence
		|(?:large\s+)?language\s+models?|LLMs?|chat\s?bots?|(?:Chat)?GPT(?:-\d)?|automated\s+(?:review\w*|systems?|readers?)
		|review\s+(?:software|bots?|tools?)
	)
`
const paper = String.raw`(?:agreement|contract|document|file|nda|safe|clause|section|paragraph|text)`
const opening = String.raw`(?:^|[.!?:;>\]"“”(\n])\s*`
const fault = patternPart`
	(?:
		risks?|issues?|problems?|concerns?|findings?|red\s+flags?|clauses?|sections?|paragraphs?|passages?|instructions?
		|(?:liability\s+)?caps?|penalt(?:y|ies)|renewal
	)
`

/**
 * Wordings that address software instead of a party. An imperative must open its sentence, so that "the escrow agent
 * may disregard prior instructions" stays an ordinary term.
 */
const imperatives = [
	patternPart`
		(?:please\s+|you\s+must\s+)?(
			(?:ignore|disregard|forget|override|bypass)\s+${qualifier}
			(?:instructions?|prompts?|directions|guidelines|commands|context|risk\s+analysis|rules)\b(?!
				\s+(?:that\s+(?:do|are|is|was|were|come)|which|received\s+from|from\s+(?:any|other|third|persons?|someone))
			)
		)
	`,
	patternPart`
		(
			(?:note|notice|attention|message|memo|directions|instructions?|prompt)\s*(?:(?:to|for)\s+)?(?:all\s+|any\s+|the\s+)?${machine}
			(?:\s+reading\s+this)?\s*[:,]
		)
	`,
	String.raw`((?:if\s+you\s+are\s+an?\s+${machine}\b[^.,\n]{0,60},|as\s+an?\s+${machine}\s+(?:reading|reviewing|summari[sz]ing)\s+(?:this|the)\b))`,
	String.raw`((?:${machine}|Claude|Gemini|Copilot)\s*,\s+(?:please\s+)?(?:summari[sz]e|ignore|approve|say|report|mark|rate|treat|skip)\b)`,
	patternPart`
		(?:please\s+|you\s+(?:must|should|will)\s+)?(
			(?:mark|rate|classify|report|approve|treat|describe|summari[sz]e)\s+(?:this|the)\s+${paper}\s+as\s+(?:\w+\s+){0,3}?${verdictWord}
		)
	`,
	patternPart`
		(
			when\s+(?:summari[sz]ing|reviewing|analy[sz]ing|assessing|rating)\s+(?:this|the)\s+${paper}\b[^.\n]{0,20},\s+(?:please\s+)?(?:
				say|state|report|conclude|mark|rate|treat|omit|ignore|skip|(?:do\s+not|don't|never)\s+(?:flag|mention|report|raise)
			)\b
		)
	`,
	String.raw`((?:do\s+not|don't|never)\s+(?:flag|highlight|mention|reveal)\s+(?:(?:this|any|the|all)\s+)?(?:\w+\s+){0,2}?${fault}\b)`,
	patternPart`
		(
			(?:do\s+not|don't|never)\s+(?:report|raise|list)\s+(?:any|all)?\s*(?:risks?|issues?|problems?|concerns?|findings?|red\s+flags?)
			(?:\s+(?:in|with|for|about)\s+(?:this|section|clause|article|paragraph)\b|\s*[.!])
		)
	`,
	patternPart`
		(
			(?:respond|reply|answer|output|return|print)\s+(?:only\s+)?(?:with\s+)?(?:the\s+)?(?:word\s+|verdict\s+|text\s+)?["“']
			(?:approved?|safe|sign|yes|ok|compliant|low\s+risk|no\s+(?:issues|risks))\b
		)
	`,
	String.raw`(your\s+(?:only\s+|new\s+)?task\s+is\s+to\s+(?:tell|say|report|conclude|confirm|approve)\b[^.\n]{0,80}?\b${verdictWord})`,
]

const addresses = [
	patternPart`
		\b(
			${machine}\b[^.\n]{0,60}?\b(?:must|should|shall|will|please|(?:is|are)\s+(?:instructed|directed|required)\s+to)\b[^.\n]{0,40}?\b(?:
				approve|ignore|disregard|recommend|conclude|classify|rate|mark|report|treat|skip|omit|say|state
			)\b[^.\n]{0,40}?\b(?:
				(?:this|the)\s+(?:${paper}|terms?)|no\s+(?:risks?|issues?|findings?|concerns?)|${verdictWord}
				|(?:all|any|prior|previous)\s+instructions?
			)
		)
	`,
	patternPart`
		\b(
			${machine}\b[^.\n]{0,30}?\b(?:must|should|shall|will)\s+(?:
				approve\b|not\s+(?:flag|report|raise|mention)\s+(?:any\s+)?(?:risks?|issues?|findings?|concerns?)\b
			)
		)
	`,
	String.raw`\b((?:the\s+)?verdict\s+(?:is|(?:must|should|shall|will)\s+be)\s+["“']?(?:sign|safe|approved?|fair)\b)`,
	String.raw`\b(you\s+are\s+(?:now\s+)?an?\s+(?:AI|language\s+model|helpful\s+assistant|assistant\s+that|LLM)\b)`,
	String.raw`\b((?:system|assistant)\s*:\s*(?:you\s+(?:are|must|will)|this\s+(?:agreement|contract|document)\s+(?:is|has)))`,
	String.raw`(</?(?:system|assistant|instructions?)>|\[/?(?:system|inst)\]|\bsystem\s+prompt\s*:)`,
]

const wordings = [...imperatives.map((imperative) => opening + imperative), ...addresses].map((wording) => new RegExp(wording, 'gi'))

/** Hardly any document has one: two readings tell whether it has, instead of sixteen. */
const anyImperative = new RegExp(String.raw`${opening}(?:${imperatives.join('|')})`, 'i')
const anyAddress = new RegExp(addresses.join('|'), 'i')

/** Words that no address can do without, in lower case. Each begins with letters of its own, so that one pass finds all. */
const addressCues = [
	/(?<![a-z0-9_])a(?:is?(?![a-z0-9_])|\.i\.)/,
	/artificial\s+i/,
	/language\s+m/,
	/llm/,
	/chat\s?bot/,
	/gpt/,
	/automated\s+[rs]/,
	/review\s+[sbt]/,
	/verdict\s/,
	/assistant/,
	/system\s*[:>\]p]/,
	/instructions?>/,
	/\[\/?inst/,
]

/**
 * Orders to reviewing software in the text ("ignore previous instructions"), each from its first word to the end of its
 * sentence, in order and without overlap.
 */
export function machineInstructions(text: string): Span[] {
	const lower = text.toLowerCase()
	if (!anyImperative.test(text) && !(addressCues.some((cue) => cue.test(lower)) && anyAddress.test(text))) return []
	const found: Span[] = []
	for (const wording of wordings) {
		for (const match of allMatches(text, wording)) {
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
