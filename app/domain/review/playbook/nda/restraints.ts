import { flagged, passed } from '../draft-finding.ts'
import { definitionsUsed } from '../mentions.ts'
import { type Passage, passage, passages } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { longestNonSolicit } from '../thresholds.ts'
import { monthsIn } from '../measures.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms; a survey of 143 deal NDAs' }
const severity = { sending: 'medium', receiving: 'high', unsure: 'high' } as const

export const nonCompete: Rule = {
	id: 'nda.non_compete',
	playbook: 'nda',
	title: 'No hidden ban on competing',
	basis,
	decide(input) {
		const ban = passage(
			input,
			/\b(?:shall|will|must|may|agrees?|undertakes?|covenants?)\s+(?:not\s+to\b|not\b|to\s+refrain\s+from\b)[^.;]{0,120}\b(?:compet(?:e|es|ing|itive|itor)\b|engage\s+in\s+(?:any\s+)?(?:\w+\s+){0,3}business|similar\s+(?:business|products?|services?))|\b(?:shall|will|must|may|agrees?|undertakes?|covenants?|promises?)\s+(?:not|never)\b[^.;]{0,60}\b(?:found|start|set\s+up|launch|join|fund|finance|invest\s+in|back|own|run|operate|manage|counsel|advise|assist|help|serve|work\s+(?:for|with|in|on)|be\s+(?:employed|engaged)\s+(?:by|in)|take\s+part\s+in|enter)\b[^.;]{0,60}\b(?:any|an?|other)\s+(?:\w+\s+){0,3}(?:ventures?|business(?:es)?|compan(?:y|ies)|firms?|enterprises?|start-?ups?|project|market|field|undertaking)\b[^.;]{0,60}\b(?:active|engaged|working|operat\w+|trading|deal\w*|offer\w*|sell\w*|mak(?:es|ing)|build\w*|similar|like|same|in\s+the\s+(?:field|area|business|market|sector|space)|rival\w*)\b|\b(?:shall|will|must|may|agrees?)\s+(?:not|never)\b[^.;]{0,60}\b(?:develop|build|make|offer|sell|market|produce)\b[^.;]{0,40}\b(?:products?|services?|software|anything|goods)\b[^.;]{0,30}\b(?:similar\s+to|like|rival\w*|substitut\w+)\b|\bnon-?compet(?:e|ition)\b|\brefrain\s+from\s+compet\w+/i,
			/\b(?:nothing|not\s+(?:restrict|prevent|limit|prohibit|preclude))\b[^.]{0,120}\bcompet|\bcompetitive\s+(?:harm|disadvantage|advantage|position)|\b(?:using|by\s+(?:the\s+)?use\s+of|with|based\s+on)\s+(?:any\s+)?(?:of\s+)?(?:the\s+)?(?:other'?s\s+)?(?:confidential|private|secret|proprietary)\b|\buse\b[^.]{0,60}\bto\s+compete/i,
		)
		if (!ban) return passed()
		return flagged({
			severity,
			span: ban,
			says: {
				friendly: 'There is a ban on competing tucked into this NDA. It could stop you from selling your own product.',
				neutral: 'This NDA also bans competing work.',
				legal: 'The agreement contains a non-compete covenant beyond the subject of confidentiality.',
			},
			why: 'It can close a market to you, and so cost you sales for as long as it runs.',
			market: 'A trade NDA has no ban on competing.',
			action: 'strike the ban on competing',
			reason: 'It has no place in a paper about secrecy.',
			fallback: 'Limit it to use of the secret facts themselves.',
			replacement: 'Nothing in this Agreement keeps a party from competing with the other, as long as it does not use the other party’s Confidential Information to do so.',
			decideBy: 'lawyer',
		})
	},
}

export const nonSolicit: Rule = {
	id: 'nda.non_solicit',
	playbook: 'nda',
	title: 'No hidden ban on hiring',
	basis,
	decide(input) {
		const ban = passage(
			input,
			/\b(?:not|neither|never|no\s+party)\b(?:[^.;]{0,80}\b(?:employ|engage)|[^.;]{0,200}\b(?:solicit|hire|recruit|entice|induce|poach))\b[^.;]{0,200}\b(?:employees?|employed\s+by|personnel|staff|contractors?|officers?|customers?|clients?|suppliers?)|\bnon-?solicit\w*|\bno-?hire\b/i,
			/\bnothing\b[^.]{0,160}\b(?:solicit|hire)/i,
		) ?? banOnDefinedPeople(input)
		if (!ban) return passed()
		const months = monthsIn(ban.sentence.text)
		const short = months !== null && months <= longestNonSolicit && !/\b(?:hire|employ|engage)\b/i.test(ban.match[0])
		const time = months === null ? 'with no end date' : `for ${months} months`
		return flagged({
			severity: short ? 'low' : { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: ban,
			says: {
				friendly: `You may not win over or hire their people or customers, ${time}. That goes beyond secrecy.`,
				neutral: `The NDA bans hiring or winning over staff or customers, ${time}.`,
				legal: `The agreement imposes a non-solicitation covenant ${time}.`,
			},
			why: 'A good hire could cost you a claim, and some bans also cost you customers.',
			market: 'A trade NDA has none. In deal NDAs it is common, for up to 12 months and only for people you met.',
			action: 'limit the ban on hiring to 12 months and to staff met in these talks',
			reason: 'A wider one has no place in a paper about secrecy.',
			fallback: 'Accept 12 months for all staff, with open job ads allowed.',
			replacement: 'For twelve months a party will not target for hire an employee of the other whom it met in these talks. Open job advertisements are allowed.',
		})
	},
}

/** "Shall not hire Protected People": who they are stands in a definition. */
function banOnDefinedPeople(input: RuleInput): Passage | null {
	const bans = passages(input, /\b(?:[Nn]ot|[Nn]either|[Nn]ever)\b[^.;]{0,120}\b(?:solicit|hire|recruit|entice|poach)\s+(?:(?:any|the|a|an|away)\s+){0,2}\p{Lu}/u, /\b[Nn]othing\b/)
	return bans.find((ban) => /["”]\s*(?:means?|includes?|are|is)\b[^.]{0,80}\b(?:employees?|staff|personnel|workers?|officers?|customers?|clients?)\b/i.test(definitionsUsed(input, ban))) ?? null
}

export const exclusivity: Rule = {
	id: 'nda.exclusivity',
	playbook: 'nda',
	title: 'No lock-in to one partner',
	basis,
	decide(input) {
		const lock = passage(
			input,
			/\b(?:exclusivity|exclusive\s+(?:basis|negotiat\w+|dealing|discussions?|period|right\s+to)|(?:deal|work|negotiate)\s+exclusively|no-?shop|standstill|stand-still)\b|\bnot\b[^.;]{0,60}\b(?:negotiate|enter\s+into\s+(?:discussions|talks|negotiations)|solicit\s+(?:offers|proposals))\b[^.;]{0,60}\b(?:third|other|another|any)\b|\bnot\b[^.;]{0,80}\bacquire\b[^.;]{0,60}\b(?:securities|shares|stock|voting)/i,
			/\bexclusive(?:ly)?\s+(?:jurisdiction|venue|property|forum|remed)|\bnon-?exclusive/i,
		)
		if (!lock) return passed()
		return flagged({
			severity,
			span: lock,
			says: {
				friendly: 'This NDA locks you in: you may not talk to others, or may not buy shares, for a time.',
				neutral: 'The NDA carries an exclusive dealing or standstill promise.',
				legal: 'The agreement contains an exclusivity or standstill covenant.',
			},
			why: 'You lose your other offers, and with them your power to ask for a fair price.',
			market: 'A trade NDA has no lock-in.',
			action: 'strike the lock-in',
			reason: 'Both of us should stay free to talk to others.',
			fallback: 'Accept 30 days, both ways, once main terms are agreed.',
			replacement: 'Each party remains free to hold similar talks with others.',
			decideBy: 'lawyer',
		})
	},
}
