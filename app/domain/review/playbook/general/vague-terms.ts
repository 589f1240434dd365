import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Structure } from '../../clauses/clause.ts'
import { sentencesToRead } from '../../clauses/search/sentences-to-read.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { quoteSpan } from '../passages.ts'
import { readerPays } from '../reader-side.ts'
import type { Rule, RuleInput } from '../rule.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { escaped } from '../../sides/plain-names.ts'

interface VagueKind {
	/** The words without a measure, with the money they leave open. */
	pattern: RegExp
	/** A measure, or another matter, in the same sentence takes the harm away. */
	measure: RegExp
	severity: Severity
	/** What is open, as a sentence. */
	says: string
	why: string
	action: string
	/** Only a reader who pays has something to lose by it. */
	ofPayer?: boolean
	/** Who may do it is told by the words: it is nothing to fear for whoever has the right. */
	isRight?: boolean
}

const owes = String.raw`(?:shall|will|must|agrees?\s+to|undertakes?\s+to|is\s+to|are\s+to|is|are)`
const paid = patternPart`
	(?:
		pay(?:s|ment)?|paid|repay|repaid|reimburse[ds]?|refund(?:s|ed)?|returns?\s+the\s+(?:\w+\s+)?(?:deposit|security|money)|returned
		|settled?|credit(?:s|ed)?
	)
`
const someday = patternPart`
	(?:
		within\s+a\s+(?:commercially\s+)?reasonable\s+(?:time|period)|in\s+good\s+time|in\s+due\s+course
		|at\s+(?:some|a)\s+later\s+(?:time|date|point|stage)
		|when(?:ever)?\s+(?:it\s+is\s+)?(?:practicable|convenient|funds\s+(?:allow|permit|are\s+available))
		|when(?:ever)?\s+(?:the\s+)?\w+\s+has\s+(?:the\s+)?(?:funds|money|means)|in\s+the\s+(?:near|foreseeable)\s+future
		|as\s+and\s+when\s+(?:it\s+)?(?:can|able)
	)
`
const price = patternPart`
	(?:
		prices?|fees?|compensation|bonus(?:es)?|commissions?|royalt(?:y|ies)|salary|remuneration|rent|rates?|equity|sum|amount
		|consideration|valuation
	)
`
const number = longPattern('i')`
	(?<![$€£\d.,])\b\d+\b(?![.,]\d)
	|\b(?:one|two|three|five|seven|ten|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety)\b[^.;]{0,12}\b(?:business\s+)?
		(?:day|hour|week|month|percent)
`

/**
 * Only wording that decides a payment, and only without a measure: "best efforts" and "material breach" are the field's
 * own terms.
 */
const kinds: VagueKind[] = [
	{
		pattern: new RegExp(
			patternPart`
				\b${owes}\b[^.;]{0,120}\b${paid}\b[^.;]{0,45}\b(?<!determined\s)${someday}
				|\b(?:pays|repays|refunds|reimburses)\b[^.;]{0,45}\b${someday}
				|\b(?:returns|gives\s+back|pays\s+back|hands\s+back)\s+the\s+(?:\w+\s+)?(?:deposit|security|money)\b[^.;]{0,40}\b${someday}
			`,
			'i',
		),
		measure: number,
		severity: 'medium',
		says: 'Payment has no due date.',
		why: 'Without a date the payment is never clearly late, so you cannot claim interest or stop work.',
		action: 'set a number of days for the payment',
	},
	{
		pattern: new RegExp(
			patternPart`
				\b${price}\b[^.;]{0,60}\b(?:to\s+be|as\s+may\s+be|shall\s+be|will\s+be|is\s+to\s+be)\s+(?:mutually\s+)?
					(?:agreed|negotiated|discussed|decided|determined|fixed)(?:\s+(?:up)?on)?\b(?:
					\s+(?:later|at\s+a\s+later|in\s+good\s+faith|in\s+the\s+future|between|by\s+the\s+parties|from\s+time\s+to\s+time)
				)
				|\b${price}\s+(?:that|which)\s+(?:we|the\s+parties|both\s+sides|\p{Lu}\w+)\s+(?:will\s+|shall\s+)?
					(?:settles?|agrees?(?:\s+(?:up)?on)?|fix(?:es)?|decides?|determines?|sets?)\s+(?:once|when|after|later|in\s+due\s+course)\b
			`,
			'iu',
		),
		measure: longPattern('i')`
			\b(?:
				or\s+such|or\s+as|list\s+price|arbitrat\w+|apprais\w+|fair\s+market|independent|in\s+accordance\s+with|by\s+reference\s+to
				|based\s+on|equal\s+to|not\s+(?:to\s+)?exceed|statement\s+of\s+work|SOW|change\s+order|work\s+order|additional|renew\w*
				|exten(?:d\w*|sion)|option|optional
			)\b
		`,
		severity: 'medium',
		says: 'The price is left to a later agreement.',
		why: 'An agreement to agree is often unenforceable: without a price you may have no claim at all.',
		action: 'fix the amount, or a formula or third party that determines it',
	},
	{
		pattern: new RegExp(
			patternPart`
				\b(?:fees?|prices?|rates|charges?|pricing)\b[^.;]{0,25}\b(?:may|can|will|shall)\s+(?:be\s+)?(?:\w+\s+){0,2}
					(?:chang\w+|adjust\w*|revis\w+|modif\w+|amend\w*|increas\w+|vary|varied)\b[^.;]{0,60}\bfrom\s+time\s+to\s+time\b
				|\b(?:may|can|reserves?\s+the\s+right\s+to)\b[^.;]{0,40}\b(?:chang\w+|adjust\w*|revis\w+|modif\w+|amend|increas\w+)\b[^.;]{0,40}\b
					(?:fees?|prices?|rates|charges?|pricing)\b[^.;]{0,60}\bfrom\s+time\s+to\s+time\b
			`,
			'i',
		),
		measure: longPattern('i')`
			\bnotic(?:e|es)\b|\bnotif\w+|\binform\w*|\bcommunicated\s+to\b|\bdays\s+before\b|\bact\b|\bform\s+[A-Z]|\bregulat\w+|\bcommitment\b
			|\bby\s+(?:mutual\b|(?:written\s+)?agreement\b|consent\b)|\bparties\s+agree\b|\bagree\w*\s+in\s+writing\b|\bwritten\s+agreement\b
			|\b(?:upon|subject\s+to|until|after)\b[^.;]{0,40}\baccept\w*|\bpost(?:ed|ing)\b|\bpublish\w*|\beffective\s+(?:on|upon|as\s+of|from)\b
			|\bbenefits?\b|\binterest\s+rates?\b|\bprime\b|\bnot\s+(?:go\s+above|exceed|be\s+higher)\b|\b(?:highest|maximum|ceiling|cap(?:ped)?)\b
		`,
		severity: 'medium',
		ofPayer: true,
		isRight: true,
		says: 'Prices may change at any time, without notice or limit.',
		why: 'You cannot budget for the cost, and an increase binds you as soon as it is made.',
		action: 'require 60 days’ notice of a price change and a right to terminate before it takes effect',
	},
	{
		pattern: new RegExp(
			patternPart`
				\b(?:pays?|paid|receives?|gets?|billed|charged|entitled\s+to)\b[^.;]{0,50}\b(?:an?\s+)?(?:fair|reasonable|appropriate|suitable)\s+
				(?:rates?|price|fee|sum|pay|remuneration|bonus|compensation)\b
			`,
			'i',
		),
		measure: longPattern('i')`
			\$\s?\d
			|\b(?:
				attorneys?|legal|counsel|court|market\s+value|cap\w*|not\s+(?:to\s+)?exceed|approv\w+|scope\s+of\s+work|damage[sd]?|expenses
				|cooperat\w+|assist\w+|refund|less
			)\b
		`,
		severity: 'low',
		ofPayer: true,
		says: 'The amount to be paid is only described as reasonable.',
		why: 'Each party will read it in its own favor, and only a court can settle the figure.',
		action: 'set a rate, a cap or prior written approval',
	},
]

export const vagueTerms: Rule = {
	id: 'general.vague_terms',
	playbook: 'general',
	title: 'Payments have an amount and a date',
	basis: { kind: 'G', source: 'drafting practice' },
	stake: 2,
	step: { needs: /\b(?:pay\w*|paid|prices?|fees?|amounts?|rates?|charges?|invoices?|compensation|commissions?|royalt\w+)\b/i },
	standard: 'An amount, a formula or a cap, and a due date in days.',
	decide(input) {
		const pays = readerPays(input)
		const found = kinds
			.filter(({ ofPayer }) => !ofPayer || pays !== false)
			.flatMap((kind) => {
				const place = firstPlace(input, kind)
				return place ? [{ kind, span: place }] : []
			})
			.filter(({ span }, index, all) => all.findIndex((other) => other.span.start === span.start) === index)
		const [first, ...more] = found.map(({ kind: { severity, says, why, action }, span }) => ({
			kind: 'ambiguous' as const,
			severity,
			span,
			says,
			why,
			market: 'An amount, a formula or a cap, and a due date in days.',
			action,
			reason: 'A fixed figure saves both of us a dispute.',
		}))
		return first ? flagged(first, ...more) : notApplicable
	},
}

function firstPlace(input: RuleInput, { pattern, measure, ofPayer, isRight }: VagueKind) {
	const { structure } = input
	for (const sentence of sentencesToRead(structure.sentences, pattern)) {
		const match = pattern.exec(sentence.text)
		if (!match || measure.test(sentence.text) || isDefined(structure, match[0])) continue
		if ((isRight && isReadersOwn(input, sentence.text)) || isCollection(sentence.text)) continue
		// Notice, a limit or an approval may stand in the next sentence.
		const next = structure.sentences[structure.sentences.indexOf(sentence) + 1]
		if (ofPayer && next && (next.clauseId === sentence.clauseId || next.start - sentence.end < 4) && measure.test(next.text)) continue
		return quoteSpan(sentence, match)
	}
	return null
}

function isReadersOwn({ reader }: RuleInput, words: string): boolean {
	return (reader.party?.names ?? []).some((name) => {
		const written = escaped(name).replace(/(?:,?\s+(?:Inc\\\.|LLC|Ltd\\\.?))$/, '')
		return new RegExp(
			patternPart`
				(?<![\p{L}])${written}(?:
					\s+(?:may|can|shall|will|reserves?|has)(?![\p{L}])|['’]s?\s+(?:sole\s+|own\s+|absolute\s+)*(?:discretion|option|choice)(?![\p{L}])
				)
			`,
			'iu',
		).test(words)
	})
}

/** A reminder to another party to pay an overdue sum soon is a step of collection: the date is past. */
function isCollection(words: string): boolean {
	return longPattern('i')`
		\b(?:fails?|failed|failure)\s+to\s+pay\b[^.]{0,160}\bon\s+time\b
		|\b(?:fails?|failed|failure)\s+to\s+pay\b[\s\S]{0,300}\b(?:notif\w+|notice|remind\w*|demand)\b
	`.test(words)
}

function isDefined({ definedTerms }: Structure, words: string) {
	const used = words.replace(/\s+/g, ' ').toLowerCase()
	return definedTerms.some(({ term }) => used === term.toLowerCase())
}
