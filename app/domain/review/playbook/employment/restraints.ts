import { flagged, passed } from '../draft-finding.ts'
import { monthsIn } from '../measures.ts'
import { type Passage, clauseTextAround, isDenied, quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestNonSolicit, statesWithoutNonCompetes, usualNonSolicit } from './thresholds.ts'
import { governingState, isCalifornian, workerState } from './worker.ts'

const competing =
	/\b(?:not\b|(?:refrain\w*|prohibited|barred|precluded|restrained|restricted)\b[^.;]{0,60}\bfrom|neither)(?:(?!\b(?:solicit|entic|induc))[^.;]){0,200}\b(?:compet(?:e|es|ing)\b|(?:engag|work|join|provid|perform|render|develop|market|sell|offer|own|invest|participat|assist|consult|advis|employ|carry|carrie|operat|start|found|establish|accept|undertak|interest|conduct|serv|associat|affiliat|tak)\w*\b[^.;]{0,120}\bcompet(?:itive|itors?|ition)\b|(?:same|similar|like)\s+(?:line\s+of\s+)?(?:business|products?|services?|field)|(?:business|company|firm|enterprise)\s+(?:\w+\s+){0,3}(?:similar|like\s+that))|\bnon-?compet(?:e|ition)\b(?=[^.;]{0,80}\b(?:shall|will|must|agrees?|applies|years?|months?|bound|signs?|enforce\w*)\b)(?!\s+(?:laws?|statutes?))|\b(?:shall|will|must|agrees?|signs?|bound|subject)\b[^.;]{0,80}\bnon-?compet(?:e|ition)\b(?!\s+(?:laws?|statutes?))|\brefrain\s+from\s+compet\w+/i
/** After the end no work for "another maker of games": a ban on competing without the word. */
const elsewhere =
	/\b(?:not|never|refrain\w*\s+from|barred\s+from|no)\b[^.;]{0,80}\b(?:work|serv|join|advis|assist|help|provid|offer|perform|render|employ|tak|found|run|own|hold|invest|start|set)\w*\b[^.;]{0,60}\b(?:another|any\s+other|any|an?|other|rival)\s+(?:\w+\s+){0,3}(?:makers?|compan(?:y|ies)|firms?|business(?:es)?|enterprises?|providers?|developers?|sellers?|studios?|publishers?|producers?|manufacturers?|vendors?|shops?|agenc(?:y|ies)|start-?ups?|retailers?|platforms?|ventures?|rivals?)\b[^.;]{0,20}\b(?:of|in|that|which|whose|active|selling|making|offering)\b|\b(?:not|never)\b[^.;]{0,40}\b(?:work|active|engaged?|take\s+part)\b[^.;]{0,20}\bin\s+(?:the\s+)?(?:\w+\s+){0,4}(?:industry|sector|trade|field|market|making\s+of|business\s+of|sale\s+of|development\s+of)\b|\b(?:stays?|keeps?)\s+(?:out\s+of|away\s+from)\s+(?:the\s+)?(?:\w+\s+){0,3}(?:business|industry|market|trade|field|sector)\b|\b(?:not|never)\b[^.;]{0,60}\b(?:work|job|position|role|employ\w*|engage\w*|join|serve|advise|partner)\b[^.;]{0,40}\b(?:an?|any|the)\s+(?:\w+\s+)?(?:rivals?|competitors?)\b|\bjoins?\s+no\s+(?:\w+\s+){0,3}(?:competitor|rival|maker|compan|firm)/i
const noElsewhere = /\b(?:customers?|clients?|solicit\w*|hire|hiring|confiden\w+|disclos\w+|secrets?|assign\w*|consent\s+of\s+(?:his|her|their)|former|prior|previous)\b/i
const pastTheEnd = /\b(?:after|following|once|beyond|from)\b[^.;]{0,60}\b(?:end(?:s|ed|ing)?|terminat\w+|expir\w+|leav\w+|left|employment|engagement|agreement|contract|works?|services?|job|last\s+day|departure)\b|\b(?:restricted\s+period|post-?(?:termination|employment)|(?:leaving|former)\s+(?:employees?|workers?|contractors?))\b/i
const noBan =
	/\b(?:nothing|(?:does|do|shall|will)\s+not\s+(?:restrict|prevent|limit|prohibit|preclude|bar|stop|contain|include|impose)|free\s+to|no\s+(?:non-?compet\w*|restriction|covenant|ban|limit)|void|unenforceable)\b[^.]{0,160}\b(?:compet|similar|same|non-?compet)|\bmay\b(?!\s+not)[^.;]{0,80}\b(?:compet\w+|similar\s+services)|\bcompetitive\s+(?:harm|disadvantage|advantage|salary|pay)|\bunfair\b[^.;]{0,20}\bcompet|\binfring\w+|\bpurported\s+assignment|\bus(?:e|ing)\b[^.]{0,80}\bto\s+compete|\bnon-?compet\w*\b[^.;]{0,40}\b(?:does\s+not|is\s+not|none|shall\s+not\s+apply)|\b(?:former|prior|previous|other|current)\s+employer|\bconflicts?\s+with\b|\bnot\s+bound\s+by\b|\bnot\s+under\s+any\b|\b(?:would|will)\s+(?:not\s+)?(?:conflict|violate|breach)\b|\bprevents?\s+(?:\w+\s+){1,3}from\s+(?:executing|performing|entering|fully)|\bnot\s+(?:a\s+)?party\s+to\b/i
const afterwards = /\b(?:after|following|thereafter|post-?(?:termination|employment)|beyond|from\s+the\s+(?:date\s+of\s+)?(?:termination|end)|restricted\s+period|subsequent\s+to|end(?:s|ed)\s+for\s+any\s+reason|\d+\s*\)?\s+(?:months?|years?)|(?:one|two|three|six|twelve|eighteen|twenty-?four)\s+(?:\(\d+\)\s+)?(?:months?|years?))\b/i
const during = /\b(?:during|while|for\s+as\s+long\s+as|throughout|as\s+long\s+as|in\s+the\s+course\s+of)\b[^.;]{0,60}\b(?:employ\w*|term\b|engag\w*|services|internship|work\w*|period\s+of|contract|agreement)/i

export const nonCompete: Rule = {
	id: 'employment.non_compete',
	playbook: 'employment',
	title: 'No ban on competing after the job',
	basis: { kind: 'L', source: 'Cal. Bus. & Prof. Code 16600 to 16600.5; Minn. Stat. 181.988; N.D. Cent. Code 9-08-06; 15 O.S. 219A; the federal rule was given up in September 2025' },
	decide(input) {
		const ban = restraint(input, competing, noBan) ?? afterTheEnd(input, elsewhere, new RegExp(`${noBan.source}|${noElsewhere.source}`, 'i'))
		if (!ban) return passed()
		const state = workerState(input) ?? governingState(input)
		const barred = isCalifornian(input) ? 'California' : state !== null && statesWithoutNonCompetes.includes(state) ? state : null
		const months = monthsOf(input, ban)
		const time = months === null ? 'with no end date' : `for ${months} months`
		return flagged({
			severity: barred ? 'high' : { sending: 'medium', receiving: 'high', unsure: 'medium' },
			span: ban,
			says: barred
				? {
						friendly: `Strike the ban on competing. It is void in ${barred}${barred === 'California' ? ', and just having it in the paper breaks the law there' : ''}.`,
						neutral: `The ban on competing after the job is void in ${barred}${barred === 'California' ? ', and the clause itself breaks the law' : ''}.`,
						legal: `The post-employment non-compete is void under ${barred} law${barred === 'California' ? ', and its inclusion is itself unlawful' : ''}.`,
					}
				: {
						friendly: `There is a ban on competing after the job, ${time}. It is better to take it out.`,
						neutral: `The paper bans competing after the job, ${time}.`,
						legal: `The agreement contains a post-termination non-compete ${time}.`,
					},
			why: barred ? 'It protects nobody, and a worker can claim money and legal fees over it.' : 'State law alone decides if it holds. It keeps good people from signing, and a fight over it costs a lot.',
			market: 'Most young companies have none. Secrecy and ownership of the work do the job.',
			action: 'strike the ban on competing',
			reason: 'Secrecy and ownership already protect the company.',
			fallback: barred ? 'None: walk away from the clause in this state.' : 'For key people only: six months, one narrow field, and pay for that time, if state law allows it.',
			replacement: 'Nothing in this Agreement limits where or for whom the Worker may work after it ends. The duties of confidence go on.',
			decideBy: 'lawyer',
		})
	},
}

const soliciting =
	/\b(?:not\b|(?:refrain\w*|prohibited|barred|precluded|restrained|restricted)\b[^.;]{0,60}\bfrom|neither)[^.;]{0,240}\b(?:solicit\w*|persuad\w+|encourag\w+|urg(?:e|ing)|contact(?:ing)?\s+(?:\w+\s+){0,3}(?:customers?|clients?|employees?|staff|accounts?)|entic\w+|induc\w+|poach\w*|recruit\w*|(?<!for[\s-]{1,3})hir(?:e|ing)|canvass\w*|divert\w*|call\s+(?:up)?on|do\s+business\s+with|accept\s+business|approach\w*|lure\w*)\b[^.;]{0,240}\b(?:employees?|personnel|staff|contractors?|consultants?|workers?|team|customers?|clients?|accounts?|suppliers?|vendors?|anyone|any\s+person|individuals?|persons?\s+employed|prospects?)|\bnon-?solicit\w*(?=[^.;]{0,80}\b(?:shall|will|must|agrees?|applies|years?|months?|bound|signs?)\b)|\b(?:shall|will|must|agrees?|signs?|bound|subject)\b[^.;]{0,80}\bnon-?solicit\w*/i
/** "Does not offer services to any customer of ours": a customer may not even come by itself. */
const serving = /\b(?:stays?|keeps?)\s+(?:away\s+from|clear\s+of)\b[^.;]{0,40}\b(?:customers?|clients?|staff|employees)\b|\b(?:not|never)\b[^.;]{0,20}\btake\b[^.;]{0,30}\b(?:customers?|clients?|staff|colleagues)\b[^.;]{0,20}\b(?:with|along|away)\b|\b(?:not|never|nor|refrain\w*\s+from|no)\b[^.;]{0,60}\b(?:serv(?:e|es|ing)|deals?\s+with|dealing\s+with|sells?|suppl(?:y|ies)|advis\w+|work(?:s|ing)?|(?:offer|provid|perform|render|tak|accept)\w*\b[^.;]{0,40}\b(?:services?|work|orders?|business|engagements?|jobs?|mandates?))\b[^.;]{0,80}\b(?:customers?|clients?|accounts?)\b/i
const noServing = /\b(?:confiden\w+|disclos\w+|secrets?|lists?|names?)\b/i
const noSolicitBan = /\brestrictions?\s+on\s+non-?solicit|\breasonable\s+and\s+necessary\b|\bsurviv\w+\b[^.;]{0,60}\bnon-?solicit|\bnon-?solicit\w*\b[^.;]{0,80}\bsurviv\w+|\b(?:nothing|does\s+not\s+(?:restrict|prevent|limit|prohibit)|no\s+(?:non-?solicit\w*|restriction))\b[^.]{0,160}\bsolicit|\b(?:authori[sz]ed|hereby)\s+to\s+solicit/i
const people = /\b(?:employees?|personnel|staff|contractors?|workers?|team)\b/i
const customers = /\b(?:customers?|clients?|accounts?|prospects?|suppliers?|vendors?)\b/i
const known = /\b(?:with\s+(?:whom|which)|whom\s+\w+\s+(?:worked|dealt|met|served|managed|supervised)|worked\s+(?:with|directly)|dealt\s+with|had\s+(?:material\s+|direct\s+|personal\s+|business\s+)?(?:contact|dealings)|personally|material\s+contact|met\s+(?:in|through)|served|supervised)\b/i

export const nonSolicit: Rule = {
	id: 'employment.non_solicit',
	playbook: 'employment',
	title: 'A ban on winning people over is short and narrow',
	basis: { kind: 'L', source: 'Cal. Bus. & Prof. Code 16600 and Edwards v. Arthur Andersen (2008); elsewhere the reasonableness test of state law' },
	decide(input) {
		const ban = restraint(input, soliciting, noSolicitBan) ?? afterTheEnd(input, serving, new RegExp(`${noSolicitBan.source}|${noServing.source}`, 'i'))
		if (!ban) return passed()
		const words = clauseTextAround(input, ban)
		const months = monthsOf(input, ban)
		const whom = people.test(ban.sentence.text) && customers.test(ban.sentence.text) ? 'people and customers' : customers.test(ban.sentence.text) ? 'customers' : 'people'
		const time = months === null ? 'with no end date' : `for ${months} months`
		const california = isCalifornian(input)
		const wide = customers.test(ban.sentence.text) && !known.test(words)
		if (!california && months !== null && months <= usualNonSolicit && !wide) return passed(ban)
		return flagged({
			severity: california ? { sending: 'medium', receiving: 'high', unsure: 'high' } : months === null || months > longestNonSolicit ? { sending: 'low', receiving: 'high', unsure: 'medium' } : 'low',
			span: ban,
			says: california
				? {
						friendly: `Strike the ban on winning over ${whom}. In California it is void.`,
						neutral: `The ban on winning over ${whom} after the job is void in California.`,
						legal: `The non-solicitation covenant (${whom}) is void under California law.`,
					}
				: {
						friendly: `The ban on winning over ${whom} runs ${time}${wide ? ' and covers all of them, met or not' : ''}. Narrow it.`,
						neutral: `Winning over ${whom} is banned ${time}${wide ? ', met or not' : ''}.`,
						legal: `The non-solicitation covenant (${whom}) runs ${time}${wide ? ' and is not limited to actual contacts' : ''}.`,
					},
			why: california ? 'It protects nobody, and a worker can claim money and legal fees over it.' : 'A court may throw out a ban that is too long or too wide. Then nothing is left of it.',
			market: 'Up to 12 months, for people and customers the worker dealt with. None in California.',
			action: california ? 'strike the ban on winning over people and customers' : 'limit the ban to 12 months and to those the worker dealt with',
			reason: california ? 'It has no force there.' : 'A narrow ban is one that holds.',
			fallback: california ? 'Keep the duty not to use trade secrets to win customers.' : 'Accept 18 months for customers the worker looked after.',
			replacement: california ? 'The Worker will not use the Company’s trade secrets to win over its customers or staff.' : 'For twelve months after the end the Worker will not ask a customer or employee with whom they worked in the last year to leave the Company. Open job advertisements are allowed.',
			decideBy: california ? 'lawyer' : 'counterparty',
		})
	},
}

/** How long a ban runs: in its own words, in the "Restricted Period" that it names, else in its clause. */
function monthsOf(input: RuleInput, ban: Passage): number | null {
	const period = input.structure.definedTerms.find(({ term }) => /\b(?:period|time|term)\b/i.test(term) && ban.sentence.text.includes(term))
	const definition = period && input.structure.sentences.find(({ start, end }) => period.definition.start >= start && period.definition.start < end)
	return monthsIn(ban.sentence.text) ?? (definition ? monthsIn(definition.text) : null) ?? monthsIn(clauseTextAround(input, ban))
}

/** A restraint in words that are harmless while the job runs: only one that speaks of the time after it counts. */
function afterTheEnd(input: RuleInput, pattern: RegExp, unless: RegExp): Passage | null {
	for (const sentence of input.structure.sentences) {
		const match = pattern.exec(sentence.text)
		if (match && !unless.test(sentence.text) && pastTheEnd.test(sentence.text)) return { ...quoteSpan(sentence, match), match, sentence }
	}
	return null
}

/** A restraint that outlasts the job; loyalty while it runs is owed anyway. */
function restraint(input: RuleInput, pattern: RegExp, unless: RegExp): Passage | null {
	for (const sentence of input.structure.sentences) {
		const match = pattern.exec(sentence.text)
		if (!match || unless.test(sentence.text) || (/\bnon-?(?:compet|solicit)/i.test(match[0]) && isDenied(sentence.text, match))) continue
		const found = { ...quoteSpan(sentence, match), match, sentence }
		const outlasts = afterwards.test(sentence.text) || (!during.test(sentence.text) && !/^\s*(?:during|while)\b/i.test(clauseTextAround(input, found)))
		if (outlasts) return found
	}
	return null
}
