import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../parse/predication.ts'

const ends: ReadonlySet<string> = new Set([
	'terminate',
	'cancel',
	'end',
	'discontinue',
	'rescind',
	'withdraw',
	'stop',
	'dissolve',
	'close',
	'exit',
])
const leaves: ReadonlySet<string> = new Set([
	'leave',
	'quit',
	'resign',
	'walk away',
	'walk',
	'withdraw',
	'part ways',
	'part',
	'opt out',
	'back out',
	'pull out',
])

const deal = longPattern('iu')`
	^(?:[\s“"]|either\s+|the\s+remainder\s+of\s+)*(?:
		(?:this|the|such|said|our|your|his|her|its|their|that|any|all|an?|[\p{Lu}][\p{L}.&-]*[’']s?)\s+
	){0,3}(?:[\p{L}-]+\s+){0,3}?(?:
		agreement|contract|lease|tenancy|lett(?:er|ing)|terms|engagement|employment|relationship|arrangement|appointment|retainer|mandate
		|partnership|collaboration|cooperation|membership|contract\s+term|term|deal|franchise|distributorship|agency
	)\b(?!\s+(?:of|with|between)\s+(?:(?:any|a|an|such)\s+(?:third|other|end)|its|their|any|such|employees|personnel|staff))
`
const allOfIt = /^(?:the|all|these|its|their|your|our)\s+(?:services|work|project|pilot|assignment)$/i
const named = /^(?:this|the)\s+(?:\p{Lu}[\p{L}&]*\s?){1,3}$/u
/** A part of it, or what is given under it. */
/** A delivery that is stopped goes on later. */
const part = longPattern('iu')`
	^(?!deliver|perform)(?:[\s“"])*(?:(?:this|the|such|said|our|your|his|her|its|their|any|all|an?|[\p{Lu}][\p{L}.&-]*[’']s?)\s+){0,3}
	(?:[\p{L}-]+\s+){0,3}?(?:
		order\s*(?:form)?s?|statements?\s+of\s+work|SOWs?|licen[cs]es?|services?|subscriptions?|accounts?|access|work|project|support
		|maintenance|schedule|policy|plan
	)\b
`
const it = /^(?:it|the\s+same|all\s+or\s+part\b.*)$/i

const dealAlone = /^(?:this|the)\s+(?:[\p{L}-]+\s+){0,2}?(?:agreement|contract|lease|licen[cs]e|engagement|term|letter)$/iu

export type Ended = 'deal' | 'part'

/** What an ending verb ends; `null` where the verb ends nothing of the contract ("terminates the call", "end of the month"). */
export function endedBy(predication: Predication): Ended | null {
	const { verb, object, passive } = predication
	const what = isCause(object?.text ?? '') ? '' : (object?.text.trim() ?? '')
	if (ends.has(verb)) {
		if (what === '') return endsAlone(predication) ? 'deal' : null
		if (partial.test(what)) return 'part'
		if (deal.test(what) || it.test(what) || named.test(what) || allOfIt.test(what)) return 'deal'
		return part.test(what) ? 'part' : null
	}
	if (!leaves.has(verb) || passive) return null
	return what === '' || deal.test(what) ? 'deal' : null
}

/** "Terminate for a breach that is not cured": in the place of the object is the reason. */
export function isCause(words: string): boolean {
	return /^\s*(?:for|upon|because\s+of|due\s+to|by\s+reason\s+of)\s+(?!(?:this|the)\s+(?:agreement|contract)\b)/i.test(words)
}

function endsAlone({ verb, verbSpan, subject, sentence }: Predication): boolean {
	if (!/^(?:terminate|cancel|end|stop|discontinue|withdraw|exit)$/.test(verb)) return false
	// "Revoke, cancel or modify any such consent": the object stands behind the last verb.
	if (/^\s*(?:,|or\b|and\b|and\/or\b)/i.test(sentence.text.slice(verbSpan.end - sentence.start))) return false
	return Boolean(subject?.actor) || dealAlone.test(subject?.text ?? '')
}

const partial = /^(?:all\s+or\s+(?:any\s+)?(?:part|portion)|any\s+(?:part|portion)|part|a\s+portion)\b/i

const stoppable = longPattern('i')`
	\b(?:
		services?|access|accounts?|licen[cs]es?|performance|deliver(?:y|ies)|work|supply|obligations?|use|support|subscriptions?|agreement
		|shipments?|hosting|platform|API|software|site
	)\b
`

/** Whether a verb suspends the service for a time. */
export function suspends({ verb, object }: Predication): boolean {
	return (
		(verb === 'suspend' || verb === 'withhold' || verb === 'interrupt') &&
		object !== null &&
		stoppable.test(object.text) &&
		!(verb === 'withhold' && /\b(?:payment|consent|approval|tax)/i.test(object.text))
	)
}
