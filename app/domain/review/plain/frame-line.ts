import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Actor, Duration, Frame, Slot } from '../frames/frame.ts'
import type { DocumentParty } from '../sides/document-party.ts'

const sureEnough = 0.75

const forCase =
	/\b(?:in[\s-]{1,200}the[\s-]{1,200}event|in\scase|breach\w*|default\w*|fails?|failure|insolven\w*|bankrupt\w*|if|upon\sthe\s(?:occurrence|happening))\b/i

/** "Kelp and the user may": of two that may, one alone would be told. */
const withOthers = /\b(?:and|or)\s+(?:(?:the|any|each)\s+)?[\p{L}-]+\s+may\b/iu

/** A program that is discontinued ends no agreement. */
const endsIt = /\b(?:terminat\w+|cancel\w*|resign\w*|end)\b/i

/** A right for certain days or a certain time of the term is told with these, or not at all. */
const atCertainTimes = longPattern('i')`
	\banniversar(?:y|ies)\b|\bwith\seffect\s(?:from|on|as\sof)\b|\b(?:not|no)\s(?:earlier|sooner)\sthan\b|\bat\sthe\send\sof\b
	|\b(?:after|within|until)\sthe\b|\bduring\sthe\b(?!\s(?:\w+\s)?term\b)
`

const renews = /(?<!\bnon-)(?<!\b(?:not|no)\s[^.;]{0,20})\brenew/i

/** A renewal is told with what stops it, or not at all. */
const mayBeStopped = /\b(?:unless|except|until|if|provided|subject|notif\w*|notices?|terminat\w*|cancel\w*|elect\w*|opts?|objects?)\b/i

/**
 * A frame as one sentence, with the document's names and the frame's own numbers; `null` where a slot that the sentence
 * needs is empty or in doubt, or where a short sentence would lose a condition or an exception.
 *
 * @param words the whole sentence that the frame was read from
 */
export function frameLine(frame: Frame, parties: readonly DocumentParty[], words: string): string | null {
	if (frame.effect.confidence < sureEnough || frame.exceptions.length > 0) return null
	const who = frame.who && frame.who.confidence >= sureEnough ? actorName(frame.who.value, parties) : null
	switch (`${frame.kind} ${frame.effect.value}`) {
		case 'termination for_convenience':
			return who &&
				endsIt.test(words) &&
				!forCase.test(words) &&
				!withOthers.test(words) &&
				!atCertainTimes.test(words) &&
				frame.modality?.value === 'may' &&
				frame.measure?.value.value === 1 &&
				frame.judgement === null &&
				frame.trigger === null &&
				frame.notice?.value.amount !== 0
				? `${who} may terminate without cause${noticeOf(frame.notice)}.`
				: null
		case 'term fixed':
			// A term that renews is told with its renewal, or not at all.
			return told(frame.duration) && !renews.test(words) ? `The term is ${durationWords(frame.duration!.value)}.` : null
		case 'term auto_renewal':
			if (!told(frame.duration) || (!told(frame.notice) && mayBeStopped.test(words))) return null
			return (
				`It renews automatically for ${durationWords(frame.duration!.value)}` +
				(told(frame.notice) ? `, unless notice is given ${durationWords(frame.notice!.value)} before.` : '.')
			)
		default:
			return null
	}
}

/** The document's name for an actor, as the subject of a sentence; `null` where it is nobody for certain. */
export function actorName(actor: Actor, parties: readonly DocumentParty[]): string | null {
	if (actor.kind === 'each') return 'Each party'
	if (actor.kind !== 'party') return null
	const party = parties.find(({ id }) => id === actor.party)
	const name = party ? partyName(party) : null
	// "You may terminate" would address the reader, whoever "you" is in the document.
	return name === null || /^(?:we|us|you|your|I)$/i.test(name) ? null : name
}

/** A party as the document mostly calls it: by its role, else by its name. */
export function partyName({ name, role }: DocumentParty): string {
	return role ?? name
}

function noticeOf(notice: Slot<Duration> | null): string {
	if (!notice) return ''
	return told(notice) ? ` on ${durationWords(notice.value).replace(/s$/, "s'")} notice` : ' on notice'
}

function told(slot: Slot<Duration> | null): boolean {
	return slot !== null && slot.confidence >= sureEnough && slot.value.amount !== null
}

/** "30 days", "1 year", "24 months"; 24 months and more in whole years. */
export function durationWords({ amount, unit }: Duration): string {
	if (unit === 'months' && amount !== null && amount > 12 && amount % 12 === 0) return `${amount / 12} years`
	const name = unit.replace('_', ' ')
	return `${amount} ${amount === 1 ? name.replace(/s$/, '') : name}`
}
