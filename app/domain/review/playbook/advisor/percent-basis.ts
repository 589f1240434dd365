import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity, sentenceSpan } from './equity.ts'
import { advising, engaging } from './sides.ts'

const protection = longPattern('i')`
	\b(?:anti-?dilution|non-?dilut\w+|full\s+ratchet)\b
	|\b(?:shall|will|may|can)\s+not\s+be\s+dilut\w+
	|\b(?:maintain\w*|keep\w*|kept|retain\w*|preserv\w*|remain\w*|stays?)\b[^.;]{0,80}\b
		(?:percent\w*|\d(?:\.\d+)?\s?%|stake|ownership|interest)[^.;]{0,80}\b(?:
		future|subsequent|later|financing|issuance|rounds?|times|dilut\w+|Series\s+[A-D]|until|through
	)
	|\b(?:at\s+all\s+times|always)\b[^.;]{0,80}\b(?:percent|%|equal)|\btop(?:ped)?[\s-]?up\b
	|\badditional\s+(?:shares|options)\b[^.;]{0,100}\b(?:maintain|keep|so\s+that|percent|%)
`
const base = longPattern('i')`
	\bfully[\s-]?diluted\b
	|\b(?:outstanding|issued)\s+(?:and\s+outstanding\s+)?(?:shares|stock|capital|common)\b|\bcapitali[sz]ation\b
	|\b\d{1,3}(?:,\d{3}){1,3}\s+(?:\w+\s+){0,3}shares\b
`
const day = longPattern('i')`
	\b(?:as\s+of|on|at|immediately\s+(?:after|before|following|prior))\s+(?:the\s+)?(?:
		date|effective\s+date|grant|closing|signing|day|time\s+of\s+(?:the\s+)?grant
		|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d
	)
	|\b(?:current|today|hereof)\b|\b\d{4}-\d{2}-\d{2}\b|\bEffective\s+Date\b
`

const market = 'A number of shares, with the fully diluted share count and its date.'
const clause =
	'The Advisor will receive [number] shares of common stock, which represent [percentage] of the [number] fully diluted shares of ' +
	'the Company as of the date of this Agreement. This number is fixed and will not be adjusted for later issuances.'

export const percentBasis: Rule = {
	id: 'advisor.percent_basis',
	playbook: 'advisor',
	title: 'Basis of the percentage',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement and Cooley GO advisor documents' },
	protects: [...engaging, ...advising],
	standard: 'No advisor is guarded against dilution. All holders shrink alike in a new round.',
	decide(input) {
		const equity = advisorEquity(input)
		const guard =
			passage(input, protection) ??
			wording(
				input,
				/\b(?:shall|will|may|can)\s+not\s+be\s+(?:subject\s+to\s+)?dilut\w+|\bnever\b[^.;]{0,30}\bdilut\w+|\bwithout\s+dilution\b/i,
			)
		if (guard && equity.place) {
			return flagged({
				severity: 'high',
				span: guard,
				says: 'The advisor’s percentage has anti-dilution protection.',
				why: 'The founders alone pay for it in each round. New investors will ask to buy it out.',
				market: 'No advisor has anti-dilution protection. All holders are diluted alike.',
				action: 'strike the anti-dilution protection and state a fixed number of shares',
				reason: 'All holders should share in dilution.',
				replacement: clause,
			})
		}
		if (!equity.percent) return equity.shares ? passed(sentenceSpan(input, equity.shares)) : equity.place ? undecided : notApplicable
		const around = equity.percent.sentence
		const place = equity.percent
		if (equity.shares) return passed(sentenceSpan(input, place))
		const based = base.test(around) || equity.whole !== null
		const dated = day.test(around)
		if (based && dated) return passed(sentenceSpan(input, place))
		return flagged({
			severity: based ? 'low' : 'medium',
			span: sentenceSpan(input, place),
			says: based
				? `The grant of ${percent(place.value)} has no date for the share count.`
				: `The grant of ${percent(place.value)} has no share count and no date.`,
			why:
				input.reader.party?.roleKind === 'advisor'
					? 'Nobody can tell how many shares you are due, and the company will count in its own favor.'
					: 'The advisor could claim that percentage again after each round.',
			market,
			action: 'restate the grant as a number of shares',
			reason: 'A number of shares cannot be read in two ways.',
			fallback: 'The percentage of the fully diluted shares on the date of the agreement.',
			replacement: clause,
		})
	},
}
