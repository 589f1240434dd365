import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { emptyFrame, type Slot } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { type Provision, provisionsOf, provisionsWith } from '../reading/provisions.ts'
import { namedActors, together } from '../reading/named-actors.ts'
import { slot } from '../reading/slots.ts'
import { wordsSlot } from '../reading/word-slots.ts'
import { capMeasure } from './cap-measure.ts'
import { liableActor } from './liable-actor.ts'

/**
 * Who is liable for how much. Effects: `cap` (up to `amount` or `measure`; `what` is the size as written), `excludes_kinds`
 * (indirect loss and the like), `excludes_all`, `carve_out` (what a cap does not cover), `uncapped`. `who` is the party
 * whose liability it is.
 */
export function readLiability(source: FrameSource): FrameDraft[] {
	const spoken = new Set(provisionsWith(source, liable))
	return provisionsOf(source).flatMap((provision) => {
		if (spoken.has(provision) && speaksOfLiability(provision.sentence)) return framesOf(provision, source)
		// "The foregoing limits do not apply to …" names its subject in its heading only.
		return /liab|limit|damages/i.test(provision.headings) ? carveOut(provision, source) : []
	})
}

const liable = /\bliab(?:le|ilit(?:y|ies))\b|\bcap\s*:|\bresponsib(?:le|ility)\b|\bowes?\b|\bdamages\b/i
const others = longPattern('i')`
	\binsur(?:ance|ed|ers?)\b|\bcoverage\b
	|\b(?:umbrella|excess|(?:commercial|public|employer['’]?s?)\s+(?:general\s+)?)\s*liability\b
	|\blimited\s+liability\s+(?:company|partnership)\b
	|\b(?:
		joint(?:ly)?\s+and\s+several|guarant(?:or|y|ee)|tax(?:es)?\s+liabilit|assumed\s+liabilities|probable\s+liabilities
		|contingent\s+liabilit
	)
`

function speaksOfLiability({ text }: Sentence) {
	return (
		liable.test(text) &&
		!(
			others.test(text) &&
			!/\bno\s+event\b[^.;]{0,200}\bliab|\bnot\b[^.;]{0,60}\bliable\b|[’']s\s+(?:\w+\s+)?liability\b[^.;]{0,120}\bexceed/i.test(text)
		)
	)
}

function framesOf(provision: Provision, source: FrameSource): FrameDraft[] {
	return [...carveOut(provision, source), ...(cap(provision, source) ?? exclusion(provision, source) ?? uncapped(provision, source))]
}

const upTo = longPattern('gi')`
	\b(?:exceed(?:s|ing)?|(?:be\s+)?(?:greater|more|higher)\s+than|in\s+excess\s+(?:in\s+the\s+aggregate\s+)?of|beyond|above)\b
	|\b(?<!not\s)(?<!not\s+be\s)(?:limited|capped|restricted|confined)(?:[^.;]{0,40}?)\s(?:to|at)\b|\b(?:ends?|stops?)\s+at\b
	|\bup\s+to(?:\s+a\s+(?:maximum|limit|cap)\s+of)?\b
	|\b(?:maximum|total|aggregate|entire|cumulative)\b[^.;]{0,60}\bliability\b[^.;]{0,80}\b(?:is|be|equals?)\b|\bfor\s+more\s+than\b
	|\bcap\s*:
`
const denied =
	/\b(?:no|not|never|neither|nor|none|cannot|n't|only|maximum|entire|limited|capped|restricted|confined|ends?|stops?|up\s+to)\b|\bcap\s*:/i
/** "Limited to the replacement of the product": a remedy, and no sum. */
const remedy = /\b(?:replac\w+|repair\w*|re-?perform\w*|correct\w*|refund\w*|exclusive\s+remedy)\b/i
const notItsSize = /\b(?:insurance|days?\s+after|percent\s+of\s+the\s+shares)\b/i

function cap(provision: Provision, source: FrameSource): FrameDraft[] | null {
	const { sentence } = provision
	const { text, start } = sentence
	// "Responsible for all expenses in excess of $500" caps nothing: only a denial makes it a limit.
	if (
		!longPattern('i')`
			\bliab|\bdamages\b
			|\b(?:not|never|neither|no)\b[^.;]{0,60}\b(?:responsib|owes?\b)
			|\b(?:responsib\w+|owes?)\b[^.;]{0,40}\b(?:not|never|no\s+more|limited|up\s+to)\b
		`.test(text)
	)
		return null
	for (const match of allMatches(text, upTo)) {
		const before = text.slice(0, match.index + match[0].length)
		if (!denied.test(before) || !liable.test(before) || /\bincluding,?\s+(?:but\s+)?(?:not\s+)?$/i.test(text.slice(0, match.index)))
			continue
		const from = match.index + match[0].length
		const words = text.slice(from, from + 420).split(/(?<=[a-z\d)])[.;](?=\s|$)/i)[0] ?? ''
		const size = capMeasure(words, start + from)
		if (!size || notItsSize.test(words.slice(0, 80)) || (remedy.test(words) && !/exceed|excess/i.test(match[0]))) continue
		const who = liableActor(sentence, provision.predications, source.parties)
		return [
			{
				...emptyFrame('liability', slot('cap', { start: start + match.index, end: start + from }, 0.85), sentence),
				...size,
				who,
				modality: slot('must_not', { start: start + match.index, end: start + from }, 0.85),
				trigger:
					wordsSlot({ text: text.slice(0, match.index), start }, narrowScope, 0.7) ??
					wordsSlot({ text: text.slice(0, match.index), start }, ownSection, 0.7),
				exceptions: exceptionsOf(sentence),
				mutual: who?.value.kind === 'each' ? slot(true, who, who.confidence) : null,
			},
		]
	}
	return null
}

/** A cap that is held to one risk only: "liability with respect to demand signals", "liability for loss of data". */
const narrowScope = longPattern('i')`
	\bliab(?:ility|le)\s+(?:to\s+\S+\s+)?(
		(?:with\s+respect\s+to|in\s+respect\s+of|for|as\s+to|regarding)\s+(?!
			(?:any|all|the|damages|direct|each|every|a)\s*(?:and\s+all\s+)?(?:other\s+)?(?:direct\s+)?
				(?:claims?|damages?|loss|breach|causes?|actions?|liabilit|matters?|reason|or\b)
			|damages|(?:its\s+)?(?:breach|obligations?)|this\b|performance|direct|any\s+and\s+all
		)[^.;]{3,120}
	)
`

/** "For all claims under this Section 2.5(c)": a cap of that section alone. */
const ownSection = /\bliab[^.;]{0,120}\b(under\s+(?:this\s+)?(?:section|article|clause|paragraph)\s*\d[\d.]*(?:\([a-z]+\))*)/i

const kinds = longPattern('i')`
	\b(?:
		consequential
		|(?:indirect|incidental|special|punitive|exemplary)(?=[^.;]{0,120}\b(?:damages?|loss(?:es)?|profits?|liabilit\w+|costs?)\b)
		|(?:lost|loss\s+of)\s+(?:\w+\s+(?:and|or)\s+)?(?:profits?|revenues?|business|goodwill|data|use|savings)
	)\b
`
const noLiability = longPattern('i')`
	\b(?:not|never|neither|nor|no|cannot|n't)\b[^.;]{0,200}?\b(?:liable|responsible)\b(?!\s+(?:party|person))
	|\b(?:ha(?:s|ve)|assumes?|accepts?|bears?|have\s+any)\b[^.;]{0,40}\b(?:no|any)\s+(?:liabilit|responsibilit)
	|\b(?:disclaims?|excludes?)\s+(?:any\s+and\s+)?all\s+(?:liabilit|responsibilit)|\b(?:owes?|pays?)\s+nothing\b
	|\bnot\s+be\s+obligated\s+to\s+pay\s+(?:any\s+)?damages
`
const everything = longPattern('i')`
	\b(?:any|all)\s+(?:and\s+all\s+)?(?:
		(?:other|direct|loss(?:es)?|damages?|claims?|liabilit\w+|costs?|expenses?|injur\w+|harm|of\s+any\s+kind)\b[\s,]*
		(?:and|or|and\/or)?[\s,]*
	)+
`
/** Words that may stand behind "any damages" without narrowing it to one cause. */
const widening = longPattern('i')`
	^[\s,;:()]*(?:
		$|[.]
		|(?:
			whatsoever|of\s+any\s+(?:kind|nature|sort)(?:\s+(?:or|and)\s+nature)?|howsoever|however\s+(?:caused|arising)|for\s+any\s+reason
			|at\s+all|under\s+any\s+(?:theory|circumstances)|whether\s+in\s+contract|even\s+if|regardless|including
		)\b
		|[^.;]{0,40}\b(?:aris\w+|result\w*|relat\w+|connect\w+|connection)\b[^.;]{0,30}\b(?:this|these)\s+
			(?:agreement|contract|terms|services?|platform|software)\b
		|[^.;]{0,20}\b(?:your|its)\s+use\s+of\s+the\b
	)
`

const nothingAtAll = longPattern('i')`
	\b(?:disclaims?|excludes?)\s+(?:any\s+and\s+)?all\s+(?:liabilit\w+|responsibilit\w+)|\b(?:owes?|pays?)\s+nothing\b
	|\bno\s+(?:liability|responsibility)\s+(?:whatsoever|of\s+any\s+kind|at\s+all)
`

function exclusion(provision: Provision, source: FrameSource): FrameDraft[] | null {
	const { sentence } = provision
	const { text, start } = sentence
	const match = noLiability.exec(text)
	if (!match) return null
	// That an end brings no compensation is no exclusion of indirect loss.
	if (
		/\b(?:by\s+reason|because|as\s+a\s+result)\s+of\s+(?:the\s+|such\s+|any\s+)?(?:\w+\s+)?(?:termination|expiration|non-?renewal)/i.test(
			text,
		)
	)
		return []
	const span = { start: start + match.index, end: start + match.index + match[0].length }
	const behind = text.slice(match.index)
	const scope = behind.replace(match[0], '')
	if (/\bliable\s+(?:to|for)\s+(?:any\s+)?(?:tax|rent|pay)/i.test(scope)) return []
	const base = () => {
		const who = liableActor(sentence, provision.predications, source.parties)
		return {
			who,
			modality: slot('must_not' as const, span, 0.85),
			exceptions: exceptionsOf(sentence),
			mutual: who?.value.kind === 'each' ? slot(true, who, who.confidence) : null,
		}
	}
	const kind = kinds.exec(text)
	const all = everything.exec(scope)
	const direct = /(?<!\bin)\bdirect\b/i.test(scope)
	if (kind && !direct)
		return [{ ...emptyFrame('liability', slot('excludes_kinds', span, 0.85), sentence), ...base(), what: wordsSlot(sentence, kinds, 0.8) }]
	const whole =
		all !== null &&
		!/\b(?:to\s+the\s+extent|if|where|when|in\s+so\s+far)\b/i.test(scope.slice(0, all.index)) &&
		/\b(?:damages?|loss(?:es)?|liabilit\w+|claims?)\b/i.test(all[0]) &&
		widening.test(scope.slice(all.index + all[0].trimEnd().length))
	const plain = nothingAtAll.exec(text)
	const bare = plain !== null && widening.test(text.slice(plain.index + plain[0].length))
	if (!whole && !bare) return null
	return [
		{
			...emptyFrame('liability', slot('excludes_all', span, 0.75), sentence),
			...base(),
			what: slot(scope.trim().slice(0, 160) || match[0], span, 0.6),
		},
	]
}

const limits = patternPart`
	(?:
		limit(?:s|ations?)?|caps?|exclusions?|foregoing|restrictions?|waivers?
		|(?:sections?|clauses?|paragraphs?|articles?)\s+[\d.()a-z]+(?:\s*\([^)]{0,80}\))?
	)
`
const lifted = new RegExp(
	patternPart`
		\b${limits}\b[^.;]{0,160}?\b(?:(?:shall|will|do|does|is|are)\s+(?:not|never)|n't)\s+(?:be\s+)?
			(?:apply|applicable|limit|extend|affect|exclude)
		|\bnothing\s+(?:in|contained|herein)\b[^.;]{0,100}\b(?:limits?|excludes?|restricts?)\b[^.;]{0,60}\bliab
		|\bare\s+not\s+subject\s+to\s+the\s+(?:foregoing\s+)?limit
	`,
	'i',
)

/** "The foregoing limits do not apply to …": each thing it lists is an exception. */
function carveOut({ sentence }: Provision, source: FrameSource): FrameDraft[] {
	const match = lifted.exec(sentence.text)
	if (
		!match ||
		/\b(?:jurisdictions?|states?|countries)\b[^.;]{0,60}\b(?:do|does|may)\s+not\s+(?:allow|permit)|\bmay\s+not\s+apply\s+to\s+you\b/i.test(
			sentence.text,
		)
	)
		return []
	if (!/\bliab|\blimit|\bcap\b|\bdamages\b/i.test(sentence.text)) return []
	const span = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
	const listed = sentence.text.slice(match.index + match[0].length)
	const named = namedActors(listed, source.parties, span.end)
	const alone = together(named.map(({ actor }) => actor))
	const who = alone && named[0] ? slot(alone, named[0], 0.7) : null
	return [
		{
			...emptyFrame('liability', slot('carve_out', span, 0.8), sentence),
			who,
			what: slot(listed.trim().slice(0, 600) || match[0], { start: span.end, end: Math.max(span.end + 1, sentence.end) }, 0.7),
		},
	]
}

const excepting = longPattern('i')`
	\b(?:
		except(?:\s+(?:for|in|as|with))?|other\s+than|excluding|save\s+(?:for|in|as)|with\s+the\s+exception\s+of|apart\s+from
		|but\s+not\s+for
	)\b\s*([^;]{3,400}?)(?=
		,\s*(?:in\s+no\s+event|neither|each|either|the\s+(?:total|maximum)|[\w.]+(?:'s|’s)\s+(?:\w+\s+)?liab)|[;.]\s|[;.]?$
		|\s+in\s+no\s+event
	)
`

function exceptionsOf(sentence: Sentence): Slot<string>[] {
	const found = wordsSlot(sentence, excepting, 0.7)
	return found ? [found] : []
}

const noLimit = longPattern('i')`
	\b(?:unlimited|uncapped)\s+(?:\w+\s+)?liabilit
	|\bliabilit\w+\b[^.;]{0,60}\b(?:is|are|be|remains?)\s+(?:unlimited|uncapped|without\s+(?:any\s+)?limit)
	|\bliable\s+(?:\w+\s+){0,3}without\s+(?:any\s+)?(?:limit|cap)
	|\bno\s+(?:limit|cap)\s+(?:on|to)\b[^.;]{0,60}\bliab
	|\bliability\b[^.;]{0,60}\b(?:shall|will|is)\s+not\s+be\s+(?:limited|capped)
	|\bliability\b[^.;]{0,40}\b(?:is|are)\s+not\s+(?:limited|capped)(?=\s*(?:[.;]|$|,|in\s+(?:any|amount)))
	|\bnothing\s+(?:limits|caps|restricts)\b[^.;]{0,60}\bliability(?=\s*(?:[.;]|$))
	|\bcap\s*:\s*(?:none|no\s+(?:cap|limit)|unlimited|without\s+limit)
`

function uncapped({ sentence, predications }: Provision, source: FrameSource): FrameDraft[] {
	const match = noLimit.exec(sentence.text)
	if (!match) return []
	const span = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
	const who = liableActor(sentence, predications, source.parties)
	return [
		{
			...emptyFrame('liability', slot('uncapped', span, 0.8), sentence),
			who,
			what: slot(sentence.text.slice(match.index), { start: span.start, end: sentence.end }, 0.7),
			exceptions: exceptionsOf(sentence),
		},
	]
}
