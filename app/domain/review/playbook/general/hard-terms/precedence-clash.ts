import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../../clauses/clause.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import { quoteSpan } from '../../passages.ts'
import type { Rule, RuleInput } from '../../rule.ts'

const wins = String.raw`(?:shall\s+|will\s+|does\s+|do\s+|must\s+)?(?:prevails?|controls?|governs?|takes?\s+(?:precedence|priority)|supersedes?|overrides?)`
const clashes = patternPart`
	(?:
		are\s+inconsistent|conflicts?|differs?|disagrees?|contradicts?(?:\s+each\s+other)?|is\s+inconsistent\s+with|conflicts\s+with
		|is\s+in\s+conflict\s+with
	)
`
const noun = String.raw`(?:conflicts?|inconsisten\w+|discrepanc\w+|contradictions?|ambiguit\w+)`
const between = new RegExp(
	String.raw`\b${noun}\b[^.;]{0,60}?\b(?:between|among|with)\s+([^.;]{3,160}?),\s*(?:then\s+)?([^.;,]{3,100}?)\s+${wins}\b`,
	'i',
)
const ifClash = new RegExp(
	String.raw`\b(?:if|where|when|should)\s+([^.;,]{3,140}?)\s+${clashes}\b([^.;,]{0,80}),\s*(?:then\s+)?([^.;,]{3,100}?)\s+${wins}\b`,
	'i',
)
/** An order that holds for one subject only, or gives way, is no second order for all of it. */
const narrowed = longPattern('i')`
	\b(?:
		except|unless|other\s+than|solely|only|with\s+(?:respect|regard)\s+to|regarding|relating\s+to|to\s+the\s+extent|expressly|as\s+to
		|in\s+relation\s+to|translat\w*|languages?|versions?|English|personal\s+data|data\s+protection|law|statutes?|subject\s+matter
		|purposes\s+of
	)\b
`

interface Order {
	winner: string
	/** The winner as the text calls it. */
	called: string
	/** What gives way; `*` for every other paper. */
	losers: string[]
	sentence: Sentence
	at: { index: number; 0: string }
}

export const precedenceClash: Rule = {
	id: 'general.precedence_clash',
	playbook: 'general',
	title: 'One order of precedence',
	basis: { kind: 'G', source: 'commercial practice' },
	comparesFacts: true,
	decide(input) {
		const orders = ordersOf(input)
		const clash = orders.flatMap((one, index) =>
			orders
				.slice(index + 1)
				.flatMap((two) => (one.winner !== two.winner && yields(one, two.winner) && yields(two, one.winner) ? [{ one, two }] : [])),
		)[0]
		if (!clash) return notApplicable
		return flagged({
			kind: 'contradictory',
			severity: 'medium',
			span: quoteSpan(clash.one.sentence, clash.one.at),
			says: `Two orders of precedence contradict each other: here ${clash.one.called} wins, elsewhere ${clash.two.called}.`,
			why: 'If the papers conflict, nobody can say which term applies, and a court decides.',
			market: 'One clause ranks all papers of the contract, once.',
			action: 'keep one order of precedence and strike the other',
			reason: 'Both of us need to know which paper applies.',
			fallback: null,
			replacement: null,
			confidence: 0.8,
		})
	},
}

function ordersOf(input: RuleInput): Order[] {
	return mentions(
		input,
		/\b(?:prevail|control|govern|precedence|priority|supersede|override)/i,
		undefined,
		/\b(?:conflict|inconsisten|discrepan|contradict|differ|ambiguit)/i,
	).flatMap(({ sentence }) => {
		if (narrowed.test(sentence.text)) return []
		const pair = between.exec(sentence.text)
		const clash = pair ? null : ifClash.exec(sentence.text)
		const match = pair ?? clash
		const called = ((pair ? pair[2] : clash?.[3]) ?? '').trim()
		const winner = paperOf(called)
		if (!match || !winner) return []
		const named = (pair ? pair[1]! : `${clash![1]} and ${clash![2]}`)
			.split(/\s+(?:and|or|with|,)\s+|,\s*/i)
			.map(paperOf)
			.filter((paper) => paper !== null)
		return [{ winner, called, losers: [...new Set(named)].filter((paper) => paper !== winner), sentence, at: match }]
	})
}

function yields({ losers }: Order, paper: string): boolean {
	return losers.includes(paper) || losers.includes('*')
}

/** One word for each document: "the terms of this Agreement", "this document" and "these terms" all mean the document itself. */
function paperOf(words: string): string | null {
	const plain = words.toLowerCase().replace(
		longPattern('g')`
			\b(?:the\s+)?(?:terms|provisions|conditions|wording|text|language)(?:\s+and\s+(?:conditions|provisions))?\s+
			(?:of|in|set\s+(?:out|forth)\s+in|contained\s+in)\s+
		`,
		'',
	)
	if (/\b(?:any|all|each|every)\s+other\b|\bother\s+(?:\w+\s+)?(?:documents?|papers?|parts?)\b/.test(plain)) return '*'
	if (
		longPattern()`
			\bthis\s+(?:agreement|document|contract|master)\b|\bthese\s+(?:\w+\s+)?(?:terms|conditions)\b
			|\bthe\s+(?:main\s+)?(?:agreement|contract)\b(?!\s+documents?)|\bmaster\b
		`.test(plain)
	)
		return 'this'
	const named = longPattern()`
		\b(
			proposal|statements?\s+of\s+work|sows?|purchase\s+orders?|order\s+forms?|orders?|work\s+orders?|exhibits?|schedules?|annex(?:es)?
			|appendi(?:x|ces)|attachments?|addend(?:um|a)|quot(?:e|ation)s?|specifications?|polic(?:y|ies)|invoices?
		)\b(?:\s+([a-z0-9])\b)?
	`.exec(plain)
	return named ? `${named[1]!.replace(/^sows?$/, 'statement of work').replace(/s$/, '')} ${named[2] ?? ''}`.trim() : null
}
