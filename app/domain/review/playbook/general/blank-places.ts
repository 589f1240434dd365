import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { opensForm } from '#app/domain/review/clauses/structure/forms-at-end.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { isPolicy } from './document-kinds.ts'

/**
 * Whether a place that looks open is none: a signature line, a ruler, the link or the code of a web page, a redaction, a
 * heading in brackets, a pointer to words elsewhere, a form for later use.
 */
export function isNoGap(input: RuleInput, gap: ParsedFact): boolean {
	const text = visibleText(input)
	const written = text.slice(gap.start, gap.end)
	return (
		isCode(text, gap) ||
		isLink(text, gap) ||
		isHeading(written) ||
		isTitleOfExhibit(text, gap) ||
		isPointer(written) ||
		isLeader(text, gap) ||
		isRedacted(text, gap) ||
		isFilled(text, gap) ||
		isRuler(text, gap) ||
		isOfFiling(text, gap) ||
		isOption(text, gap) ||
		isChoice(text, gap) ||
		isSignature(input, text, gap) ||
		isInForm(input, text, gap) ||
		remark.test(written) ||
		/\bbrackets?\s*$/i.test(text.slice(Math.max(0, gap.start - 12), gap.start)) ||
		(isPolicy(input) && !asksToFill.test(written))
	)
}

/** "[Overview](#overview)", "[email protected]" and "[GRAPHIC OMITTED]" are no gaps; nor is an instruction such as "[IF APPLICABLE]". */
const remark = longPattern('i')`
	\b(?:
		omitted|graphic|logo|image|photo|protected|if\s+applicable|optional|delete\s+(?:if|as)|remainder|signature\s+page
		|table\s+of\s+contents|back\s+to\s+top|edit|source|link|yes\s+or\s+no|year|letterhead|redacted|extracted|signatures?|highlighted
		|communications?|marked|affixed|template|no\s+further\s+text|tag
	)\b
	|\\|^X{4,}$
`
const asksToFill =
	/^[[<{(]{1,2}\s*(?:insert|your|company|business|name|address|date|e-?mail|enter|legal|website|country|state|contact)\b|_{3,}|●|\{\{/i

/** "${client.name}", "{% data … %}", "[G/Forms/Sec/s3]": a program or a template fills these in before anyone reads the document. */
function isCode(text: string, { start, end }: Span): boolean {
	const written = text.slice(start, end)
	if (/^\[\S*\/\S*\]$/.test(written) && !/^\[(?:yes|no|\p{Lu}[\p{Ll}]+)\/[\p{L}]+\]$/iu.test(written)) return true
	if (written.startsWith('${') || (/^\[\s*\]$/.test(written) && isProgram(text))) return true
	if (!written.startsWith('{')) return /^<[^>]*[=/%]/.test(written)
	return /[.%|();=$]|^\{\{?\s*[a-z]\w*[A-Z]/.test(written.replace(/\.{3,}|…/g, '')) || isProgram(text)
}

const isProgram = remembered(/\bfunction\s*\(|=>\s*[{(]|\bdocument\.(?:get|query)|<\/(?:script|div)>|\bconst\s+\w+\s*=/)

function isLink(text: string, { start, end }: Span): boolean {
	return (
		text[start] === '[' &&
		(/^\s?[([]/.test(text.slice(end, end + 2)) || text[start - 1] === '!' || text[start - 1] === '[' || text[end] === ']')
	)
}

/** "Section 1(h) [DEFINITIONS]", "[General Rules]": words in brackets that ask for nothing; "[x.x.(x)]" shows a form. */
function isHeading(written: string): boolean {
	if (/^\[[^\]]*[A-Za-z]/.test(written) && !/\p{L}{2}|[●•_…]/u.test(written)) return true
	// "[list of problem numbers]": what somebody writes in a form of their own, later.
	if (/^\[list\s+of\b/.test(written)) return true
	if (written.startsWith('<')) return !asksForName.test(written)
	return /^\[\s*\p{Lu}/u.test(written) && !asksForField.test(written)
}

const asksForName = /\b(?:insert|enter|name|date|company|address|amount|title|employee|party|client|customer|state|purpose)\b/i
const asksForField = longPattern('i')`
	[●•_…{}]
	|\b(?:
		insert|enter|name|date|day|month|year|amount|number|no\.?|address|company|party|client|customer|investor|employee|employer
		|executive|consultant|contractor|candidate|title|role|position|state|country|county|city|jurisdiction|court|law|term|period
		|percent\w*|price|fee|salary|rate|purpose|project|product|service|software|territory|legal|full|other|tbd|assignor|assignee
		|licensor|licensee|landlord|tenant|agent|bank|buyer|seller|borrower|lender|describe|description|reference|location|shares?|event
		|action|type|list|relationship|author|owner|holder|individual|minor|officer|director|offered|effective
	)\b
`

function isTitleOfExhibit(text: string, gap: Span): boolean {
	return (
		text[gap.start] === '[' &&
		isAlone(text, gap) &&
		/(?:^|\n)[^\n]{0,30}(?:exhibit|schedule|annex|appendix|attachment)\s+["“]?\S{1,4}\s*$/i.test(
			text.slice(Math.max(0, gap.start - 40), gap.start),
		)
	)
}

function isPointer(written: string): boolean {
	return (
		longPattern('i')`
			\b(?:
				on\s+file|set\s+(?:forth|out)|see|above|below|same\s+as|last\s+known|current\s+address
				|as\s+(?:applicable|appropriate|described|defined|amended)
			)\b
		`.test(written) && !/^\W*insert\b/i.test(written)
	)
}

/** "Definitions ........ 4": dots that lead to a page or a figure. In "of ………… (the Visitor)" the sentence goes on: there is a gap. */
function isLeader(text: string, { start, end }: Span): boolean {
	const written = text.slice(start, end)
	if (!/^[.…]/.test(written)) return false
	const behind = text.slice(end, end + 44)
	if (/^[.…\s]{0,40}(?:Page\s+)?(?:[$€£%]?\s?[\d(-]|[ivx]+\b)/.test(behind) && !/^[.…\s]{0,6}\(["“\p{Ll}]/u.test(behind)) return true
	return /[.…]{12,}/.test(written) && !/^[.…]{0,4}\s?(?:[,;]|\(["“\p{Ll}]|\p{Ll})/u.test(behind)
}

/** "$[ ]*" and empty brackets in a filing that keeps parts of itself secret; "XXX XXXXXX" for an address that was taken out. */
function isRedacted(text: string, { start, end }: Span): boolean {
	const written = text.slice(start, end)
	// Asterisks on both sides only set the blank in italics.
	if (/^\s?\*/.test(text.slice(end, end + 2)) && text[start - 1] !== '*') return true
	if (/^X{3,}$/.test(written))
		return /^\W{1,3}X{2,}/.test(text.slice(end, end + 6)) || /X{2,}\W{1,3}$/.test(text.slice(Math.max(0, start - 6), start))
	return /^[$€£]?\s?\[[\s_.…]*\]$/.test(written) && isSecret(text)
}

const isSecret = remembered(
	longPattern('i')`
		\bconfidential\s+(?:treatment|portions)\b
		|\b(?:redacted|omitted)\s+(?:and|pursuant|from\s+this|portions|information)\b|\bhas\s+been\s+(?:omitted|redacted)\b
	`,
)

/** "a ___ DE corporation", "Houston, TX 77210 ____": the field is filled in beside its stroke. */
function isFilled(text: string, { start, end }: Span): boolean {
	const behind = text.slice(end, end + 30)
	if (text[start] === '<') return /^\s*[A-Z]{4,}\b/.test(behind)
	// "Contract No. 017   ______" in the head of a letter: the number stands before its stroke.
	if (text[start] === '_' && /\bNo\.?\s*:?\s*\d[\w-]*[^\n]*\s{3,}$/.test(text.slice(Math.max(0, start - 240), start))) return true
	// "(C) Copyright (____) Name": the year of a notice.
	if (/\bcopyright\s*(?:©\s*)?\(?\s*$/i.test(text.slice(Math.max(0, start - 24), start))) return true
	// "For the benefit of: "[NAME OF OTHER PARTY], its parent"": wording for a certificate of insurance.
	if (/\[name\s+of\s+(?:the\s+)?other\s+party\]/i.test(text.slice(start, end))) return true
	return (
		text[start] === '_' &&
		(/^\s?[A-Z]{2}\s(?:corporation|limited|llc|company)\b/i.test(behind) ||
			/\b[A-Z]{2}\s\d{5}\s+$/.test(text.slice(Math.max(0, start - 16), start)))
	)
}

/** A stroke at the beginning of a line parts pages or notes, unless the sentence around it runs on through it. */
function isRuler(text: string, { start, end }: Span): boolean {
	if (text[start] !== '_') return false
	const lineStart = text.lastIndexOf('\n', start - 1) + 1
	// "… and interest. 2 ____ ____": strokes for initials at the foot of a page.
	if (/(?:^|\s)\d{1,3}\s+$/.test(text.slice(lineStart, start)) && /^[ _]*(?:\n|$)/.test(text.slice(end, end + 60))) return true
	if (/[^\s\d_-]/.test(text.slice(lineStart, start))) return false
	const before = text.slice(Math.max(0, lineStart - 80), lineStart).trimEnd()
	if (/(?:[,(]|\b(?:and|between|by|to|of|with|is|at|as|the|a|an|from|in))$/i.test(before)) return false
	return !/^[\s_]*(?:[,;("]|\p{Ll})/u.test(text.slice(end, end + 60))
}

/** "_X_ Option A ___Option B", "x Worldwide  Other: ____": a tick is set elsewhere on the line. */
function isOption(text: string, { start, end }: Span): boolean {
	if (text[start] !== '_') return false
	const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end))
	return (
		/(?:^|\s)_?[Xx]_?\s+\p{Lu}|_[Xx]_/u.test(line) ||
		/^\p{Lu}\p{Ll}/u.test(text.slice(end, end + 2)) ||
		/\bother\s?:?\s*$/i.test(text.slice(Math.max(0, start - 12), start))
	)
}

/** The boxes on the cover page of a report to the securities commission, which a filed contract is bound to. */
function isOfFiling(text: string, { start, end }: Span): boolean {
	if (/\btransition\s+period\b[^\n]{0,60}$/i.test(text.slice(Math.max(0, start - 90), start))) return true
	return /^\[\s*\]$|^☐$/.test(text.slice(start, end)) && /\bRule\s+\d|\b(?:Securities|Exchange)\s+Act\b/.test(text.slice(end, end + 160))
}

/** "[Seller] or [Buyer]", "[Seller]/[Buyer]": one of the two is struck out, nothing is written in. */
function isChoice(text: string, { start, end }: Span): boolean {
	if (!/^\[\p{Lu}[\p{L} ]+\]$/u.test(text.slice(start, end))) return false
	return /^\s?(?:or|\/)\s?\[\p{Lu}/u.test(text.slice(end, end + 8)) || /\]\s?(?:or|\/)\s?$/.test(text.slice(Math.max(0, start - 8), start))
}

function isSignature({ structure }: RuleInput, text: string, gap: ParsedFact): boolean {
	if (structure.clauses.some(({ id, kind }) => id === gap.clauseId && kind === 'signature')) return true
	const lineStart = text.lastIndexOf('\n', gap.start) + 1
	const lineEnd = text.indexOf('\n', gap.end)
	const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd)
	const before = line.slice(0, gap.start - lineStart)
	if (
		/\binitial(?:s|ed)?\b[^\n]{0,60}$|\b(?:yes|no)\s*:?\s*$|\b(?:by|signature)\s*:?\s*$|\/s\/[^\n]{0,60}$/i.test(before) ||
		/^[_\s]*\/s\//i.test(line.slice(gap.start - lineStart))
	)
		return true
	// "Distributor: ______ Wren Inc. By ______ Its ______" on one line.
	if (/\bIts\s*:?\s*$/.test(before) || /\bBy\s*:?\s*(?:_{3,}|\/s\/)[^\n]{0,200}$/.test(before) || /\(printed\s+name/i.test(line))
		return true
	if (/^[^\n]{0,180}\b(?:By|Signature|Signed|Its)\b\s*:?\s*(?:_{3,}|\/s\/)/.test(text.slice(gap.end, gap.end + 240)) && isShort(line))
		return true
	return signatureLine.test(line) || signed.test(before) || /_[\p{L}\d][^_]{1,40}$/u.test(before)
}

/** Longer lines are prose, in which a blank is a blank though signatures follow. */
const longestSignatureLine = 220

function isShort(line: string): boolean {
	return line.length <= longestSignatureLine
}

const signatureLine = longPattern('i')`
	^\s*(?:[A-Z][\w&.,' /()-]{0,40})?:?\s*[_.…]{3,}\s*(?:\(?(?:name|title|date|signature|sign|print\w*|witness)[\w\s]{0,20}\)?)?\s*$
	|^\s*(?:
		(?:
			by|name|title|date|signature|signed|witness|print\s+name|initials?|place|position|telephone|facsimile|phone|fax|e-?mail|its
			|for\s+the\s+\W*\w+\W*
		)\s*:?\s*[_.…[\]\s]{2,}
	){1,6}\s*$
	|^\s*_{3,12}\s*[A-Z][a-z]+\s*$
	|^\s*(?:[\d/.]{6,10}\s*){0,2}_{5,}[\s_]*(?:date|name|title|signature)\b
`
/** "EXECUTED this ____ day of": filled in by whoever signs. */
const signed = /\b(?:executed|signed|in\s+witness\s+whereof|agreed\s+to)\b[^.]{0,80}$/i

/** A form at the end, to be used later: "Exhibit B, Notice of Exercise". A draft that is one whole form has no such part. */
function isInForm({ structure }: RuleInput, text: string, { start }: Span): boolean {
	if (attachedTo.test(text.slice(0, titleLength))) return true
	if (start < text.length / 3) return false
	const around = structure.clauses
		.filter((clause) => clause.kind === 'exhibit' && clause.start <= start && start < clause.end)
		.map((clause) => clause.start)
	const printed = allMatches(text.slice(Math.max(0, start - formLength), start), exhibitTitle).at(-1)
	if (printed) around.push(Math.max(0, start - formLength) + printed.index)
	return around.some((at) => at > text.length / 3 && opensForm(text, at))
}

const exhibitTitle = longPattern('gu')`
	(?<=[\n.\d)\]]\s{0,3})(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|Exhibit|Schedule|Annex|Appendix|Attachment)\s+["“]?
		(?:[A-Z]|\d{1,2})\b
	|(?<=\n\s{0,3})(?:FORM\s+OF|Form\s+of)\s+\p{Lu}
`
/** "Exhibit I to Schedule A": the file is such a form itself. */
const attachedTo = /^\W*(?:exhibit|schedule|annex|appendix|attachment)\s+\S{1,5}\s+to\b/i
const formLength = 2500
const titleLength = 250

/** A date that is written in when the paper is signed: "made this ____ day of ______", "dated [DATE]". */
export function isDateOfSigning(text: string, { start, end }: Span): boolean {
	const written = text.slice(start, end)
	const before = text.slice(Math.max(0, start - 60), start)
	const behind = text.slice(end, end + 40)
	if (ofTheDeal.test(before) || ofTheDeal.test(written)) return false
	const asksForDate = /^[[<{]/.test(written) && written.length <= 32 && /\b(?:date|day|month|year|dd|mm|yyyy)\b/i.test(written)
	if (asksForDate && (dateBefore.test(before) || isAlone(text, { start, end }))) return true
	return (
		/^(?:MM|DD|YYYY)\W/.test(written) ||
		/\bday\s+of\W*$/i.test(before) ||
		/^\W*(?:st|nd|rd|th)?\s*day\s+of\b/i.test(behind) ||
		monthBefore.test(before) ||
		/^\W{0,3}(?:(?:19|20)\d\d\b|(?:19|20)\d?\s?[_.…[])/.test(behind) ||
		/\b(?:19|20)\d?\s?$/.test(before) ||
		dateBefore.test(before)
	)
}

const ofTheDeal = longPattern('i')`
	\b(?:
		start|commenc|expir|terminat|matur|clos|deliver|until|ending|later\s+than|birth|due|vest|pay|through|launch
		|effective\s+date\s+(?:will|shall)
	)\w*\b[^.\n]{0,40}$
`
const dateBefore = longPattern('i')`
	\b(?:
		dated?(?:\s+(?:as\s+of|this|the|on))?|as\s+of(?:\s+the)?|effective\s+(?:as\s+of|on|date)|in\s+the\s+year(?:\s+of)?
		|(?:made|entered\s+into)\s+(?:on|this|the)
	)\W*$
`
const monthBefore = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\W{0,3}$/

function isAlone(text: string, { start, end }: Span): boolean {
	return /(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 6), start)) && /^\s*(?:\n|$)/.test(text.slice(end, end + 6))
}

/** Where a notice or a call goes: whoever fills it in decides nothing. Of a letter's head the address alone is left out. */
export function isContactDetail(text: string, { start, end }: Span): boolean {
	const written = text.slice(start, end)
	const before = text.slice(Math.max(0, start - 160), start)
	if (contact.test(written) || contactBefore.test(before) || /[_\d)]\s?-\s?$/.test(before)) return true
	if (/^\[\s*(?:home\s+)?address\s*\]$/i.test(written)) return isAlone(text, { start, end })
	return written.startsWith('_') && contactOnLine.test(before) && !/[$€£]|\b(?:fees?|price|rent|shares?|term)\b/i.test(before.slice(-50))
}

const contactBefore = /\b(?:tele(?:phone|copier|copy|fax)|phone|fax|facsimile|e-?mail|attn|attention|cop(?:y|ies)\s+to|zip)\b[^\n]{0,20}$/i
const contactOnLine = /\b(?:facsimile|fax|attn|attention|cop(?:y|ies)\s+to)\b[^\n]{0,140}$/i
const contact = /\b(?:tele(?:phone|copier|copy|fax)|phone|fax|facsimile|e-?mail|attn|attention|cop(?:y|ies)\s+to|zip)\b/i

/** Whether a text has the pattern; cached for the last text, since each of its gaps needs it again. */
function remembered(pattern: RegExp): (text: string) => boolean {
	let last = ''
	let answer = pattern.test(last)
	return (text) => {
		if (text !== last) [last, answer] = [text, pattern.test(text)]
		return answer
	}
}
