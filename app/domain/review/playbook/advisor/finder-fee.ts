import { patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passages } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { advising, engaging } from './sides.ts'

const money = String.raw`\b(?:capital|funds?|financing|investments?|investors?|equity\s+raise|round|fund-?raising|proceeds|money|securities)\b`
const pay = patternPart`
	\b(?:
		fees?|commissions?|percent(?:age)?|bonus|\d{1,2}(?:\.\d+)?\s?(?:%|percent)|additional\s+(?:shares|equity|options)|warrants?
		|compensat\w+|carry
	)
`
const raised = new RegExp(
	patternPart`
		\b(?:\d{1,2}(?:\.\d+)?\s?(?:%|percent)|percent)\)?[^.;]{0,20}\bof\s+(?:every|each|any|all)\s+(?:sums?|amounts?|dollars?|money)\b
			[^.;]{0,30}\binvestors?\b[^.;]{0,60}\b(?:puts?|pays?|invests?|places?)\b
		|\b(?:finder'?s?'?|success|placement|referral|introduction|introducer'?s?|broker(?:age)?|transaction|closing)\s+
			(?:fee|commission|bonus)\b[^.;]{0,200}${money}
		|${money}[^.;]{0,160}\b(?:finder'?s?'?|success|placement|referral|introduction|brokerage)\s+(?:fee|commission|bonus)
		|${pay}[^.;]{0,120}\b(?:
			(?:capital|funds?|money|investment|financing|amounts?)\s+(?:that\s+(?:is|are)\s+)?
				(?:raised|invested|introduced|obtained|secured|received)
			|raised\s+from|invested\s+by|(?:each|any|every)\s+(?:investor|investment|financing)
			|investors?\s+(?:that|whom|who|he|she|introduced|referred)|introduc\w+\s+(?:to\s+the\s+company\s+)?(?:an?\s+|any\s+)?investors?
		)
		|\b(?:each|every|any)\s+(?:\w+\s+)?(?:investor|investment|financing)\b[^.;]{0,120}${pay}
		|\binvestors?\s+(?:\w+\s+){0,2}(?:brought|introduced|referred|found|sourced|identified)\b[^.;]{0,120}${pay}
		|\b(?:raises?|raised|raising|introduc\w+|referr\w+|brings?)\b[^.;]{0,60}\b(?:capital|investors?|financing|funds|money)\b[^.;]{0,120}
			${pay}
	`,
	'i',
)
const registered =
	/\bregistered\s+(?:broker|as\s+a\s+broker)|\bbroker-?dealer\b[^.;]{0,60}\b(?:registered|licensed|member)\b|\blicensed\s+broker/i
/** A tie to sales to customers is plain commission; denials and market risks are no promise. */
const otherFee = /\b(?:customers?|sales\s+(?:revenue|commission)|legal\s+fees|management\s+fee|attorneys?)\b(?![^.;]{0,80}\binvest)/i

export const finderFee: Rule = {
	id: 'advisor.finder_fee',
	playbook: 'advisor',
	title: 'Finder’s fee',
	basis: { kind: 'L', source: '15 U.S.C. 78o(a): a broker of securities must be registered' },
	protects: [...engaging, ...advising],
	stake: 7,
	standard: 'No fee for money raised, unless the advisor is a registered broker.',
	decide(input) {
		const fee = passages(input, raised, otherFee).find(
			({ sentence }) => !/\b(?:no|not|without|never)\b[^.;]{0,60}\b(?:fee|commission|compensat\w+|finder)/i.test(sentence.text),
		)
		if (!fee) return notApplicable
		if (registered.test(fee.sentence.text)) return passed(fee)
		return flagged({
			kind: 'compliance',
			severity: 'high',
			span: fee,
			says: 'The advisor receives a finder’s fee for money raised, which only a registered broker-dealer may take.',
			why: 'Investors may rescind their investment, and the next round may stop over it.',
			market: 'No finder’s fee, unless the advisor is a registered broker-dealer.',
			action: 'strike the fee for money raised',
			reason: 'Securities law reserves it to registered broker-dealers.',
			fallback: 'A fixed fee for other services, whatever is raised.',
			replacement:
				'The Advisor will not receive any fee, commission or equity for introducing investors or in connection with any financing of the Company.',
			decideBy: 'lawyer',
		})
	},
}
