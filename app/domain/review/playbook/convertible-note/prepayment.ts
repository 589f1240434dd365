import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, passed, undecided } from '../draft-finding.ts'
import { quoteSpan, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { aboutTopic } from '../topics.ts'
import { borrowing } from './sides.ts'

const about = longPattern('i')`
	\b(?:pay(?:s|ing)?|repay(?:s|ing|ment)?)\s+(?:\w+\s+){0,3}early\b|\bearly\s+(?:re)?payment\b|\bpre-?pa(?:y|id|yment|yable|ying)\w*\b
	|\b(?:repa(?:y|id|yment)|redeem\w*|pa(?:y|id)(?:\s+off)?)\b[^.;]{0,60}\b
		(?:early|before\s+(?:the\s+)?matur\w+|prior\s+to\s+(?:the\s+)?matur\w+|ahead\s+of)
`
const barred = longPattern('i')`
	\b(?:may|shall|can|will)\s*not\b[^.;]{0,60}\b(?:pre-?pa|be\s+pre-?paid|repa|redeem|pay)
	|\b(?:cannot|can't)\b[^.;]{0,40}\b(?:pre-?pa|repa|redeem)
	|\bno\b[^.;]{0,30}\b(?:right\s+to\s+pre-?pay|pre-?payments?)\b
	|\bpre-?payment\b[^.;]{0,40}\b(?:not\s+(?:be\s+)?(?:permitted|allowed)|prohibited)|\b(?:is|are)\s+not\s+pre-?payable\b
	|\bneither\b[^.;]{0,60}\bpre-?pa|\bonly\s+with\b|\bwithout\b[^.;]{0,40}\bconsent\b
`
const consent = /\b(?:consent|approval|agreement|permission|waiver|elect\w*)\b/i
const price = longPattern('i')`
	\bcosts?\b[^.;]{0,30}\b(?:\d|an?\s+(?:tenth|fifth|quarter|third|half)|months?|fee)\b|\bfee\b[^.;]{0,30}\bmonths\b
	|\b(?:
		premium|penalt(?:y|ies)|pre-?payment\s+(?:fee|charge|premium)|make-?whole|exit\s+fee|break(?:age)?\s+(?:fee|costs?)
		|yield\s+maintenance
	)\b
	|\b(?:fee|charge|surcharge)\s+(?:of|equal)\b
	|\b(?:10[1-9]|1[1-9]\d|[2-9]\d\d)\s?(?:%|percent)
`
const free = longPattern('i')`
	\b(?:without|no|free\s+of|waives?\s+any)\s+(?:(?:any|an?|further|extra)\s+)*(?:\w+\s+(?:or|and)\s+)?
		(?:premium|penalt|pre-?payment\s+(?:fee|premium|penalt)|fee|charge)
	|\bno\b[^.;]{0,40}\b(?:premium|penalty|fee)\b
`

export const prepayment: Rule = {
	id: 'convertible_note.prepayment',
	playbook: 'convertible_note',
	title: 'Prepayment',
	basis: { kind: 'G', source: 'practice with seed notes' },
	protects: borrowing,
	stake: 8,
	standard: 'Prepayment with the consent of a majority of holders.',
	decide(input) {
		const topic = aboutTopic(input, /\bpre-?pay/i, about)
		if (!topic) return undecided
		const { sentences } = topic.structure
		const dear = sentences.find(({ text }) => price.test(text) && !free.test(text) && !/\bdefault\s+premium\b/i.test(text))
		if (dear) return costs(dear)
		const bar = sentences.find(({ text }) => barred.test(text) && !consent.test(sentences.map((each) => each.text).join(' ')))
		if (bar) {
			return flagged({
				severity: 'medium',
				span: quoteSpan(bar, { index: Math.max(0, bar.text.search(about)), 0: '' }),
				says: 'The note cannot be prepaid, even with the holders’ consent.',
				why: 'The company cannot refinance, and a buyer of the company may have to wait.',
				market: 'Prepayment with the consent of a majority of holders.',
				action: 'allow prepayment with the consent of a majority of holders',
				reason: 'It keeps the note flexible.',
				fallback: 'No prepayment in the first 12 months.',
				replacement: prepaymentClause,
			})
		}
		const place = wording(topic, about)
		return place ? passed(place) : undecided
	},
}

function costs(dear: Sentence) {
	return flagged({
		severity: 'medium',
		span: quoteSpan(dear, { index: Math.max(0, dear.text.search(price)), 0: '' }),
		says: 'Prepayment costs a premium or fee.',
		why: 'The company pays extra to retire a debt early.',
		market: 'No prepayment premium: principal and accrued interest only.',
		action: 'strike the prepayment premium',
		reason: 'The holder has its money back with interest.',
		fallback: 'A fee of 1%, and none in a sale of the company.',
		replacement: prepaymentClause,
	})
}

const prepaymentClause =
	'The Company may prepay this Note in whole or in part, without premium or penalty, with the consent of the holders of a majority in principal of the Notes.'
