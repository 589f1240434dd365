import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { capitalized } from '../party-names.ts'
import { type Passage, passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { sentencesWith } from './sentences-with.ts'
import { hiring, namesOfBoth } from './sides.ts'
import { controlLooksLikeEmployment } from './thresholds.ts'
import { isCompanyWorker, isContractor } from './worker.ts'

interface ControlSign {
	/** How the finding calls it. */
	label: string
	weight: number
	/** A cheap test that few sentences pass. */
	cue: RegExp
	pattern: RegExp
	unless?: RegExp
}

const worker = String.raw`\b(?:contractor|consultant|freelancer|developer|designer|you|he|she|they|I)\b`
const signs: ControlSign[] = [
	{
		label: 'no other clients',
		weight: 2,
		cue: /\b(?:other|another|anyone|anybody|exclusive(?:ly)?|time|full[\s-]time|only|solely|outside|no\s+one|nobody)\b/i,
		pattern: new RegExp(
			patternPart`
				${worker}[^.;]{0,40}\b(?:shall|will|may|must|agrees?|can|undertakes?)\s*(?:not\b|not\s+to\b)[^.;]{0,80}\b(?:
					(?:provide|perform|render|accept|offer|take\s+on|work|engage)\b[^.;]{0,60}\b(?:
						any\s+other|other\s+(?:persons?|clients?|compan\w+|part\w+|customers?|work|business\w*|employment|engagements?)|anyone\s+else
						|third\s+part\w+|another
					)
					|work\s+for\s+(?:any(?:one|body)|others?)
				)
				|\b(?:
					exclusively\s+(?:for|to)\s+(?:the\s+)?(?:company|client|us)
					|(?:devote|dedicate|give)\w*\s+(?:all|(?:his|her|its|their|your)\s+(?:full|entire|whole)|full|substantially\s+all)\b[^.;]{0,40}\b
						(?:time|attention|efforts?)
					|full[\s-]time\s+basis|works?\s+(?:only|solely)\s+for\s+(?:the\s+)?(?:company|client|us)
				)\b
				|\b(?:serves?|works?\s+for|advises?)\s+(?:no\s+one|nobody)\s+(?:else|but|except)\b
				|\bno\s+(?:other|outside)\s+(?:clients?|work|engagements?|employment|customers?)\b
				|\bno\s+(?:engagements?|work|assignments?|projects?)\s+(?:from|for)\s+(?:any\s+)?(?:other|another|anyone\s+else)
				|\bservices\b[^.;]{0,30}\bexclusive\s+to\b
			`,
			'i',
		),
		unless: longPattern('i')`
			\bnon-?exclusive|\bcompet\w+|\bassign\w*|\bdelegat\w+|\bsub-?contract\w*|\bconflict\w*\b|\bbound\s+by\b|\bconfidential|\bbelong\w*
			|\bpropert(?:y|ies)\b|\binventions?\b|\b(?:right|title)s?\b|\bemployees?\s+of\s+the\s+company\b
		`,
	},
	{
		label: 'fixed hours',
		weight: 2,
		cue: /\b(?:hours|schedule|shifts?|[ap]\.?m\b|monday|weekdays?|daily|o'clock)/i,
		pattern: longPattern('i')`
			\b\d{1,2}[.:]\d{2}\s*(?:to|until|till|-|–|and)\s*\d{1,2}[.:]\d{2}\b
			|\b(?:\d{1,2}(?::\d{2})?|nine|eight)\s*(?:a\.?m\.?|o'clock)?\s*(?:to|until|till|-|–|and)\s*(?:\d{1,2}(?::\d{2})?|five|six)\s*p\.?m\.?
			|\b(?:fixed|set|regular|core|normal|standard)\s+(?:working\s+|office\s+)?(?:hours|schedule)\b
			|\b(?:forty|40|thirty-five|35|37\.5)\s*(?:\(\d+\)\s*)?hours\s+(?:per|each|a|every)\s+week
			|\b(?:hours|schedule|shifts?)\s+(?:set|fixed|determined|assigned|prescribed)\s+by\b|\bmonday\s+(?:to|through|-|–)\s+friday\b
			|\b(?:by|at|from)\s+\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?\s+(?:each|every|daily|on\s+(?:each|every|weekdays|working))
		`,
		unless: longPattern('i')`
			\b(?:
				up\s+to|no\s+more\s+than|not\s+(?:to\s+)?exceed|maximum|at\s+most|notices?|(?:no|not|without)\b[^.;]{0,40}\b(?:hours|schedule)
				|own\s+(?:hours|schedule)|access\w*|records|inspect\w*|audit\w*|examin\w+|help\s*desk|support\s+(?:hours|desk)|deemed
			)\b
		`,
	},
	{
		label: 'close supervision',
		weight: 2,
		cue: /\b(?:supervis\w+|direct(?:ion|s|ed)?|control\w*|manner|methods?|means|instruct\w+|follow)\b/i,
		pattern: longPattern('i')`
			\btakes?\s+(?:\w+\s+)?(?:instructions|orders|directions)\s+from\b
			|\b(?:under|subject\s+to)\b[^.;]{0,40}\b(?:(?:direct|day-to-day|daily|close|constant)\s+)?
				(?:supervision|direction\s+and\s+control|control\s+and\s+direction|direct\s+control)\b
			|\b(?:direct|supervise|control)s?\b[^.;]{0,60}\b(?:the\s+)?(?:manner|methods?|means\s+(?:of|by|and|or)|how\s+(?:the|to))\b
			|\b(?:manner|methods?|means)\b[^.;]{0,60}\b(?:directed|prescribed|determined|set|controlled|instructed)\s+by\s+(?:the\s+)?
				(?:company|client|customer|employer)\b
			|\bfollow\b[^.;]{0,60}\b(?:instructions|directions)\b[^.;]{0,60}\b(?:how|manner|methods?|means|manager|supervisor|at\s+all\s+times)\b
		`,
		unless: longPattern('i')`
			\b(?:not|no|without|free\s+(?:of|from)|independent\s+of|neither|nor|only\s+as\s+to\s+(?:the\s+)?results?)\b[^.;]{0,120}\b
				(?:control|supervis\w+|direct\w*|manner|means|methods?)
			|\b(?:contractor|consultant|developer|designer|freelancer)\b[^.;]{0,60}\b(?:controls?|determines?|decides?|chooses?|sole\s+control)\b
			|\bchange\s+(?:of|in)\s+control\b|\"control
			|\b(?:voting|entity|affiliate|infring\w+|claim|litigation|defen[cs]e)\b
		`,
	},
	{
		label: 'company equipment',
		weight: 1,
		cue: /\b(?:laptop|equipment|tools|computers?|devices?|hardware|desk|workstation)\b/i,
		pattern: longPattern('i')`
			\b(?:only|solely|exclusively)\s+(?:\w+\s+){0,2}(?:laptop|equipment|tools|computers?|devices?|hardware)\s+
				(?:provided|issued|supplied|owned)\s+by\b
			|\b(?:only|must|shall|will|required)\b[^.;]{0,60}\b(?:use|using|work\s+on)\b[^.;]{0,50}\b(?:company|client|customer|employer)(?:'s)?
				(?:[\s-]+(?:issued|provided|owned|supplied))?\s+(?:laptop|equipment|tools|computers?|devices?|hardware)
			|\b(?:must|shall|will|required)\b[^.;]{0,60}\b(?:laptop|equipment|tools|computers?|devices?|hardware)\s+
				(?:provided|issued|supplied|owned)\s+by\s+(?:the\s+)?(?:company|client|customer|employer)
			|\b(?:company|client|customer|employer)\b[^.;]{0,40}\b(?:shall|will|must)?\s*(?:provide|supply|furnish)\w*\b[^.;]{0,60}\b
				(?:laptop|equipment|tools|computers?|desk|workstation)
		`,
		unless: /\b(?:own|its)\s+(?:tools|equipment|laptop)|\bnot\s+(?:be\s+)?(?:obliged|required|provide|supply|furnish)/i,
	},
	{
		label: 'work at the office',
		weight: 1,
		cue: /\b(?:offices?|premises|headquarters|facilit\w+|attend)\b/i,
		pattern: longPattern('i')`
			\b(?:shall|will|must|required\s+to|agrees?\s+to)\b[^.;]{0,60}\b(?:
				(?:work|perform|render|attend|be\s+present|report)\b[^.;]{0,60}\b(?:at|in|to|from)\s+(?:the\s+)?
					(?:company|client|customer|employer)?(?:'s)?\s*(?:offices?|premises|headquarters|facilit\w+)
				|attend\s+(?:all\s+)?(?:daily|weekly|staff|team)\b
			)
		`,
	},
	{
		label: 'reports to a manager',
		weight: 1,
		cue: /\b(?:report\w*|handbook|policies|approval|permission|leave)\b/i,
		pattern: longPattern('i')`
			\b(?:
				report(?:s|ing)?\s+(?:directly\s+|daily\s+|weekly\s+)?to\s+(?:the\s+)?(?:company's\s+|client's\s+)?(?:\w+\s+){0,3}
					(?:manager|supervisor|CEO|CTO|chief|head|director|vice\s+president|lead)
				|(?:employee\s+)?handbook|(?:personnel|employee|staff)\s+policies
				|(?:approval|permission|leave)\b[^.;]{0,30}\b(?:vacation|holiday|time\s+off|absence)
			)\b
		`,
		unless: /\bnot\b[^.;]{0,60}\b(?:handbook|policies|subject)/i,
	},
	{
		label: 'employee benefits',
		weight: 1,
		cue: /\b(?:vacation|holidays?|leave|sick|insurance|benefits?|401)\b/i,
		pattern: longPattern('i')`
			\b(?:entitled|eligible|receive|accrue|participate)\b[^.;]{0,80}\b(?:
				paid\s+(?:vacation|holidays?|time\s+off|leave)|sick\s+(?:pay|leave|days)|health\s+insurance|benefit\s+plans?|401\(k\)
				|employee\s+benefits
			)\b
		`,
		unless: /\b(?:not|no|neither|nor|waives?)\b/i,
	},
]

const ownWay = longPattern('i')`
	\b(?:
		own\s+(?:methods?|means|manner|tools|equipment|schedule|hours|time|judg(?:e)?ment)|manner\s+and\s+means
		|(?:decid|determin|choos|control|set)\w*\b[^.;]{0,60}\b(?:how|when|where|manner|means|methods?|hours)
		|other\s+(?:clients?|customers?|compan\w+)|free\s+to\s+(?:work|provide|accept|perform)|non-?exclusive
	)
`

export const contractorControl: Rule = {
	id: 'employment.contractor_control',
	playbook: 'employment',
	title: 'Contractor status',
	basis: { kind: 'S', source: 'the common-law control test of the IRS and state labor agencies' },
	protects: hiring,
	stake: 8,
	standard: 'A contractor chooses hours, tools and methods, and may serve other clients.',
	decide(input) {
		// A company that works for another is no employee, however it is told to work.
		if (!isContractor(input) || isCompanyWorker(input)) return notApplicable
		const found = signs.flatMap(({ label, weight, cue, pattern, unless }) => {
			const few = sentencesWith(input, cue)
			const place =
				passage(few, pattern, unless) ??
				(label === 'no other clients' ? wording(few, pattern, new RegExp(`${unless?.source ?? ''}|${freedom}`, 'i')) : null)
			return place ? [{ label, weight, place }] : []
		})
		const weight = found.reduce((sum, sign) => sum + sign.weight, 0)
		const worst = [...found].sort((a, b) => b.weight - a.weight)[0]
		const free = freeHand(input)
		if (!worst || weight < controlLooksLikeEmployment) return free ? passed(free) : notApplicable
		const list = found.map(({ label }) => label).join(', ')
		const { company, worker } = namesOfBoth(input)
		return flagged({
			severity: weight > controlLooksLikeEmployment && !free ? 'high' : 'medium',
			span: worst.place,
			says: `Misclassification risk: the terms for ${worker} are those of an employee (${list}).`,
			why: 'If a tax or labor agency finds employment, the company owes back payroll taxes, overtime and penalties.',
			market: 'A contractor chooses hours, tools and methods, and may serve other clients.',
			action: 'let the contractor choose hours, tools and methods, and serve other clients',
			reason: 'It protects the contractor status that both sides intend.',
			fallback: 'Hire the person as an employee instead.',
			replacement:
				`${capitalized(worker)} will determine the method, details and means of performing the services, will use its own ` +
				`tools, and may provide services to others. ${capitalized(company)} has no right to control how the services are ` +
				'performed.',
			decideBy: 'lawyer',
		})
	},
}

const freedom = String.raw`\b(?:nothing|may\s+(?:also\s+)?(?:provide|perform|work|render)|free\s+to|does\s+not\s+(?:prevent|restrict|prohibit))\b`

function freeHand(input: RuleInput): Passage | null {
	return wording(input, ownWay, /\blicen[cs]e|\broyalt|\bgrant(?:s|ed)?\b|\bforum\b|\bjurisdiction\b|\bremed(?:y|ies)\b/i)
}
