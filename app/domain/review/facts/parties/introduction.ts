import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { companySuffix, readName } from './party-name.ts'
import { isRoleWord, mainRole, roleMark, rolesBetween, rolesOfMark } from './role-marks.ts'

const cue = longPattern('gim')`
	\bfor\svalue\sreceived,?
	|\b(?:by\s+and\s+)?(?:between|among(?:st)?)\b\s*(?:and\s+(?:between|among)\b)?
	|\b(?:entered\s+into|made|executed|given|granted|issued|delivered)\s(?:and\s(?:entered\sinto|given|delivered|executed)\s)?
		(?:[^;()\n]{0,80}?\s)?by\b(?!\s+and\b)
	|^[ \t]{0,8}(?:the\s)?parties(?:\sto\sthis\s\w+)?\s*:?[ \t]*$
`
const agreeing = /\bagree(?:s|d)?\s(?:as\sfollows|to\sthe\sfollowing|that)\b|\b(?:have\s|hereby\s)?entered\sinto\san?\b/gi
/** Nothing behind these words introduces a party. */
const introductionEnds = longPattern('i')`
	\bWHEREAS\b|\bW\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H\b
	|\n\s{0,20}(?:recitals?|background|preamble|agreed\s+terms|table\s+of\s+contents|contents)\s*:?\s*\n|\bNOW,?\s+THEREFORE\b
	|\bIN\sWITNESS\b
	|\b(?:hereby\s)?agree[sd]?\s(?:as\sfollows|that|to)\b
`
const lead = longPattern('u')`
	^(?:
		[\s,;:.|>)–—]|-{1,3}(?![-\w])|(?:and|AND|And|&)(?=\s)|as\swell\sas\b|by\b|BY\b|with\b|between\b|BETWEEN\b|among\b|both\b
		|each\sof\b|either\b|\(\s?(?:\d{1,2}|[a-d]|[A-D]|i{1,3}|iv)\s?\)|\d{1,2}[.)](?=\s)|[A-D]\.(?=\s)
		|(?:on|of|FROM|from)\sthe\s(?:one|other|first|second)\s(?:hand|part|side)|(?:the\s)?(?:parties|PARTIES):?(?=\s)
		|(?:PARTY|Party)\s(?:\d|[A-D]|One|Two|ONE|TWO)\s?[:–-]|(?:the\s|The\s)?[A-Z][a-z]{3,14}:(?=\s)
		|the\sfollowing\s(?:parties|persons)?:?
	)+
`
const openName = /^(?:_{2,}|-{4,}|\.{4,}|…+|\[{1,2}[^\]\n]{0,90}\]{1,2}|\{\{?[^}\n]{0,60}\}?\}|<{1,2}[^>\n]{0,60}>{1,2})/
const unnamed = longPattern()`
	^(?:[Tt]he\s|each\s|any\s)?(?:
		undersigned|persons?|individual|entity|company|customer|client|counterparty|licensee|reseller|user|employee|director|officer
		|executive|organi[sz]ation|sales\sagent|agent|legal\sentity|business|purchaser|investor|holder|tenant|landlord|borrower|lender
		|maker|recipient|licensor|vendor|supplier|contractor|consultant|party|participant|volunteer|visitor|student|applicant|bidder
		|developer|partner|advisor|member|subscriber|author|seller|buyer|provider
	)\b[^()“”".;\n]{0,140}
`
const roleAlone = /^(?:the\s|The\s)?((?:[A-Z][a-z]+\s)?[A-Z][a-z]+|[A-Z]{4,})(?=[\s,.;(:]|$)/
/** ("Vendor") with nothing before it, or the “Recipient” whose name stands elsewhere. */
const blankOrQuoted = /^\([^()]{1,90}\)|^(?:the\s)?[“"]([^”"\n]{3,40})[”"]/
const you = /^(?:you|You|YOU)\b(?!\s(?!AND\b|OR\b)\p{Lu}{2})/u
const separator = longPattern('gu')`
	(?:[,;)\]’”"]|\.(?=\n)|\s)\s*(?:
		(?:(?:and|AND|And):?|&|as\swell\sas)\s+(?:between\s+)?(?=\S)|(?=\(\s?(?:\d|[a-d]|i{1,3}|iv|[B-D])\s?\)\s)|(?=\d\.\s\p{Lu})
	)
	|\n\s*(?=\S)|;\s+(?=\p{Lu})|,\s+(?=\p{Lu})
	|,?\s(?:in\sfavou?r\sof|for\sthe\sbenefit\sof|to\sthe\sorder\sof)\s+(?=\S)
`
const sentenceEnd =
	/(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Mrs|Dr|Jr|Sr|INC|LTD|CORP|CO|Pty|Pte|Ave|Blvd|Rd|Ste|Ph\.D|M\.D|[A-Z]))\.\s+(?=[\p{Lu}“"])/u
const described = longPattern('i')`
	^,?\s*(?:
		\(|an?\s|residing|having|with\s(?:an?|its|offices?)|whose|located|of\s\d|of\sthe\s(?:state|city)|organized|incorporated|existing
		|acting|represented|on\sbehalf|hereinafter|the\s(?:“|")|\[
	)
`
const offices = longPattern()`
	\b(?:
		President|Officer|Director|Chairman|Secretary|Treasurer|Manager|Counsel|Agreement|Section|Article|Exhibit|Attention|Board|Street
		|Suite|Avenue|Road|Floor|Box|State|County|United|New York|California|Delaware|London|Services|Terms|Date|Effective|Page|Copy|Table
		|Contents|Dated|January|February|March|April|May|June|July|August|September|October|November|December
	)\b
`
/** A form describes at length a party whose name it leaves open. */
const longBlank = 420
const mostParties = 14
const reach = 1200
const mostCues = 14

interface Named {
	name: Words | null
	/** Said by the place of the name itself: "Employee" in "between Company and Employee", "you". */
	role: Words | null
	end: number
	described: boolean
}

/**
 * The parties as an agreement introduces them: "between Acme Inc., a Delaware corporation (“Acme”), and Jane Doe
 * (the “Consultant”)". Every place that could begin an introduction is read, and the fullest one is taken.
 *
 * @param text the opening; markup is expected to be blanked
 */
export function introducedParties(text: string): Party[] {
	let best: Party[] = []
	let bestScore = 0
	let count = 0
	for (const at of cuesOf(text)) {
		if (++count > mostCues) break
		const found = partiesFrom(text, at)
		const score = found.length < 2 ? 0 : scoreOf(found) + (at < 3000 ? 0.5 : 0) + 0.1 * Math.min(3, found.filter(({ role }) => role).length)
		if (score > bestScore) {
			best = found
			bestScore = score
		}
	}
	return best
}

function cuesOf(text: string): number[] {
	const lineStarts = allMatches(text, agreeing).map(({ index }) => text.lastIndexOf('\n', index) + 1)
	return [...new Set([...allMatches(text, cue).map((match) => match.index + match[0].length), ...lineStarts])].sort((a, b) => a - b)
}

/** How much the first parties of a list say of themselves. */
export function scoreOf(parties: readonly Party[]): number {
	return parties.slice(0, 2).reduce((sum, { name, role, kind }) => sum + (name ? 2 : 0) + (role ? 2 : 0) + (kind ? 0.5 : 0), 0)
}

function partiesFrom(text: string, at: number): Party[] {
	const own = text.slice(at, at + 6000)
	const stop = introductionEnds.exec(own)
	const limit = at + (stop ? stop.index : own.length)
	const found: Party[] = []
	const ends: number[] = []
	let here = namedAt(text, at, limit)
	while (here && found.length < mostParties) {
		let { until, next } = following(text, here.end, limit)
		const marks = rolesBetween(text, { start: here.end, end: ownMarksEnd(text, here.end, until) })
		// On a cover page the role stands below the name, on a line of its own.
		const below =
			marks.length === 0 &&
			next !== null &&
			!(here.name && companySuffix.test(`${here.name.text} ${next.role?.text ?? ''}`)) &&
			next.name === null &&
			next.role !== null &&
			/^[\s,]*\n\s*$/.test(text.slice(here.end, next.role.start))
				? next.role
				: null
		if (below) ({ until, next } = following(text, below.end, limit))
		const role = mainRole(marks) ?? below ?? here.role ?? (here.name === null ? addressedAs(text, here.end, until) : null)
		const start = here.name?.start ?? here.end
		if (here.name !== null || role !== null) {
			found.push({
				name: here.name,
				role,
				aliases: [...marks, ...(here.role ? [here.role] : [])].filter((each) => each.text !== role?.text),
				...natureOf(text, start, until),
				sure: marks.length > 0 ? confidence.labelled : here.described ? confidence.stated : confidence.implied,
			})
			ends.push(until)
		}
		here = next
	}
	return withSharedNames(text, found, ends)
}

/** (“Lark US” and together with Lark Ireland, “Lark”), (collectively, the “Company”): a name that a party has together with those before it. */
const shared = longPattern('giu')`
	\(\s?(?:[^()]{0,120}[”"],?\s(?:and,?\s)?)?(?:collectively|together|jointly)(?:,?\s(?:with\s)?([^()“"]{0,120}?))?,?\s(?:the\s)?[“"]\s*
	(?:the\s+)?([^”"]{2,40}?)[,.]?[”"]\s?\)
`

function withSharedNames(text: string, parties: readonly Party[], ends: readonly number[]): Party[] {
	const read = parties.map((party) => ({ ...party }))
	for (const [index, party] of read.entries()) {
		const from = party.name?.end ?? ends[index - 1] ?? 0
		for (const match of allMatches(text.slice(from, ends[index]), shared)) {
			const word = match[2] ?? ''
			const start = from + match.index + match[0].lastIndexOf(word)
			const near = read.slice(0, index).filter(({ name }) => name !== null && !/\b(?:between|among)\b/i.test(text.slice(name.end, from)))
			const others = sharers(near, match[1] ?? '', party)
			// A name for all of them shows no side.
			if (others.length === 0 || others.length + 1 === read.length || noSharedName.test(word)) continue
			for (const each of [party, ...others]) addName(each, { start, end: start + word.length, text: word })
		}
	}
	return read
}

/** Everybody has such a name, or none of the parties. */
const noSharedName =
	/^(?:the\s)?(?:part(?:y|ies)|agreements?|.*\b(?:agreements?|documents?|affiliates|products?|services?|shares|securities|terms|information))$/i

/** The parties that the mark names; where it names none, those right before that have no mark of their own. */
function sharers(before: readonly Party[], words: string, own: Party): Party[] {
	const named = before.filter(({ name, role }) =>
		[name?.text, role?.text].some((each) => each !== undefined && each.length > 1 && words.includes(each)),
	)
	if (named.length > 0) return named
	if (own.role !== null || /\p{L}{4}/u.test(words.replace(/\breferred\sto\s(?:herein\s)?as\b|\bherein(?:after)?\b/gi, ''))) return []
	const marked = before.findLastIndex(({ role }) => role !== null)
	return before.slice(marked + 1)
}

function addName(party: Party, words: Words): void {
	if (party.role === null) party.role = words
	else if (party.role.text !== words.text && !party.aliases?.some(({ text }) => text === words.text))
		party.aliases = [...(party.aliases ?? []), words]
}

/** (“CSA”) agent for Robbie Fowler (“Talent”): the principal of an agent has a mark of its own. */
function ownMarksEnd(text: string, start: number, until: number): number {
	const own = allMatches(text.slice(start, until), roleMark).find(
		(match) => rolesOfMark(match, start, text.slice(Math.max(0, start - 90), start)).length > 0,
	)
	const behind = own ? start + own.index + own[0].length : until
	if (own && /^[\s,;]{0,3}(?:and\s+)?\p{Lu}[\p{L}.&-]*\s+\p{Lu}/u.test(text.slice(behind, behind + 80))) return behind
	const other = /\)[\s,]{1,3}(?:as\s)?(?:agent|nominee|trustee|attorney)\s(?:for|of)\s/.exec(text.slice(start, until))
	return other ? start + other.index + 1 : until
}

function addressedAs(text: string, start: number, end: number): Words | null {
	const mark = /\(\s{0,3}[“"]\s{0,3}([Yy]ou|YOU)[,.]?\s{0,3}[”"]/.exec(text.slice(start, Math.min(end, start + 300)))
	if (!mark) return null
	const at = start + mark.index + mark[0].indexOf(mark[1] ?? '')
	return { start: at, end: at + 3, text: 'you' }
}

function namedAt(text: string, from: number, limit: number): Named | null {
	const start = from + (lead.exec(text.slice(from, Math.min(limit, from + 200)))?.[0].length ?? 0)
	if (start >= limit) return null
	const rest = text.slice(start, Math.min(limit, start + 260))
	const open = openName.exec(rest) ?? unnamed.exec(rest)
	if (open) return { name: null, role: null, end: start + open[0].length, described: true }
	const marked = blankOrQuoted.exec(rest)
	if (marked) {
		const roles = marked[1] === undefined ? rolesBetween(rest, { start: 0, end: marked[0].length }) : [{ text: marked[1].trim() }]
		const role = roles.find(({ text: word }) => isRoleWord(word))
		const at = start + rest.indexOf(role?.text ?? '')
		// The text of a form loses the line that a name is to be written on.
		if (role)
			return {
				name: null,
				role: { start: at, end: at + role.text.length, text: role.text },
				end: start + marked[0].length,
				described: true,
			}
	}
	const addressed = you.exec(rest)
	if (addressed)
		return { name: null, role: { start, end: start + addressed[0].length, text: 'you' }, end: start + addressed[0].length, described: true }
	const alone = roleAlone.exec(rest)?.[1]
	if (alone !== undefined && isRoleWord(alone) && !rest.includes(`${alone} of `)) {
		const at = start + rest.indexOf(alone)
		return { name: null, role: { start: at, end: at + alone.length, text: alone }, end: at + alone.length, described: false }
	}
	const name = readName(text, start, limit)
	if (!name || name.span.start > start + 60) return null
	const office = name.blank ? null : /\S\s\S+\s(\p{Lu}\p{Ll}+)$/u.exec(name.span.text)
	if (office?.[1] && isRoleWord(office[1]) && !companySuffix.test(name.span.text)) {
		// "Gary Miller Consultant": on a cover the role stands behind the name.
		const end = name.span.end - office[1].length - 1
		return {
			name: { start: name.span.start, end, text: text.slice(name.span.start, end) },
			role: { start: end + 1, end: name.span.end, text: office[1] },
			end: name.span.end,
			described: true,
		}
	}
	const span = name.blank ? name.span : wholeLine(text, wholeCapitals(text, name.span))
	return { name: name.blank ? null : span, role: null, end: span.end, described: described.test(text.slice(span.end, span.end + 24)) }
}

/** "Otter / Technologies Corporation": where a line of a page ends inside a name. */
function wholeLine(text: string, name: Words): Words {
	if (companySuffix.test(name.text) || /[\s,]/.test(name.text) || /\n\s*$/.test(text.slice(0, name.start).slice(-6))) return name
	const below = longPattern('u')`
		^ ?\n ?(
			(?:\p{Lu}[\p{L}&-]+ ){1,3}(?:
				Inc\.?|LLC|Ltd\.?|Limited|Corporation|Corp\.|Company|a\.s\.|s\.r\.o\.|GmbH|AG|S\.A\.|B\.V\.|N\.V\.|plc|AB|Oy
			)
		)(?=,|\s\()
	`.exec(text.slice(name.end, name.end + 90))
	return below ? { start: name.start, end: name.end + below[0].length, text: `${name.text} ${below[1]}` } : name
}

/** "DELAWARE COUNTY / WATER AUTHORITY": on a cover page a long name goes on below. */
function wholeCapitals(text: string, name: Words): Words {
	if (companySuffix.test(name.text) || /\p{Ll}/u.test(name.text)) return name
	const form = longPattern()`
		^[ \t]*\n[ \t]*(
			CORPORATION|COMPANY|LIMITED|INC\.|LLC|L\.P\.|LTD\.?|ASSOCIATION
			|(?:GROUP|HOLDINGS|TECHNOLOGIES|INTERNATIONAL|PARTNERS|SYSTEMS),?\s(?:INC\.|LLC|L\.P\.|LTD\.?)
		)(?=[\s,;)])
	`.exec(text.slice(name.end, name.end + 60))
	if (form)
		return {
			start: name.start,
			end: name.end + form[0].length,
			text: text.slice(name.start, name.end + form[0].length).replace(/\s+/g, ' '),
		}
	const below =
		/^[ \t]*\n[ \t]*((?!AND\b|THE\b|BETWEEN\b|DATED\b|AS\s|[\p{Lu}\s]*AGREEMENT)\p{Lu}[\p{Lu}&.,’' -]{3,60}?)(?=[ \t]*\n[ \t\n]*(?:and|AND|&)\s)/u.exec(
			text.slice(name.end, name.end + 120),
		)
	if (!below?.[1]) return name
	const end = name.end + below[0].length
	return { start: name.start, end, text: text.slice(name.start, end).replace(/\s+/g, ' ') }
}

function following(text: string, from: number, limit: number): { until: number; next: Named | null } {
	const rest = text.slice(from, Math.min(limit, from + reach))
	for (const match of allMatches(rest, separator)) {
		const before = rest.slice(0, match.index + 1)
		// "dba Lark Stars and Lark Investor (the “Company”)" is still the one before.
		if (opened(before) > 0 || /\b(?:d\/?b\/?a|doing\sbusiness\sas)\s[^,;()]{0,60}$/i.test(before)) continue
		// "a subsidiary of Finch & Lark PLC": a sign inside a name joins no parties.
		if (/^\s*&\s/.test(match[0]) && !match[0].includes('\n') && !closesName.test(before.trimEnd())) continue
		const at = from + match.index + match[0].length
		// On a line of its own the mark still belongs to the name above.
		if (text[at] === '(' && !/and|&|of\s/i.test(match[0]) && !/^\(\s?(?:\d|[a-dA-D]|i{1,3})\s?\)/.test(text.slice(at, at + 6))) continue
		const listed = /^\(?\s?[\dA-Di]{1,3}[).]/.test(text.slice(at, at + 6))
		const ended = sentenceEnd.exec(`${before.trimEnd()} X`)
		if (ended && ended.index < before.trimEnd().length - 1 && !listed) return { until: from + ended.index + 1, next: null }
		const next = namedAt(text, at, limit)
		if (next && isParty(text, next, joinOf(match[0]), listed)) return { until: from + match.index + 1, next }
	}
	const ended = sentenceEnd.exec(rest)
	return { until: from + (ended ? ended.index + 1 : Math.min(rest.length, 700)), next: null }
}

const closesName = anyOf(
	/[)”"’,;\]]$/,
	/(?:\b(?:Inc|INC|LLC|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|LP|L\.P|LLP|plc|PLC|GmbH|AG|S\.A|B\.V)\.?)$/,
)

type Join = 'and' | 'line' | 'comma'

function joinOf(words: string): Join {
	return /and|&|AND|And|as\swell|of\s/.test(words) ? 'and' : words.includes('\n') ? 'line' : 'comma'
}

function opened(words: string): number {
	return (words.match(/\(/g)?.length ?? 0) - (words.match(/\)/g)?.length ?? 0)
}

/** Whether a name behind "and" or a comma is a further party, other than a place or a second half of a description. */
function isParty(text: string, { name, role, end, described: isDescribed }: Named, join: Join, listed: boolean): boolean {
	const joined = join !== 'comma'
	const behind = text.slice(end, end + 220)
	const marked = rolesBetween(behind, { start: 0, end: behind.length }).length > 0
	if (name === null)
		return (
			(joined || listed) &&
			(role !== null ||
				marked ||
				rolesBetween(text, { start: end, end: Math.min(end + longBlank, text.length) }).length > 0 ||
				addressedAs(text, end, end + 120) !== null)
		)
	const directMark = /^,?\s*\(/.test(behind) && rolesBetween(behind, { start: 0, end: behind.indexOf(')') + 1 }).length > 0
	if (directMark && (joined || listed || companySuffix.test(name.text))) return true
	if (/^the\s/.test(name.text)) return (joined || listed) && marked && companySuffix.test(name.text)
	if (companySuffix.test(name.text) && name.text.split(/\s/).length > 1) return joined || listed || isDescribed
	if (offices.test(name.text)) return false
	if (!joined && !listed) return /^,\s(?:an\sindividual|a\s(?:natural\sperson|resident))\b/.test(behind)
	if (join === 'line' && !listed) return isDescribed
	return (
		isDescribed ||
		(name.text.split(/\s+/).length <= 5 &&
			/^\p{Lu}[\p{L}.’'-]*\s(?:\p{Lu}[\p{L}.’'-]*\s?)+$/u.test(name.text) &&
			/^\s*(?:$|[.,;\n(]|dated|effective|as\sof)/i.test(behind))
	)
}
