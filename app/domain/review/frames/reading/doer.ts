import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor, Modality, Slot } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import { actorSource, namedActors, together } from './named-actors.ts'
import type { Provision } from './provisions.ts'
import { slot } from './slots.ts'

/** Who does the act of a verb, and whether they must, may or must not. */
export interface Doer {
	who: Slot<Actor> | null
	modality: Slot<Modality> | null
	/** The verb as the parser read it; `null` where it read none there. */
	predication: Predication | null
}

const hangers = patternPart`
	(?:
		\s*,?\s*(?:
			and|or|and\/or|its|their|his|her|our|any\s+of|affiliates?|subsidiaries|officers?|directors?|employees?|agents?|representatives
			|contractors?|shareholders?|successors?|assigns|respective|further|also|hereby|each
		)\b
		|\([^)]{0,80}\)
	){0,18}
`
const modals = patternPart`
	(?:
		shall|will|must|may|can|cannot|would|agrees?|undertakes?|covenants?|promises?|hereby|does|do|is|are|has|have|grants?|assigns?
		|indemnif(?:y|ies)|owns?|retains?|reserves?|acknowledges?|warrants?|expressly|irrevocably|stays?|keeps?
	)
`
const patterns = new WeakMap<readonly DocumentParty[], RegExp>()

/**
 * Who does what stands at `verb` in a sentence: the parser's subject, else the last party that is named before the verb
 * with a modal of its own. Empty where nobody is named for certain.
 */
export function doerOf({ sentence, predications }: Provision, verb: Span, parties: readonly DocumentParty[]): Doer {
	const predication = nearest(predications, verb)
	if (predication?.subject?.actor) {
		const { subject, modality, verbSpan, confidence } = predication
		// "Neither party shall": each of them shall not.
		const none = subject.actor!.kind === 'neither'
		return {
			who: slot(none ? ({ kind: 'each' } as const) : subject.actor!, subject, confidence),
			modality: slot(none && modality === 'must' ? 'must_not' : none && modality === 'is' ? 'is_not' : modality, verbSpan, confidence),
			predication,
		}
	}
	const before = sentence.text.slice(0, verb.start - sentence.start + 1)
	const said = allMatches(before, patternOf(parties)).at(-1)
	const named = said ? together(namedActors(said[1] ?? '', parties).map(({ actor }) => actor)) : null
	const modality = predication ? slot(predication.modality, predication.verbSpan, predication.confidence) : null
	if (!said || !named || before.length - said.index > 240) return { who: null, modality, predication }
	const span = { start: sentence.start + said.index, end: sentence.start + said.index + (said[1] ?? said[0]).length }
	return {
		who: slot(named.kind === 'neither' ? ({ kind: 'each' } as const) : named, span, 0.65),
		modality: modality ?? modalityFrom(before.slice(said.index), span),
		predication,
	}
}

function nearest(predications: readonly Predication[], verb: Span): Predication | null {
	const touching = predications.filter(({ verbSpan }) => verbSpan.start < verb.end && verb.start < verbSpan.end)
	return touching.find(({ subject }) => subject?.actor) ?? touching[0] ?? null
}

function modalityFrom(words: string, span: Span): Slot<Modality> | null {
	const denied = /\b(?:not|never|nor|neither|refrain|cannot)\b/i.test(words)
	if (/\b(?:shall|will|must|agrees?|undertakes?|covenants?|promises?|cannot)\b/i.test(words))
		return slot(denied ? 'must_not' : 'must', span, 0.6)
	if (/\b(?:may|can)\b/i.test(words)) return slot(denied ? 'must_not' : 'may', span, 0.6)
	return slot(denied ? 'is_not' : 'is', span, 0.5)
}

/** A party with a modal behind it. Before "and shall" stands the end of an earlier verb, not who does the next one. */
function patternOf(parties: readonly DocumentParty[]): RegExp {
	let found = patterns.get(parties)
	if (!found) {
		const actor = actorSource(parties)
		found = new RegExp(
			patternPart`
				(?<![’'])(${actor}(?:\s*(?:,|and|or|nor|and\/or)\s+(?:the\s+)?${actor})?)(?![’']s?\s)${hangers}\s*(?:,[^,;]{0,140},\s*)?
				(?<!\b(?:and|or)\s{1,4})(?=${modals}\b)
			`,
			'giu',
		)
		patterns.set(parties, found)
	}
	return found
}
