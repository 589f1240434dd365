import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { isOldWording } from '../amending.ts'
import { anyOf } from '../any-of.ts'
import { type Confidence, confidence } from '../confidence.ts'
import type { CalendarDate } from './dates.ts'
import { evenly } from './duration-facts.ts'
import type { FactName, ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { plainNumber } from '../amounts/plain-number.ts'

interface DateKind {
	name: FactName
	before?: RegExp
	behind?: RegExp
	/** Named by a label or a definition, or only by the sentence. */
	sure: Confidence
}

const line = '(?:^|\\n|\\|)[ \\t*_#>]{0,8}'
const labelled = (words: string) =>
	new RegExp(`${line}(?:${words})[ \\t*_]{0,4}(?:[:.–—|-][ \\t*_]{0,4}\\n?|\\n)[ \\t*_]{0,8}(?:the\\s)?$`, 'i')
const defined = (words: string) => new RegExp(`^[,\\s]{0,2}\\([^)]{0,30}[“"'‘](?:${words})[”"'’]`, 'i')

/** "pursuant to the Lease dated May 1, 2020": the date of another document, or of a law or a filing. */
const otherPaper = longPattern('i')`
	\b(?:
		that\scertain|certain|pursuant\sto\s(?:the|an?)|under\s(?:the|an?)|part(?:y|ies)\sto\san?|entered\sinto\san?|replaces?|supersedes?
		|terminates?
	)\s[^.;]{0,90}(?:dated|effective|made)[^.;]{0,15}$
	|(?:§|\b(?:Act|Code|DGCL|statute|as\samended|Source|8-K|10-[KQ]|S-1))\b[^.;\n]{0,60}$
`
const namedPaper = longPattern('u')`
	(?:^|[^\p{L}])(?!This\s|this\s)[\p{L}]+\s(?:\p{Lu}[\p{L}-]+\s(?:and\s)?){0,5}
		(?:Agreements?|Lease|Contract|Note|Plan|Letter|Licen[sc]e|Deed|Amendment|Order)\s?(?:\([^)]{0,40}\)\s?)?,?\s(?:by\sand\s)?
		(?:(?:between|among|with)\s[^;]{0,80}?)?(?:[Dd]ated|made|effective|executed)\s(?:as\sof\s|on\s)?_?(?:the\s)?$
	|[^\p{L}][Tt]he\s\p{Lu}[\p{L}-]+\s(?:Agreement|Lease|Contract)\b[^.;]{0,90}\beffective\s(?:on|as\sof)\s$
`
/** "This Amendment amends the employment contract between A and B dated …": the document named behind the verb is the older one. */
const olderPaper = longPattern('i')`
	\b(?:
		amends|amending|modif(?:y|ies|ying)|supplements|was\samended|pursuant\sto|under|supersed\w+|arising\sfrom|including|defined\sin
	)\b[^.;]{0,110}\b(?:agreement|contract|plan|lease|note|letter)\b[^;]{0,80}\b(?:dated|effective|made|entered\sinto)\s
		(?:as\sof\s|on\s)?(?:the\s)?$
	|\b(?:his|her|their|its|your|prior|previous|existing|original|earlier)\s(?:[\w-]+\s){0,3}(?:agreement|contract|lease|note|letter)s?\b
		[^.;]{0,60}\b(?:dated|effective)\s(?:as\sof\s)?$
`
/**
 * "Third Amendment to the Employment Agreement dated …", "First Amendment (“Amendment”) to the Lease (“Lease”) entered
 * into on …": of the amendment or of the agreement, which is unclear.
 */
const eitherPaper = longPattern('i')`
	\bre:\s[^;]{0,110}\bdated\s(?:as\sof\s)?$
	|\bamendment\s(?:n(?:o\.?|[°º])\s?\w+\s)?(?:\([^)]{0,60}\)\s)?(?:to|of)\s(?![^.;]{0,110}\b(?:is|was)\b)[^.;,()]{0,100}?\b
		(?:agreement|contract|lease|note|plan)\s(?:\([^)]{0,60}\)\s|(?:ref|no|number|n°)\b[^;()]{0,60}\s)?
		(?:dated|effective|made|executed|entered\sinto)\s(?:as\sof\s|on\s)?(?:the\s)?$
`
/** "on or before", "not later than": a last day, which need not be the day. */
const lastDay =
	/\b(?:on\sor\sbefore|(?:no|not)\slater\sthan|prior\sto|before|by)\s(?:the\s)?$|\bdue\s$|\bpayments?\s(?:\w+\s)?made\b[^.;]{0,70}$/i
/** A day on which something ends, whatever else takes effect then. */
const endsThen = /^[,\s]{0,2}\([^)]{0,12}[“"'‘](?:(?:Separation|Termination|Resignation|Retirement)\sDate|Date\sof\sTermination)/i
const ofThis = /\b(?:this|present)\s(?:[\p{L}-]+\s){0,8}(?:\([^)]{0,60}\)\s?)?[^.;]{0,40}$/iu

const kinds: readonly DateKind[] = [
	{
		name: 'effective_date',
		behind: longPattern('i')`
			^[,\s]{0,2}(?:
				\([^)“"'‘]{0,30}[“"'‘]?(?:
					Effective\sDate|Agreement\sDate|Commencement\sDate|Signing\sDate|Start\sDate|Issue\sDate|Date\sof\sIssue|Date\sof\sGrant
				)
				|[^.;]{0,15}\bis\sthe\s(?:effective|start)
			)
		`,
		sure: confidence.labelled,
	},
	{
		name: 'effective_date',
		before: labelled(
			patternPart`
				(?:agreement\s)?(?:effective|start|commencement)\s(?:date|as\sof)|date\sof\s(?:this\s)?agreement|agreement\sdate|issue\sdate
				|date\sof\s(?:issue|issuance)
			`,
		),
		sure: confidence.labelled,
	},
	{
		name: 'effective_date',
		before: /[“"'‘](?:Effective|Agreement|Commencement|Start)\sDate[”"'’]\s(?:means|shall\smean|is|refers\sto)\s(?:the\sdate\sof\s)?$/i,
		sure: confidence.labelled,
	},
	{ name: 'maturity_date', before: labelled('maturity(?:\\sdate)?'), sure: confidence.labelled },
	{ name: 'maturity_date', behind: defined('(?:\\w+\\s)?Maturity\\sDate'), sure: confidence.labelled },
	{
		name: 'maturity_date',
		before: longPattern('i')`
			\b(?:maturity|matures?)\b[^.;]{0,50}$
			|\b(?:principal|notes?|loans?|debentures?|indebtedness|outstanding\sbalance)\b[^.;]{0,90}\bdue\sand\spayable\b[^.;]{0,50}$
		`,
		sure: confidence.stated,
	},
	{ name: 'closing_date', behind: defined('(?:\\w+\\s)?Closing(?:\\sDate)?'), sure: confidence.labelled },
	{ name: 'closing_date', before: labelled('(?:target\\s)?closing(?:\\sdate)?'), sure: confidence.labelled },
	{ name: 'vesting_start', before: labelled('vesting\\s(?:commencement|start)(?:\\sdate)?'), sure: confidence.labelled },
	{ name: 'vesting_start', behind: defined('Vesting\\s(?:Commencement|Start)\\sDate'), sure: confidence.labelled },
	{
		name: 'vesting_start',
		before: /\bvest(?:s|ing)?\b[^.;]{0,60}\b(?:commenc\w+|start\w*|begin\w*|from|as\sof)\b[^.;]{0,20}$/i,
		sure: confidence.stated,
	},
	{ name: 'expiration_date', before: labelled('(?:expir(?:ation|y)|end|termination)\\s(?:date|of\\sterm)'), sure: confidence.labelled },
	{
		name: 'closing_date',
		before: /\bclosing\b(?!\s(?:\w+\s)?(?:price|bid|sale))[^.;]{0,60}\b(?:on|by|before|than|occur)\b[^.;]{0,12}$/i,
		sure: confidence.stated,
	},
	{
		name: 'due_date',
		before: longPattern('i')`
			(?!.{0,200}\baccrues?\son\s$)(?<!\b(?:was|were|been|already)\s(?:\w+\s)?)\b
			(?:pay(?:able|ments?|s)?|paid|instal?lments?|amount\sdue|falls\sdue|is\sdue|are\sdue)\b[^.;]{0,60}\b(?:by|on|before|than|until)\s
			(?:or\sbefore\s)?$
		`,
		sure: confidence.stated,
	},
	{ name: 'notice_date', before: /\b(?:notice|notif\w+)\b[^.;]{0,50}\b(?:by|before|than)\s$/i, sure: confidence.stated },
	{
		name: 'delivery_date',
		before:
			/\b(?:deliver\w*|complet\w+|ship\w*|submit\w*|launch\w*|milestone|provide[ds]?)\b[^.;]{0,60}\b(?:by|before|than)\s(?:or\sbefore\s)?$/i,
		sure: confidence.implied,
	},
	{
		name: 'expiration_date',
		before: longPattern('i')`
			(?:
				\buntil|\bthrough|\bexpir(?:e|es|ing|ation)[^.;]{0,30}|\b(?:end(?:s|ing)?|conclud\w+)\s{1,3}(?:on|at)
				|\bterminat(?:e|es|ing)\s(?:on|at)|\bno\slater\sthan|\bexpiration\sdate[^.;]{0,20}
			)\s?(?:[^.;\n]{0,25})$
		`,
		sure: confidence.implied,
	},
]

const termEnds = longPattern('i')`
	\b(?:
		term|employ\w*|engag\w+|appoint\w+|retain\w*|lease[sd]?|agreement|venture|promotion(?=\s(?:shall|will|runs?|is|begins?)\b)
		|(?:contract|agreement|licen[cs]e|service)\speriod[”"]?
	)\b[^.;]{0,80}\b(?:begin(?:s|ning)?|commenc(?:e|es|ing)|start(?:s|ing)?|from)\b[^.;]{0,15}\d{4},?\s(?:and\s)?(?:shall\s|will\s)?(?:
		(?:end(?:s|ing)?|expir(?:e|es|ing)|terminat(?:e|es|ing)|conclud(?:e|es|ing))\s(?:on\s|at\s)?(?:[^.;,\n]{0,25}\son\s)?
		|(?:(?:continu(?:e|es|ing)|run(?:s|ning)?|remain\w*\sin\s(?:force|effect))\s)?(?:until|through|to)\s(?:and\sincluding\s)?
	)(?:the\s)?$
`
/** "entered into an Employment Agreement with a term commencing on …": of a document that this one changes. */
const otherPapersTerm = /\b(?:entered\sinto|party\sto|parties\sto)\s(?:an?|the|that)\b[^.;]{0,110}$|\b(?:vest\w*|option)\b[^.;]{0,110}$/i
const ofMoney = /\b(?:fiscal|salar\w+|bonus\w*|vacation|rent|accrued|paid|payments?|fees?|test|budget)\b[^.;]{0,110}$/i

const effectiveBefore = longPattern('i')`
	(?:
		effective\s(?:date|as\sof|on|from)|dated(?:\sas\sof)?|made\s(?:and\s(?:entered\sinto|executed|effective)\s)?(?:as\sof|on|this)
		|entered\sinto\s(?:as\sof|on|this|effective)|(?:commenc(?:e|es|ing)|effective)\s(?:on|as\sof|from)
		|(?:in(?:to)?\sforce|effect(?:ive)?)\s(?:as\sof|on|from)|is\seffective|as\sof\sthis|begin(?:s|ning)?\son
		|start(?:s|ing)?\s(?:date|on)|last\s(?:update[ds]?|revis(?:ed|ion)|modified|amended|changed)|executed\s(?:as\sof|on|this)
	)[^.;\n]{0,40}$
`
const startsNow = /\bmade|entered|effective|executed|dated|force|last\s(?:update[ds]?|revis(?:ed|ion)|modified|amended|changed)/i
/** The day of the last change is not the day of the start, even where no other is stated. */
const lastChange = /(?<![a-z\d])last\s(?:update[ds]?|revis(?:ed|ion)|modified|amended|changed)(?:(?!effective)[^.;\n]){0,40}$/i
/** "Effective May 1, 2024" or "Effective: …" on top of terms: alone between the ends of a line or a sentence. */
const headline = {
	before: /(?:^|[\n|.:)])[ \t*_#>-]{0,8}(?:EFFECTIVE|Effective)[ \t*_]{0,3}[:–—-]?[ \t*_]{0,4}$/,
	behind: /^[ \t*_)]{0,4}(?:$|[\n.|;]|(?:and\s)?\(?(?:[Ll]ast|[Uu]pdated|[Rr]evised)\b)/,
}
/** Of the opening's dates the first few can be the agreement's own; later ones are of other things. */
const mostEffective = 3
const openingLength = 5000

/** Every date, with its kind where the words around it show one: start, end, closing, maturity, delivery, signature … */
export function readDateFacts(source: FactSource): ParsedFact[] {
	let effective = 0
	const facts = source.dates.flatMap((date, index) => {
		const before = evenly(source.text.slice(Math.max(0, date.start - 240), date.start)).slice(-120)
		if (/\bfor\sexample\b[^.;\n]*$/i.test(before) || /https?:\/\/[^\s)]*$/i.test(before)) return []
		const behind = evenly(source.text.slice(date.end, date.end + 160)).slice(0, 80)
		const facts = [makeFact(source, 'date', date, { value: date.iso, confidence: confidence.labelled })]
		const named = kindOf(source, date, before, behind)
		if (named?.name === 'effective_date' && named.sure !== confidence.labelled && ++effective > mostEffective) return facts
		if (named?.name === 'expiration_date' && named.sure === confidence.stated)
			facts.push(...termBetween(source, source.dates[index - 1], date))
		if (named) facts.unshift(makeFact(source, named.name, date, { value: date.iso, confidence: named.sure }))
		return facts
	})
	const starts = withoutLastChange(
		source,
		facts.filter(({ name }) => name === 'effective_date'),
	)
	const sure = starts.filter((fact) => fact.confidence === confidence.labelled)
	const [first] = starts.filter((fact) => fact.confidence === confidence.stated && !(sure.length === 0 && startsOtherwise(source, fact)))
	// What the document calls its effective date; else the first day it gives itself: later ones are of other
	// documents.
	const kept = new Set(sure.length > 0 ? sure : first ? [first] : starts.filter((fact) => !startsOtherwise(source, fact)).slice(0, 1))
	return facts.filter((fact) => fact.name !== 'effective_date' || kept.has(fact) || [...kept].some(({ value }) => value === fact.value))
}

const definesStart = anyOf(
	/\((?:[^()“"]{0,30})[“"]Effective\sDate[”"]/g,
	/[“"]Effective\sDate[”"]\s(?:means|shall\smean|is|refers)/g,
	/\bEffective\sDate\sshall\s(?:be|mean)\b/g,
)

function startsOtherwise({ text, dates }: FactSource, { start, end, value }: ParsedFact): boolean {
	if (/\b(?:effective|commenc\w+|begin\w*|start\w*|force)\b[^.;\n]{0,40}$/i.test(text.slice(Math.max(0, start - 60), start))) return false
	const places = allMatches(text, definesStart)
	const ends = [end, ...dates.flatMap((date) => (date.iso === value ? [date.end] : []))]
	return places.length > 0 && !places.some(({ index }) => ends.some((at) => index >= at && index - at < 12))
}

/** The whole months from a first day to a last one, as the term: May 14, 2004 to May 13, 2007 is three years. */
function termBetween(source: FactSource, first: CalendarDate | undefined, last: CalendarDate): ParsedFact[] {
	if (!first || last.start - first.end > 80) return []
	const said = within(source.durations, { start: Math.max(0, first.start - 160), end: Math.min(source.text.length, last.end + 60) })
	const [year = 0, month = 0, day = 0] = first.iso.split('-').map(Number)
	const next = new Date(`${last.iso}T00:00:00Z`)
	// The last day counts; a term "to" the same day of another year counts as whole too.
	if (next.getUTCDate() !== day) next.setUTCDate(next.getUTCDate() + 1)
	const months = (next.getUTCFullYear() - year) * 12 + next.getUTCMonth() + 1 - month
	if (next.getUTCDate() !== day || months < 1 || said.some(({ unit, readings }) => unit === 'months' && readings.includes(months)))
		return []
	return [
		makeFact(
			source,
			'term',
			{ start: first.start, end: last.end },
			{ value: plainNumber(months), unit: 'months', quantity: months, confidence: confidence.stated },
		),
	]
}

function withoutLastChange({ text }: FactSource, starts: ParsedFact[]): ParsedFact[] {
	return starts.filter(({ start }) => !lastChange.test(text.slice(Math.max(0, start - 90), start)))
}

function kindOf(source: FactSource, date: CalendarDate, before: string, behind: string): { name: FactName; sure: Confidence } | null {
	const near = before.slice(-90)
	const certain = kinds.find((kind) => kind.sure === confidence.labelled && fits(kind, before, behind))
	// "by June 1 (the “Effective Date”)": a last day on which something must have happened.
	if (certain?.name === 'effective_date' && /\b(?:on\sor\sbefore|(?:no|not)\slater\sthan|prior\sto|before)\s(?:the\s)?$/i.test(near))
		return null
	if (certain) return certain
	if (termEnds.test(before) && !ofMoney.test(before) && !isOldWording(source.text, date.start) && !otherPapersTerm.test(before))
		return { name: 'expiration_date', sure: confidence.stated }
	if (date.start < openingLength && headline.before.test(before) && headline.behind.test(behind))
		return { name: 'effective_date', sure: confidence.labelled }
	if (source.clauseAt(date.start)?.kind === 'signature')
		return /(?:\b(?:Dated?|DATED?|date)\s{0,3}:|\n[ \t]{0,8}Dated?)[\s_]{0,6}$/.test(near)
			? { name: 'signature_date', sure: confidence.labelled }
			: null
	if (
		/\b(?:letter|notice|memorandum|e-?mail|release|attorney(?:\s\S{1,8}){0,2}|license(?:\sNo\S*)?(?:\s\S{1,12}){0,3})\s(?:\w+\s)?dated\s(?:as\sof\s)?$/i.test(
			before,
		) &&
		!/\b(?:this|present)\s(?:\w+\s){0,4}dated\s(?:as\sof\s)?$/i.test(before)
	)
		return { name: 'other_paper_date', sure: confidence.stated }
	if ((otherPaper.test(before) || namedPaper.test(before)) && !ofThis.test(near.split(/[.;]\s/).at(-1) ?? ''))
		return { name: 'other_paper_date', sure: confidence.stated }
	if (olderPaper.test(before) || eitherPaper.test(before)) return { name: 'other_paper_date', sure: confidence.stated }
	const ends = kinds.find((kind) => kind.name !== 'effective_date' && fits(kind, near, behind))
	const starts = effectiveBefore.exec(near)
	if (
		starts &&
		!lastDay.test(near) &&
		!endsThen.test(behind) &&
		!(ends && ends.name !== 'expiration_date') &&
		!/\b(?:until|through|terminat\w+|expir\w+|end(?:s|ing)?|conclud\w+)\s{1,3}(?:on\s{1,3}|at\s|as\sof\s)?(?:the\s)?$/i.test(near)
	) {
		const opening = date.start < openingLength
		if (!opening && !startsNow.test(starts[0])) return ends ?? null
		// Far from the opening, and not of "this" agreement, a date can start anything.
		if (!opening && !(startsNow.test(starts[0]) && ofThis.test(near))) return ends ?? null
		return { name: 'effective_date', sure: startsNow.test(starts[0]) ? confidence.stated : confidence.implied }
	}
	return ends && !(ends.name === 'expiration_date' && ends.sure === confidence.implied && !runsOut.test(before)) ? ends : null
}

/** What ends on a day with the agreement: its term, the employment, a right; other things run "through" a day too. */
const runsOut = longPattern('i')`
	\b(?:
		term|agreement|contract|lease|employ\w+|engagement|appointment|services?|licen[cs]e|offer|in\seffect|in\sforce|expir\w+
		|terminat\w+|end(?:s|ing)?|period
	)\b(?![^.;]{0,60}\b(?:wages?|earned|accrued|salary|price|paid|reduced|fiscal)\b)[^.;]{0,90}$
`

function fits({ before, behind }: DateKind, textBefore: string, textBehind: string): boolean {
	return (before?.test(textBefore) ?? false) || (behind?.test(textBehind) ?? false)
}
