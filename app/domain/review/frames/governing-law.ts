import type { Predication } from './parse/predication.ts'
import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { foreignPlacesIn, stateIn } from '../playbook/places.ts'
import type { Actor, Modality, Slot } from './frame.ts'
import { emptyFrame } from './frame.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { factsNamedIn } from './reading/facts.ts'
import { type Provision, provisionsOf, provisionsWith } from './reading/provisions.ts'
import { slot } from './reading/slots.ts'
import { labelledPlaces } from './governing-law-rows.ts'

/**
 * Which law governs and who decides disputes. Effects: `law` (`what` is the place as written), `law_described` (chosen by
 * a description: "the law of the place where Customer has its seat"), `forum` (`modality` must = exclusive, may = not;
 * `who` is the party that alone is bound), `arbitration` (`what` is the seat; `who` the party that alone may ask for it),
 * `jury_waiver` and `class_waiver` (`who` gives it up).
 */
export function readGoverningLaw(source: FrameSource): FrameDraft[] {
	const provisions = provisionsOf(source)
	const labelled = labelledPlaces(source)
	const laws = [
		...factsNamedIn(source, 'governing_law').map((fact) => lawFrame(source, fact.value, fact, fact.confidence)),
		...labelled.laws.map(({ place, ...span }) => lawFrame(source, place, span, 0.85)),
	]
	const described = laws.length > 0 ? [] : provisionsWith(source, byDescription).flatMap(describedLaw)
	const stated = laws.length > 0 ? [] : provisionsWith(source, byName).flatMap(statedLaw)
	return [
		...once(laws),
		...stated,
		...(stated.length > 0 ? [] : described),
		...once([
			...provisions.flatMap((provision) => forumFrames(source, provision)),
			...labelled.forums.map(({ place, ...span }) => ({
				...emptyFrame('governing_law', slot('forum', span, 0.8), { ...span, clauseId: null }),
				what: slot(place, span, 0.8),
			})),
		]),
		...onePerClause(provisionsWith(source, arbitrates).flatMap(arbitrationFrames)),
		...provisionsWith(source, jury, classAction).flatMap(waivers),
	]
}

function lawFrame({ structure, readings }: FrameSource, place: string, span: Span, confidence: number): FrameDraft {
	const sentence = structure.sentences.find(({ start, end }) => span.start >= start && span.end <= end)
	const labelled = readings.labels.some(({ name, start, end }) => name === 'Governing Law' && start < span.end && span.start < end)
	const sure = Math.min(0.96, confidence + (labelled ? 0.05 : 0))
	return {
		...emptyFrame('governing_law', slot('law', span, sure), {
			start: sentence?.start ?? span.start,
			end: sentence?.end ?? span.end,
			clauseId: sentence?.clauseId ?? null,
		}),
		what: slot(place, { start: span.start, end: span.end }, sure),
		modality: slot('must', span, sure),
	}
}

const byName = longPattern('u')`
	\b(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s+(?:state\s+)?law\s+(?:will\s+|shall\s+)?(?:governs?|appl(?:y|ies)|controls?)\b
	|\b(?:governed|construed|interpreted)\s+(?:\w+\s+){0,6}?(?:by|under|with)\s+(?:the\s+)?(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s+law\b
`

function statedLaw({ sentence, labels }: Provision): FrameDraft[] {
	const match = byName.exec(sentence.text)
	const name = match?.[1] ?? match?.[2]
	if (!match || !name || (stateIn(name) === null && foreignPlacesIn(name).length === 0)) return []
	const start = sentence.start + match.index + match[0].indexOf(name)
	const span = { start, end: start + name.length }
	const sure = labels.has('Governing Law') ? 0.92 : 0.85
	return [
		{ ...emptyFrame('governing_law', slot('law', span, sure), sentence), what: slot(name, span, sure), modality: slot('must', span, sure) },
	]
}

const byDescription = longPattern('i')`
	\b(?:govern\w*|constru\w+|interpreted|appl(?:y|ies)|subject\s+to|determined)\b[^.;]{0,60}\blaws?\s+(?:of|in|applicable\s+(?:in|at))\s+
	(?:the\s+)?(
		(?:place|country|state|jurisdiction|province|member\s+state)\s+(?:of|in|where|specified|set|stated|named|identified|listed)
		[^.;,]{3,90}
	)
`

/** "The law of the place where the Customer has its seat" is a choice, though it names no place. */
function describedLaw({ sentence, labels }: Provision): FrameDraft[] {
	const match = byDescription.exec(sentence.text)
	const words = match?.[1]
	// "the State of [state]" is a gap, no description.
	if (!match || !words || /\bstate\s+of\s+\p{Lu}/u.test(words) || /[[\]{}<>_…]|\.{3}/.test(words)) return []
	const start = sentence.start + match.index + match[0].lastIndexOf(words)
	const span = { start, end: start + words.length }
	return [
		{
			...emptyFrame('governing_law', slot('law_described', span, labels.has('Governing Law') ? 0.85 : 0.7), sentence),
			what: slot(words, span, 0.75),
		},
	]
}

function forumFrames(source: FrameSource, { sentence, predications }: Provision): FrameDraft[] {
	return factsNamedIn(source, 'forum')
		.filter(
			({ value, start, end }) => start >= sentence.start && end <= sentence.end && isPlace(value) && speaksOfForum.test(sentence.text),
		)
		.map((fact) => {
			const exclusive = /\bnon-?\s?exclusive/i.test(sentence.text)
				? 'may'
				: /\bexclusive(?:ly)?\b|\bsole(?:ly)?\b|\bonly\s+in\b/i.test(sentence.text)
					? 'must'
					: null
			const sure = Math.min(0.92, fact.confidence + (/\b(?:brought|submit\w*|consents?|exclusive)\b/i.test(sentence.text) ? 0.05 : 0))
			return {
				...emptyFrame('governing_law', slot('forum', fact, sure), sentence),
				what: slot(fact.value, fact, sure),
				modality: exclusive === null ? null : slot<Modality>(exclusive, fact, 0.85),
				who: boundAlone(predications),
			}
		})
}

/** A link or a term in the place of a name is no place. */
function isPlace(value: string): boolean {
	return /^\p{Lu}[\p{L} ,.'-]+$/u.test(value) && !/\b(?:Terms|Service|Agreement|Forum|United States of America)\b/.test(value)
}

const speaksOfForum = longPattern('i')`
	\bcourts?\b[^.;]{0,160}\b(?:exclusive|jurisdiction|brought|venue|hear|decide|resol|settle)
	|\b(?:jurisdiction|venue|forum|brought|submit\w*|settled|resolved)\b[^.;]{0,200}\b(?:courts?|county|state|city|venue|jurisdiction)
	|\bvenue\b|\bexclusive\s+jurisdiction\b
`

const submits = /^(?:submit|consent|attorn|accept|bring|sue|commence|institute|initiate|file|waive)$/

/** The party that alone submits to a court, or alone may choose it; each where both do. */
function boundAlone(predications: Provision['predications']): Slot<Actor> | null {
	const acts = predications.filter(({ verb, subject, passive }) => !passive && subject?.actor && submits.test(verb))
	const [first] = acts
	return first?.subject?.actor && acts.every(({ subject }) => subject?.actor?.kind === first.subject?.actor?.kind)
		? slot(first.subject.actor, first.subject, Math.min(0.85, first.confidence))
		: null
}

const arbitrates = /\barbitrat(?:ion|ed|e|ors?)\b/i
const settles = /\b(?:shall|will|must|agrees?|may|can|finally|exclusively|binding)\b/i
const noClause = longPattern('i')`
	\bno\s+obligation\b|\barbitrators?\s+(?:may|has|have)\b|\bentitled\b[^.;]{0,30}\barbitrat|\bprovide\s+the\s+arbitrat
	|\bnot\b[^.;]{0,40}\barbitrat
	|\barbitrators?\s+(?:shall|may|will)\b(?![^.;]{0,60}\b(?:settle|decide|resolve)\s+(?:all|any)\b)
	|\b(?:cost|fee|award|expense)s?\s+of\s+(?:the\s+)?arbitrat
`

function wordsWith({ adjuncts, object, conditions }: Predication): string {
	return [...adjuncts, ...(object ? [object] : []), ...conditions].map(({ text }) => text).join(' ')
}

function arbitrationFrames({ sentence, predications, labels }: Provision): FrameDraft[] {
	const { text } = sentence
	if (!arbitrates.test(text) || !settles.test(text) || noClause.test(text)) return []
	const settled = predications.find(
		(predication) =>
			arbitrates.test(`${predication.verb} ${wordsWith(predication)}`) &&
			/^(?:settle|resolve|submit|refer|determine|decide|arbitrate|be|finally|conduct|agree|bring|elect|demand|request|adjudicate|hold)/.test(
				predication.verb,
			),
	)
	if (!settled) return []
	if (!/\b(?:disputes?|controvers\w+|claims?|differences?|disagreements?|matters?)\b/i.test(text) && settled.verb !== 'agree') return []
	const at = sentence.start + (arbitrates.exec(text)?.index ?? 0)
	const span = { start: at, end: at + 11 }
	const sure = Math.min(0.88, settled.confidence)
	const seat = seatIn(text, sentence.start)
	const alone = settled.modality === 'may' && settled.subject?.actor?.kind === 'party'
	return [
		{
			...emptyFrame('governing_law', slot('arbitration', span, labels.size > 0 ? sure : sure - 0.02), sentence),
			what: seat,
			modality: slot(settled.modality, settled.verbSpan, sure),
			who: alone && settled.subject?.actor ? slot(settled.subject.actor, settled.subject, sure) : null,
		},
	]
}

function seatIn(text: string, offset: number): Slot<string> | null {
	for (const match of allMatches(
		text,
		longPattern('gu')`
			\b(?:in|at|seat(?:ed)?\s+(?:in|is|of|shall\s+be)|place\s+of\s+arbitration\b[^.]{0,30}?\b(?:is|be))\s+
			(?:the\s+(?:City\s+of\s+|State\s+of\s+)?)?((?:\p{Lu}[\p{L}.]+)(?:(?:,)?\s\p{Lu}[\p{L}.]+){0,3})
		`,
	)) {
		const place = (match[1] ?? '').replace(/\.$/, '')
		if (stateIn(place) === null && foreignPlacesIn(place).length === 0) continue
		const start = offset + match.index + match[0].lastIndexOf(place)
		return slot(place, { start, end: start + place.length }, 0.8)
	}
	return null
}

const jury = /\bjury\b/i
const classAction = longPattern('i')`
	\b(?:class|collective|representative|consolidated)[\s-]+(?:wide\s+)?
		(?:actions?|arbitrations?|proceedings?|basis|member|capacity|litigation)\b
	|\bclass\s+or\s+(?:collective|representative)\b
`
const givesUp = /\bwaiv\w+|\bgiv(?:e|es|ing)\s+up\b|\brelinquish\w*|\bwithout\s+a\s+(?:trial\s+by\s+)?jury\b/i
const barsClass = longPattern('i')`
	\b(?:may|shall|will|must|can)\s*not\b
	|\bnot\s+(?:be\s+)?(?:allowed|permitted|brought|entitled)|\bno\s+(?:class|right)|\bonly\b[^.;]{0,60}\bindividual|\bcannot\b
	|\bneither\b
`
const undone = longPattern('i')`
	\bnothing\b[^.;]{0,80}\b(?:waive|give\s+up)|\bnot\s+(?:a\s+)?waive
	|\b(?:(?:does|do|did|shall|will|would|need|must|can)(?:\s+not|n['’]t)|never|nobody|no\s+one|neither[^.;]{0,40}|without)\s+
		(?:\w+\s+){0,2}?(?:waiv\w+|giv(?:e|es|ing)\s+up|relinquish\w*)\b
`

function waivers({ sentence, predications }: Provision): FrameDraft[] {
	const { text } = sentence
	if (undone.test(text)) return []
	const found: FrameDraft[] = []
	const giver = predications.find(
		({ verb, subject }) => /^(?:waive|give|relinquish|agree|bring|participate|join|be entitled)$/.test(verb) && subject?.actor,
	)
	const who = giver?.subject?.actor ? slot(giver.subject.actor, giver.subject, giver.confidence) : null
	const spoken = predications.length > 0 || text.length > shortest
	if (spoken && jury.test(text) && givesUp.test(text)) {
		const at = sentence.start + text.search(jury)
		found.push({ ...emptyFrame('governing_law', slot('jury_waiver', { start: at, end: at + 4 }, 0.88), sentence), who })
	}
	const match = classAction.exec(text)
	if (spoken && match && (givesUp.test(text) || barsClass.test(text)))
		found.push({
			...emptyFrame(
				'governing_law',
				slot('class_waiver', { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }, 0.85),
				sentence,
			),
			who,
		})
	return found
}

/** Characters below which a waiver without a verb is a heading. */
const shortest = 60

/** An arbitration clause mentions arbitration in many sentences: the first that settles disputes counts. */
function onePerClause(frames: readonly FrameDraft[]): FrameDraft[] {
	return frames.filter(
		(frame, index) => frame.clauseId === null || frames.findIndex(({ clauseId }) => clauseId === frame.clauseId) === index,
	)
}

function once(frames: readonly FrameDraft[]): FrameDraft[] {
	return frames.filter(
		(frame, index) => frames.findIndex((other) => other.start === frame.start && other.what?.value === frame.what?.value) === index,
	)
}
