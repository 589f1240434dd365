import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { changeOfControl } from '../general/deal/transfer.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars } from '../measures.ts'
import { quoteSpan, sentenceAt, wording } from '../passages.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { noteTerms } from './note-terms.ts'
import { borrowing } from './sides.ts'

const sale = longPattern('i')`
	\b(?:
		change\s+(?:of|in)\s+control|liquidity\s+event|corporate\s+transaction
		|sale\s+(?:of\s+(?:the\s+)?(?:company|borrower|issuer|business|all|substantially)|event|transaction|proceeds)|deemed\s+liquidation
		|acqui(?:sition|red|rer?)|merger|exit\s+event|company\s+sale|(?:company|borrower|issuer)\s+is\s+(?:sold|bought|acquired)
		|(?:buys?|acquires?)\s+(?:the\s+company|us)|we\s+are\s+(?:sold|bought|acquired)
	)\b
`

const numberWords: Record<string, number> = {
	twice: 2,
	double: 2,
	two: 2,
	triple: 3,
	three: 3,
	four: 4,
	five: 5,
	'one and one-half': 1.5,
	'one and a half': 1.5,
	'two and one-half': 2.5,
	'two and a half': 2.5,
}
const sum = patternPart`
	(?:
		outstanding|unpaid|then|principal|amount|note|balance|original|purchase|investment|loan|sum|of|the|all|this|its|entire|aggregate
		|return|money
	)
`
const multiple = new RegExp(
	patternPart`
		\b(twice|double|triple)\b[^.;]{0,30}\b${sum}\b
		|\b((?:one|two)\s+and\s+(?:one-half|a\s+half)|two|three|four|five)\s*(?:\(\s?\d(?:\.\d+)?\s?[x×]?\s?\)\s*)?(?:times|[x×])
		|\b(\d{1,2}(?:\.\d{1,2})?)\s?(?:[x×](?=[\s.,;)]|$)|times\b)
		|\b(1[1-9]\d|[2-9]\d\d|10[1-9])\s?(?:%|percent)\s?\)?\s+of\s+(?:the\s+)?${sum}\b
	`,
	'gi',
)
const premium = longPattern('i')`
	\bpremium\s+(?:of|equal\s+to)\b
	|\b(?:plus|and)\s+(?:an?\s+)?(?:additional\s+)?(?:
		repayment\s+premium|premium
		|amount\s+equal\s+to\s+(?:\w+\s+){0,4}(?:\(?\d+\s?%?\)?\s*(?:percent)?\s+of\s+)?(?:the\s+)?(?:outstanding\s+)?principal
	)
`
const both = longPattern('i')`
	\b(?:
		in\s+addition|as\s+well\s+as|and\s+also|additionally|plus\s+the\s+right|together\s+with\s+(?:the\s+right|shares|stock)|both
		|(?:and|shall)\s+(?:also|then)|while\s+retaining|(?:keep|retain)s?\s+(?:its|the)|without\s+giving\s+up
	)\b[^.;]{0,120}\b(?:conver\w+|shares|stock|equity)\b
	|\bboth\b[^.;]{0,120}\b(?:cash|principal|repay\w*)\b
`

/** What a sale is says nothing of what it pays. */
const saleDefined = /^\s*["“][^"”]{0,40}(?:control|event|sale|transaction|acquisition|merger)["”]\s+(?:means|shall\s+mean)/i

export const salePayout: Rule = {
	id: 'convertible_note.sale_payout',
	playbook: 'convertible_note',
	title: 'Payout in a sale',
	basis: { kind: 'G', source: 'practice with seed notes' },
	supersedes: [changeOfControl],
	protects: borrowing,
	stake: 8,
	confidence: 0.66,
	standard: 'The greater of 1x with interest and the as-converted value. A payout of 2x is at the hard end.',
	decide(input) {
		const topic = aboutTopic(input, sale, sale)
		if (!topic) return notApplicable
		const about = topic.structure.sentences.filter(({ text }) => !saleDefined.test(text))
		const doubled = about.find(
			({ text }) =>
				both.test(text) &&
				/\b(?:pays?|paid|repa\w+|receives?|gets?|entitled|cash|principal)\b/i.test(text) &&
				!/\b(?:greater|higher|larger)\s+of\b|\bin\s+lieu\b|\binstead\b|\beither\b/i.test(text),
		)
		const most = largestMultiple([...about, ...definitionsIn(input, about)])
		const paid = about.find(({ text }) => premium.test(text) && !/\b(?:no|without)\b[^.;]{0,30}\bpremium\b/i.test(text))
		const hit = most?.sentence ?? paid ?? doubled
		if (!hit) {
			const place = wording(
				{ ...topic, structure: { ...topic.structure, sentences: about } },
				/\b(?:pays?|paid|repa\w+|receives?|gets?|conver\w+|due)\b/i,
			)
			return place ? passed(place) : undecided
		}
		const { principal } = noteTerms(input)
		const times = most ? `${most.times}x` : 'more than 1x'
		const worked =
			most && principal && !/\bpremium\b/i.test(most.sentence.text)
				? ` For ${dollars(principal.value)} lent that is ${dollars(Math.round(principal.value * most.times * 100) / 100)}.`
				: ''
		// "Principal, interest and a premium of twice the principal": the multiple comes on top.
		const onTop =
			most !== null &&
			/\bpremium\s+(?:of|equal\s+to)\b/i.test(most.sentence.text) &&
			/\b(?:and|plus)\s+an?\s+(?:\w+\s+)?premium\b/i.test(most.sentence.text)
		const problem = onTop
			? `pays the holder its money back and a premium of ${times} on top${doubled ? ', with stock as well' : ''}`
			: most || paid
				? `pays the holder ${times} its money${doubled ? ', with stock on top' : ''}`
				: 'pays the holder in cash and in stock'
		return flagged({
			severity: (most?.times ?? 0) >= 2 || doubled ? 'high' : 'medium',
			span: quoteSpan(hit, { index: Math.max(0, hit.text.search(new RegExp(multiple.source, 'i'))), 0: '' }),
			says: `A sale before conversion ${problem}.${worked}`,
			why: 'In a small sale the holder takes money that founders and staff would get.',
			market: 'The greater of 1x with interest and the as-converted value. A payout of 2x is at the hard end.',
			action: 'limit the payout in a sale to the greater of 1x with interest and the as-converted value',
			reason: 'The holder gets its money back or shares in the gain.',
			fallback: '1.5x with interest, in place of stock.',
			replacement:
				'If a Change of Control occurs prior to conversion, the Company will pay the holder the greater of (a) the outstanding principal ' +
				'and accrued interest and (b) the amount the holder would have received had this Note converted into common stock at the cap ' +
				'price immediately prior to the Change of Control.',
			decideBy: 'lawyer',
		})
	},
}

function definitionsIn(input: RuleInput, sentences: readonly Sentence[]): Sentence[] {
	const named = input.structure.definedTerms.filter(
		({ term }) => /\b(?:payment|amount|price|fee|premium|return)\b/i.test(term) && sentences.some(({ text }) => text.includes(term)),
	)
	return named.flatMap(({ definition }) => sentenceAt(input, definition) ?? [])
}

function largestMultiple(sentences: readonly Sentence[]): { times: number; sentence: Sentence } | null {
	let most: { times: number; sentence: Sentence } | null = null
	for (const sentence of sentences) {
		for (const match of allMatches(sentence.text, multiple)) {
			const words = (match[1] ?? match[2])?.toLowerCase().replace(/\s+/g, ' ')
			const times = words ? (numberWords[words] ?? 1) : match[3] ? Number(match[3]) : Number(match[4]) / 100
			// "1.0x", and "10 times a year": neither pays more than the money back.
			if (
				times > 1 &&
				times <= 10 &&
				times > (most?.times ?? 1) &&
				/\b(?:pays?|paid|payable|repa\w+|receives?|gets?|owe[sd]?|entitled|due|amount|proceeds|back)\b/i.test(sentence.text)
			)
				most = { times, sentence }
		}
	}
	return most
}
