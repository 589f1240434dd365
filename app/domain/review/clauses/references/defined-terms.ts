import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, DefinedTerm } from '../clause.ts'
import { allMatches } from '../search/all-matches.ts'
import { termUses } from './term-uses.ts'

/** More terms than any real agreement defines; hostile text may "define" a million. */
const maximumTerms = 1500
/** How often one term may be defined and still be listed each time. */
const maximumDefinitions = 20

const quoted = /[“"]([^”“"\n]{1,80})[”"]|‘([^’‘\n]{1,60})’|(?<![\p{L}\d])'([\p{Lu}][^'\n]{1,50})'(?![\p{L}])/gu
const meaning = longPattern('u')`
	^[,\s]{0,5}(?:\([^)]{0,80}\)[,\s]{0,2})?(?:
		,?\s?(?:as used (?:herein|in this [\p{L}]{1,20})|when used (?:herein|in this [\p{L}]{1,20}))[,\s]{1,2}
	)?(?:,?\s?(?:when|as|if|in|for)\s[^,.;“”"]{1,60},\s)?(?:
		(?:shall|will),?\s(?:have\sthe\s(?:respective\s)?meanings?|mean|refer\sto|be\sdefined)|means?\b|have\sthe\smeaning
		|has\sthe\s(?:same\s)?meaning|refers?\sto\b|is\sdefined|are\sdefined|shall\sinclude|includes?\b|is\sas\sdefined
		|is\s(?:the|any|an?|that|all)\b|:\s|[–—-]\s
	)
`
const calledBefore = longPattern('iu')`
	(?:
		referred\sto\s(?:herein\s|hereinafter\s|collectively\s|in\sthis\s[\p{L}]{1,20}\s)?as
		|hereinafter(?:\s(?:called|referred\sto\sas|known\sas|the))?|hereafter|known\sas|called|defined\sas|designated\sas|we\scall
		|following\sis|as\s(?:your|our|the)|constitutes?
	)[,:]?\s(?:collectively,?\s|individually,?\s)?(?:the\s|an?\s|each,?\s(?:an?\s)?|either\s|its\s)?$
`
const leadIn = longPattern('iu')`
	^(?:
		[\s,;:]
		|\b(?:
			the|this|these|such|our|its|a|an|any|each|each,|every|all|collectively|individually|together|together,|jointly|severally
			|hereinafter|hereafter|herein|as|amended|referred|to|in|and|or|with|respectively|either|also|both|called|known|being|means|of
			|them|one|more|from|time|where|applicable|on|case|may|be|being|foregoing|party|parties|agreement|date|company|sometimes|simply
			|abbreviated|defined|including
		)\b
		|[“"”‘’'][^”"’'\n]{0,80}[”"’']
	)*$
`
const definitionLine = longPattern('gu')`
	(?:^|\n)[ \t]{0,8}(?:\(?[a-z0-9.]{1,6}[).]\s{1,4})?(
		(?:[\p{Lu}][\p{L}\p{N}’'&/-]{0,40})(?:\s(?:(?:of|and|the|to|for|or|in)\s){0,1}[\p{Lu}][\p{L}\p{N}’'&/-]{0,40}){0,6}
	)\s{1,3}(?:means|shall mean|has the meaning|have the meaning)\b
`

/**
 * The terms a document defines: (the "Company"), (collectively, the “Parties”), "Affiliate" means …,
 * 'Purpose' shall mean …, hereinafter called "X", and definition lists that only set the term in bold.
 * A term defined twice stands twice: each definition is its own reading.
 */
export function readDefinedTerms(text: string, clauses: readonly Clause[]): DefinedTerm[] {
	const seen = new Map<string, number>()
	const definitions = [...quotedDefinitions(text), ...listDefinitions(text)]
		.sort((a, b) => a.definition.start - b.definition.start)
		.filter((each, index, all) => all[index - 1]?.definition.start !== each.definition.start)
		.filter(({ term }) => {
			const times = (seen.get(term) ?? 0) + 1
			seen.set(term, times)
			return times <= maximumDefinitions
		})
		.slice(0, maximumTerms)
	const uses = termUses(
		text,
		definitions.map(({ term }) => term),
		clauses,
	)
	return definitions.map(({ term, definition }) => ({
		term,
		definition,
		uses: (uses.get(term) ?? []).filter((use) => use.end <= definition.start || use.start >= definition.end),
	}))
}

interface Definition {
	term: string
	definition: Span
}

function quotedDefinitions(text: string): Definition[] {
	const matches: { start: number; end: number; term: string; defines: boolean }[] = []
	for (const match of allMatches(text, quoted)) {
		const term = (match[1] ?? match[2] ?? match[3] ?? '').trim().replace(/[,.;:]$/, '')
		const start = match.index
		const end = start + match[0].length
		const plain = match[1] !== undefined
		const defines =
			couldBeTerm(term) &&
			(meaning.test(text.slice(end, end + 200)) ||
				inParentheses(text, start, end) ||
				(plain && calledBefore.test(text.slice(Math.max(0, start - 60), start))))
		matches.push({ start, end, term, defines })
	}
	// “Fees” or “Charges” means …: the first takes its meaning from the second.
	for (let index = matches.length - 2; index >= 0; index--) {
		const here = matches[index]
		const next = matches[index + 1]
		if (
			here &&
			next?.defines &&
			!here.defines &&
			couldBeTerm(here.term) &&
			/^[,\s]{0,2}(?:(?:or|and|and\/or)\s)?(?:the\s|an?\s)?$/.test(text.slice(here.end, next.start))
		)
			here.defines = true
	}
	return matches.filter(({ defines }) => defines).map(({ term, start, end }) => ({ term, definition: { start, end } }))
}

function listDefinitions(text: string): Definition[] {
	return allMatches(text, definitionLine).flatMap((match) => {
		const term = match[1] ?? ''
		const start = match.index + match[0].indexOf(term)
		return couldBeTerm(term) && !/^(?:This|The|It|Which|That|Section|Article)$/.test(term)
			? [{ term, definition: { start, end: start + term.length } }]
			: []
	})
}

/** Inside parentheses with nothing but words of introduction before it: (together with its affiliates, the “Group”) too. */
function inParentheses(text: string, start: number, end: number): boolean {
	const before = text.slice(Math.max(0, start - 160), start)
	const open = before.lastIndexOf('(')
	if (open === -1 || before.indexOf(')', open) !== -1) return false
	const introduction = before.slice(open + 1)
	if (
		!leadIn.test(introduction) &&
		!/(?:\b(?:the|this|an?|each|such|collectively|individually|as|called|or|and)[,:]?\s|^)$/i.test(introduction)
	)
		return false
	const behind = text.slice(end, end + 120)
	return /^[^(]{0,110}?\)/.test(behind)
}

const letter = /\p{L}/u
const capital = /\p{Lu}/u

function couldBeTerm(term: string): boolean {
	return (
		letter.test(term) &&
		term.split(/\s+/).length <= 9 &&
		(capital.test(term) ||
			/^(?:we|us|our|you|your|company|control|person|party|parties|include|including|controlled|affiliate)$/i.test(term) ||
			term.split(/\s+/).length <= 2)
	)
}
