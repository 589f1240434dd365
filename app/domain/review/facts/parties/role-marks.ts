import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import type { Words } from './party.ts'

/** (the “Company”), hereinafter “Party A”, hereafter called the Buyer: where an opening names the role of a party. */
export const roleMark = longPattern('gu')`
	\(([^()]{0,220})\)
	|,?\s(?:hereinafter|hereafter|herein)\b[^()“"\n.;]{0,60}([“"][^”"\n]{1,60}[”"])
	|,?\s(?:hereinafter|hereafter|herein)\s(?:(?:referred\sto\s(?:simply\s)?as|called|known\sas)\s)(?:the\s)?
		([A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]*)?)
	|,?\s(?:referred\sto|known)\s(?:in\sthis\s\p{L}+\s|in\sthe\sfollowing\s)(?:simply\s)?as\s(?:the\s)?
		([“"][^”"\n]{1,60}[”"](?:\sor\s(?:the\s)?[“"][^”"\n]{1,60}[”"])?)
	|\sin\sthe\sfollowing\s(?:referred\sto\sas|called)\s(?:the\s)?([“"][^”"\n]{1,60}[”"])
`
const quotedRole = /(?<![\p{L}])[“"‘'«]\s{0,3}((?:[^”"’'»\n]|(?<=\p{L})['’](?=\p{L})){1,60}?)\s{0,3}[”"’'“»](?!\p{L})/gu
/** (Transporter), (hereinafter referred to as Party A): a role that nobody put in quotation marks. */
const plainRole = longPattern()`
	^(?:the\s|(?:hereinafter|hereafter|herein)\s(?:(?:referred\sto\sas|called|known\sas)\s)?(?:the\s)?)?(
		(?:Party|PARTY)\s[A-D]|[Dd]isclosing\s[Pp]arty|[Rr]eceiving\s[Pp]arty|[A-Z][a-z]+(?:er|or|ee|ant|ist)|[A-Z]{5,}(?:ER|OR|EE)
		|Company|COMPANY|Client|Agent|Town|City|County|State|College|School|District|Authority|Hospital|Institute|Foundation|Association
		|University|Corporation|Partner|Bank|Fund|Landlord|Tenant|Sponsor|Owner|Executive
	)$
`
/** A law or a plan with a short name is no party. */
const ofLaw = /\b(?:Act|Program|Programme|Plan|Code|Policy)(?:\sof\s\d{4})?[\s,]*$/
const ofBody = /^(?:Town|City|County|State|College|School|District|Authority|Hospital|Institute|Foundation|Association|University)$/
/** A mark that stands for several parties at once, or for none. */
const collective = /\bcollectively\b|\btogether\b|\bjointly\b|\bindividually\b|\beach,?\s(?:a|an)\b|\bparties\b/i
/** Somebody with its own people is one party, if its name is no plural. */
const withItsOwn = longPattern('i')`
	\b(?:its|his|her)\b[^“"]*\b(?:affiliates?|subsidiar(?:y|ies)|successors?|assigns|parents?|heirs|employees|representatives)\b[^“"]*[“"]
	(?:the\s)?[^”"]*[^s”"][”"][^“"]*$
`
const oneOfTwo = /\bthe\s[“"](?:Disclosing|Receiving)/i
const noRole = longPattern('i')`
	^(?:
		(?:this\s)?(?:.*\s)?(?:
			agreement|contract|amendment|addendum|lease|note|safe|warrant|deed|letter|plan|policy|code\sof\sconduct|code|guidelines|policies
			|guaranty|undertaking|terms|conditions|dpa|eula|nda|msa|sow|order
		)s?
		|parties|party|(?:.*\s)?date|(?:.*\s)?amount
		|(?:.*\s)?(?:
			price|cap|rate|shares|stock|services?|purpose|premises|property|products?|securities|term|fees?|information|project|act
			|transaction|field|business|site|sites|website|software|technology|territory|affiliates|merger|use|system|content|data|marks?
			|awards?|division|program|platform|(?:.*\s)?team|app|option|position|period|year|work
		)
		|us|we|our|ours|you|your|yours|i|me|my|board|standards?|(?:.*\s)?committee|(?:.*\s)?directors|(?:.*\s)?funds|[\d\W]+
	)$
`

/**
 * What the marks between two places call the party before them, in the order they are written: a short name, a role.
 *
 * @param text words of the opening, in which a role is looked for from `start` to `end`
 */
export function rolesBetween(text: string, { start, end }: Span): Words[] {
	return allMatches(text.slice(start, end), roleMark).flatMap((match) =>
		rolesOfMark(match, start, text.slice(Math.max(0, start - 90), start)),
	)
}

/**
 * The roles of one mark; none for a mark that stands for several parties or defines something else.
 *
 * @param before words before those that were searched for marks
 */
export function rolesOfMark(match: RegExpMatchArray, offset: number, before = ''): Words[] {
	if (ofLaw.test(`${before}${(match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 90), match.index)}`)) return []
	const inside = ownPart(match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? '')
	if (inside === '') return []
	const start = offset + (match.index ?? 0) + match[0].indexOf(inside)
	const quoted = allMatches(inside, quotedRole).flatMap((each) => {
		const text = (each[1] ?? '').replace(/[,.\s]+$/, '').replace(/^the\s/i, '')
		if (noRole.test(text) || !/\p{L}/u.test(text)) return []
		const at = start + each.index + each[0].indexOf(text)
		const [one, other] = text.split(/\sor\s/)
		// (the “Employee or CEO”): two words for one.
		if (one && other && isRoleWord(one))
			return [one, other].map((word) => ({ start: at + text.indexOf(word), end: at + text.indexOf(word) + word.length, text: word }))
		return [{ start: at, end: at + text.length, text }]
	})
	if (quoted.length > 0) return quoted
	const plain = match[3] ?? (/[“"]/.test(inside) ? undefined : plainRole.exec(inside.trim())?.[1])
	if (plain === undefined) return shortInBrackets(match, inside, start, before)
	if (noRole.test(plain)) return []
	// "Town of Ash (Town)"; a form asks for "(State)" where no name stands.
	if (ofBody.test(plain) && !`${before}${(match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 90), match.index)}`.includes(plain))
		return []
	const at = start + inside.lastIndexOf(plain)
	return [{ start: at, end: at + plain.length, text: plain }]
}

/** A country, a court or an authority that stands in brackets behind its name is no party's short name. */
const noShortName =
	/^(?:USA?|UK|EU|PRC|UAE|BVI|SEC|FCC|FDA|IRS|USD|EUR|GBP|CAD|PTY|PROPRIETARY|CAYMAN|AFRICA|ASIA|CHINA|BEIJING|SHANGHAI|LLC|LTD|INC)$/

function shortInBrackets(match: RegExpMatchArray, inside: string, start: number, before: string): Words[] {
	const word = inside.trim()
	if (!/^\p{Lu}[\p{Lu}&]{2,11}$/u.test(word) || noShortName.test(word) || !match[0].endsWith(')')) return []
	const words = `${before}${(match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 160), match.index)}`
	const named = allMatches(words, /\p{Lu}[\p{L}’'&.-]*(?:,?[ \t]+(?:of\s|the\s|and\s|&\s)*\p{Lu}[\p{L}’'&.-]*)+/gu).map(([name]) => name)
	const made = named.some(
		(name) => companyLike.test(name) && (initials(name).some((letters) => letters.startsWith(word)) || name.startsWith(`${word} `)),
	)
	return made ? [{ start: start + inside.indexOf(word), end: start + inside.indexOf(word) + word.length, text: word }] : []
}

const companyLike =
	/\b(?:INC|LLC|LTD|CORP|CORPORATION|COMPANY|SERVICES|SYSTEMS|GROUP|HOLDINGS|University|Bank|Corporation|Authority|Institute|Inc|Ltd|Limited|Corp|Company)\b/

function initials(name: string): string[] {
	return [/(?<![\p{L}’'])\p{Lu}/gu, /(?<![\p{L}’'])(?:\p{Lu}|o(?=f\s))/gu].map((letter) =>
		(name.match(letter) ?? []).join('').toUpperCase(),
	)
}

/**
 * (“VNE”; collectively with VNI, “Vert”) calls one party by its first words; ("together with its affiliates,
 * “Recipient”") is still one.
 */
function ownPart(inside: string): string {
	const shared = collective.exec(inside)
	if (!shared || oneOfTwo.test(inside)) return inside
	const before = inside.slice(0, shared.index)
	if (/[”"’']\W{0,3}(?:and\W)?\s?$/.test(before) && !/\b(?:each|such|individual)\b/.test(before)) return before
	return withItsOwn.test(inside) ? inside : ''
}

const roleWords = longPattern('i')`
	^(?:the\s)?(?:
		(?:disclosing|receiving|first|second|other|contracting|releasing|furnishing)\sparty|party\s(?:[A-D]|\d|one|two)
		|(?:sub-?)?(?:
			company|corporation|employer|employee|executive|officer|consultant|contractor|independent\scontractor|client|customer|vendor
			|supplier|provider|service\sprovider|seller|buyer|purchaser|licensor|licensee|landlord|tenant|lessor|lessee|lender|borrower
			|maker|holder|payee|payor|investor|founder|advis[oe]r|bank|agent|manufacturer|distributor|reseller|franchisor|franchisee
			|controller|processor|discloser|recipient|manager|owner|sponsor|developer|user|subscriber|member|guarantor|pledgor|trustee
			|assignor|assignee|transporter|shipper|operator|publisher|artist|author|director|indemnitee|optionee|participant|grantee|intern
			|worker|releasor|releasee|covenantor|covenanter|affiliate|partner|host|merchant|servicer|depositor|issuer|underwriter|carrier
			|marketer|promoter|talent|producer|contributor|undersigned|retailer|visitor|bidder|administrator|debtor|creditor|surety|obligor
			|registrant|carrier|driver|author|linguist|travel\spartner|celebrity|athlete
		)
	)$
`

/** Whether a word is a role in a deal ("Licensee"), not a short name ("Acme"). */
export function isRoleWord(word: string): boolean {
	return roleWords.test(word.trim())
}

/** The one of several names by which a document mostly goes: the last that says what the party is, else the first. */
export function mainRole<Name extends { text: string }>(names: readonly Name[]): Name | null {
	return names.findLast(({ text }) => isRoleWord(text)) ?? names.at(-1) ?? null
}
