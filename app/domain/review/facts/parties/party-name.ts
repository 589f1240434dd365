import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'

const suffixes = patternPart`
	Inc|Incorporated|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|Ltd|Limited|Corp|Corporation|Company|Co|PLC|plc|P\.C|PBC|GmbH|AG|S\.A|SA|SAS|SARL
	|S\.r\.l|S\.p\.A|B\.V|BV|N\.V|N\.A|Pty|Pte|Oy|AB|ApS|A/S|KK|K\.K|Ltda|OÜ|SE|SRL|S\.R\.L|KG|KGaA|ASA|a\.s|SpA|AKTIENGESELLSCHAFT|PTE
	|PTY|GMBH|inc|INC|CORP|LTD|LIMITED|CORPORATION|COMPANY|CO|BANK|TRUST|UNIVERSITY|FOUNDATION|HOLDINGS|Trust|Foundation|University|Bank
	|Partners|Ventures|Fund|Group|Holdings|Association|Institute
`

/** Where a name of several words may end like a company's: cheaper than to look for names. */
export const companySuffixInside = new RegExp(`[\\s,](?:${suffixes})\\.?\\)?:?(?:[\\s|]|$)`)

/** A name that ends like a company's. */
export const companySuffix = new RegExp(`(?:^|[\\s,])(?:${suffixes})\\.?\\)?$`)

const onlySuffix = new RegExp(`^(?:${suffixes})\\.?$`)
const suffixBehindComma = new RegExp(
	`^\\s?,\\s{1,3}(?:(?:Jr|Sr|JR|SR)\\b\\.?|(?:III?|IV)\\b|National\\sAssociation|NATIONAL\\sASSOCIATION|(?:${suffixes})\\b\\.?)`,
)
const entityWords = new RegExp(
	patternPart`
		(?:^|[\s,(])(?:${suffixes})(?:[.,\s)]|$)
		|\b(?:
			corporation|limited liability company|limited company|partnership|company|public benefit|nonprofit|non-profit|statutory trust
			|organized (?:and existing )?under|incorporated (?:in|under)|university|institution|association|entity|foundation
		)\b
	`,
)

export function isEntity(description: string): boolean {
	return entityWords.test(description)
}

const lead = longPattern('u')`
	^(?:
		[\s,;:.)–—-]|and\b|AND\b|&|by\b|with\b|between\b|among\b|the\sundersigned,?|both\b|\(?[\dA-Za-z]{1,3}\)(?=\s)|\d{1,2}\.(?=\s)
		|on\s(?:or\sabout\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:day\s)?(?:of\s)?\p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8}\s\d{1,2}),?\s
			\d{4}
		|on\s(?:or\sabout\s)?(?:\[[^\]]{0,40}\]|_{3,})|(?:PARTY|Party)\s(?:\d|[A-D]|One|Two|ONE|TWO):|on\sthe\sone\s(?:hand|part)
		|of\sthe\s(?:one|first|other|second)\spart|each\sof\b|either\b|[1-4]\s(?=\p{Lu}\p{L}+\s(?:Limited|Ltd|Inc|LLC|Pty|Corporation)\b)
		|Parties:?|PARTIES:?|you,?\b|Name:|Company:
		|\d{1,2}\.\d{1,2}\s(?=\p{Lu}[\p{L}&’' -]{2,40},?\s(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|LLP|plc)\b)
		|(?:19|20)\d{2}\s(?=\p{Lu}\p{Ll})|[Oo]n\sbehalf\sof(?:\sthe\sBoard\sof(?:\sDirectors\sof)?)?(?:\sthe(?=\s\p{Lu}))?
		|(?:the\s)?(?:Board\sof\s)?Directors\sof\s(?:the\s)?(?=\p{Lu})
		|(?:the\s)?Board\sof\s(?=\p{Lu})(?!Education|Regents|Trustees|Governors|Supervisors|Directors|County|Commissioners|Managers)
		|Welcome\sto|(?:Vice\s)?(?:President|Chairman|Director|Member|Officer|Secretary)\sof(?:\sthe)?
	)+
`
/** "New investor: Acme LP": the words before the colon describe Acme. */
const label = longPattern('u')`
	^(?!Address|Attention|Attn|E-?mail|Phone|Date|Registered)(?:\p{L}[\p{L}’'-]{1,20}\s){0,3}\p{L}[\p{L}’'-]{1,20}:\s{1,4}
	|^(?:\p{L}+\s){0,2}(?:investment\sin|acquisition\sof|sale\sof)\s(?=\p{Lu})
`
/** "Ada Miller of Oakland": where a person lives is no part of the name; of a bank or a city it is. */
const homeBehind =
	/^((?!Bank|Church|City|State|Board|House|Hall|Town|County|Friends)\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s)?\p{Lu}\p{Ll}+)\sof\s\p{Lu}\p{Ll}+/u
const nameEnd = longPattern('u')`
	(?<=\b(?:Corporation|Company|Limited|Bank|University|Incorporated))\.\s|(?<=\p{Lu}{3})\.\s+(?=\p{Lu}\p{Ll})
	|(?<=\p{Lu}\p{L}{3,})\.\s+(?=RECITALS?|BACKGROUND|WITNESSETH|WHEREAS)
	|\s(?=(?:Licensee|Licensor|Franchisee|Franchisor|Lessee|Lessor):?\s\p{Lu}{2})
	|\s(?=(?:Address|Attention|Attn|Telephone|Tel|Phone|Fax|E-?mail)\.?:)
	|(?<=\b(?:COMPANY|INC|LLC|LTD|CORPORATION|CORP|LIMITED)\.?)[ \t]+(?=\p{Lu}[\p{Lu}&. ]+,?\s(?:INC|LLC|LTD|CORP|LIMITED)\b)|\([“"‘]
	|(?<=\b(?:Inc|INC|Corp|CORP|Ltd|LTD|Co|LLC|L\.L\.C|GmbH|AG|Limited|LIMITED|Corporation|CORPORATION|plc|S\.A|B\.V|L\.P|LP|LLP)\.?)\s+
		(?=\d|(?:Suite|Room|Unit|Floor|Level|Flat)\s)
	|(?<=\b(?:AG|GmbH|B\.V\.|S\.A\.|A\/S))\s+(?=\p{Lu}[\p{L}.-]+(?:\s\p{L}+)?\s\d)
	|(?<=\b(?:Inc|Corp|Ltd|Co|LLC|L\.L\.C)\.)\s+(?=
		(?:In|The|This|By|For|As|On|To|If|At|You|We|It|Your|I|Our|Please|These|Subject|Each|Upon|All|Any|Your|With|From)\s
	)
	|,(?!
		\s{1,3}(?:Inc|INC|inc|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|LP|L\.P|LLP|Co|N\.A|PLC|S\.A|P\.C|National\sAssociation|NATIONAL\sASSOCIATION)\b
	)\s
	|\s\((?!
		\p{Lu}[\w .&-]{1,30}\)\s(?:\(\p{Lu}\w{1,20}\)\s)?(?:\p{Lu}\p{L}+,?\s){0,5}(?:
			Limited|LIMITED|Ltd|LTD|Inc|INC|LLC|LLP|Pte|Pty|GmbH|AG|Co|B\.V|S\.A|Company|Corporation
		)\b
	)
	|(?<=\b(?:Inc|INC|Ltd|LTD|Limited|LIMITED|LLC|LLP|GmbH|A\/S|plc|PLC|Corp|AG|B\.V|S\.A)\.?)\sof\s
	|\s(?:
		having|with|whose|located|together|including|formerly|licen[cs]es\s|agrees\s|hereby\s|c\/o\s|of\s(?=\d|\[|the\s(?:State|City))
		|residing|organized|incorporated|established|registered|existing|hereinafter|hereafter|herein|acting|represented|on\sbehalf|doing
		|d\/b\/a|dba|through|as\s(?:of|the|an?|our)\b|for\sitself|and\s(?:its|that|such|each|any|the|all|you|certain)\b
		|and\s+(?=[\p{Lu}[<_]|[a-z]\p{Lu})|A[Nn][Dd]\s|at\s(?=\d)|on\s(?=or\b|the\b|\[|this)|in\s(?:the|connection|exchange)|is\s
		|an?\s(?=_{2,})
		|a\s(?=
			\[?\p{Lu}
			|(?:
				company|(?:wholly[\s-]owned\s)?subsidiary|division|unit|member|corporation|limited|partnership|private|public|not-for-profit
				|nonprofit|wholly|duly|banking|statutory|charitable
			)\b
		)
		|an\s(?=\[?\p{L})|D[Aa][Tt][Ee][Dd]\b|E[Ff][Ff][Ee][Cc][Tt][Ii][Vv][Ee]\b
		|(?:\d{1,6}(?:-\d{1,4})?|[NSEW]\d+)\s(?:[NSEW]\.?[EW]?\.?\s)?(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}[\p{L}.]+)(?:\s\p{Lu}[\p{L}.]+){0,2}\s
			(?:
			Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Way|Circle|Court|Ct|Place|Parkway|Terrace|Broadway|Suite
		)\b
	)
	|;|\n|\s[—–]|\s["“]
`
const noName = longPattern('i')`
	^(?:
		recitals?|signature|attention|copyright|community\sguidelines|.*\bparty\shereto|background|w\s?i\s?t\s?n\s?e\s?s\s?s|page\s\d|cc
		|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2}|[a-z]\.\s{2,}\w+|and|of|this
		|the\sparties|agreement|whereas|now|therefore|each|either|party|effective|date|such|in|dated|section|article|exhibit|address
		|the\sfollowing|it|which|confidential|for|all|any|if|using|the\sundersigned|undersigned|thank|by|please|dear|we|you|our|your|as|to
		|when|where|these|those|note|subject|non-exclusive
	)\b
`
const blankName = /^(?:[_.…\s[\]<>●•*-]{3,}|[Xx]{4,}(?![\p{L}\p{N}])|\[[^\]]{0,60}\]|<[^>]{0,60}>|TBD)/u

/**
 * The name that begins between `from` and `to`, without "and", numbers of a list before and descriptions behind it.
 * `blank` when it is still to be filled in; `null` when no name stands there.
 */
export function readName(text: string, from: number, to: number): { span: Span & { text: string }; blank: boolean } | null {
	const chunk = text.slice(from, Math.min(to, from + 400))
	let start = from + (lead.exec(chunk)?.[0].length ?? 0)
	start += label.exec(text.slice(start, Math.min(to, start + 60)))?.[0].length ?? 0
	const rest = text.slice(start, Math.min(to, start + 250))
	const blank = blankName.exec(rest)
	if (blank) return { span: { start, end: start + blank[0].trimEnd().length, text: blank[0].trim() }, blank: true }
	let end = rest.length
	const stop = nameEnd.exec(rest)
	if (stop) end = goesOn(rest, stop.index)
	const home = homeBehind.exec(rest.slice(0, end))
	if (home?.[1] && !isEntity(rest.slice(0, end))) end = home[1].length
	const suffix = suffixBehindComma.exec(rest.slice(end))
	if (suffix) end += suffix[0].length
	const name = rest
		.slice(0, end)
		.trimEnd()
		.replace(/(?:\s(?:of|and|the|for|by|or))+$/, '')
		.replace(/[\s,;:“"(’']+$/, '')
		.replace(
			/(?<!\b(?:Inc|Ltd|Corp|Co|L\.L\.C|L\.P|S\.A|N\.A|P\.C|B\.V|Jr|Sr|N\.V|S\.p\.A|Pty|L\.L\.P|S\.r\.l|K\.K|INC|LTD|CORP|CO|inc|ltd|SR|JR))\.$/,
			'',
		)
	if (
		name.length < 2 ||
		name.length > 120 ||
		onlySuffix.test(name) ||
		name.split(/\s+/).length > 14 ||
		(noName.test(name) && !shouted(name)) ||
		readsLikeSentence(name)
	)
		return null
	if (
		!/^[\p{Lu}\p{N}]/u.test(name) &&
		!longPattern('u')`
			^(?:\p{Ll}\.){2,}\s\p{Lu}|^[a-z]{1,4}[-.\d]?[\dA-Z]|^the\s\p{Lu}|^[a-z][\w-]{1,30}\.(?:com|net|org|io|ai)\b
			|^[a-z]\p{L}*(?:-\p{L}+)?,?\s(?:inc|Inc|INC|llc|LLC|corp|Corp|ltd|Ltd)\b
		`.test(name)
	)
		return null
	return { span: { start, end: start + name.length, text: name }, blank: false }
}

function shouted(name: string): boolean {
	return companySuffix.test(name) && name.split(/\s+/).length > 3 && !/\p{Ll}/u.test(name)
}

/** "THE PEOPLES GAS LIGHT AND COKE COMPANY": one more word and a legal form behind "and" belong to a long name, not to a second one. */
function goesOn(words: string, stop: number): number {
	const first = words.slice(0, stop).trim()
	const firm = partnersBehind.exec(words.slice(stop))
	if (firm && /^\p{Lu}[\p{L}’'-]+$/u.test(first)) return stop + firm[0].length
	const body = bodyOf.test(first) ? bodyBehind.exec(words.slice(stop)) : null
	if (body && !companySuffix.test(body[0].trim())) return stop + body[0].trimEnd().length
	if (
		/\d/.test(first) ||
		companySuffix.test(first) ||
		/(?:^|\s)\p{Lu}\.(?:\s|$)/u.test(first) ||
		(first.split(/\s+/).length < 3 &&
			!first.includes('&') &&
			!/\s(?:Research|Development|Engineering|Oil|Gas|Electric|Power|Light|Trading|Savings|Trust|Federal\sSavings|Mining|Steel|Sales|Marketing|Design)$/i.test(
				first,
			))
	)
		return stop
	const more = secondHalf.exec(words.slice(stop))
	return more ? stop + more[0].length : stop
}

/** "Institute of Soils and Water": the purpose of a body has more than one word. */
const bodyOf =
	/^(?:the\s)?(?:\p{L}+\s){0,3}(?:Institute|Centre|Center|Department|Ministry|Bureau|Society|Academy|Agency|Council|Commission)\s(?:of|for)\s/iu
const bodyBehind = /^\s?(?:AND|and|And|&)\s+(?:\p{Lu}[\p{L}-]+\s?){1,4}(?=,|\s?\(|$)/u
const partnersBehind = /^(?:,\s+\p{Lu}[\p{L}’'-]+){1,3},?\s+&\s+\p{Lu}[\p{L}’'-]+/u
const secondHalf = longPattern('u')`
	^\s?(?:AND|and|And)\s+\p{Lu}[\p{L}-]+,?\s+(?:
		ASSOCIATION|Association|LTD|INC|CORP|CO|Co|COMPANY|CORPORATION|LIMITED|LLC|Ltd|Inc|Corp|Company|Corporation|Limited
	)\b\.?
`

/** Labels of a form and headings, which stand where a name could. */
const formWords = longPattern()`
	\b(?:
		Full Name|Name|Names|Address|Telephone|Phone|Fax|E-?mail|Number|Date|Account|Terms|Conditions|Resolution|RESOLUTION|Introduction
		|Details|Invoice|Policies|Definitions|DEFINITIONS|Background|Title|Signature|Data|Information|Entity|Law|Attachments|Use|Guarantee
		|Roads?|Privacy|Notice|Policy|Cookies|Website|Users|Purpose|PURPOSE|Listing|Services?|SERVICES?|Fees?|FEES?|Effective|Parties
		|PARTIES|Boulevard|Street|Avenue|Principles|Framework|Standards
	)$
	|^(?:OR|AND|LEGAL|Trade|Legal|WITH|Between|Conditions|Whereas|Dear|Sincerely|Re|RE|Attn|Attention|Note|Notice)$
`
/** A state or a country is where a party is, and hardly ever one. */
const placeAlone = longPattern()`
	^(?:
		Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas
		|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire
		|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina
		|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|England|England and Wales|Ireland
		|Canada|Ontario|Germany|France|Japan|China|Israel|India|United States|United Kingdom|USA|US|UK|EU|London|Paris|San Francisco
		|Los Angeles
	)$
	|(?:^|\s)(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}
	|^\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)
`

const partAtSomebody = /\bof\s\p{Ll}+\sat\s\p{Lu}/u
const smallLetterFirst = /^\p{Ll}/u
const brokenName = /\p{L}_\p{L}|[{}|]|^[^(]*\)/u
const endsSmall = /\s(?!(?:inc|the|of|de|la|y)\b)\p{Ll}[\p{L}-]{3,}$/u

/** Names have few small words beside "of" and "the"; a heading in capitals that speaks of rights or terms names nobody. */
function readsLikeSentence(name: string): boolean {
	if (brokenName.test(name)) return true
	if (
		longPattern()`
			\b(?:begins|ends|shall|will|this|any|such|hereby|is|are|your|our|does|has|was|were|between|BETWEEN)\b
			|\s(?:to|with|from|that|which|who)$|^Company No|^Full Name\b
		`.test(name)
	)
		return true
	// "Series 7 of model at Acme Ltd." is a part of a sentence.
	if (partAtSomebody.test(name)) return true
	const small = name
		.split(/\s+/)
		.filter(
			(word) =>
				smallLetterFirst.test(word) &&
				!/^(?:of|the|and|for|de|la|le|du|des|van|von|der|den|di|da|del|y|e|et|und|d\/b\/a|dba|a\/k\/a|f\/k\/a|in|at|on)$/.test(word),
		)
	// "Stockholder-consent notices": a name ends on a capital.
	const ended = endsSmall.test(name) && !companySuffix.test(name)
	if (!companySuffix.test(name) && (formWords.test(name) || placeAlone.test(name) || /^\d+[\s.\\]/.test(name))) return true
	return (
		small.length >= 3 ||
		ended ||
		(!companySuffix.test(name) &&
			longPattern()`
				\b(?:
					AGREEMENT|TERMS|LICEN[CS]E|RIGHTS|TERMINATION|CONTRACT|POLICY|INSTRUMENT|CONFIDENTIALITY|DISCLOSURE|SETTLEMENT|REQUIREMENTS
					|REPRESENTATIONS|CONTRACTORS|FORM OF|NOTE|ADDENDUM|EXHIBIT|SCHEDULE|PLAN|Plan|Agreement|Representations|Exhibit|Section|LOGO
					|Contract|Policy
				)\b
			`.test(name)) ||
		longPattern()`
			\.(?:htm|txt|pdf)\b|^(?:I|On)\s|\bby\s+and\s+between\b
			|^(?:Company|Bank|Employer|Executive|Corporation)[’']s\b|\bProgram$|^State\sof\s|\b(?:Act|Code|Committee|Amendment)$
			|\bthe\s(?:Company|Corporation|Bank|Fund|Trust|Group)$|\b\d{5}(?:-\d{4})?$
			|[.;:]\s(?:In|The|This|By|For|As|On|To|If|At|You|We|It|Collectively)\b
		`.test(name)
	)
}
