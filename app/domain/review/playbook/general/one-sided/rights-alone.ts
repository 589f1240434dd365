import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../../../frames/parse/predication.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { namesEverySide, namesParty, wordsAndNext } from '../around.ts'
import { isEmployment, isFunding } from '../../reader-side.ts'
import { visibleText } from '../../passages.ts'
import type { RuleInput } from '../../rule.ts'
import { actorSide, nameOf, type Point, spanOf, sureVerbs, upper, wordsOf } from './point.ts'

/** Uses that need the named person's word, wherever it stands. */
const approvalOfUse = longPattern('i')`
	(?:\buses?\b[^.;]{0,80}\b(?:names?|logos?|marks?|likeness|image|attributes)\b|\bpress\s+releases?\b)
	[^.;]{0,160}\bsubject\s+to\b[^.;]{0,60}\bapproval\s+(?:of|by)\b
`

/**
 * A right that both sides usually have, or neither. The words around it differ too much for one wording: each is a
 * request, none is written in.
 */
interface RightClass {
	is(verb: Predication, words: string): boolean
	/** What in the sentence, or right behind it, takes the sting out. */
	unless?(input: RuleInput, verb: Predication): boolean
	/** Kinds of paper in which one side rightly has it alone. */
	usual(input: RuleInput): boolean
	severity: Severity
	says(name: string): string
	why: string
	market: string
	action: string
	reason: string
}

const classes: RightClass[] = [
	{
		is: ({ verb }, words) =>
			/^(?:recover|be entitled|have|receive|collect)$/.test(verb) &&
			/\battorneys?['’]?s?['’]?\s+(?:and\s+\w+\s+)?fees\b|\blegal\s+(?:fees|costs)\b/i.test(words) &&
			!/\bprevail/i.test(words),
		// The cost of collecting an unpaid invoice is no fee of a dispute.
		unless: (_input, { sentence }) => /\bcollect(?:ing|ion)\b|\bprevail/i.test(sentence.text),
		usual: isFunding,
		severity: 'medium',
		says: (name) => `Only ${name} recovers its legal fees in a dispute.`,
		why: 'If you win you still pay your own lawyer, and if you lose you pay both.',
		market: 'Each side pays its own lawyer, or the prevailing party recovers from the other.',
		action: 'let the prevailing party recover its legal fees, whichever it is',
		reason: 'The same rule should apply to both of us.',
	},
	{
		is: ({ verb }, words) =>
			/^(?:use|identify|list|display|publish|refer|name|include|reference|announce)$/.test(verb) &&
			/\b(?:name|names|logos?|trade\s?marks?|marks|likeness)\b/i.test(words) &&
			/\b(?:market|promot|publicity|advertis|press|website|web\s+site|customer\s+list|case\s+stud|reference)/i.test(words) &&
			!/\bconsent\b|\bapproval\b|\bguidelines\b|\bpermission\b/i.test(words),
		unless: (input, { object, sentence }) =>
			!isReadersName(input, object?.text ?? '') ||
			approvalOfUse.test(visibleText(input)) ||
			/\bpre-?\s*approved\b|\busage\s+policy\b|\bbrand\s+(?:standards|guide)/i.test(sentence.text) ||
			/\bright\s+and\s+licen[cs]e|\blicen[cs]ed?\s+(?:right|marks?|propert)|\bProgram(?:s|ming|mes?)?\b[^.;]{0,40}\b[Mm]arks\b/i.test(
				sentence.text,
			),
		usual: (input) => isEmployment(input) || /franchise|distribut|resell|endors|sponsor|market/i.test(input.documentType ?? ''),
		severity: 'low',
		says: (name) => `${upper(name)} may use your name or logo in its marketing without asking you.`,
		why: 'You lose control over who advertises with your brand, and where.',
		market: 'Use of a name or logo needs prior consent, which may be withdrawn.',
		action: 'make any use of our name or logo need our prior written consent',
		reason: 'We need to control how our brand is used.',
	},
	{
		is: ({ verb }, words) =>
			/^(?:seek|obtain|be entitled|have|apply)$/.test(verb) &&
			/\binjuncti|\bequitable\s+relief|\bspecific\s+performance/i.test(words) &&
			/\bwithout\b[^;]{0,60}\b(?:bond|security|proof|proving)/i.test(words),
		unless: (_input, { sentence }) => namesEverySide(sentence.text),
		usual: (input) => isEmployment(input) || isFunding(input),
		severity: 'low',
		says: (name) => `Only ${name} may get an injunction without a bond or proof of loss.`,
		why: 'A court order could stop your work before anything is proven, while you have no such right.',
		market: 'Either side may seek an injunction, and the court decides about a bond.',
		action: 'give both parties the same right to seek an injunction',
		reason: 'Both of us may need urgent protection.',
	},
	{
		is: ({ verb, object }, words) =>
			/^(?:audit|inspect|examine|enter)$/.test(verb) &&
			!/^\s*into\b/i.test(object?.text ?? '') &&
			(verb !== 'enter' || /\b(?:premises|facilit)/i.test(object?.text ?? '')) &&
			/\b(?:books|records|premises|facilit(?:y|ies)|accounts)\b/i.test(object?.text ?? '') &&
			!/\bnotice\b|\bbusiness\s+hours\b|\breasonabl[ey]\b|\bonce\b|\bemergency\b/i.test(words),
		unless: (input, { sentence }) =>
			/\bnotice\b|\bbusiness\s+hours\b|\breasonable\s+(?:times?|hours)\b|\bonce\b[^.;]{0,30}\byear|\benter\s+into\b/i.test(
				wordsAndNext(input, sentence, 250),
			),
		usual: (input) => isEmployment(input) || isFunding(input),
		severity: 'low',
		says: (name) => `${upper(name)} may audit or inspect you at any time, without notice.`,
		why: 'An audit takes your people’s time, and nothing here limits how often or when it comes.',
		market: 'Once a year, on 10 business days’ notice, in business hours, and at the cost of the side that asks.',
		action: 'limit audits to once a year, on ten business days’ notice and during business hours',
		reason: 'We are glad to show our records if we can plan for it.',
	},
]

/** Rights of a class that the other side has, and the reader does not. */
export function rightsAlone(input: RuleInput): Point[] {
	const verbs = sureVerbs(input).filter(
		({ modality, passive }) => (modality === 'may' || modality === 'is' || modality === 'must') && !passive,
	)
	return classes.flatMap((right) => {
		if (right.usual(input)) return []
		const having = verbs.filter((verb) => right.is(verb, wordsOf(verb)) && !right.unless?.(input, verb))
		if (having.some(({ subject }) => actorSide(input, subject?.actor) !== 'other')) return []
		const [first] = having.filter(({ modality, verb }) => modality === 'may' || verb === 'be entitled')
		if (!first) return []
		return [
			{
				severity: right.severity,
				span: spanOf(first),
				says: right.says(nameOf(input, first)),
				why: right.why,
				market: right.market,
				action: right.action,
				reason: right.reason,
				confidence: Math.min(0.7, first.confidence),
			},
		]
	})
}

function isReadersName({ reader }: RuleInput, words: string): boolean {
	const names = (reader.party?.names ?? []).flatMap((name) => [name, `${name}s`])
	return namesParty(words, names) || /\b(?:your|the\s+other\s+party|each\s+other)\b/i.test(words)
}
