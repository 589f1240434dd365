import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { emptyFrame, type Actor, type Slot } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { doerOf } from '../reading/doer.ts'
import { namedActors } from '../reading/named-actors.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'
import { longestTime, spanOfMatch, wordsSlot } from '../reading/word-slots.ts'

/**
 * Who owns the work, the rights and the data. Effects: `assigns` (at once), `shall_assign` (a promise), `owns`,
 * `work_for_hire`, `licence` (`conditions` hold "exclusive", "perpetual", "irrevocable", "sublicensable", "any purpose"
 * as written; `trigger` the purpose it is bound to), `trains_ai` (may train models on the other's data), `improves`
 * (may use it to improve its products). `who` gives (or owns, or trains), `toWhom` gets, `what` is the thing as
 * written.
 */
export function readOwnership(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, trains, improves, present, promised, hire, granting, ofOwnership).flatMap((provision) => {
		const { text } = provision.sentence
		if (!cheap.test(text)) return []
		return [
			...training(provision, source),
			...(transfer(provision, source) ?? licence(provision, source) ?? owning(provision, source) ?? []),
		]
	})
}

const cheap = longPattern('i')`
	assign|licen[cs]|own(?:s|ed|er|ership)?\b|property|title|train|work[s-]*\s*(?:made\s+)?for[\s-]hire|vest|belong|retain|improve
	|transfer|convey|right\s+to\s+use|grant
`
const rights = longPattern('i')`
	\b(?:
		right,?s?,?\s+titles?|rights?\s+(?:in|to|of)|title\s+(?:in|to|and)|ownership|inventions?|work\s+products?|deliverables?
		|developments?|intellectual\s+property|IP\b|IPRs?\b|copyrights?|patents?|works?\b|discover(?:y|ies)|ideas?|improvements?
		|source\s+code|software|designs?|feedback|suggestions|submissions?|results?|moral\s+rights|content|data|materials
		|(?:everything|anything)\s+(?:that\s+)?\w+
	)\b
`
const contractItself = longPattern('i')`
	\b(?:assign|transfer)\w*\b[^.;]{0,60}\b(?:
		this\s+
		|(?:its|their|any|all)\s+(?:of\s+its\s+)?(?:rights|obligations|interests?)(?=
			\s+(?:(?:and|or)\s+(?:\w+\s+)?(?:obligations|duties|interests?|benefits)|under|hereunder|in\s+this|to\s+an?\s)|[.,;]
		)
		|(?:any|all)\s+(?:of\s+(?:its|their)\s+)?(?:rights|obligations|interests?)\s+(?:\w+\s+){0,3}(?:under|hereunder|in\s+this)
		|rights\s+(?:or|and)\s+(?:obligations|duties)
	)
`
const otherAssigning = longPattern('i')`
	\b(?:
		assign(?:s|ed)?\s+(?:to|by|a|an|personnel|staff|employees|duties|tasks|the\s+employee\s+to)|duties\s+assigned
		|assigned\s+(?:to\s+(?:him|her|you|the\s+project)|duties|from\s+time)|lease|rents?\b|sublet|successors?\s+and\s+assigns
	)\b
`

const present = longPattern('i')`
	\b(?:
		(?:hereby|herewith)\s+(?:\w+,?\s+){0,6}?(?:assigns?|transfers?|convey(?:s)?|assigned|transferred)
		|(?:does|do)\s+hereby\s+(?:\w+\s+){0,3}?(?:assign|transfer|convey)|(?:I|you|we)\s+(?:irrevocably\s+)?assign
		|(?<!successors?\s+and\s+)(?<!permitted\s+)(?<!and\s)(?<!or\s)assigns\s+(?:and\s+\w+\s+)?(?:to|all|any|its|their|his|her|the)
	)\b
`
const promised = longPattern('i')`
	\b(?:
		(?:shall|will|must|agrees?\s+to|undertakes?\s+to|hereby\s+agrees?\s+to)\s+(?:\w+\s+){0,4}?(?:assign|transfer|convey)\b
		|(?:shall|will)\s+be\s+(?:assigned|transferred)\b
	)
`
const hire = /\bworks?[\s-]+(?:made[\s-]+)?for[\s-]+hire\b/i

function transfer(provision: Provision, { parties }: FrameSource): FrameDraft[] | null {
	const { sentence } = provision
	const { text } = sentence
	if (contractItself.test(text) || !rights.test(text) || /\bif\s+[^.;]{0,80}\b(?:assign|transfer)/i.test(text.slice(0, 160))) return null
	const match = present.exec(text) ?? promised.exec(text)
	if (!match) return hireFrame(provision, parties)
	// "You will be assigned to the London office": people are assigned too.
	if (/\bbe\s+(?:assigned|transferred)$/i.test(match[0]) && !rights.test(text.slice(Math.max(0, match.index - 160), match.index)))
		return null
	// "Title to the equipment shall transfer to Owner": nobody gives here, and things are no rights.
	if (/\btitles?\b[^.;]{0,160}$/i.test(text.slice(0, match.index)) && !/\bhereby\b/i.test(match[0])) return null
	if (
		otherAssigning.test(text) &&
		!longPattern('i')`
			\bhereby|\bright|\btitle|\bintellectual|\binventions?|\bwork\s+products?|\bdeliverables|\bimprovements|\bcopyrights?|\bpatents?
			|\bassign\s+to\b[^.;]{0,60}\b(?:all|any|every)\b[^.;]{0,80}\b(?:ideas|software|code|designs|works|results|materials|plans)\b
		`.test(text)
	)
		return null
	if (/\b(?:not|never|neither|nor|no)\b[^,.;]{0,40}$/i.test(text.slice(0, match.index)) || /\b(?:not|never)\b/i.test(match[0])) return null
	const behind = text.slice(match.index + match[0].length)
	if (!rights.test(`${behind.slice(0, 300)} ${text.slice(Math.max(0, match.index - 200), match.index)}`)) return null
	const span = spanOfMatch(sentence, match)
	const { who } = doerOf(provision, { start: span.end - 9, end: span.end }, parties)
	const effect = present.test(match[0]) ? 'assigns' : 'shall_assign'
	return [
		{
			...emptyFrame('ownership', slot(effect, span, 0.8), sentence),
			who,
			toWhom: receiverIn(behind, span.end, who, parties),
			what: slot(
				behind.trim().slice(0, 400) || match[0],
				{ start: span.end, end: Math.max(span.end + 1, Math.min(sentence.end, span.end + 400)) },
				0.7,
			),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		},
	]
}

function hireFrame(provision: Provision, parties: FrameSource['parties']): FrameDraft[] | null {
	const { sentence } = provision
	const match = hire.exec(sentence.text)
	if (!match || /\bnot\s+(?:be\s+)?(?:deemed\s+|considered\s+)?(?:an?\s+)?[“"']?works?\s+made/i.test(sentence.text)) return null
	const span = spanOfMatch(sentence, match)
	return [
		{
			...emptyFrame('ownership', slot('work_for_hire', span, 0.8), sentence),
			toWhom: receiverIn(sentence.text.slice(match.index), span.start, null, parties),
			what: slot(sentence.text.slice(0, 300), { start: sentence.start, end: Math.min(sentence.end, sentence.start + 300) }, 0.6),
		},
	]
}

/** "To the Company", "in favor of Client": the first party behind such a word that is not the giver. */
function receiverIn(words: string, offset: number, giver: Slot<Actor> | null, parties: FrameSource['parties']): Slot<Actor> | null {
	for (const named of namedActors(words.slice(0, 500), parties, offset)) {
		const lead = words.slice(Math.max(0, named.start - offset - 16), named.start - offset)
		if (giver?.value.kind === 'party' && named.actor.kind === 'party' && named.actor.party === giver.value.party) continue
		if (/(?:\bto|\bunto|favou?r\s+of|\bin|\bfor|\bby)\s+(?:the\s+)?$/i.test(lead)) return slot(named.actor, named, 0.75)
	}
	return null
}

const granting = longPattern('iu')`
	\b(?:grants?|granted|gives?|granting)\b(?:(?!\b(?:if|represents?|warrants?)\b)[^.;]){0,200}?\b(?:
		licen[cs]es?\b(?!\s+(?:agreements?|keys?|fees?))
		|rights?(?:,?\s+(?:and|or)\s+licen[cs]e)?\s+(?:and\s+\w+\s+)?to\s+
			(?:use|reproduce|copy|distribute|modify|host|display|exploit|publish|access)
	)
	|\blicen[cs]es\s+(?:to\s+)?(?:\p{Lu}|you|us|we)
	|\b(?:shall|will|does)\s+have\s+(?:an?|the)\s+[^.;]{0,100}\b(?:licen[cs]e)\s+(?:to|under|in)
`
const noGrant = /\b(?:no|not|nothing|neither|nor|without)\b[^.;]{0,60}\b(?:grant|licen[cs]|right)/i
const attributes = longPattern('gi')`
	\b(?:
		perpetual|irrevocable|exclusive|sub-?licen[sc]able|transferable|worldwide|royalty-free
		|for\s+any\s+(?:lawful\s+|business\s+|commercial\s+)?(?:purpose|use)|without\s+(?:restriction|limitation|compensation)
		|in\s+any\s+(?:manner|way|form)|unrestricted|unlimited
	)\b
`
const purpose = longPattern('i')`
	\b(
		(?:solely|only|exclusively)\s+(?:to|for|in|as|within|during)\b[^.;]{3,240}
		|(?:solely|only)\s+[^.;]{0,40}\b(?:purpose|necessary|extent)\b[^.;]{0,160}
		|(?:
			for\s+the\s+(?:sole\s+|limited\s+)?purposes?\s+of|as\s+(?:reasonably\s+)?(?:necessary|required)
			|to\s+the\s+extent\s+(?:necessary|required)|in\s+order\s+to\s+(?:provide|perform|operate)|necessary\s+to\s+(?:provide|perform)
			|to\s+(?:provide|operate|perform)\s+the\s+(?:services?|platform)|during\s+the\s+term|for\s+the\s+(?:term|duration)
		)\b[^.;]{0,160}
	)
`

function licence(provision: Provision, { parties }: FrameSource): FrameDraft[] | null {
	const { sentence } = provision
	const { text } = sentence
	const match = granting.exec(text)
	if (
		!match ||
		noGrant.test(text.slice(Math.max(0, match.index - 60), match.index + match[0].length)) ||
		/\b(?:equity|options?|shares|stock|access\s+to\s+the\s+premises|power\s+of\s+attorney|security\s+interest|easement|lien)\b/i.test(
			match[0],
		)
	)
		return null
	const span = spanOfMatch(sentence, match)
	const { who, modality } = doerOf(provision, { start: span.start, end: span.start + 6 }, parties)
	if (modality?.value === 'must_not' || modality?.value === 'is_not' || /\b(?:represents?|warrants?)\b/i.test(text.slice(0, match.index)))
		return null
	const behind = text.slice(match.index)
	const having = /\bhave\b/i.test(match[0].slice(0, 14))
	return [
		{
			...emptyFrame('ownership', slot('licence', span, 0.75), sentence),
			who: having ? null : who,
			modality,
			toWhom: having ? who : grantee(match[0], span.start, who, parties),
			what: slot(
				text.slice(match.index + match[0].length, match.index + match[0].length + 300).trim() || match[0],
				{ start: span.start, end: Math.min(sentence.end, span.end + 300) },
				0.7,
			),
			duration: longestTime({ text: behind.slice(0, 600), start: span.start }),
			trigger: wordsSlot({ text: behind, start: span.start }, purpose, 0.7),
			conditions: allMatches(behind.slice(0, 700), attributes)
				.filter(({ index }) => !/\bnon[\s-]{0,3}$/i.test(behind.slice(Math.max(0, index - 5), index)))
				.map((found) => slot(found[0].toLowerCase(), spanOfMatch({ start: span.start }, found), 0.85)),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		},
	]
}

/** "Grants to Provider a license", "grants Customer a license": the first party behind the verb. */
function grantee(words: string, offset: number, giver: Slot<Actor> | null, parties: FrameSource['parties']): Slot<Actor> | null {
	const named = namedActors(words, parties, offset).find(
		({ actor }) => !(giver?.value.kind === 'party' && actor.kind === 'party' && actor.party === giver.value.party),
	)
	return named ? slot(named.actor, named, 0.75) : null
}

const thing = patternPart`
	(?:[\w-]+,?\s+){0,5}?(?:
		rights?,?\s*(?:,|and)\s*(?:\w+,?\s+(?:and\s+)?)?(?:titles?|interests?|ownership)|titles?|ownership
		|(?:intellectual\s+)?property\s+rights?|intellectual\s+property|IP\b|copyrights?|patents?|inventions?|works?|deliverables?
		|developments?|improvements?|feedback|content|data|materials?|results?|software|source\s+code|modifications
		|rights\s+(?:in|to\s+(?:the|its|their|such|all|any))
	)
`
const ofOwnership = /\b(?:own|owns|owned|owner|retains?|keeps?|reserves?|property|vests?|belongs?)\b/i
const ownership = new RegExp(
	patternPart`
		\b(?:
			(?:exclusively\s+|solely\s+|jointly\s+)?(?:own|owns|retains?|keeps?|reserves?)\s+(?=${thing})
			|(?:is|are|be|remains?|become|becomes|stays?)\s+(?:\w+\s+){0,4}?(?:
				owned\s+(?:\w+\s+)?by|(?:the\s+)?(?:sole\s+|exclusive\s+|and\s+|absolute\s+)*property\s+of
			)
			|(?:is|are|be|remains?)\s+(?:the\s+)?(?:sole\s+|exclusive\s+|and\s+|absolute\s+)*owner\s+of
			|(?:vests?|belongs?)\s+(?:\w+\s+){0,3}?(?:in|to|with)
		)\b
	`,
	'i',
)

function owning(provision: Provision, { parties }: FrameSource): FrameDraft[] | null {
	const { sentence } = provision
	const { text } = sentence
	const match = ownership.exec(text)
	if (
		!match ||
		!rights.test(text) ||
		/\b(?:not|no|never)\b[^,.;]{0,30}$/i.test(text.slice(0, match.index)) ||
		/\b(?:shares|stock|goods|equipment|vehicle|premises|title\s+to\s+the\s+(?:goods|products))\b/i.test(text)
	)
		return null
	const span = spanOfMatch(sentence, match)
	const by = /(?:\bby|\bof|\bin|\bto|\bwith)$/i.test(match[0])
	const behind = text.slice(match.index + match[0].length)
	const named = by ? namedActors(behind.slice(0, 60), parties, span.end)[0] : undefined
	const owner = by
		? named && named.start - span.end < 10
			? slot(named.actor, named, 0.8)
			: null
		: doerOf(provision, { start: span.end - 6, end: span.end }, parties).who
	if (/\bowner\s+of$/i.test(match[0]))
		return [ownsFrame(provision, span, doerOf(provision, { start: span.start, end: span.start + 2 }, parties).who, behind)]
	const what = by ? text.slice(Math.max(0, match.index - 400), match.index) : behind.slice(0, 400)
	return [ownsFrame(provision, span, owner, what.trim() || match[0])]
}

function ownsFrame({ sentence }: Provision, span: Span, owner: Slot<Actor> | null, what: string): FrameDraft {
	return {
		...emptyFrame('ownership', slot('owns', span, 0.75), sentence),
		who: owner,
		what: slot(what.slice(0, 400), sentence, 0.7),
		mutual: owner && owner.value.kind !== 'party' ? slot(true, owner, owner.confidence) : null,
	}
}

const models = patternPart`
	(?:
		(?:AI|artificial[\s-]intelligence|machine[\s-]learning|ML|(?:large\s+)?language|foundation|generative|deep[\s-]learning)\s+
			(?:\w+\s+){0,3}?(?:models?|systems?|algorithms?|technolog\w+|tools?|training|products?)
		|(?:its|their|our|the|any|such)\s+(?:\w+\s+){0,2}?(?:models|algorithms|LLMs?)|\bmodels\b|algorithms
	)
`
const trains = new RegExp(
	patternPart`
		\b(?:train(?:s|ed|ing)?|fine-?tun\w+|teach(?:es|ing)?)\b(?:
			(?!\b(?:employees|personnel|staff|workers|users|sales|people|team|representatives)\b)[^.;]
		){0,80}?\b${models}
		|\b(?:machine[\s-]learning|AI|artificial\s+intelligence)\s+(?:model\s+)?(?:training|development)\b
		|\btraining\s+(?:of\s+)?(?:[\w-]+\s+){0,3}models?\b
		|\b(?:train(?:ing)?)\s+(?:data|sets?|purposes)\b[^.;]{0,60}\b(?:AI|models?|machine)
	`,
	'i',
)
const improves = longPattern('i')`
	\b(?:use|process|analy[sz]e|access)\w*\b[^.;]{0,160}?\b(?:improv\w+|enhanc\w+|develop\w*)\b[^.;]{0,60}?\b
	(?:its|their|our|the|new|other|any)\s+(?:\w+\s+){0,3}?(?:services?|products?|offerings?|technolog\w+|platform|software|features)
`
const othersData = /\b(?:data|content|inputs?|prompts?|files|materials|information|recordings?|documents)\b/i

function trainerOf(provision: Provision, span: Span, parties: FrameSource['parties']) {
	const direct = doerOf(provision, { start: span.start, end: span.start + 5 }, parties)
	if (direct.who) return direct
	const user = provision.predications.find(
		({ verb, subject, sentence, verbSpan }) =>
			subject?.actor &&
			verbSpan.start < span.start &&
			(/^(?:use|process|analy[sz]e|exploit|retain)$/.test(verb) ||
				(/^(?:acquire|have|obtain|receive|get|reserve)$/.test(verb) &&
					rightToUse.test(sentence.text.slice(Math.max(0, verbSpan.end - sentence.start))))),
	)
	return user ? doerOf(provision, user.verbSpan, parties) : direct
}

const rightToUse =
	/^[^.;]{0,60}\b(?:rights?|licen[cs]e|permission)\s+to\s+(?:\w+,?\s+(?:and\s+|or\s+)?){0,3}?(?:use|process|analy[sz]e|exploit|retain)\b/i

function training(provision: Provision, { parties }: FrameSource): FrameDraft[] {
	const { sentence } = provision
	const match = trains.exec(sentence.text) ?? improves.exec(sentence.text)
	if (!match || !othersData.test(sentence.text)) return []
	const effect = trains.test(sentence.text) ? 'trains_ai' : 'improves'
	const span = spanOfMatch(sentence, match)
	const { who, modality } = trainerOf(provision, span, parties)
	return [
		{
			...emptyFrame('ownership', slot(effect, span, 0.75), sentence),
			who,
			modality,
			what: wordsSlot(
				sentence,
				new RegExp(String.raw`\b((?:(?!(?:the|and|or|use|to|of)\b)[\p{L}’']+\s+){0,2}${othersData.source.replace(/\\b/g, '')})\b`, 'iu'),
				0.7,
			),
			conditions: [
				wordsSlot(
					sentence,
					/\b((?:only\s+(?:with|if|after)|unless|with\s+[^.;]{0,40}\b(?:consent|permission)|opt(?:s|ed)?[\s-]?in)\b[^.;]{0,120})/i,
					0.75,
				),
			].filter((found): found is Slot<string> => found !== null),
			exceptions: [wordsSlot(sentence, /\b((?:aggregat\w+|anonymi[sz]\w+|de-?identif\w+|statistical)\b[^.;]{0,80})/i, 0.75)].filter(
				(found): found is Slot<string> => found !== null,
			),
		},
	]
}
