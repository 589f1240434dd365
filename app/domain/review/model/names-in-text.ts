import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'

/** Names of companies and people, as the words of a document give them away. */
export interface NamesInText {
	parties: string[]
	people: string[]
}

const word = String.raw`(?:\p{Lu}\.(?!\p{L})|\p{Lu}(?:[\p{L}\p{N}’'-]|\.(?=\p{L})){0,30})`
const name = String.raw`${word}(?:[ \t]{1,2}(?:(?:&|de|van|von|der|du)[ \t]{1,2})?${word}){0,6}`

// "Limited" and "AS" are words of every contract too: only what can be nothing but a company's ending counts here.
const ending = patternPart`
	(?:
		Inc|INC|Incorporated|LLC|L\.L\.C|Ltd|LTD|Limited(?![ ](?:to|liability|partnership|warranty|licen[cs]e))
		|LIMITED(?!\s+(?:TO|BY|LIABILITY|WARRANTY))|Corp|CORP|Co(?=\.)|LLP|L\.P|LP|PLC|plc|PBC|GmbH|GMBH|B\.V|N\.V|S\.A\.?S?|S\.r\.l|Pty
		|Oy|ApS
	)\b
`
const byEnding = new RegExp(String.raw`(?<![\p{L}\p{N}])(${name}),?[ \t]{1,2}${ending}`, 'gu')

const roles = [
	'company',
	'corporation',
	'issuer',
	'customer',
	'client',
	'supplier',
	'provider',
	'vendor',
	'agency',
	'contractor',
	'consultant',
	'developer',
	'employee',
	'employer',
	'executive',
	'worker',
	'investor',
	'holder',
	'purchaser',
	'buyer',
	'seller',
	'landlord',
	'tenant',
	'owner',
	'renter',
	'lessor',
	'lessee',
	'sublandlord',
	'subtenant',
	'licensor',
	'licensee',
	'advisor',
	'adviser',
	'mentor',
	'founder',
	'founders',
	'stockholder',
	'recipient',
	'receiver',
	'discloser',
	'first party',
	'second party',
	'disclosing party',
	'receiving party',
	'controller',
	'processor',
	'borrower',
	'lender',
	'maker',
	'payee',
	'guarantor',
	'sponsor',
	'player',
	'host',
	'guest',
]
// Spelled out in each case: a pattern that ignores case would take lower-case words for names.
const role = String.raw`(?:${roles
	.flatMap((each) => [each.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()), each.toUpperCase(), each])
	.map((each) => each.replaceAll(' ', String.raw`\s{1,2}`))
	.join('|')}|us|we|you)`
const byRole = new RegExp(
	patternPart`
		(?<![\p{L}\p{N}])(${name})(?:,?[ \t]{1,2}(?:an?|of|with|whose|residing|located|doing|at)\b[^()\n"“]{0,160}|,[^()\n"“]{0,120})?
		[ \t]{0,2}\(\s?(?:(?:the|each|an?|hereinafter|together|collectively)[ \t,]{1,3}){0,2}["“'‘]${role}["”'’]
	`,
	'gu',
)
const joined = new RegExp(String.raw`\band[ \t]{1,2}(${name})`, 'gu')
const byLine = new RegExp(String.raw`^[ \t]{0,8}(?:The[ ])?${role}(?:[ ][Nn]ame)?[ \t]{0,2}:[ \t]{0,4}(${name})`, 'gmu')
const shortForm = new RegExp(
	patternPart`
		(?<![\p{L}\p{N}])(${name}(?:,?[ \t]{1,2}${ending})?)\.?[^()\n"“]{0,160}\(\s?(?:the[ ]|hereinafter[ ,])?["“'‘]
		(\p{Lu}[\p{L}\p{N}&’' -]{2,40}?)["”'’]
	`,
	'gu',
)

/** Words that open a sentence or stand for a side; they are no part of a name. */
const opener = longPattern('i')`
	^(?:
		the|this|that|these|if|when|where|should|upon|neither|either|each|any|all|no|by|to|from|for|with|and|or|but|of|at|in|on|as|between
		|among|dear|re|mr|mrs|ms|mx|dr|prof|such|its|our|your|section|exhibit|schedule|annex|appendix|article|agreement|contract|lease
		|note|safe|paper|letter|addendum|amendment|order|master|services|mutual|date|dated|effective|made|between|whereas|now|therefore
	)$
`
const roleWord = new RegExp(String.raw`^(?:the\s+)?${role}$`, 'iu')

/**
 * Names that a document's own words give away: companies by their endings, names with a role, and the short forms of
 * either. More than the facts name, since masking too much harms nobody.
 */
export function namesInText(text: string): NamesInText {
	const parties = new Set<string>()
	const people = new Set<string>()
	const keep = (found: string | undefined, ended: boolean) => {
		const kept = withoutOpeners(found ?? '')
		if (kept.length < 3 || roleWord.test(kept)) return
		const set = ended || !/^\p{Lu}[\p{L}’'-]+(?:[ \t]+\p{Lu}\.)?[ \t]+\p{Lu}[\p{L}’'-]+$/u.test(kept) ? parties : people
		set.add(kept)
	}
	for (const [, found] of allMatches(text, byEnding)) keep(found, true)
	for (const pattern of [byRole, byLine]) {
		for (const [whole, found] of allMatches(text, pattern)) {
			keep(found, false)
			for (const [, other] of allMatches(whole, joined)) keep(other, false)
		}
	}
	const small = smallWords(text)
	for (const [, found = '', short = ''] of allMatches(text, shortForm)) {
		const shortens = found.length > short.length && withoutOpeners(found).toLowerCase().startsWith(short.toLowerCase())
		if (shortens && !short.split(/\s+/).some((each) => small.has(each.toLowerCase()))) keep(short, true)
	}
	return { parties: [...parties], people: [...people] }
}

function withoutOpeners(found: string): string {
	const words = found
		.replace(/[’']s$/, '')
		.replace(/[,.]+$/, '')
		.split(/[ \t]+/)
	const last = words.findLastIndex((each) => opener.test(each.replace(/[.,]$/, '')) || roleWord.test(each))
	return words.slice(last === words.length - 1 ? words.length : last + 1).join(' ')
}

/**
 * The words of a name that stand for it alone ("Tallowtree" for "Tallowtree Software"): those that the document never
 * has in lower case, so that "Northern Services" does not take "services" out of every sentence.
 */
export function tellingWords(names: readonly string[], text: string, which: 'first' | 'all'): string[] {
	const small = smallWords(text)
	return names.flatMap((each) => {
		const words = each.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}’'-]/gu, ''))
		return (which === 'first' ? words.slice(0, 1) : words).filter(
			(word) => word.length >= 4 && /^\p{Lu}/u.test(word) && !small.has(word.toLowerCase()) && !opener.test(word) && !roleWord.test(word),
		)
	})
}

function smallWords(text: string): ReadonlySet<string> {
	return new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? [])
}
