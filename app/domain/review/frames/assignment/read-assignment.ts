import { type Actor, emptyFrame, type Slot } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { isItem, type Provision, provisionsOf } from '../reading/provisions.ts'
import { withReciprocity } from '../reading/reciprocity.ts'
import { slot } from '../reading/slots.ts'
import { whoOf } from '../reading/subject-of.ts'
import { readControlChanges } from './control-changes.ts'
import { asksConsent, consentGiver, consentIsReasonable, freesSale, isTransfer, needsNoConsent } from './transfer-words.ts'

/**
 * Who may assign the contract. Effects: `needs_consent`, `barred`, `free`, `free_on_sale` (to an affiliate or a buyer
 * of the business only), `control_counts` and `control_free` (a change of control is, or is not, an assignment). Of
 * `needs_consent` the giver is `toWhom`, and `measure` is 1 where the consent may not be withheld without reason.
 */
export function readAssignment(source: FrameSource): FrameDraft[] {
	const provisions = provisionsOf(source)
	const frames = provisions.flatMap((provision) =>
		provision.predications.flatMap((predication) => frameOf(source, provision, predication) ?? []),
	)
	return [...withReciprocity(once(frames)), ...readControlChanges(source)]
}

function once(frames: readonly FrameDraft[]): FrameDraft[] {
	const seen = new Set<string>()
	return frames.filter(({ start, effect, who }) => {
		const key = `${start}/${effect.value}/${JSON.stringify(who?.value ?? null)}`
		return !seen.has(key) && seen.add(key)
	})
}

function frameOf(source: FrameSource, provision: Provision, predication: Predication): FrameDraft | null {
	// An item of a list without words of transfer was misread as one.
	if (
		!isTransfer(predication, provision) ||
		(isItem(predication) &&
			!/\b(?:assign\w*|transfer\w*|affiliates?|successors?|merg\w+|sale|consent|acqui\w+)\b/i.test(predication.sentence.text))
	)
		return null
	const { modality, verbSpan, sentence, confidence } = predication
	const words = ownWords(source, provision, predication)
	const effect = effectOf(predication, { text: [words.text, ...predication.conditions.map(({ text }) => text)].join(' ') })
	if (effect === null) return null
	const giver = effect === 'needs_consent' ? consentGiver(words, source.parties) : null
	return {
		...emptyFrame('assignment', slot<string>(effect, verbSpan, confidence), {
			start: sentence.start,
			end: sentence.end,
			clauseId: sentence.clauseId,
		}),
		who: whoOf(predication, source.parties) ?? namedBehind(source, predication),
		modality: slot(modality, verbSpan, confidence),
		what: predication.object ? slot(predication.object.text, predication.object, confidence) : null,
		toWhom: giver,
		measure:
			effect === 'needs_consent'
				? slot({ value: consentIsReasonable(sentence.text) ? 1 : 0, unit: 'reasonable_consent' }, verbSpan, 0.8)
				: null,
		conditions: predication.conditions.map((each) => slot(each.text, each, confidence)),
		exceptions: exceptionsOf(predication, words),
	}
}

/** "Shall not be assignable by Consultant" names it behind the verb; what may not be assigned at all binds everybody. */
function namedBehind(
	{ parties }: FrameSource,
	{ passive, verb, verbSpan, sentence, object, modality, confidence }: Predication,
): Slot<Actor> | null {
	if (!passive && !/assignable|transferable/.test(verb)) return null
	const behind = sentence.text.slice(verbSpan.end - sentence.start, verbSpan.end - sentence.start + 140)
	const owner = parties.filter(({ names }) => names.some((name) => (object?.text ?? '').includes(name)))
	if (owner.length === 1 && owner[0]) return slot({ kind: 'party', party: owner[0].id }, object ?? verbSpan, Math.min(confidence, 0.75))
	const by = /^[^.;]{0,40}?\bby\s+(?!operation|merger|law|way|reason|virtue|either|any)(?:the\s+)?(.{2,60})/i.exec(behind)
	if (/^[^.;]{0,60}?\bby\s+(?:either|any|a|any\s+of\s+the)\s+part/i.test(behind))
		return slot({ kind: 'each' }, verbSpan, Math.min(confidence, 0.85))
	const party = by ? parties.find(({ names }) => names.some((name) => (by[1] ?? '').startsWith(name))) : null
	if (party) return slot({ kind: 'party', party: party.id }, verbSpan, Math.min(confidence, 0.8))
	// "The rights of Party B shall not be assigned": they have an owner, and no known party is called that.
	const owned = /\bof\s+(?:the\s+)?(?!Agreement|Part(?:y|ies)\s+(?:hereto|under|hereunder)|Parties)\p{Lu}/u.test(object?.text ?? '')
	return by || owned || !/_not$/.test(modality) ? null : slot({ kind: 'each' }, verbSpan, Math.min(confidence, 0.7))
}

function effectOf({ verb, modality, subject, adjuncts, towards }: Predication, { text }: { text: string }): string | null {
	const neither = subject?.actor?.kind === 'neither'
	const denied = modality === 'must_not' || modality === 'is_not' || (neither && (modality === 'may' || modality === 'must'))
	if (denied) return asksConsent(text) ? 'needs_consent' : 'barred'
	if (modality !== 'may') return null
	// Work for a subcontractor stays the contract of the party that delegates it.
	if (verb === 'delegate' && !needsNoConsent(text)) return null
	if (needsNoConsent(text)) return limited(text) ? 'free_on_sale' : 'free'
	if (asksConsent(text)) return 'needs_consent'
	return limited([text, ...adjuncts.map((each) => each.text), ...towards.map((each) => each.text)].join(' ')) ? 'free_on_sale' : 'free'
}

function limited(text: string): boolean {
	return (
		freesSale(text) ||
		/\b(?:assign|transfer)\b[^.;]{0,80}\bto\s+(?!Licensee|Customer)\p{Lu}\p{Ll}+\b(?!\s+party)/u.test(text) ||
		/\b(?:affiliates?|subsidiar\w+|parent|related\s+(?:company|companies|entit\w+)|lender|financing)\b/i.test(text)
	)
}

/** A sentence with one transfer is read whole; where it goes on with "except that X may", each verb has its own words. */
function ownWords({ document }: FrameSource, { sentence, predications }: Provision, predication: Predication) {
	const transfers = predications.filter(({ verb }) => /^(?:assign|transfer|delegate|novate|sublicense|pass|convey)/.test(verb))
	const subjects = new Set(transfers.map(({ subject }) => subject?.start ?? -1))
	if (subjects.size <= 1)
		return {
			start: sentence.start,
			text: /[.;:]["”)]*\s*$/.test(sentence.text) ? sentence.text : document.text.slice(sentence.start, sentence.end + 220),
		}
	const later = transfers.map(({ start }) => start).filter((start) => start > predication.verbSpan.end)
	const end = Math.min(sentence.end, ...later)
	const start = Math.min(predication.start, predication.verbSpan.start)
	return { start, text: document.text.slice(start, Math.max(end, predication.verbSpan.end)) }
}

function exceptionsOf({ exceptions, verbSpan, confidence }: Predication, { text, start }: { text: string; start: number }) {
	const found = exceptions.map((each) => slot(each.text, each, confidence))
	if (found.length > 0) return found
	const match = /\b(?:except|other\s+than|unless|save|provided(?:,?\s+however,?)?\s+that|but\s+(?:either|may))\b[^.]{0,300}/i.exec(text)
	if (!match || start + match.index < verbSpan.end) return []
	return [slot(match[0], { start: start + match.index, end: start + match.index + match[0].length }, 0.7)]
}
