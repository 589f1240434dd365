import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { Rule, RuleInput } from '../../rule.ts'

const theirs = patternPart`
	(?:
		investors?|purchasers?|lead|company|board|directors?|preferred(?:\s+(?:stock|holders?|shareholders?|stockholders?))?|administrator
		|committee
	)
`
const vestingMoved = new RegExp(
	patternPart`
		\bvesting\b[^.;]{0,60}\b(?:
			re-?starts?|re-?commences?|starts?\s+(?:again|anew|over)|begins?\s+(?:again|anew)|(?:is|be|are)\s+reset|resets?
		)\b
		|\b(?:all|any)\s+(?:previously\s+|already\s+)?vested\s+(?:shares|stock|options|units)\b[^.;]{0,60}\b(?:
			(?:shall|will)\s+(?:again\s+)?(?:become|be)\s+(?:deemed\s+|treated\s+as\s+)?unvested
			|be\s+subject\s+to\s+(?:new|further|renewed)\s+vesting
		)\b
		|\b${theirs}\b[^.;]{0,40}\bmay\b[^.;]{0,60}\b(?:suspend|extend|lengthen|postpone|delay|stop|change|modify)\b[^.;]{0,30}\bvesting\b
			[^.;]{0,80}\b(?:discretion|at\s+any\s+time|at\s+will|for\s+any\s+reason)\b
	`,
	'i',
)
const voteGiven = longPattern('i')`
	\b(?:founders?|key\s+holders?|holders?|stockholder|shareholder|executive|employee|optionee|participant|purchaser|you)\b[^.;]{0,80}\b
	(?:grants?|appoints?|gives?)\b[^.;]{0,80}\birrevocabl[ey]\b[^.;]{0,40}\b(?:proxy|power\s+of\s+attorney)\b[^.;]{0,120}\bvot(?:e|ing)\b
`
const removed = new RegExp(
	patternPart`
		\b(?:investors?|purchasers?|lead|holders?\s+of\s+(?:the\s+)?(?:preferred|series)[^.;]{0,20})\b[^.;]{0,40}\b
		(?:may|can|shall\s+be\s+entitled\s+to|have\s+the\s+right\s+to)\b[^.;]{0,60}\b(?:remove|dismiss|replace|terminate)\b[^.;]{0,60}\b
		(?:founders?|chief\s+executive(?:\s+officer)?|CEO|key\s+holders?)\b
	`,
	'i',
)
const fair = longPattern('i')`
	\b(?:
		for\s+cause|with\s+(?:the\s+)?(?:founder|holder)['’]s\s+consent|not\s+(?:be\s+)?(?:restart|reset)|leave\s+of\s+absence|drag
		|fails?\s+to|if\s+such|unvested\s+shares\s+shall
	)\b
`

interface Fault {
	pattern: RegExp
	says: string
	why: string
	action: string
	market: string
}

const faults: readonly Fault[] = [
	{
		pattern: vestingMoved,
		says: 'Vesting can be restarted or stretched, so that earned shares are at risk again.',
		why: 'A founder or employee can lose stock that years of work have earned.',
		action: 'keep the vesting schedule and the credit for time served as they are',
		market: 'Vesting is fixed at grant, and changes only with the holder’s consent.',
	},
	{
		pattern: voteGiven,
		says: 'An irrevocable proxy gives your vote away.',
		why: 'Whoever holds it can elect the board and approve a sale with your shares.',
		action: 'strike the irrevocable proxy, or limit it to a drag-along that meets its conditions',
		market: 'A proxy covers an approved drag-along sale only, where the holder fails to vote.',
	},
	{
		pattern: removed,
		says: 'The investors can remove a founder or the chief executive as they please.',
		why: 'Control of the company passes to them, and unvested stock is lost with the job.',
		action: 'leave the removal of officers to the board, and the founder seat to the common stock',
		market: 'The board appoints officers, and common stock elects its own directors.',
	},
]

export const founderControl: Rule = {
	id: 'general.founder_control',
	playbook: 'general',
	title: 'Founders keep their vote, their seat and what has vested',
	basis: { kind: 'S', source: 'NVCA model documents; published founder stock forms' },
	protects: ['founder', 'company', 'worker', 'advisor', 'seller'],
	stake: 8,
	decide(input) {
		const role = input.reader.party?.roleKind ?? null
		if (!input.reader.party || (role === 'company' && !isRound(input)) || role === 'investor' || role === 'buyer' || role === 'employer')
			return notApplicable
		// A term sheet's own check speaks of founder vesting.
		const asked = input.documentType === 'Term Sheet' ? faults.filter(({ pattern }) => pattern !== vestingMoved) : faults
		const found = asked.flatMap((fault) => {
			const place = mentions(input, fault.pattern, fair)[0]
			return place ? [{ ...fault, place }] : []
		})
		const [first, ...more] = found.map(({ place, says, why, action, market }) => ({
			severity: 'high' as const,
			span: place,
			says,
			why,
			market,
			action,
			reason: 'Those who build the company need to keep what they have earned.',
			decideBy: 'lawyer' as const,
			confidence: 0.75,
		}))
		return first ? flagged(first, ...more) : notApplicable
	},
}

/** Documents in which the company speaks for its founders: in others it is the company that takes. */
function isRound({ documentType, document: { text } }: RuleInput): boolean {
	return (
		documentType === 'Term Sheet' ||
		documentType === 'Voting Agreement' ||
		documentType === 'Investor Rights Agreement' ||
		(documentType === null && /\bpreferred\s+(?:stock|shares)\b/i.test(text))
	)
}
