import { longPattern } from '#app/domain/text/long-pattern.ts'
import { emptyFrame } from './frame.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { doerOf } from './reading/doer.ts'
import { isSameActor, namedActors, together } from './reading/named-actors.ts'
import { type Provision, provisionsWith } from './reading/provisions.ts'
import { slot } from './reading/slots.ts'
import { spanOfMatch, wordsSlot } from './reading/word-slots.ts'

/**
 * Who indemnifies whom for what. Effects: `indemnifies` (with or without a defense), `no_indemnity`. `trigger` is what
 * sets it off, as written; `measure.unit` is `third_party` where only claims of others are covered, `first_party` where
 * the other side's own loss is named, `any_loss` where the words leave it open; `exceptions` hold the fault of the
 * indemnified.
 */
export function readIndemnities(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, verb).flatMap((provision) => {
		const { text } = provision.sentence
		if (!verb.test(text) || notAnIndemnity.test(text)) return []
		return indemnityOf(provision, source)
	})
}

const verb = longPattern('iu')`
	\b(?:
		indemnif(?:y|ies)(?!\p{L})|hold(?:s|ing)?\s+(?:[\p{L}’',.()&-]+\s+){0,24}?harmless|keep\s+(?:[\p{L}’',.()-]+\s+){0,24}?indemnified
		|(?:be|are|is)\s+indemnified|save\s+(?:\w+\s+){0,6}?harmless|make\s+(?:\w+\s+){0,3}whole
	)
`
const notAnIndemnity = longPattern('i')`
	\b(?:
		(?:obligations?|dut(?:y|ies)|rights?)\s+(?:of\s+[^.;]{0,40}?\s)?(?:hereunder\s+)?to\s+(?:\w+,?\s+){0,4}indemnif
		|indemnification\s+agreement|articles\s+of\s+incorporation|by-?laws|insur(?:ance|er)\s+(?:policy|coverage)
		|obligations?\s+to\s+indemnify\b[^.;]{0,80}\b(?:surviv|conditioned|subject|limited|contingent|reduced)|agreement\s+to\s+indemnify
		|required\s+to\s+indemnify\b[^.;]{0,40}\bunless|right\s+to\s+be\s+indemnified
	)
`

const thirdParty = longPattern('i')`
	\bthird[\s-]part(?:y|ies)\b
	|\bclaims?\s+(?:\w+\s+){0,3}(?:made|brought|asserted|filed)\s+(?:by|against)
	|\b(?:brought|made|asserted|filed|instituted)\s+(?:\w+\s+)?(?:by|against)\b|\bsuits?\b|\blawsuits?\b|\bproceedings?\b
`
const onlyThird = longPattern('i')`
	\b(?:
		third[\s-]party\s+(?:claims?|suits?|actions?|legal\s+proceedings?)
		|(?:claims?|suits?|actions?|demands?|proceedings?)(?:[^.;]{0,80}?)\b(?:by|from|of)\s+(?:an?y?\s+|other\s+)?(?:unaffiliated\s+)?third
			[\s-]part
		|claims?\s+(?:\w+\s+){0,3}by\s+(?:others|a\s+customer|any\s+person)
	)
`
const trigger = longPattern('i')`
	\b(
		(?:
			aris(?:ing|es?)|result(?:ing|s)?|relat(?:ing|ed)|caused|based|occasioned|incurred|suffered|sustained|stemming|deriv\w+
			|in\s+connection|connected|by\s+reason|due|attributable|which\s+may|that\s+(?:the|any)
		)\b[\s\S]{3,900}
	)
`
const fault = longPattern('i')`
	\b(
		(?:
			except|unless|other\s+than|save|excluding|provided,?\s+however|but\s+not|not\s+(?:apply|include|extend)
			|to\s+the\s+extent\s+(?:not\s+)?(?:that\s+)?(?:\w+\s+){0,4}(?:caused|result)
		)\b[^.]{0,240}?\b(?:negligen\w+|misconduct|fault|wil+ful|breach|act\s+or\s+omission|acts\s+or\s+omissions|bad\s+faith)\b
		[^.;]{0,60}
	)
`

function indemnityOf(provision: Provision, { parties }: FrameSource): FrameDraft[] {
	const { sentence } = provision
	const match = verb.exec(sentence.text)
	if (!match) return []
	const span = spanOfMatch(sentence, match)
	const { who, modality, predication } = doerOf(
		provision,
		{ start: span.start, end: span.start + (match[0].match(/^\S+/)?.[0].length ?? 1) },
		parties,
	)
	const passive = /^(?:be|are|is)\s/i.test(match[0])
	const behind = sentence.text.slice(match.index + (/^(?:hold|keep|save|make)/i.test(match[0]) ? match[0].search(/\s/) : match[0].length))
	const recipients = namedActors(behind.slice(0, 160).split(/\b(?:from|against|for)\b/i)[0] ?? '', parties, sentence.end - behind.length)
	const towards = predication?.towards.find(({ actor }) => actor)?.actor ?? together(recipients.slice(0, 1).map(({ actor }) => actor))
	const [giver, taker] = passive ? [null, who] : [who, towards && recipients[0] ? slot(towards, recipients[0], 0.75) : null]
	const denied =
		modality?.value === 'must_not' ||
		modality?.value === 'need_not' ||
		modality?.value === 'is_not' ||
		/\b(?:not|neither|no\s+obligation\s+to|nor)\b[^.;,]{0,40}$/i.test(sentence.text.slice(0, match.index))
	const both = giver && (giver.value.kind === 'each' || giver.value.kind === 'floating')
	// "Agency shall indemnify Agency" is a slip of the draft: it does not show who covers whom.
	if (giver && taker && isSameActor(giver.value, taker.value)) return []
	const effect = denied ? 'no_indemnity' : 'indemnifies'
	return [
		{
			...emptyFrame('indemnity', slot(effect, span, 0.85), sentence),
			who: giver,
			modality,
			toWhom: taker,
			what: wordsSlot(
				{ text: behind, start: sentence.end - behind.length },
				/\b((?:from|against|for)\b[^.;]{3,300}?)(?=\b(?:aris|result|relat|caused|based|in\s+connection)|[.;]|$)/i,
				0.6,
			),
			measure: slot({ value: 1, unit: lossKind(behind) }, span, 0.75),
			trigger: wordsSlot({ text: behind, start: sentence.end - behind.length }, trigger, 0.75),
			exceptions: [wordsSlot({ text: behind, start: sentence.end - behind.length }, fault, 0.7)].filter((found) => found !== null),
			mutual: both ? slot(true, giver, giver.confidence) : null,
		},
	]
}

function lossKind(words: string): 'third_party' | 'first_party' | 'any_loss' {
	if (onlyThird.test(words)) return 'third_party'
	if (/\b(?:incurred|suffered|sustained)\s+(?:or\s+\w+\s+)?by\b/i.test(words) && !thirdParty.test(words)) return 'first_party'
	return 'any_loss'
}
