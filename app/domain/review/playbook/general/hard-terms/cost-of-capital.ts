import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { monthsIn } from '../../measures.ts'
import { mentions } from '../../mentions.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { longestFeeTail } from './thresholds.ts'

const giving: ReadonlySet<RoleKind> = new Set(['company', 'founder', 'borrower', 'seller', 'customer', 'employer'])

function gives({ reader }: RuleInput): boolean {
	return (
		reader.party !== null &&
		giving.has(
			reader.party.roleKind ??
				(/^(?:the\s+)?(?:company|issuer|borrower|founders?)$/i.test(reader.party.role ?? reader.party.name) ? 'company' : 'investor'),
		)
	)
}

const undiluted = longPattern('i')`
	\bnon-?dilut(?:able|ing|ive|ion)\b[^.;]{0,60}(?:%|percent|\b(?:stake|interest|shares|equity|ownership)\b)
	|(?:%|\bpercent)\)?[^.;]{0,100}\b(?:shall|will|may|must)\s+(?:not|never|at\s+no\s+time)\s+be\s+(?:diluted|reduced)\b
	|\b(?:at\s+all\s+times|always)\b[^.;]{0,60}\b(?:own|hold|maintain|equal|represent|constitute|retain)\w*\b[^.;]{0,60}(?:%|percent)
		[^.;]{0,80}\b(?:fully[\s-]diluted|outstanding|capital\w*|equity|shares)\b
	|\b(?:own|hold|maintain)\w*\b[^.;]{0,60}(?:%|percent)[^.;]{0,100}\b(?:
		without\s+(?:further\s+|additional\s+|any\s+)?(?:payment|consideration|cost|dilution)
		|regardless\s+of\s+(?:future|later|any)\b[^.;]{0,30}\b(?:issu|round|financ)
	)
`
const ofControl = longPattern('i')`
	\b(?:
		affiliates?|control\w*|threshold|voting\s+power|majority|so\s+long\s+as|for\s+so\s+long|provided\s+that\s+the\s+investor|means
		|collateral|subsidiar\w+|wholly
	)\b
`

export const undilutedShare: Rule = {
	id: 'general.nondilutable_share',
	playbook: 'general',
	title: 'No holder is free from dilution',
	basis: { kind: 'S', source: 'NVCA model documents; published advisor and accelerator terms' },
	protects: ['company', 'founder'],
	decide(input) {
		const place = gives(input)
			? mentions(input, undiluted, ofControl, /dilut|\b(?:own|hold|maintain|equal|represent|constitute|retain)/i)[0]
			: undefined
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'A fixed share of the company that no later round may dilute.',
			why: 'Every new share must be matched for free, so founders and new investors bear this holder’s dilution as well as their own.',
			market: 'All holders are diluted alike. Investors may buy their pro rata share of later rounds.',
			action: 'strike the protection against dilution, and offer a pro rata right to buy instead',
			reason: 'No later investor accepts a holder that cannot be diluted.',
			fallback: 'Protection until the next priced round only, up to a fixed amount raised.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: 0.75,
		})
	},
}

const times = patternPart`
	(?:
		(?:two|three|four|five|six)\s*(?:\(\s?\d(?:\.\d+)?\s?x?\s?\)\s*)?times|twice|[2-9](?:\.\d+)?\s?(?:x|×|times)
		|[2-9]\d\d\s?(?:%|percent)\s+of
	)
`
const payout = new RegExp(
	patternPart`
		\b(?:sale|change\s+(?:of|in)\s+control|acquisition|merger|liquidity\s+event|maturity|repay\w*|prepay\w*|exit|IPO)\b[^.;]{0,160}\b
		(?:pay|pays|paid|repay|repaid|receive|receives|entitled|equal\s+to|owed?)\b[^.;]{0,80}\b${times}\s+
		(?:the\s+|its\s+|such\s+|their\s+)?(?:\w+\s+){0,3}?(?:
			principal|purchase\s+amount|loan|advance|investment|amount\s+(?:invested|lent|advanced)|outstanding|note|original
		)
	`,
	'i',
)

export const payoutMultiple: Rule = {
	id: 'general.payout_multiple',
	playbook: 'general',
	title: 'A sale or repayment pays the money back once',
	basis: { kind: 'S', source: 'published forms of convertible notes and venture loans' },
	protects: ['company', 'founder', 'borrower'],
	stake: 8,
	comparesFacts: true,
	decide(input) {
		if (
			input.documentType === 'Convertible Note' ||
			input.documentType === 'SAFE' ||
			input.documentType === 'Term Sheet' ||
			input.documentType === 'Employment Agreement'
		)
			return notApplicable
		const place = gives(input)
			? mentions(
					input,
					payout,
					/\b(?:salary|severance|base\s+pay|bonus|insurance|damages)\b/i,
					/\b(?:sale|control|acquisition|merger|liquidity|maturity|pay|exit|IPO)/i,
				)[0]
			: undefined
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'A sale or repayment costs a multiple of the money received.',
			why: 'The multiple comes out of the price before founders and employees get anything.',
			market: 'The money and its interest, or the shares into which it converts, whichever is worth more.',
			action: 'limit the payment to the amount received and its interest',
			reason: 'The return should come from growth, not from a fixed multiple.',
			fallback: 'Up to 1.5 times, for a sale within the first year only.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: 0.75,
		})
	},
}

const tail = longPattern('i')`
	\b(?:fees?|commissions?|compensation|success\s+fee)\b[^.]{0,300}\b(?:within|during|for)\b[^.;]{0,40}\b(?:months?|years?)\)?\s+
		(?:period\s+)?(?:after|following|of|from)\s+[^.;]{0,40}\b(?:terminat\w+|expir\w+|end)\b
	|\b(?:within|during|for)\b[^.;]{0,40}\b(?:months?|years?)\)?\s+(?:period\s+)?(?:after|following|of|from)\s+[^.;]{0,40}\b
		(?:terminat\w+|expir\w+|end)\b[^.]{0,300}\b(?:fees?|commissions?|success\s+fee)\b
`
const raises = /\b(?:financing|raise[sd]?|capital|investors?|placement|invest\w*|transaction|sale\s+of\s+the\s+company|acquisition)\b/i

export const feeTail: Rule = {
	id: 'general.fee_tail',
	playbook: 'general',
	title: 'A success fee ends soon after the engagement',
	basis: { kind: 'S', source: 'FINRA rule 5110 and published engagement letters: tails of 6 to 12 months' },
	protects: ['company', 'founder', 'customer'],
	stake: 7,
	comparesFacts: true,
	decide(input) {
		const place = gives(input)
			? mentions(
					input,
					tail,
					/\b(?:audit\w*|records|confidential\w*|solicit\w*|compete|royalt\w+|refund\w*|severance|COBRA)\b/i,
					/\b(?:fees?|commissions?|compensation)\b/i,
				).find(
					({ sentence: { text } }) =>
						raises.test(text) &&
						/\b(?:pay|paid|payable|entitled|earn\w*|due|receive)\b/i.test(text) &&
						(monthsIn(text) ?? 0) > longestFeeTail,
				)
			: undefined
		if (!place) return notApplicable
		return flagged({
			severity: 'medium',
			span: place,
			says: 'Fee tail: a success fee is due for deals long after the engagement ends.',
			why: 'You may pay twice for one deal, once to the adviser you left and once to the one who closed it.',
			market: 'A tail of 6 to 12 months, for named investors that the adviser introduced.',
			action: 'limit the tail to 12 months and to investors named in a list at the end',
			reason: 'We pay in full for the introductions you make.',
			fallback: '18 months, at half the fee.',
			replacement: null,
			confidence: 0.75,
		})
	},
}
