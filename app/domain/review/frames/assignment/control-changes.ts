import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import { type Actor, emptyFrame, type Slot } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'

const event = patternPart`
	(?:
		change\s+(?:of|in)\s+(?:\w+\s+)?control|merger
		|(?:sale|transfer|acquisition|issuance)\s+of\s+(?:[\w,%-]+\s+){0,8}?
			(?:shares?|stock|equity|securities|ownership|assets|control|interests?)
		|consolidation|operation\s+of\s+law
	)
`
const counts = new RegExp(
	patternPart`
		\b${event}\b(?<before>[^.]{0,200}?)\b(?:shall|will|is|are|be|to\s+be)\b[^.;]{0,40}\b
			(?:deemed|considered|constitut\w+|treated\s+as|regarded)\b[^.;]{0,40}\b(?:an?\s+)?(?:assignment|transfer|assigned)\b
		|\b(?:assignment|transfer)\b["”’]?\s*(?:(?:shall|will)\s+)?(?:be\s+deemed\s+to\s+)?(?:means?|includes?)\b[^.]{0,200}\b${event}
	`,
	'i',
)
const counted = new RegExp(
	patternPart`
		\b(?:any\s+)?${event}\b[^.;]{0,120}\b(?:constitutes?|counts?\s+as|amounts?\s+to|is)\s+(?:an?\s+)?(?:prohibited\s+|unpermitted\s+)?
			(?:assignment|transfer)\b
		|\b${event}\b[^.;]{0,120}\b(?:requires?|needs?)\s+(?:that|such|the\s+same|the\s+like)\s+(?:prior\s+|written\s+)*(?:consent|approval)\b
	`,
	'i',
)
const free = new RegExp(String.raw`\b${event}\b[^.;]{0,120}\b(?:is|are|shall\s+be)\s+(?:no|not\s+an?)\s+(?:assignment|transfer)\b`, 'i')
const denies = longPattern('i')`
	\b(?:shall|will|does|do|is|are)\s+not\b[^.;]{0,40}\b(?:be\s+)?(?:deemed|considered|constitut\w*|treated|regarded)
	|\bneither\b[^.;]{0,120}\b(?:deemed|constitut|considered)
	|\bno\s+(?:\w+\s+)?(?:transfer|merger|change|assignment|sale|transaction)\b[^.]{0,300}\b(?:deemed|considered|constitut)
`
const barsByLaw = longPattern('i')`
	\b(?:not|neither|no)\b[^.;]{0,120}\b(?:assign|transfer)\w*\b
	(?:(?!\b(?:except|unless|save|no\s+consent|other\s+than|provided)\b)[^.;]){0,160}\b(?:whether|including|either|voluntarily)\b
	(?:(?!\b(?:except|unless|save)\b)[^.;]){0,60}\b(?:by|through)\s+(?:[\w,]+\s+){0,8}?(?:merger|change\s+(?:of|in)\s+control)\b
`

/** "Except that either party may assign it without consent to …": the barred sale is allowed. */
const letsThrough = /\b(?:except|provided|however|notwithstanding|but)\b[^.]{0,500}\b(?:without|no)\b[^.]{0,80}\bconsent\b/i
const noConsent = /\bno\b[^.;]{0,20}\b(?:consent|approval)\b|\bconsent\b[^.;]{0,30}\bnot\s+(?:be\s+)?required\b/i

/** Sentences on whether a change of control or a merger is an assignment. `who` is whose change of control it is. */
export function readControlChanges(source: FrameSource): FrameDraft[] {
	const { parties } = source
	return provisionsWith(source, free, counts, counted, barsByLaw).flatMap(({ sentence, labels, headings, predications }): FrameDraft[] => {
		if (!/control|merger|consolidation|stock|shares|equity|ownership|operation\s+of\s+law/i.test(sentence.text)) return []
		const aboutTransfer =
			(labels.get('Anti-Assignment') ?? 0) >= 0.4 ||
			(labels.get('Change Of Control') ?? 0) >= 0.4 ||
			/\b(?:assign|transfer|change\s+(?:of|in)\s+control)/i.test(headings) ||
			predications.some(({ verb }) => verb === 'assign')
		if (!aboutTransfer) return []
		const freed = free.exec(sentence.text)
		const match = freed ?? counts.exec(sentence.text) ?? counted.exec(sentence.text)
		const effect = freed
			? 'control_free'
			: match
				? denies.test(sentence.text)
					? 'control_free'
					: 'control_counts'
				: barsByLaw.test(sentence.text) && !noConsent.test(sentence.text) && !letsThrough.test(sentence.text)
					? 'control_counts'
					: null
		const at = match ?? barsByLaw.exec(sentence.text)
		if (effect === null || !at) return []
		const place = { start: sentence.start + at.index, end: sentence.start + at.index + at[0].length }
		const frame = emptyFrame('assignment', slot<string>(effect, place, 0.8), {
			start: sentence.start,
			end: sentence.end,
			clauseId: sentence.clauseId,
		})
		return [{ ...frame, who: whose(at[0], place.start, parties) ?? subjectOf(predications) }]
	})
}

function whose(text: string, offset: number, parties: readonly DocumentParty[]): Slot<Actor> | null {
	const both = /\b(?:either|each|any|a)\s+party\b/i.exec(text)
	if (both) return slot({ kind: 'each' }, { start: offset + both.index, end: offset + both.index + both[0].length }, 0.8)
	const found = parties.flatMap((party) =>
		party.names.flatMap((name) => {
			const at = text.search(new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u'))
			return at < 0 ? [] : [{ party, at, name }]
		}),
	)
	if (new Set(found.map(({ party }) => party.id)).size !== 1) return null
	const [first] = found
	return first
		? slot({ kind: 'party', party: first.party.id }, { start: offset + first.at, end: offset + first.at + first.name.length }, 0.75)
		: null
}

function subjectOf(predications: Provision['predications']): Slot<Actor> | null {
	const barred = predications.find(({ verb, subject }) => /^(?:assign|transfer)/.test(verb) && subject?.actor)
	return barred?.subject?.actor ? slot(barred.subject.actor, barred.subject, barred.confidence) : null
}
