import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import type { RuleInput } from '../playbook/rule.ts'
import { policyTypes } from '../sides/role-kinds.ts'
import type { WorthKnowing } from './worth-knowing.ts'

interface PolicySubject {
	words: RegExp
	/** What the sentence then says instead. */
	unless?: RegExp
	lookFor: string
	/** How many sentences of a policy are listed. */
	upTo: number
}

/**
 * What a lawyer looks up in a privacy policy for the person whose data it is about, the subjects that cost most first. By
 * data protection law: purposes, recipients, transfers, storage, rights (GDPR Art. 13 and 14; California Civ. Code 1798.100).
 */
const subjects: readonly PolicySubject[] = [
	{
		words: longPattern('i')`
			\b(?:train|develop|improv|fine-?tun)\w*\b[^.;]{0,80}\b(?:AI|artificial\s+intelligence|machine\s+learning|models?|algorithms?)\b
			|\b(?:AI|artificial\s+intelligence|machine\s+learning)\b[^.;]{0,80}\b(?:train|develop|improv|fine-?tun|tools?|features?)\w*
		`,
		lookFor: 'AI: check whether your data trains models, whose models they are, and how you refuse.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:biometric\w*|fingerprints?|face\s?prints?|facial|voice\s?prints?|genetic|health|medical|precise\s+(?:geo)?location|religio\w+
			|ethnic\w*|sexual\w*|passports?|driver['’]?s?\s+licen[cs]e|identity\s+documents?|government[\s-](?:issued\s+)?id\w*
			|special\s+categor\w+|sensitive\s+(?:personal\s+)?(?:data|information))\b
		`,
		lookFor: 'Sensitive data: check which data are collected, why they are needed, who receives them, and how long they are kept.',
		upTo: 4,
	},
	{
		words: longPattern('i')`
			\b(?:sell|sold|sale|selling|rent|trade)\b[^.;]{0,80}\b(?:data|information)\b
			|\b(?:data|information)\b[^.;]{0,60}\b(?:sell|sold|sale|selling|rented|traded)\b
		`,
		lookFor: 'Sale of data: check what is sold or shared for value, with whom, and how you stop it.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:advertis\w+|ad\s+(?:networks?|partners?)|re-?marketing|targeted|personali[sz]ed\s+(?:ads?|content)|interest-based)\b
			[^.;]{0,160}\b(?:partners?|third[\s-]part(?:y|ies)|networks?|cookies?|share|profile|interests?|behaviou?r|track\w*|data|information)\b
			|\b(?:partners?|third[\s-]part(?:y|ies)|cookies?|share|profile|data|information)\b[^.;]{0,120}\b(?:advertis\w+|ads\b|re-?marketing)
		`,
		lookFor: 'Advertising: check who tracks you for ads, with which data, and whether you agree first.',
		upTo: 4,
	},
	{
		words: longPattern('i')`
			\b(?:profil(?:e|es|ing)|infer\w*|automated\s+(?:decision|processing|means|technolog)\w*|scor(?:e|es|ing)|flag(?:s|ged|ging)?|combin\w+|enrich\w*
			|associate[ds]?\s+with)\b[^.;]{0,120}\b(?:you|your|data|information|behaviou?r|activit\w+|interests?|users?)\b
		`,
		lookFor: 'Profiles: check what is concluded about you, from which sources, and what is decided on that basis.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:merger|acqui(?:red|sition|ring)|sale\s+of\s+(?:all|assets|our|the)|business\s+(?:transfer|asset|transaction)|bankruptcy|insolvency
			|reorgani[sz]ation|change\s+(?:of|in)\s+control)\b
		`,
		lookFor: 'Sale of the business: check whether your data go to the buyer, on what terms, and whether you are told.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:good[\s-]faith\s+belief|(?:believe|deem|consider)\w*\b[^.;]{0,60}\b(?:necessary|appropriate|reasonabl\w+)
			|protect\b[^.;]{0,60}\b(?:our|its|the)\b[^.;]{0,30}\b(?:rights|property|interests|safety))\b
		`,
		lookFor: 'Disclosure: check whether it needs a legal duty, or only the publisher’s belief.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:affiliat\w+|subsidiar\w+|group\s+(?:of\s+)?companies|family\s+of\s+companies|sub-?processors?|service\s+providers|vendors?
			|third[\s-]part(?:y|ies)|partners?|collaborators?|researchers?)\b
		`,
		unless: /\b(?:links?|linked)\b[^.;]{0,60}\b(?:sites?|websites?)\b/i,
		lookFor: 'Recipients: check who gets your data, for which purposes, and whether they are named.',
		upTo: 4,
	},
	{
		words: longPattern('i')`
			\b(?:transfer\w*|stor(?:e|ed|age)|process\w*|hosted|locat\w+)\b[^.;]{0,120}\b(?:countr(?:y|ies)|jurisdictions?|outside|abroad|overseas
			|United\s+States|U\.S\.(?:A\.)?|USA|internationally|wherever)(?!\w)
			|\b(?:standard\s+contractual\s+clauses|adequacy|chapter\s+V|privacy\s+framework)\b
		`,
		lookFor: 'Transfers: check to which countries your data go, and by what safeguard.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:retain\w*|retention|kept|keep|stor(?:e|ed))\b[^.;]{0,160}\b(?:as\s+long\s+as|period|months?|years?|days?|necessary|needed|indefinite\w*
			|legitimate|obligations|legal)\b
			|\b(?:delete|deletion|erase)\w*\b[^.;]{0,120}\b(?:not|may|unable|cannot|attempt|except|however|some|certain|residual|backup)\b
		`,
		lookFor: 'Storage: check how long your data are kept, and what stays after you ask for deletion.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:aggregate\w*|anonymi[sz]\w+|de-?identif\w+|pseudonymi[sz]\w+|not\s+(?:personally\s+)?(?:identif\w+|consider\w*)\b[^.;]{0,60}\binformation)\b
		`,
		lookFor: 'Anonymous data: check what they may be used for, and whether you can be identified again.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:legitimate\s+(?:business\s+)?interests?|legal\s+bas[ie]s|lawful\s+bas[ie]s|any\s+other\s+(?:purpose|way)|other\s+purposes?
			|for\s+any\s+purpose|purposes?\s+(?:that\s+)?we\s+(?:describe|disclose|communicate)|may\s+describe\s+when)\b
		`,
		lookFor: 'Purposes: check whether they are listed in full, and on what basis each rests.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\bby\s+(?:using|visiting|accessing|continuing|providing|submitting)\b[^.;]{0,160}\b(?:agree|consent|accept|acknowledge)\w*
			|\byour\s+(?:consent|use|continued\s+use)\b[^.;]{0,120}\b(?:agreement|acceptance|consent|constitut\w+|represents?|means)\b
		`,
		lookFor: 'Consent: check whether mere use counts as your agreement, and to what.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:breach|incident|unauthori[sz]ed\s+access|compromis\w+)\b[^.;]{0,120}\b(?:notif\w+|inform\w*|tell|electronically)\b
			|\b(?:notif\w+|inform\w*)\b[^.;]{0,120}\b(?:breach|incident|unauthori[sz]ed\s+access)\b
			|\b(?:cannot|can\s+not|no|not|unable\s+to)\b[^.;]{0,60}\b(?:guarantee|ensure|warrant|secure)\w*\b
		`,
		lookFor: 'Security: check what is promised, and whether and when you are told of a breach.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:cookies?|pixels?|beacons?|fingerprint\w*|tracking\s+technolog\w+|do[\s-]not[\s-]track|DNT|browser\s+settings)\b
			[^.;]{0,160}\b(?:not|refus\w+|disabl\w+|block\w*|accept\w*|settings|respond|honou?r|opt\w*|control|persistent|third)\b
		`,
		lookFor: 'Cookies: check which ones run without your consent, and how you refuse them.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:right\s+to|request|rights)\b[^.;]{0,160}\b(?:may|some|certain|limited|fee|refus\w+|deny|denied|verify|verif\w+|identity|twice|within|days
			|reasonable|aim|depending|applicable|where)\b[^.;]{0,60}\b(?:access|delet\w+|erase|correct|update|portab\w+|object|opt)\w*
			|\b(?:access|delet\w+|correct|portab\w+|object)\w*\b[^.;]{0,120}\b(?:reasonable\s+(?:steps|efforts)|verif\w+|twice|fee|refus\w+|den(?:y|ied)
			|no\s+longer\s+us\w+|limited)\b
		`,
		lookFor: 'Your rights: check which ones you have, within what time, and what may be refused.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:amend|change|update|modif|revis)\w*\b[^.;]{0,80}\b(?:policy|notice|statement|terms|list)\b
			|\b(?:policy|notice|statement)\b[^.;]{0,60}\b(?:may|will|can)\s+(?:be\s+)?(?:amend|change|update|modif|revis)\w*
		`,
		lookFor: 'Changes: check whether you are told before a change, and whether it covers data collected earlier.',
		upTo: 2,
	},
	{
		words: /\b(?:child(?:ren)?|minors?|under\s+(?:the\s+age\s+of\s+)?1[368]|parent(?:s|al)?)\b/i,
		lookFor: 'Children: check who consents for them, and how their age is checked.',
		upTo: 2,
	},
	{
		words: longPattern('i')`
			\b(?:does|do|is|are)\s+not\s+(?:apply|cover\w*|responsible|subject|liable)\b|\bnot\s+(?:applicable|covered)\b
			|\b(?:own|separate|their)\s+(?:terms|privacy\s+polic\w+)\b|\bcontact\s+your\s+(?:account\s+)?administrator\b
		`,
		lookFor: 'Scope: check whose data and which uses this policy leaves out.',
		upTo: 3,
	},
	{
		words: longPattern('i')`
			\b(?:contacts?|address\s+books?|screens?|camera|microphone|photos?|recordings?|room|surroundings|keystrokes?|mouse|clipboard
			|browsing\s+(?:history|activity)|location)\b[^.;]{0,120}\b(?:collect|access|record|monitor|scan|receive|track|log)\w*
			|\b(?:collect|access|record|monitor|scan|receive|track|log)\w*\b[^.;]{0,120}\b(?:contacts?|address\s+books?|camera|microphone|room|surroundings
			|keystrokes?|mouse|clipboard|browsing\s+(?:history|activity)|location)\b
		`,
		lookFor: 'Collection: check what is taken from your device and your surroundings, and whether you can refuse.',
		upTo: 3,
	},
]

/** Characters of a heading at most (ours). */
const longestHeading = 40

/**
 * Sentences of a privacy or cookie policy that the person whose data it is about should read, by subject; none in other
 * documents, and none for the publisher. Of a subject come those that the reader of points would raise most likely.
 *
 * @param covers whether a finding, a proven check or another entry covers the words already
 */
export function policyPassages(
	{ documentType, reader, structure, points }: Pick<RuleInput, 'documentType' | 'reader' | 'structure' | 'points'>,
	covers: (sentence: Sentence) => boolean,
): WorthKnowing[] {
	if (documentType === null || !policyTypes.has(documentType) || reader.party?.roleKind === 'provider') return []
	const taken = new Set<Sentence>()
	const chances = new Map(points.map(({ start, chance }) => [start, chance]))
	return subjects.flatMap(({ words, unless, lookFor, upTo }) => {
		const found = sentencesToRead(structure.sentences, words).filter(
			(each) => each.text.length > longestHeading && words.test(each.text) && !unless?.test(each.text) && !taken.has(each) && !covers(each),
		)
		return byChance(found, chances)
			.slice(0, upTo)
			.map((sentence) => {
				taken.add(sentence)
				return { start: sentence.start, end: sentence.start + sentence.text.trimEnd().length, lookFor, grave: false }
			})
	})
}

/** The likeliest points first, then in document order. */
function byChance(sentences: readonly Sentence[], chances: ReadonlyMap<number, number>): Sentence[] {
	const chanceOf = ({ start }: Sentence) => chances.get(start) ?? 0
	return [...sentences].sort((a, b) => chanceOf(b) - chanceOf(a) || a.start - b.start)
}
