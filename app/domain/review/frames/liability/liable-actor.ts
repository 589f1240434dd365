import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor, Slot } from '../frame.ts'
import { actorSource, namedActors, together } from '../reading/named-actors.ts'
import type { Predication } from '../parse/predication.ts'
import { slot } from '../reading/slots.ts'

const liability = String.raw`(?:liabilit(?:y|ies)|responsibilit(?:y|ies)|exposure)`

/** A wording for whose liability it is, and the words that it can't do without: a pattern made of names is costly to compile. */
interface Way {
	pattern: RegExp
	cue: RegExp
}

const ways = new WeakMap<readonly DocumentParty[], readonly Way[]>()

const cues = {
	liability: new RegExp(liability, 'i'),
	denied: /liable|responsible|liabilit|accept|owe|obligated/i,
	turned: /\b(?:shall|will|does|do|is|are|may|can)\b/i,
	bears: new RegExp(
		String.raw`\b(?:has|have|had|assumes?|accepts?|bears?|disclaims?|excludes?|owes?)\s+(?:\w+\s+){0,3}?(?:${liability}|more\s+than|nothing)`,
		'i',
	),
	row: /\bcap\s*:/i,
	claims: /\b(?:recover|claim|damages)\b[^.;]{0,40}\b(?:from|against)\s/i,
	of: new RegExp(String.raw`\b${liability}\s+(?:[\w-]+\s+){0,3}?of\s`, 'i'),
}

/**
 * Whose liability a sentence is about: "Provider's total liability", "the liability of Provider", "our liability",
 * "shall Provider be liable", "Provider will not be liable". Empty where nobody is named for it.
 */
export function liableActor(
	sentence: Sentence,
	predications: readonly Predication[],
	parties: readonly DocumentParty[],
): Slot<Actor> | null {
	const named = ownerOf(sentence, parties)
	if (named) return named
	const liable = predications.find(
		({ verb, subject, confidence }) => /\b(?:liable|responsible)\b/.test(verb) && subject?.actor && confidence >= 0.5,
	)
	return liable?.subject?.actor ? slot(liable.subject.actor, liable.subject, liable.confidence) : null
}

function ownerOf({ text, start }: Sentence, parties: readonly DocumentParty[]): Slot<Actor> | null {
	for (const { pattern, cue } of waysOf(parties)) {
		if (!cue.test(text)) continue
		const match = pattern.exec(text)
		const words = match?.[1]
		if (!match || words === undefined) continue
		const at = start + match.index + match[0].indexOf(words)
		const actors = namedActors(words, parties, at)
		const actor = together(actors.map((named) => named.actor))
		if (actor) return slot(actor.kind === 'neither' ? ({ kind: 'each' } as const) : actor, { start: at, end: at + words.length }, 0.85)
	}
	return null
}

function waysOf(parties: readonly DocumentParty[]): readonly Way[] {
	let found = ways.get(parties)
	if (!found) {
		const actor = actorSource(parties)
		const other = patternPart`
			(?:
				\s*,?\s*(?:
					and|or|and\/or|nor|,|its|their|our|'s|’s|any\s+of|affiliates?|subsidiaries|officers?|directors?|employees?|agents?|suppliers?
					|licensors?|representatives|contractors?|shareholders?|successors?|assigns|respective|third[\s-]party|service\s+providers?
				)\b
			){0,24}
		`
		const one = String.raw`(${actor}(?:(?:['’]s)?\s*(?:,|and|or|nor|and\/or)\s+(?:the\s+)?${actor})?)`
		found = [
			{
				cue: cues.liability,
				source: String.raw`${one}(?:['’]s?|s['’])?${other}(?:['’]s?)?\s+(?:[\w-]+,?\s+|\([^)]*\)\s+){0,8}?${liability}\b`,
			},
			{ cue: cues.of, source: String.raw`\b${liability}\s+(?:[\w-]+\s+){0,3}?of\s+(?:the\s+)?${one}` },
			{
				cue: cues.turned,
				source: patternPart`
					\b(?:shall|will|does|do|is|are|may|can)\s+(?:the\s+)?${one}${other}\s*(?:,[^,]{0,160},\s*)?(?:ever\s+)?(?:
						be\s+(?:held\s+)?(?:\w+\s+){0,2}?(?:liable|responsible)|have\s+any\s+liability|accept|owe|be\s+obligated
					)
				`,
			},
			{
				cue: cues.denied,
				source: patternPart`
					${one}${other}\s*(?:,[^,]{0,160},\s*)?(?:\([^)]*\)\s*)?(?:shall|will|does|do|is|are|may|can|cannot|can't|won't|isn't|aren't)\s*
					(?:not|never|in\s+no\s+event|under\s+no\s+circumstances|in\s+any\s+event|\s)*(?:be\s+)?(?:held\s+)?(?:\w+\s+){0,2}?
					(?:liable|responsible|liability|owe|accept)
				`,
			},
			{
				cue: cues.bears,
				source: patternPart`
					${one}\s+(?:has|have|had|assumes?|accepts?|bears?|disclaims?|excludes?|owes?)\s+(?:\w+\s+){0,3}?(?:${liability}|more\s+than|nothing)
				`,
			},
			{ cue: cues.row, source: String.raw`${one}['’]s?\s+(?:liability\s+)?cap\s*:` },
			{ cue: cues.claims, source: String.raw`\b(?:recover|claim|damages)\b[^.;]{0,40}\b(?:from|against)\s+(?:the\s+)?${one}` },
		].map(({ cue, source }) => ({ cue, pattern: new RegExp(source, 'iu') }))
		ways.set(parties, found)
	}
	return found
}
