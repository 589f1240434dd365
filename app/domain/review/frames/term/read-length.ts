import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { factsNamedIn } from '../reading/facts.ts'
import { emptyFrame } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { durationSlot, slot } from '../reading/slots.ts'

/** Below this a fact about the length may well belong to something else. */
const sureEnough = 0.6

const open = longPattern('i')`
	\b(?:
		(?:this\s+)?(?:agreement|contract|letter|terms|lease|engagement|subscription|membership)\b[^.;]{0,140}\b
		(?:continues?|remains?|stays?|runs?|(?:shall|will)\s+(?:continue|remain|stay|run|be))\b[^.;]{0,80}\b
		(?:until|unless|so\s+long\s+as)\s+(?:and\s+(?:until|unless)\s+)?
		(?:(?:it|this\s+agreement|the\s+agreement|the\s+engagement|they)\s+(?:is|are)\s+)?(?:\w+\s+){0,2}?
		(?:terminated|cancel\w*|ended|either\s+party|one\s+of)
	)
	|\b(?:agreement|contract|term)\b[^.;]{0,80}\b(?:indefinite(?:ly)?\b|no\s+fixed\s+term|open-?ended\s+term)
`
const endless = longPattern('i')`
	\b(?:term|agreement|contract)\b[^.;]{0,60}\b(?:is|are|be|remain\w*|continue\w*|in\s+(?:force|effect))\b[^.;]{0,40}\b
	(?:perpetual(?:ly)?|in\s+perpetuity|forever)\b
`
const aboutTerm = /\b(?:term|duration|renewal|commencement)\b/i

/** The stated length ("three years from the Effective Date"), or that there is none. */
export function readLength(source: FrameSource, provisions: readonly Provision[]): FrameDraft[] {
	const fixed = factsNamedIn(source, 'term').flatMap((fact): FrameDraft[] => {
		const provision = provisions.find(({ sentence }) => fact.start >= sentence.start && fact.start < sentence.end)
		if (fact.quantity === null || fact.confidence < sureEnough || !provision || !isTermOfDeal(provision, fact)) return []
		const unit = fact.unit === 'days' ? 'days' : 'months'
		return [{ ...at('fixed', provision, fact, fact.confidence), duration: slot({ amount: fact.quantity, unit }, fact, fact.confidence) }]
	})
	const others = provisionsWith(source, endless, open).flatMap((provision): FrameDraft[] => {
		const { text, start } = provision.sentence
		const endlessly = endless.exec(text)
		if (endlessly && aboutTerm.test(`${provision.headings} ${text}`)) return [at('perpetual', provision, placeOf(endlessly, start), 0.8)]
		const openly = open.exec(text)
		const expires = /\b(?:expir\w+|renew\w*|anniversary|completion|months?|years?|days?|date\s+specified)\b|\[\*|\bperiod\s+of\b/i.test(
			text,
		)
		return openly && !expires && !isAnotherTerm(text) ? [at('until_ended', provision, placeOf(openly, start), 0.75)] : []
	})
	const lines = provisions
		.flatMap((provision, index) => labelled(provision, provisions[index - 1]) ?? [])
		.filter((line) => !fixed.some(({ start, end }) => start <= line.start && line.start < end))
	return [...fixed, ...lines, ...others]
}

const label =
	/^(?:the\s+)?(?:initial\s+|subscription\s+|contract\s+|service\s+|lease\s+)?(?:term|duration)(?:\s+of\s+(?:this\s+)?\w+)?\s*[:|–-]?\s*$/i
const labelInLine = /^(?:[\d.]+\s+)?(?:initial\s+|subscription\s+|contract\s+|service\s+|lease\s+)?(?:term|duration)\s*[:|–-]\s*(?=\S)/i
const longestLine = 80

function labelled(provision: Provision, before: Provision | undefined): FrameDraft | null {
	const { text, start } = provision.sentence
	if (text.length > longestLine) return null
	const own = labelInLine.exec(text)
	if (!own && !(before && label.test(before.sentence.text.trim()))) return null
	const [time, more] = readDurations(text)
	if (!time || more || /\b(?:notice|renew|prior|before)\b/i.test(text)) return null
	const place = { start: start + time.start, end: start + time.end }
	return { ...at('fixed', provision, place, 0.9), duration: durationSlot({ ...time, ...place }, 0.9) }
}

const runs = longPattern('iu')`
	\b(?:initial\s+|primary\s+|contract\s+|subscription\s+|effective\s+)?(?:term|period|duration)\b["”’)]*\s*
		(?:of\s+(?:this|the)\s+[\p{L} ]{3,40}?)?\s*(?:\([^)]{0,40}\)\s*)?
		(?:is|shall|will|means|begins?|commences?|continues?|runs?|of|for|:|\n)
	|\b(?:remain|continue|be|stay|is|enter|come)\w*\b[^.;]{0,40}\b(?:in|into)\s+(?:full\s+)?(?:force|effect)\b
	|\b(?:agreement|contract|lease|engagement|subscription|letter)\b[^.;]{0,120}\b
		(?:continues?|runs?|lasts?|commences?|begins?|expires?|ends?|valid|effective)\b
`
/** "During the Term and for two years thereafter" measures what comes after it; "within", "no later than" and the like measure none. */
const after =
	/^\)?\s*(?:\w+\s+){0,2}?(?:thereafter|after\s+(?:the\s+)?(?:expir|terminat|end)|following\s+(?:the\s+|its\s+)?(?:expir|terminat))/i
const during =
	/\b(?:extend(?:ed)?|renew(?:ed)?)\s+(?:\w+\s+){0,4}$|\b(?:during|throughout|within|each|every|no\s+(?:less|more)\s+than|at\s+least|per)\b[^.;,]{0,60}$/i

function isTermOfDeal({ sentence, labels, headings }: Provision, fact: Span): boolean {
	if (isAnotherTerm(sentence.text)) return false
	const [before, behind] = [sentence.text.slice(0, fact.start - sentence.start), sentence.text.slice(fact.end - sentence.start)]
	if ((after.test(behind) && !/\b(?:initial|continue|term\s+of)\b/i.test(before.slice(-80))) || during.test(before.slice(-80))) return false
	const headed = aboutTerm.test(headings)
	return (
		(runs.test(before.slice(-260)) && (headed || /\b(?:term|force|effect|continue\w*|valid)\b/i.test(before.slice(-140)))) ||
		(labels.get('Expiration Date') ?? 0) >= 0.5
	)
}

/** The time of secrecy, a warranty, an option, a vesting plan or an extension is not the contract's. */
function isAnotherTerm(text: string): boolean {
	return longPattern('i')`
		\b(?:
			warrant(?:y|ies)\s+period|vest\w*|surviv\w+|non-?compet\w*|non-?solicit\w*|severance|option\s+(?:period|term)
			|confidential(?:ity)?\s+obligations?|insurance|escrow|copyright|patent|indebtedness|loan|confidential|training|force\s+majeure
			|cure|price\s+proposals?|promotion|inspect|audit|records|production\s+period|trial|passes
		)\b
	`.test(text)
}

function at(effect: string, { sentence }: Provision, place: Span, confidence: number): FrameDraft {
	return emptyFrame('term', slot<string>(effect, { start: place.start, end: place.end }, confidence), {
		start: sentence.start,
		end: sentence.end,
		clauseId: sentence.clauseId,
	})
}

function placeOf(match: RegExpExecArray, offset: number): Span {
	return { start: offset + match.index, end: offset + match.index + match[0].length }
}
