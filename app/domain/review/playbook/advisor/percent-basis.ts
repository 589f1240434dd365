import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity, sentenceSpan } from './equity.ts'

const protection =
	/\b(?:anti-?dilution|non-?dilut\w+|full\s+ratchet)\b|\b(?:shall|will|may|can)\s+not\s+be\s+dilut\w+|\b(?:maintain\w*|keep\w*|kept|retain\w*|preserv\w*|remain\w*|stays?)\b[^.;]{0,80}\b(?:percent\w*|\d(?:\.\d+)?\s?%|stake|ownership|interest)[^.;]{0,80}\b(?:future|subsequent|later|financing|issuance|rounds?|times|dilut\w+|Series\s+[A-D]|until|through)|\b(?:at\s+all\s+times|always)\b[^.;]{0,80}\b(?:percent|%|equal)|\btop(?:ped)?[\s-]?up\b|\badditional\s+(?:shares|options)\b[^.;]{0,100}\b(?:maintain|keep|so\s+that|percent|%)/i
const base = /\bfully[\s-]?diluted\b|\b(?:outstanding|issued)\s+(?:and\s+outstanding\s+)?(?:shares|stock|capital|common)\b|\bcapitali[sz]ation\b|\b\d{1,3}(?:,\d{3}){1,3}\s+(?:\w+\s+){0,3}shares\b/i
const day = /\b(?:as\s+of|on|at|immediately\s+(?:after|before|following|prior))\s+(?:the\s+)?(?:date|effective\s+date|grant|closing|signing|day|time\s+of\s+(?:the\s+)?grant|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d)|\b(?:current|today|hereof)\b|\b\d{4}-\d{2}-\d{2}\b|\bEffective\s+Date\b/i

const market = 'A number of shares, with the fully diluted count it was worked out from and the date of that count.'
const clause = 'The Advisor gets [number] shares of common stock. This is [percent] of the fully diluted shares of the Company on the date of this Agreement, [total number]. Later rounds dilute the Advisor like any other holder.'

export const percentBasis: Rule = {
	id: 'advisor.percent_basis',
	playbook: 'advisor',
	title: 'The stake is a fixed number of shares',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement and Cooley GO advisor papers' },
	decide(input) {
		const equity = advisorEquity(input)
		const guard = passage(input, protection) ?? wording(input, /\b(?:shall|will|may|can)\s+not\s+be\s+(?:subject\s+to\s+)?dilut\w+|\bnever\b[^.;]{0,30}\bdilut\w+|\bwithout\s+dilution\b/i)
		if (guard && equity.place) {
			return flagged({
				severity: 'high',
				span: guard,
				says: {
					friendly: 'The advisor’s share never shrinks. You hand over new shares each time you raise money.',
					neutral: 'The advisor’s stake is guarded against dilution.',
					legal: 'The grant carries anti-dilution protection in favour of the Advisor.',
				},
				why: 'Founders alone pay for it in each round, for good. New investors will ask you to buy it out.',
				market: 'No advisor is guarded against dilution. All holders shrink alike in a new round.',
				action: 'strike the guard against dilution and state a fixed number of shares',
				reason: 'All holders should share in dilution.',
				fallback: 'Walk away if it stays: not even first investors get this.',
				replacement: clause,
			})
		}
		if (!equity.percent) return equity.shares ? passed(equity.shares) : equity.place ? undecided : notApplicable
		const around = equity.percent.sentence
		const place = equity.percent
		if (equity.shares) return passed(place)
		const based = base.test(around) || equity.whole !== null
		const dated = day.test(around)
		if (based && dated) return passed(place)
		return flagged({
			severity: based ? 'low' : 'medium',
			span: sentenceSpan(input, place),
			says: {
				friendly: based ? `${percent(place.value)}, but on which day? The count of shares changes with each grant and each round.` : `${percent(place.value)} of what? The paper gives no count of shares and no date.`,
				neutral: based ? `The stake of ${percent(place.value)} has no date for the share count.` : `The stake of ${percent(place.value)} has no base and no date.`,
				legal: based ? 'The percentage is not tied to a date of determination.' : 'The percentage is stated with no capitalization base or date of determination.',
			},
			why: 'The advisor could claim that share after each new round, and you would pay for it with your own shares.',
			market,
			action: 'restate the stake as a number of shares',
			reason: 'A number can’t be read in two ways.',
			fallback: 'Keep the percentage, of the fully diluted shares on the date of this paper.',
			replacement: clause,
		})
	},
}
