import { longPattern } from '#app/domain/text/long-pattern.ts'
import { emptyFrame } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { judgementIn } from '../reading/judgements.ts'
import { isItem, placeOfItem, type Provision, provisionsOf } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'
import { whoOf } from '../reading/subject-of.ts'
import { atOnceIn, cureIn, noticeIn, type Words } from '../reading/times.ts'
import { causeInManner, causeOf, realConditions, saysAtWill, saysForCause } from './causes.ts'
import { endedBy, isCause, suspends } from './ending-verbs.ts'
import { withReciprocity } from '../reading/reciprocity.ts'

/** The effects of a frame of termination. */
export const terminationEffects = [
	'for_convenience',
	'for_cause',
	'on_insolvency',
	'on_change_of_control',
	'on_event',
	'automatic',
	'suspension',
	'barred',
] as const
export type TerminationEffect = (typeof terminationEffects)[number]

/**
 * Who may end the contract, when, and with what notice. `what` is what is ended (`the whole deal` first), `duration` is
 * the time to cure, `trigger` the words that let it happen at once.
 */
export function readTermination(source: FrameSource): FrameDraft[] {
	const frames = provisionsOf(source).flatMap((provision) =>
		provision.predications.flatMap((predication) => frameOf(source, provision, predication) ?? []),
	)
	return withReciprocity(frames)
}

function frameOf(source: FrameSource, provision: Provision, predication: Predication): FrameDraft | null {
	const suspended = suspends(predication)
	const ended = suspended ? 'part' : endedBy(predication)
	if (ended === null || opensList(predication) || amends(predication)) return null
	const words = wordsOf(source, provision, predication)
	const effect = suspended ? suspension(predication) : effectOf(provision, predication, words)
	if (effect === null) return null
	const { subject, modality, object, verbSpan, sentence, confidence } = predication
	return {
		...emptyFrame('termination', slot<string>(effect, verbSpan, confidence), {
			...placeOfItem(source, predication),
			clauseId: sentence.clauseId,
		}),
		who: whoOf(predication, source.parties),
		modality: slot(modality, verbSpan, confidence),
		what: object ? slot(object.text, object, confidence) : null,
		measure: slot({ value: ended === 'deal' ? 1 : 0, unit: 'whole_deal' }, object ?? verbSpan, confidence),
		notice: noticeIn(words),
		duration: effect === 'for_cause' ? cureIn({ ...sentence }) : null,
		trigger: atOnceIn(words),
		judgement: judgementIn(words, subject, source.parties),
		conditions: predication.conditions.map((each) => slot(each.text, each, confidence)),
		exceptions: predication.exceptions.map((each) => slot(each.text, each, confidence)),
	}
}

/** A sentence with one ending is read whole; of several each has its own words. */
function wordsOf({ document }: FrameSource, { sentence, predications }: Provision, predication: Predication): Words {
	const endings = predications.filter((each) => endedBy(each) !== null || suspends(each))
	if (endings.length <= 1) return sentence
	const { start, end } = predication
	return { start, end, text: document.text.slice(start, end) }
}

/** "May be terminated only: (a) …": the permission is in the items; a bare "or" between them decides nothing. */
function opensList({ sentence }: Predication): boolean {
	const text = sentence.text.trim()
	return /[:—–-]$/.test(text) || text.split(/\s+/).length < 4
}

/** "May be changed, waived or terminated only by an instrument in writing" is how the contract is amended, and what both agree to needs no right. */
function amends({ sentence: { text } }: Predication): boolean {
	return longPattern('i')`
		\b(?:waived?|amended|modified|changed)\b[^.;]{0,80}\bterminated?\b
		|\bterminated?\b[^.;]{0,60}\b(?:amended|modified|waived)\b|\binstrument\s+in\s+writing\b
		|\b(?:by|upon|with)\s+(?:the\s+)?(?:mutual|written)\s+(?:\w+\s+)?(?:agreement|consent)\b
		|\b(?:consent|agreement)\s+of\s+(?:both|the|all)\s+parties\b
	`.test(text)
}

function suspension({ subject, modality }: Predication): TerminationEffect | null {
	return modality === 'may' && subject?.actor ? 'suspension' : null
}

function effectOf(provision: Provision, predication: Predication, words: Words): TerminationEffect | null {
	const { subject, modality, object, passive } = predication
	const conditions = realConditions(predication.conditions.map(({ text }) => text))
	const manner = [...predication.adjuncts.map(({ text }) => text), ...(object && isCause(object.text) ? [object.text] : [])]
	const reason = causeOf(conditions) ?? causeInManner(manner) ?? causeOfItem(predication) ?? (saysForCause(words.text) ? 'breach' : null)
	// What ends of itself: "this Agreement shall terminate automatically upon …" has the deal as its subject.
	const byItself = subject === null || subject.actor === null
	if ((modality === 'must' || modality === 'is') && byItself && !passive)
		return isDeal(subject?.text ?? object?.text ?? '') && (conditions.length > 0 || /\bautomatic/i.test(words.text)) ? 'automatic' : null
	if (modality === 'must_not') return reason === null && subject?.actor ? 'barred' : null
	if (modality !== 'may') return null
	if (subject?.actor?.kind === 'floating' && /\b(?:breach|default|affected|innocent|aggrieved|injured|faithful)/i.test(subject.actor.role))
		return 'for_cause'
	if (/\bonly\b/i.test(words.text.slice(0, 400)) && reason === null && refersElsewhere(predication)) return null
	if (reason !== null && isAlternative(predication, words)) return 'for_convenience'
	if (reason === 'breach') return 'for_cause'
	if (reason === 'insolvency') return 'on_insolvency'
	if (reason === 'change_of_control') return 'on_change_of_control'
	if (reason === 'event')
		return (saysAtWill(words.text) || noticeIn(words) !== null) && everyConditionIsLate(conditions) ? 'for_convenience' : 'on_event'
	return atWill(provision, predication, words) ? 'for_convenience' : null
}

/** "On ten days' notice, or at once if a breach is not cured": the condition belongs to the second way only. */
function isAlternative({ conditions }: Predication, { text, start }: Words): boolean {
	const first = conditions.find(({ text: words }) => realConditions([words]).length > 0)
	if (!first || first.start <= start) return false
	const before = text.slice(0, first.start - start)
	return /,\s*or\b[^,;]{0,40}$/.test(before) && noticeIn({ start, end: first.start, text: before }) !== null
}

function causeOfItem(predication: Predication) {
	const { text } = predication.sentence
	if (!isItem(predication) || saysAtWill(text)) return null
	const cause = causeOf([text])
	return cause === 'event' ? null : cause
}

/** A right without a reason: outright, or bound to notice alone, or known to the trained label. */
function atWill({ labels }: Provision, predication: Predication, words: Words): boolean {
	// An item of a list has its own words that no reason is needed.
	const outright = saysAtWill(words.text) || noticeIn(words) !== null
	// A sentence that was broken off may go on with a condition.
	if (!outright && !/[.;:,)"”]\s*$/.test(predication.sentence.text)) return false
	if (isItem(predication) && !saysAtWill(predication.sentence.text) && noticeIn(predication.sentence) === null) return false
	if (refersElsewhere(predication) || hangsOnSomething(words, predication)) return false
	return outright || (labels.get('Termination For Convenience') ?? 0) >= 0.5 || opensSentence(predication)
}

/** A bare right, "Customer may terminate this Agreement", where nothing stands before it that could limit it. */
function opensSentence({ subject, object, passive, sentence }: Predication): boolean {
	const first = passive ? object : subject
	return (
		first !== null &&
		/^(?:[\d.()a-z§]{0,8}\s*)?(?:[A-Z][\w ,&]{2,60}[.:]\s*)?(?:In\s+addition,?\s*)?(?:The\s*)?$/.test(
			sentence.text.slice(0, Math.max(0, first.start - sentence.start)),
		)
	)
}

/** A condition that stands before the right and that the parser did not attach: "If the delay lasts …, either party may terminate". */
function hangsOnSomething({ text, start }: Words, { verbSpan, subject, sentence }: Predication): boolean {
	const whole = sentence.text.slice(0, Math.max(0, verbSpan.start - sentence.start))
	const before = (whole === '' ? text.slice(0, verbSpan.start - start) : whole).split(/[;]|\.\s/).at(-1) ?? ''
	const lead = subject && subject.start > sentence.start && subject.start < verbSpan.start ? before : before.slice(0, 400)
	if (/\bin\s+(?:such|that|this|these|those|which|any\s+such)\s+(?:circumstances?|cases?|events?)\b/i.test(sentence.text)) return true
	// A party that may only stop it at its end has no way out before.
	if (/\bat\s+(?:the\s+)?(?:expir\w+|end)\s+of\s+(?:its|the|any|each)\s+(?:[\w-]+\s+){0,2}(?:term|renewal)/i.test(sentence.text))
		return true
	const behind = sentence.text.slice(Math.max(0, verbSpan.end - sentence.start))
	if (
		/\b(?:if|upon)\s+(?:the\s+occurrence\s+of\s+)?any\s+(?:one\s+)?(?:or\s+more\s+)?of\s+the\s+following\b/i.test(behind) ||
		(!saysAtWill(text) && /,\s*if\b/i.test(behind))
	)
		return true
	if (
		/^[\W\d]*(?:\w+[.)]\s*)?(?:in\s+(?:the\s+)?(?:event|case)|if|should|where|upon|when)\b/i.test(sentence.text) &&
		sentence.start <= verbSpan.start
	)
		return true
	return longPattern('i')`
		\b(?:
			if|in\s+(?:the\s+)?(?:event|case)|where|should|upon|when(?:ever)?|provided|unless\s+and\s+until|to\s+the\s+extent
			|after\s+(?:the\s+)?(?:occurrence|such)|in\s+which\s+(?:case|event)|following|then
			|within\s+[\w-]+\s+(?:\(\d+\)\s+)?(?:business\s+)?(?:days|months)\s+(?:of|after|following|from)
		)\b
	`.test(lead.replace(/\b(?:except|as|unless)\s+(?:as\s+)?(?:otherwise\s+)?provided\b/gi, ' '))
}

function refersElsewhere({ adjuncts, conditions }: Predication): boolean {
	return [...adjuncts, ...conditions].some(({ text }) =>
		longPattern('i')`
			\b(?:
				pursuant\s+to|in\s+accordance\s+with|as\s+per|per
				|as\s+(?:provided|set\s+(?:out|forth)|permitted|described|specified|stated|allowed|contemplated)\s+(?:in|by|under|herein|below)
				|under
			)\s+(?:the\s+terms\s+of\s+)?(?:this\s+)?(?:sections?|clauses?|articles?|paragraphs?|subsections?|herein|§|\w+\s+agreement)
			|\bwith\s+the\s+section
		`.test(text),
	)
}

/** "At any time after the first year": the right only begins later. */
function everyConditionIsLate(conditions: readonly string[]): boolean {
	return conditions.every(
		(words) =>
			longPattern('i')`
				^(?:at\s+any\s+time\s+)?(?:after|following|from|upon\s+(?:the\s+)?expir)\b[^.;]{0,50}\b
				(?:anniversary|months?|years?|days?|initial|term|period|date)\b
			`.test(words) && !/\b(?:notif\w+|terminat\w+|breach\w*|fail\w*|notice|occur\w*|such|receipt|event)\b/i.test(words),
	)
}

function isDeal(words: string): boolean {
	return /\b(?:agreement|contract|lease|letter|terms|engagement|employment|licen[cs]e|term)\b/i.test(words)
}
