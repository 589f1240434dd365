import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { inDays } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { clauseTextAround, type Passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { headed } from './headed.ts'
import { shortestSubProcessorNotice } from './thresholds.ts'

const named = longPattern('i')`
	\bsub-?\s?processors?\b|\bsub-?contract(?:s|ors?|ing)?\b
	|\b(?:another|other|further|additional)\s+processors?\b
	|\b(?:other|outside|further)\s+(?:firms|companies|vendors|providers|suppliers|businesses)\b[^.;]{0,60}\b
		(?:process\w*|handl\w+|host\w*|data)\b
`
const heading = longPattern('i')`
	\bsub-?\s?(?:processors?|processing|contract(?:ors?|ing))\b|^helpers?$
	|\b(?:other|outside|further)\s+(?:firms|companies|vendors|providers|suppliers|processors)\b
`
const banned = longPattern('i')`
	\b(?:shall|will|may|must)\s+not\b[^.;]{0,80}\b(?:engage|use|appoint|involve|retain|sub-?contract)\b
		(?![^.;]{0,160}\b(?:without|unless|except|until)\b)
	|\bdoes\s+not\s+use\b[^.;]{0,30}\bsub-?processors?\b
`
const specificConsent = longPattern('i')`
	\bwithout\s+(?:the\s+)?\S+\s+(?:consent|approval|agreement|permission|leave)\b
	|\b(?:only\s+(?:if|when|after|once)|until|unless|before)\b[^.;]{0,40}\b(?:agrees?|agreed|consents?|approv\w+|says?\s+yes)\b
	|\basks?\b[^.;]{0,30}\b(?:before|first|for\s+(?:leave|consent|approval))\b
	|\b(?:without|only\s+with|prior|specific|separate|obtain\w*)\b[^.;]{0,80}\b(?:specific|separate|written|express|prior)\b[^.;]{0,40}\b
		(?:consent|approval|authori[sz]ation|permission)\b
`
const general = /\bgeneral\b[^.;]{0,40}\b(?:authori[sz]\w+|consent|permission)\b/i
const told =
	/\b(?:hears?\s+of|learns?\s+of|tells|writes\s+to|lets?\s+\w+\s+know|notif\w+|notice|inform\w*|announc\w+|in\s+advance|advance\s+warning|tell)\b/i
const untold = longPattern('i')`
	\b(?:need|does|do|is|has|shall|will)\s+not\b[^.;]{0,40}\b(?:tell|inform|notify|announce|give\b[^.;]{0,20}\bnotice)\b
	|\b(?:may|can)\b[^.;]{0,120}\bwithout\s+(?:\w+\s+){0,2}notice\b
`
const toldAfterwards = longPattern('i')`
	\b(?:notif\w+|notice|inform\w*|tell)\b[^.;]{0,100}\b(?:after|following)\s+(?:the\s+|its\s+|such\s+|any\s+)?(?:\w+\s+){0,2}
	(?:appoint\w*|engag\w+|chang\w+|addition|fact)\b
`
const mayObject = /\bobject\w*|\bsay\s+no\b|\bdisagree\w*|\bveto\b|\breject\w*|\boppos\w+|\brefus\w+/i
const noObjection = /\b(?:no|not|without)\b[^.;]{0,50}\b(?:right\s+to\s+)?object\w*\b(?![^.;]{0,40}\bwithin\b)/i
const flowDown = longPattern('i')`
	\bobligations?\b[^.;]{0,200}\b(?:imposed|apply|applies|binding|flow)\b[^.;]{0,60}\b
		(?:sub-?\s?processor|sub-?contractor|third[\s-]party)
	|\b(?:sub-?\s?processors?|sub-?contractors?)\b[^.]{0,240}\b
		(?:in\s+accordance\s+with|comply\s+with|consistent\s+with|subject\s+to|under)\b[^.;]{0,60}\b(?:agreement|terms|DPA|article\s+28)
	|\barticle\s+28\s?\(4\)
	|\bobligations?\b[^.;]{0,60}\b(?:described|set\s+out|contained)\b[^.;]{0,160}\b(?:imposed|subprocessor)
	|\b(?:
		same|equivalent|similar|substantially|no\s+less|not\s+less|at\s+least\s+as|as\s+protective|as\s+strict|equally|equal|identical
		|like
	)\b[^.;]{0,160}\b(?:obligations?|dut(?:y|ies)|terms|protect\w*|requirements?|agreements?|contract|level)\b
	|\b(?:obligations?|dut(?:y|ies)|terms|agreements?|contract|bound|binds?|bind)\b[^.;]{0,160}\b(?:
		same|equivalent|similar|no\s+less|as\s+protective|as\s+strict|set\s+out\s+in\s+this|of\s+this\s+(?:dpa|addendum|agreement)
		|by\s+this
	)\b
	|\bflow(?:s|ed)?[\s-]+down\b
`
const listed = longPattern('i')`
	\b(?:list(?:s|ed)?|annex|schedule|exhibit|appendix|named|set\s+(?:out|forth)|following|current\s+sub-?processors?)\b
	|\b(?:uses?|are|is|engages?|employs?|works\s+with)\b[^.;]{0,80}\b
		(?:Inc|LLC|Ltd|Limited|GmbH|AB|AG|B\.?V|S\.?A|SAS|Corp|plc|Oy|ApS|Pty|SE)\b
	|https?:\/\/
	|\bwww\.
`

const helper = longPattern('i')`
	\b(?:uses?|engages?|employs?|works\s+with|relies\s+on)\s+[^.;]{0,60}\b
		(?:Inc|LLC|Ltd|Limited|GmbH|AB|AG|B\.?V|S\.?A|SAS|Corp|plc|Oy|ApS|Pty|SE)\b
	|\b(?:before|when(?:ever)?|if)\s+(?:another|others|a\s+new\s+one)\s+(?:joins?|is\s+added|are\s+added|comes?\s+in)\b
`

export const subProcessors: Rule = {
	id: 'dpa.sub_processors',
	playbook: 'dpa',
	title: 'Sub-processors are named, announced and bound',
	basis: { kind: 'S', source: 'GDPR Article 28(2), (3)(d) and (4)' },
	protects: ['controller', 'customer'],
	stake: 6,
	standard: 'A list, about 30 days’ notice of a new sub-processor, a right to object and terminate, and the same obligations for all.',
	wording: {
		stands: 'instead',
		clause: { heading: 'Sub-processors', home: /\bsub-?processor|\bsub-?contract/i, said: /\bsub-?process|\bsub-?contract/i },
	},
	decide(input) {
		const places = [...headed(input, heading), ...mentions(input, named)].filter(
			(place, index, all) => all.findIndex(({ sentence }) => sentence === place.sentence) === index,
		)
		const [first] = places
		// "Uses Lark Hosting Ltd": who helps is named, in words that cannot be judged.
		if (!first && mentions(input, helper).length > 0) return undecided
		if (!first) return absent({ ...wording(['not addressed'], true), severity: 'high' })
		const words = [
			...new Set(
				places.flatMap((place) => [
					place.sentence.text,
					clauseTextAround(input, place),
					headedBy(input, place),
					nextSentence(input, place),
				]),
			),
		].join('\n')
		if (mentions(input, named).some(({ sentence }) => banned.test(sentence.text))) return passed(first)
		const consent = specificConsent.test(words) && !general.test(words)
		const days = noticeDays(words)
		const late = !consent && toldAfterwards.test(words)
		const open = !consent && (!told.test(words) || untold.test(words))
		const faults = [
			open ? 'no notice of a new one' : null,
			late ? 'notice of a new one only afterwards' : null,
			!consent && !open && !late && days !== null && days < shortestSubProcessorNotice
				? `only ${days} day${days === 1 ? '' : 's'} notice of a new one`
				: null,
			!consent && (!mayObject.test(words) || noObjection.test(words)) ? 'no right to object' : null,
			flowDown.test(words) || meetsLaw.test(words) ? null : 'not bound to the same obligations',
			consent || listed.test(words) ? null : 'no list',
		].filter((fault) => fault !== null)
		if (faults.length === 0)
			return passed(places.find(({ sentence }) => told.test(sentence.text) || specificConsent.test(sentence.text)) ?? first)
		const place = places.find(({ sentence }) => /\b(?:may|engage|use|appoint|authori[sz])\w*\b/i.test(sentence.text)) ?? first
		return flagged({ ...wording(faults, open || late || faults.length > 1), span: place })
	},
}

/** "Customer may object within that period": a right may stand in a paragraph of its own right behind. */
function nextSentence({ structure: { sentences } }: RuleInput, { sentence }: Passage): string {
	return sentences[sentences.indexOf(sentence) + 1]?.text ?? ''
}

/** "Under written contracts that meet the requirements of the Act": the law itself requires the same obligations. */
const meetsLaw = /\bwritten\s+(?:contracts?|agreements?)\s+(?:that|which)\s+(?:meets?|satisf\w+|compl\w+)\b/i

/** A heading alone may carry the word: "Sub-processors. Vendor gives notice of each new one." */
function headedBy({ structure, ...input }: RuleInput, { sentence }: Passage) {
	const clause = structure.clauses.find(({ id }) => id === sentence.clauseId)
	const above = structure.clauses.find(({ id }) => id === clause?.parentId)
	return above?.heading && named.test(above.heading) ? visibleText(input).slice(above.start, above.start + 4000) : ''
}

function noticeDays(words: string): number | null {
	const times = words
		.split(/\n|(?<=\.)\s/)
		.filter((part) => told.test(part))
		.flatMap((part) =>
			readDurations(part).filter(({ start }) => !/\b(?:object\w*|respond\w*|terminat\w+)\b[^.;]{0,50}$/i.test(part.slice(0, start))),
		)
	const days = times
		.flatMap(({ readings, unit }) =>
			readings.map((value) =>
				unit === 'hours' ? value / 24 : unit === 'business days' ? Math.round((value * 7) / 5) : inDays({ quantity: value, unit }),
			),
		)
		.filter((value) => value !== null)
	return days.length > 0 ? Math.max(...days) : null
}

const remedies: Record<string, string> = {
	'no list': 'a list of sub-processors',
	'no notice of a new one': '30 days’ notice of new sub-processors',
	'notice of a new one only afterwards': '30 days’ notice of new sub-processors',
	'no right to object': 'a right to object',
	'not bound to the same obligations': 'the same obligations for each sub-processor',
}

function wording(faults: readonly string[], grave: boolean) {
	const demands = faults
		.map((fault) => remedies[fault] ?? (fault.startsWith('only') ? '30 days’ notice of new sub-processors' : null))
		.filter((demand) => demand !== null)
	return {
		severity: grave ? ({ sending: 'medium', receiving: 'high', unsure: 'medium' } as const) : ('low' as const),
		says: `Sub-processors: ${faults.join('; ')}.`,
		why: 'You are responsible to your users for every sub-processor, so you need to know them and be able to object.',
		market: 'A list, about 30 days’ notice of a new sub-processor, a right to object and terminate, and the same obligations for all.',
		action: `add ${inWords(demands.length > 0 ? demands : [...new Set(Object.values(remedies))])}`,
		reason: 'Article 28(2) and (4) GDPR require it.',
		fallback: 'Accept 14 days’ notice with a right to terminate and a refund.',
		replacement:
			'Provider may engage the sub-processors listed in the annex. Provider will give 30 days’ notice before it adds or replaces one. ' +
			'Customer may object on reasonable grounds and, if no solution is found, terminate the affected services with a pro rata refund. ' +
			'Provider will bind each sub-processor to the same obligations and remains liable for it.',
	}
}
