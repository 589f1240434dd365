import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Clause, Sentence } from '../clauses/clause.ts'

const markBefore = /^\(?\w{1,4}[.)]\s+/

const paper =
	'(?:annex(?:es)?|exhibits?|schedules?|appendix|appendices|attachments?|sections?|articles?|clauses?|paragraphs?|addend(?:um|a))'
/** "The parties shall adhere to Annexes 1 and 2", "Fees are set out in Schedule B": the content is elsewhere. */
const reference = new RegExp(
	patternPart`
		^[^,;]{1,80}?\b(?:
			adhere\sto|compl(?:y|ies)\swith|follows?|observes?|abides?\sby|refers?\sto|sees?
			|(?:be|is|are)\s(?:bound\sby|subject\sto|governed\sby|set\s(?:out|forth)\sin|described\sin|listed\sin|provided\sin)
		)\s(?:all\s)?(?:the\s)?(?:
			(?:\w+\s){0,2}(?:terms|provisions|requirements|conditions|obligations|rules)(?:\s(?:and|or)\s\w+)?\s
			(?:of|in|under|(?:set\s(?:out|forth)|contained|described)\sin)\s
		)?(?:this\s|the\s|attached\s)?${paper}\b(?!
			[^.;]*\b(?:and|or|but)\s(?:must|shall|will|may|to\s)?(?:pay|deliver|provide|indemnif|notif|reimburse|return|not)\w*
		)
	`,
	'i',
)

const emptyWords = new Set(
	(
		'the a an of and or to in on for by with as at under its his her their this that such each any all other both either party ' +
		'parties agreement document shall will must agree agrees be is are have has do does set out forth herein hereof hereunder under ' +
		'following terms provisions obligations accordance'
	).split(' '),
)

/** A sentence that only points elsewhere, or repeats its heading. */
export function isBare({ text }: Sentence, { heading }: Pick<Clause, 'heading'>, names: readonly string[]): boolean {
	const words = text.trim().replace(markBefore, '')
	return reference.test(words) || restates(words, heading, names)
}

/** A duty in the words of its heading: "Confidentiality. Dana shall keep this confidential." Who may or may not do it is news. */
function restates(words: string, heading: string | null, names: readonly string[]): boolean {
	if (heading === null || /\b(?:may|not|neither|no|only|unless|until|sole(?:ly)?|\d+)\b/i.test(words)) return false
	const known = new Set([...stems(heading), ...names.flatMap(stems)])
	const news = stems(words).filter((stem) => !known.has(stem))
	return news.length === 0
}

/** One pattern of words, each a pattern by itself: the longer lists below are read line by line. */
function anyOf(...words: readonly string[]): RegExp {
	return new RegExp(`\\b(?:${words.join('|').replace(/ /g, '\\s')})\\b`, 'i')
}

/** What a founder can act on: a sum, a time, a ban, a limit, money, an end, a change, ownership, a debt. */
const substance: readonly RegExp[] = [
	/\d|[$€£%]/,
	anyOf('(?:one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety) \\w+', 'days?', 'weeks?', 'months?', 'years?'),
	anyOf('hours?', 'annual\\w*', 'monthly', 'weekly', 'daily'),
	anyOf('immediately', 'promptly', 'at once', 'forthwith', 'without (?:undue )?delay', 'before', 'until', 'expir\\w+', 'perpetu\\w+'),
	anyOf('not', 'no', 'never', 'neither', 'none', 'nor', 'cannot', 'only', 'unless'),
	anyOf('except\\w*', 'without', 'solely', 'sole', 'exclusiv\\w*', 'prohibit\\w*', 'refrain\\w*', 'cease\\w*'),
	anyOf('consent\\w*', 'approv\\w+', 'discretion', 'permission', 'authori[sz]\\w+', 'reject\\w*'),
	anyOf('refus\\w+', 'waiv\\w+', 'releas\\w+', 'entitled', 'rights? to use'),
	anyOf('pay\\w*', 'paid', 'fees?', 'costs?', 'expenses?', 'refund\\w*', 'charg\\w+'),
	anyOf('reimburs\\w+', 'invoic\\w+', 'compensat\\w+', 'salar\\w+', 'bonus\\w*', 'benefits?', 'commissions?'),
	anyOf('royalt\\w+', 'price\\w*', 'tax\\w*', 'interest', 'deduct\\w*', 'set off'),
	anyOf('withh[eo]ld\\w*', 'credit\\w*', 'discount\\w*', 'purchase', 'buy', 'sell'),
	anyOf('terminat\\w+', 'suspend\\w*', 'cancel\\w*', 'resign\\w*', 'chang\\w+', 'amend\\w*'),
	anyOf('modif\\w+', 'replac\\w+', 'remov\\w+', 'restrict\\w*', 'withdraw\\w*', 'discontinu\\w+'),
	anyOf('extend\\w*', 'renew\\w*', 'own', 'owns', 'owned', 'owner\\w*'),
	anyOf('title', 'licens\\w+', 'assign\\w*', 'transfer\\w*', 'sublicens\\w+', 'subcontract\\w*'),
	anyOf(
		'names?',
		'portrait',
		'likeness',
		'rounds?',
		'cop(?:y|ies)',
		'indefinitely',
		'best efforts',
		'shares?',
		'options?',
		'stock',
		'vest\\w*',
	),
	anyOf('vote\\w*', 'board', 'intellectual', 'copyright\\w*', 'patents?', 'marks?', 'trademarks?', 'logos?'),
	anyOf('bear\\w*', 'indemnif\\w+', 'defend', 'liab\\w+', 'insur\\w+', 'warrant\\w*', 'guarant\\w+', 'damages?'),
	anyOf('responsib\\w+', 'risks?', 'loss(?:es)?', 'claims?', 'injunct\\w+', 'recover', 'repair\\w*', 'remed\\w+'),
	anyOf('confiden\\w+', 'secret\\w*', 'disclos\\w+', 'personal (?:data|information)', 'delet\\w+'),
	anyOf('destroy', 'return\\w*', 'retain\\w*', 'data breach', 'security'),
	anyOf(
		'publici\\w*',
		'promot\\w*',
		'advertis\\w*',
		'display\\w*',
		'publish\\w*',
		'press',
		'compet\\w+',
		'solicit\\w*',
		'non-solicit\\w*',
		'appoint\\w*',
	),
	anyOf('audit\\w*', 'inspect\\w*', 'records?', 'reports?', 'notif\\w+', 'notice', 'deliver\\w*'),
	anyOf('ship\\w*', 'submit\\w*', 'certificat\\w+', 'monitor\\w*', 'accept\\w*', 'deem\\w*'),
]

const toKeep = [
	String.raw`(?:compl(?:y|ies)|compliance|conform\w*|accordance|consistent)\s(?:\w+\s){0,2}?(?:with|to)`,
	String.raw`(?:as\s)?(?:required|permitted)\s(?:by|under)`,
].join('|')
const law = String.raw`(?:[\w.’'-]+[,\s]+){0,9}?(?:laws?|regulations?|statutes|legislation|ordinances|legal\srequirements)\b`
/** A duty to obey the law binds anyway: it is removed up to the end of its clause, and the rest must be news. */
const bindsAnyway = new RegExp(
	String.raw`,?\s*\b(?:be\sresponsible\sfor\s)?(?:${toKeep})\s${law}(?:(?!\b(?:not|pay|costs?|expense|indemnif\w*|unless|days)\b)[^.;])*`,
	'gi',
)

/** Words behind a permission or a promise of good will that make it worth knowing. */
const more = [
	String.raw`not|no|limited|without|discretion|charge|fees?|pay\w*|costs?|expense|days?|chang\w+|own`,
	String.raw`terminat\w+|suspend\w*|indemn\w*|waive|third\spart\w+|sell|shares?|any\s(?:information|reason)`,
].join('|')
const hasMore = String.raw`(?!.*(?:\d|\b(?:${more})\b))`
const goodWill = [
	String.raw`co-?operat\w+|work\stogether|consult\w*|endeavou?r\w*|hope|intend\w*|wish(?:es)?|desires?|acknowledges?`,
	String.raw`(?:negotiat\w+|discuss\w*|act\w*)\s(?:\w+\s){0,3}in\sgood\sfaith|(?:keep|make)\s(?:\w+\s){0,2}(?:informed|every\seffort)`,
	String.raw`use\sgood\sfaith|in\sgood\sfaith\swork|use\s(?:its\s|their\s)?(?:commercially\s)?(?:reasonable|good\sfaith)\s(?:efforts|endeavou?rs)`,
].join('|')
const harmless = [
	'offer|provide|give|make|enter|propose|suggest|recommend|designate|choose|request|collect|create|facilitate|invite|help|include|grant|appear',
	String.raw`discuss|link|visit|engage\sin|arrange|allow|enable|permit|be\s(?:required|asked|able)\sto\s(?:provide|give|create)`,
].join('|')

/** What every contract has, whoever signs it, and what requires nothing of anybody. */
const common: readonly RegExp[] = [
	new RegExp(
		String.raw`^[^,;]{1,60}\b(?:perform|fulfil\w*|carry\sout|discharge)\s(?:(?:all|its|their|the)\s){0,2}(?:\w+\s)?` +
			String.raw`(?:obligations|duties|responsibilities)\b${hasMore}`,
		'i',
	),
	new RegExp(
		String.raw`\b(?:agree(?:s|d)?\sto|accepts?|bound\sby|abide\sby|comply\swith|read(?:\sand\sunderstood)?)\s(?:all\s(?:of\s)?)?` +
			String.raw`(?:these|the|this|our|its)\s(?:\w+\s){0,4}(?:terms|agreement|conditions|rules|policy|policies|DPA|MGPT|addendum|guidelines)\b[^,;]{0,40}\.?$`,
		'i',
	),
	/\bonly\sfor\spurposes?\sthat\sare\s(?:permitted|lawful)\b|\bfor\slawful\spurposes\b/i,
	// Addresses for notices, and permission to use them.
	new RegExp(
		String.raw`\b(?:may|can|should|please)\s(?:also\s)?(?:contact|reach|write\sto|e-?mail|get\sin\stouch|unsubscribe|complain|make\sa\scomplaint)\b` +
			String.raw`(?!.*\b(?:offer|sell|market\w*|pass)\b)`,
		'i',
	),
	/\bmay\sdisclose\sto\sthe\sother\b|\brepresentations\sand\swarranties\s(?:as\s)?set\s(?:forth|out)\s(?:on|in)\b/i,
	// A right of data protection law, announced.
	/\b(?:have|has|enjoy)\s(?:a|the|certain)\srights?\sto\s(?:know|request|access|object|opt|limit|correct|see|ask|withdraw)\b/i,
	/\b(?:have\sthe\sright|may\s(?:also\s)?(?:have|be\sentitled))\b[^.]{0,60}\b(?:rights?|personal\s(?:data|information))\b/i,
	// The forms of the end of a contract.
	/\bcounterparts?\b|\bone\s(?:and\sthe\ssame\s)?instrument\b|\b(?:further|additional)\s(?:acts|assurances|documents|instruments)\b/i,
	/\bin\swriting\sand\s(?:\w+\s){0,3}delivered\b/i,
	/\b(?:held|found|deemed|declared)\b[^.]{0,60}\b(?:unenforceable|invalid|illegal)\b|\bheadings?\b[^.]{0,40}\b(?:convenience|reference)\b/i,
	/\b(?:is|are|as)\s(?:an\s)?independent\scontractors?\b[^.]{0,40}$/i,
	/\btakes?\ssuch\s(?:acts|actions|steps)\b|\bauthority\b[^.]{0,60}\b(?:bind|act\sfor)\b/i,
	/\bnotices?\b[^.]{0,60}\b(?:e-?mail|address(?:es)?|registered\smail|courier)\b/i,
	/^[^,;]{1,60}\b(?:issue|send)\s(?:\w+\s)?invoices?\b(?!.*(?:\d|\b(?:days?|month\w*|before|after|only)\b))/i,
	new RegExp(
		String.raw`\b(?:sufficient|adequate\w*|qualified|trained)\b[^.]{0,40}\b(?:resources|personnel|staff|organi[sz]ation)\b${hasMore}`,
		'i',
	),
	// Good will, without a measure.
	new RegExp(String.raw`^[^,;]{1,60}\b(?:${goodWill})\b${hasMore}`, 'i'),
	// A permission for what nobody forbids.
	new RegExp(
		String.raw`^(?!neither\b|no\b)[^,;]{1,70}(?:,\sat\sits\soption,)?\s(?:may|can|could|might)\s(?:\w+ly\s|also\s|from\stime\sto\stime\s)*` +
			String.raw`(?:${harmless})\b${hasMore}`,
		'i',
	),
	/^(?:short|plain[\s-]English)\s(?:version|summary)\b/i,
]

/**
 * Whether nothing in a sentence is news to act on: it has no sum, no time, no limit and no duty of weight, or every
 * contract has it.
 */
export function saysNothing({ text }: Sentence): boolean {
	const words = text.trim().replace(markBefore, '')
	const news = words.replace(bindsAnyway, '')
	return !substance.some((pattern) => pattern.test(news)) || common.some((pattern) => pattern.test(words))
}

function stems(words: string): string[] {
	return words
		.toLowerCase()
		.split(/[^\p{L}\d]+/u)
		.filter((word) => word.length > 1 && !emptyWords.has(word))
		.map((word) => word.slice(0, 6))
}
