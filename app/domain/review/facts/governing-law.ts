import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { anyOf } from './any-of.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { placeIn } from './places.ts'
import { foreignPlacesIn, stateIn } from '../playbook/places.ts'

/** Words that a page set wide apart are still one name. */
const gap = '[ \\t\\u00a0]{1,12}'
const place = `\\[?(?:[\\p{Lu}][\\p{L}.’'-]{1,25})(?:(?:\\s(?:and|of|the))?(?:${gap}|\\s)[\\p{Lu}][\\p{L}.’'-]{1,25}){0,5}\\]?`
const kinds = patternPart`
	(?:
		(?:the\s+)?(?:
			State|Commonwealth|Province|Republic|Federal\s+Republic|Kingdom|Emirate|Territory|District|Canton|Country|state|province
		)\s+of\s+(?:the\s+)?
	)?(?:the\s+)?
`
const lawOf = new RegExp(
	patternPart`
		\b(?:[Ll]aws?|[Ll]egislation)(?:,\s[^,]{1,60},)?\s+(?:\w+\s+){0,3}?(?:of|in\sforce\sin|in|applicable\s(?:in|to))\s+
		(?:and\sapplicable\sin\s)?${kinds}(${place})
	`,
	'gu',
)
const lawNamed = new RegExp(`\\b(?:under|by|with)\\s(?:the\\s)?(${place})\\s(?:state\\s)?law\\b`, 'gu')
const lawApplies = new RegExp(
	patternPart`
		(?:^|\b(?:and|that|the|;)\s|[.,]\s)(${place})\s(?:state\s)?law\s
		(?:applies|governs|controls|shall\s(?:apply|govern|control)|will\s(?:apply|govern|control))\b
	`,
	'gu',
)
const lawLabel = new RegExp(
	patternPart`
		(?:^|[-–—_=]{3,})[ \t]{0,40}(?:Governing|GOVERNING|Applicable|Choice of)\s(?:[Ll]aw|LAW)[ \t]{0,2}(?:[:–—|][ \t]{0,4}\n?|\n)[ \t]{0,40}
		(?:(?:The|the)\s)?(?:[Ll]aws?\sof\s)?${kinds}(${place})(?:,\s{1,4}(?:U\.?S\.?A?\.?|United\sStates(?:\sof\sAmerica)?))?[ \t]*[.,;]?[ \t]*(?:[-–—_=]{3,}|$)
	`,
	'gmu',
)
const governs = /\b(?:govern(?:ed|ing|s)?|construed|interpreted|in\s+accordance\s+with|according\sto|subject\sto|choice\sof\slaw)\b/i
const applies =
	/\blaws?\b(?:\s(?:of\s(?:the\s)?[^.;,]{1,50})?)\s?(?:govern|applies|apply|controls?|(?:shall|will)\s(?:govern|apply|control))\b/i
/** "construed in accordance with": a law that is only complied with, as in forming a venture, is not chosen. */
const chosen = anyOf(
	/\b(?:govern\w*|constru\w+|interpret\w*|controll?(?:ed|s)?|determin\w+|resolv\w+|decid\w+|enforce\w*|choice\sof\slaw|appl(?:y|ies))\b/i,
	longPattern('i')`
		\b(?:
			(?:agreement|contract|terms|lease|note|letter|guaranty|deed|policy|it)\s(?:is|are|shall\sbe|will\sbe)\s(?:made\s|entered\sinto\s)?
			(?:subject\sto|in\saccordance\swith|under)
		)\b
	`,
)
/** Laws on one matter are obeyed by both sides, whatever law they choose. */
const lawOfMatter = longPattern('i')`
	\b(?:
		data\sprotection|privacy|securities|tax|export|export\scontrol|import|customs|labou?r|employment|insurance|environmental|consumer
		|copyright|patent|trademark|intellectual\sproperty|trade\ssecret|bankruptcy|anti-?\w+|gaming|banking|competition|antitrust
		|inventorship|corporate|corporation|by-
	)\s(?:and\s\w+\s)?$
`
const noPlace = longPattern()`
	^(?:
		United\sStates$|Agreement|Sections?|Articles?|Clauses?|NASDAQ|NYSE|Nasdaq|Applicable|Federal|Such|This|Any|Law|Laws|Conflict
		|Company|Party|Parties|Contract|State|Bankruptcy|Securities|Governing|Intellectual|Data|Privacy|International|Incorporation|Its
		|Descent|Choice|Employment|Tax|Copyright|Trade|Action|Proceeding|Arbitration|Rules|Competent|Disputes?|Cover|Chosen|Jurisdiction
		|Order|Selected|Front|FRONT
	)\b
`

const court = '(?:Courts\\b|Court\\b(?!\\sof\\s(?!Chancery\\b)\\p{Lu})|(?:Tribunals?|Chancery|Legal|Disputes?)\\b)'
const courts = new RegExp(
	patternPart`
		\b(?:[Cc]ourts?|COURTS?|[Vv]enue|VENUE|[Jj]urisdiction|[Tt]ribunals?|[Ff]orum)\b(?:[^.;]{0,90}?)\b(?:of|in|for|within|sitting\sin)\s+
		${kinds}(?:the\s)?(?:
			(?:City|County|city|county|Borough|Parish)\sof\s
			|(?:Northern|Southern|Eastern|Western|Central|Middle)\s+District\s+of\s+(?:the\s+)?(?:[Ss]tate\s+of\s+)?
		)?(?!${court})(${place}(?:,\s${place})?)
	`,
	'gu',
)
const jurisdiction =
	/\b(?:jurisdiction|venue|forum|courts?\b[^.]{0,80}\b(?:located|sitting|situated)|brought\s(?:only\s|solely\s|exclusively\s)?in|exclusive(?:ly)?)\b/i

const decides = /\b(?:exclusive|sole|submit\w*|consent\w*|brought|resolved|settled|decided?)\b/i

/** Whose law governs, as the place is written: "Delaware", "England and Wales". */
export function readGoverningLawFacts(source: FactSource): ParsedFact[] {
	const labelled = allMatches(source.text, lawLabel).flatMap((match) => {
		const name = placeIn(tidy(match[1] ?? ''))
		if (name === null) return []
		const start = match.index + match[0].lastIndexOf(name)
		return name.length < 2
			? []
			: [makeFact(source, 'governing_law', { start, end: start + name.length }, { value: name, confidence: confidence.labelled })]
	})
	return sureOnly([...labelled, ...[...lawInSentences(source), ...lawsOfSuchState(source)].filter(besideState)].filter(oneSpelling))
}

/** A definition gives the meaning of a word, not the governing law. */
const isDefinition = /[“"][^”"]{2,60}[”"]\**\s(?:means|shall\smean|refers\sto)\b/
/** "This Section is governed by": the law of a part is not that of the agreement. */
const ofPart = /\bthis\s(?:paragraph|section|release|covenant|guarant[ye]\w*)\b[^.;]{0,80}\bgoverned\b/i
const ofUnion = /^(?:United\sStates|USA|U\.S\.A|Canada)/i

/** "the laws of the United States of America and the State of Illinois": the state has the law of contracts. */
function stateBehind(text: string, from: number): { name: string; at: number } | null {
	const match =
		/^(?:\sof\sAmerica)?,?\s(?:and|or)\s(?:of\s)?(?:(?:the\s)?(?:internal\s)?laws\sof\s)?(?:the\s)?(?:State|Commonwealth|Province)\sof\s/i.exec(
			text.slice(from),
		)
	const at = from + (match?.[0].length ?? 0)
	const name = match ? placeIn(text.slice(at, at + 40)) : null
	return name === null ? null : { name, at }
}

/** Without a union whose state or province the same sentence names, and each place once. */
function besideState(fact: ParsedFact, index: number, facts: readonly ParsedFact[]): boolean {
	const near = facts.filter((each) => each !== fact && Math.abs(each.start - fact.start) < 250)
	if (ofUnion.test(fact.value) && near.some(({ value }) => !ofUnion.test(value))) return false
	return !near.some((each) => each.value === fact.value && isBetter(each, fact, facts.indexOf(each) < index))
}

function isBetter(one: ParsedFact, other: ParsedFact, isBefore: boolean): boolean {
	return one.confidence > other.confidence || (one.confidence === other.confidence && isBefore)
}

/** Names of one country, of which a document uses several. */
const chinese = /^(?:the\s)?(?:PRC|China|People[’']s\sRepublic\sof\sChina)$/i

function oneSpelling(fact: ParsedFact, index: number, facts: readonly ParsedFact[]): boolean {
	if (!chinese.test(fact.value)) return true
	const first = facts.findIndex(({ value }) => chinese.test(value))
	return first === index || facts[first]?.value === fact.value
}

/** At most so many places can be chosen at once; more are a table of countries, of which one applies. */
const mostPlaces = 3

function sureOnly(facts: ParsedFact[]): ParsedFact[] {
	const several = new Set(facts.map(({ value }) => value)).size > mostPlaces
	return several ? facts.map((fact) => ({ ...fact, confidence: confidence.implied })) : facts
}

/** Whether a body and a schedule, say, name two laws: then neither is surely the law. */
export function namesTwoLaws(facts: readonly ParsedFact[]): boolean {
	const sure = facts.filter(
		({ name, value, confidence: sureness }) => name === 'governing_law' && sureness >= confidence.stated && !ofUnion.test(value),
	)
	return sure.some((one) => sure.some((other) => one.clauseId !== other.clauseId && !isSamePlace(one.value, other.value)))
}

/** "Dutch" law is that of the Netherlands: what can't be told to be another place is taken for the same. */
function isSamePlace(one: string, other: string): boolean {
	const [a, b] = [one, other].map((place) => stateIn(place) ?? foreignPlacesIn(place)[0] ?? null)
	return a === null || b === null || a === b
}

/** "If you live in the Union, …", "in all other cases …": the law of some readers is not surely that of this one. */
const forSome = longPattern('i')`
	^\W*(?:
		in\sall\sother\scases|(?:if|where|when)\syou\s(?:are|live|reside|acquired|bought|habitually|use)\b
		|for\s(?:all\s|any\s|our\s)?(?:users|customers|consumers|residents|members|buyers|those)\b(?!\s+of\s+this)
	)
`

function lawInSentences(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		if (!/\blaws?\b|\blegislation\b/i.test(sentence.text) || !(governs.test(sentence.text) || applies.test(sentence.text))) return []
		const text = titleCased(sentence.text)
		return [...allMatches(text, lawOf), ...allMatches(text, lawNamed), ...allMatches(text, lawApplies)].flatMap((match) => {
			const raw = match[1] ?? ''
			const place = placeIn(tidy(raw))
			const name = place === 'Columbia' && match[0].includes('District of Columbia') ? 'District of Columbia' : place
			const before = text.slice(Math.max(0, match.index - 140), match.index)
			if (
				name === null ||
				/\bconflicts?\s(?:of|or)\s(?:the\s)?$/i.test(before) ||
				isDefinition.test(text.slice(0, match.index)) ||
				/^[^.;]{0,10}\((?:if|where|to\sthe\sextent)\b/i.test(text.slice(match.index + match[0].length)) ||
				lawOfMatter.test(before) ||
				/\b[Cc]ourts?\s+[Oo]f\s(?:[Tt]he\s)?$/.test(text.slice(0, match.index + placeOf(match[0], name).start)) ||
				/\bexport\b[^.;]{0,60}$/i.test(before) ||
				!(
					governs.test(before + match[0]) ||
					applies.test(match[0] + text.slice(match.index + match[0].length, match.index + match[0].length + 30))
				) ||
				/\b(?:organized|incorporated|existing|corporation|formed|compl(?:y|iance))\b[^.;]{0,60}$/i.test(before)
			)
				return []
			const own = placeOf(match[0], name)
			const state = ofUnion.test(name) ? stateBehind(text, match.index + own.end) : null
			// "The United States and the state of [blank]": the state has the law of contracts, and it is not there.
			if (!state && ofUnion.test(name) && /\b(?:state|commonwealth|province)\s+of\b/i.test(text)) return []
			const start = sentence.start + (state?.at ?? match.index + own.start)
			const value = state?.name ?? name
			const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
			const isSure =
				!ofPart.test(before + match[0]) && !/\bopinions?\b[^.;]{0,110}$/i.test(before) && chosen.test(before + match[0] + behind)
			const end = state ? start + value.length : start + own.end - own.start
			const sure = forSome.test(text) ? confidence.guessed : isSure ? confidence.stated : confidence.implied
			return [makeFact(source, 'governing_law', { start, end }, { value, confidence: sure })]
		})
	})
}

/** Where a name stands last in words that may be set wide apart; the place itself where it does not. */
function placeOf(words: string, name: string): { start: number; end: number } {
	const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
	const found = allMatches(words, new RegExp(escaped, 'g')).at(-1)
	return found ? { start: found.index, end: found.index + found[0].length } : { start: words.length - name.length, end: words.length }
}

/** "Forum.City", "Deft.": the name of a field that nothing filled in. */
const placeholder = /\p{L}\.\p{L}{2,}|\p{Ll}\p{Lu}\.?(?:\s|$)|[[\]{}<>]/u
/** A court's own name, a part of a district and a union of states are no place to sue in. */
const noForum = anyOf(
	/^(?:(?:Northern|Southern|Eastern|Western|Central|Middle)(?:\s+District)?)$/i,
	/^(?:(?:The\s)?(?:Supreme|Superior|District|Circuit|Federal|State|Competent|People[’']s)\s+Courts?\b.*)$/i,
	/^(?:An?|Any|Each|Every|Appropriate|Competent|Suitable|Proper|Applicable|Relevant|Local)\b/i,
	/^(?:United\s+States(?:\s+of\s+America|\s+District\s+Courts?)?|U\.?S\.?A?\.?|Those|These|Either|Both|Such|Operations|Manual|Attorney|New)$/i,
)
/** "the courts where a judgment may be enforced", "any jurisdiction, any provision outlined in": no choice of a court stands between the words. */
const otherBetween = /\b(?:enforced|judgments?|provisions?|procedures?|standards?|outlined|laws?|rules?)\b/i
const otherBefore = anyOf(
	/\b(?:judgments?|enforced\sby)\b[^.;]{0,110}$|\b(?:orders?|awards?)\s(?:entered|issued|rendered|made)\sby\b[^.;]{0,40}$/i,
	/\bnot\s(?:be\s)?(?:deemed|construed)\b[^.;]{0,90}$|\bwithin\sthe\s$/i,
)
const otherBehind =
	/^[^.;]{0,60}\b(?:entering\s+(?:an?\s+)?judgment|compel\s+arbitration|enforc\w+\s+(?:an?|the|any)\s+(?:award|judgment))/i
/** A court asked for an order while arbitrators decide the matter. */
const forInterim = /\b(?:injuncti(?:on|ve)\w*|restraining\sorders?|interim|provisional|conservatory)\b/i
const forAll = anyOf(
	/\b(?:exclusive|any\s(?:\w+\s){0,2}(?:action|suit|dispute|claim|proceeding|controversy|litigation))\b/i,
	/\b(?:all\s(?:\w+\s){0,2}(?:actions|suits|disputes|claims|proceedings|controversies))\b/i,
)
const forSuchPurpose = /\bfor\s(?:such|that|this)\s(?:limited\s|sole\s)?purposes?\b[^.;]{0,20},/i

/** Which courts decide: the city, county or state they sit in. */
export function readForumFacts(source: FactSource): ParsedFact[] {
	const facts = source.sentences.flatMap((sentence) => {
		if (!/\bcourts?\b|\bvenue\b|\bjurisdiction\b/i.test(sentence.text) || !jurisdiction.test(sentence.text)) return []
		const seen = new Set<string>()
		const text = titleCased(sentence.text)
		return allMatches(text, courts).flatMap((match) => {
			const raw = match[1] ?? ''
			const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 120)
			if (
				otherBefore.test(text.slice(0, match.index)) ||
				otherBetween.test(match[0].slice(0, match[0].lastIndexOf(raw))) ||
				otherBehind.test(behind)
			)
				return []
			const name = withoutCourt(tidy(raw))
			if (
				noPlace.test(name) ||
				noForum.test(name) ||
				placeholder.test(raw) ||
				/\b(?:Account|Bank|Disputes?)\b/i.test(name) ||
				(/^\p{Lu}{2,4}$/u.test(name) && placeIn(name) === null) ||
				/\b(?:Which|Information|Agreement|Party|Code|Act|Said|Title|Purpose|District\sCourt|Conveniens|Rights?|Services?|Products?)\b/.test(
					name,
				) ||
				/\b(?:including|such\sas|rights?|objections?|property|non)\b/i.test(match[0].slice(0, match[0].lastIndexOf(raw))) ||
				/^\p{Lu}{2,}s$/u.test(name) ||
				name.length < 3 ||
				seen.has(name) ||
				startsWithTerm(source, name)
			)
				return []
			seen.add(name)
			const start = sentence.start + match.index + match[0].lastIndexOf(raw)
			const written = sentence.text.slice(start - sentence.start, start - sentence.start + name.length).replace(/\s+/g, ' ')
			return [
				makeFact(
					source,
					'forum',
					{ start, end: start + name.length },
					{ value: written, confidence: isDecisive(sentence.text) ? confidence.stated : confidence.implied },
				),
			]
		})
	})
	return sureOnly(oneEach([...facts, ...forumsOfSuchState(source)]))
}

function isDecisive(text: string): boolean {
	return decides.test(text) && !(forInterim.test(text) && !forAll.test(text)) && !forSuchPurpose.test(text)
}

/** Of the places that one sentence names for its courts the fullest, once: "San Mateo County, California" beside "California". */
function oneEach(facts: ParsedFact[]): ParsedFact[] {
	return facts.filter(
		(fact, index) =>
			!facts.some(
				(other, at) =>
					other !== fact &&
					other.clauseId === fact.clauseId &&
					Math.abs(other.start - fact.start) < 400 &&
					(other.value === fact.value ? isBetter(other, fact, at < index) : other.value.toLowerCase().includes(fact.value.toLowerCase())),
			),
	)
}

const suchState = '(?:such|said|that|the\\s(?:same|aforesaid|aforementioned))\\s(?:[Ss]tate|[Cc]ommonwealth|[Pp]rovince)\\b'
const lawOfSuch = new RegExp(`\\b[Ll]aws?\\s(?:of|in\\sforce\\sin)\\s${suchState}`, 'u')
const courtOfSuch = new RegExp(`\\b[Cc]ourts?\\s(?:of|in|located\\sin|sitting\\sin)\\s${suchState}`, 'u')
const stateNamed = /\b(?:[Ss]tate|[Cc]ommonwealth|[Pp]rovince)\sof\s+(?=\p{Lu})/gu

function lawsOfSuchState(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap(({ text, start }) => {
		const match = lawOfSuch.exec(text)
		if (!match || !governs.test(text.slice(0, match.index)) || ofPart.test(text)) return []
		return namedBefore(source, start, text.slice(0, match.index)).map((place) =>
			makeFact(source, 'governing_law', place, { value: place.name, confidence: confidence.stated }),
		)
	})
}

function forumsOfSuchState(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap(({ text, start }) => {
		const match = courtOfSuch.exec(text)
		if (!match || !jurisdiction.test(text)) return []
		return namedBefore(source, start, text.slice(0, match.index)).map((place) =>
			makeFact(source, 'forum', place, { value: place.name, confidence: decides.test(text) ? confidence.stated : confidence.implied }),
		)
	})
}

function namedBefore(source: FactSource, from: number, words: string): { name: string; start: number; end: number }[] {
	const at = allMatches(words, stateNamed).at(-1)
	if (!at) return []
	const start = from + at.index + at[0].length
	const name = placeIn(source.text.slice(start, start + 40))
	return name === null ? [] : [{ name, start, end: start + name.length }]
}

/** "the jurisdiction of Licensor's Marks": a defined term is no place. */
function startsWithTerm({ structure }: FactSource, name: string): boolean {
	const first = name.split(/[\s’']/)[0]
	return structure.definedTerms.some(({ term }) => term === first || term === name)
}

/** A place without the word that only began behind it: "Delaware Without" is no state. */
function tidy(name: string): string {
	return (name.split('\n')[0] ?? '')
		.replace(/(?:\s(?:and|of|the|Without|Excluding|Except|As|For|Applicable|Shall|Will|Law|Laws|USA|U\.S\.A))+\.?$/u, '')
		.replace(/[.,’']+$/, '')
		.replace(/^\[([^\]]*)$/, '$1')
}

function withoutCourt(name: string): string {
	const place = name.replace(/\s+Courts?$/i, '')
	return place !== name && placeIn(place)?.length === place.length ? place : name
}

/** Shouted sentences, word by word as if in title case, so that places keep their shape; same length, so offsets hold. */
function titleCased(text: string): string {
	if (/\p{Ll}{3}/u.test(text)) return text
	return text.replace(/\p{Lu}{2,}/gu, (word) => (smallWords.has(word) ? word.toLowerCase() : (word[0] ?? '') + word.slice(1).toLowerCase()))
}

const smallWords = new Set(
	(
		'OF IN THE AND BY WITH LAW LAWS SHALL BE GOVERNED CONSTRUED ACCORDANCE UNDER COURT COURTS LOCATED VENUE JURISDICTION FOR TO STATE ' +
		'EXCLUSIVE WITHOUT REGARD ANY OR'
	).split(' '),
)
