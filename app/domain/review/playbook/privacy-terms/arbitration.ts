import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, passages, visibleText, wording } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import type { Wording } from '../draft-finding.ts'
import { isPrivacyNotice } from './kinds.ts'
import { usualOptOutDays } from './thresholds.ts'
import { unfairTerms } from './unfair-terms.ts'

const arbitrates =
	/\b(?:all|every|any|each)\s+(?:\w+\s+){0,2}(?:disputes?|quarrels?|claims?|disagreements?)\b[^.;]{0,60}\b(?:goes|go|is|are)\b[^.;]{0,40}\barbitrat\w+|\b(?:shall|will|must|agree\w*|are\s+to|is\s+to|exclusively|finally|binding|only|submit\w*)\b[^.;]{0,120}\barbitrat\w+|\barbitrat\w+\b[^.;]{0,60}\b(?:binding|final|exclusive\w*|shall|will|must)\b|\bbinding\s+arbitration\b/i
const classWaiver = /\b(?:not|never|no)\b[^.;]{0,30}\b(?:join|team\s+up|act\s+together|sue)\b[^.;]{0,30}\b(?:others?|other\s+(?:users|players|people)|together|as\s+a\s+group)\b[^.;]{0,40}|\b(?:waiv\w+|not|no|only|neither|give\s+up)\b[^.]{0,160}\b(?:class|collective|representative)[\s-]*(?:or\s+\w+\s+)?(?:action|arbitration|proceeding|member|basis|wide|lawsuit)|\bclass[\s-]action\s+waiver\b/i
const optsOut = /\bopt(?:ing)?[\s-]?out\b[^.]{0,160}\b(?:arbitrat\w+|class|dispute|this\s+(?:section|provision|clause|agreement)|days)\b|\b(?:arbitrat\w+|class|dispute)\b[^.]{0,160}\bopt(?:ing)?[\s-]?out\b|\breject\w*\b[^.]{0,80}\barbitrat\w+|\b(?:decline|refuse)\b[^.]{0,60}\barbitrat\w+/i
const voluntary = /\b(?:may|can)\s+(?:\w+\s+){0,3}(?:choose|elect|agree|also)\b[^.;]{0,60}\barbitrat|\bif\s+(?:you\s+and\s+we|both|the\s+parties)\s+agree\b|\b(?:optional|voluntary)\b[^.;]{0,30}\barbitrat/i
const smallClaims = /\bsmall[\s-]claims\b|\binjuncti\w+|\bequitable\s+relief\b|\bintellectual\s+property\b[^.;]{0,80}\bcourt|\bmay\s+(?:also\s+)?(?:bring|file|go\s+to|seek)\b[^.;]{0,80}\bcourt/i

const capped =
	/\b(?:liab\w+|responsib\w+)\b[^.]{0,200}\b(?:(?:shall|will|does|do|may|can)?\s*(?:not|never)\s+exceed|is\s+limited\s+to|limited\s+to|capped\s+at|no\s+more\s+than)\b|\b(?:not|never|no\s+event|under\s+no\s+circumstances|neither)\b[^.]{0,100}\bliab\w+\b|\bexclud\w*\b[^.;]{0,40}\bliabilit\w+/i
const floors = /\b(?:extent|maximum|fullest|as)\b[^.;]{0,40}\b(?:permitted|allowed|permissible)\b|\b(?:nothing|does\s+not|do\s+not|shall\s+not|not)\b[^.]{0,160}\b(?:exclude|limit|affect)\w*\b[^.]{0,160}\b(?:liab\w+|rights|warrant\w+|statutory)|\b(?:some|certain)\s+(?:states|jurisdictions|countries|laws)\b|\bexcept\b[^.]{0,120}\b(?:gross\s+negligence|wil+ful|fraud|death|personal\s+injury|intent\w*)|\b(?:gross\s+negligence|wil+ful\s+misconduct|fraud)\b[^.]{0,80}\b(?:excepted|unlimited|not\s+(?:limited|excluded|apply|affected))/i
const belowFloor = /\b(?:even\s+(?:if|for|in\s+(?:case|the\s+event))|including|whether\s+or\s+not|arising\s+from)\b[^.]{0,80}\b(?:gross(?:ly)?\s+negligen\w+|wil+ful|intentional|fraud\w*|death|personal\s+injury)/i

export const arbitration: Rule = {
	id: 'privacy_terms.arbitration',
	playbook: 'privacy_terms',
	title: 'Disputes and limits stay fair to users',
	basis: { kind: 'S', source: 'AAA consumer rules; California law on unfair terms (Civ. Code 1668, 1670.5)' },
	supersedes: ['general.class_waiver'],
	decide(input) {
		if (isPrivacyNotice(input)) return notApplicable
		const findings = [forcedArbitration(input), bareCap(input)].filter((finding) => finding !== null)
		const [first, ...more] = findings
		if (first) return flagged(first, ...more)
		return anyLimit(input)
	},
}

function forcedArbitration(input: RuleInput): (Wording & { span: { start: number; end: number } }) | null {
	const clause = passage(input, arbitrates, voluntary) ?? wording(input, classWaiver) ?? unfairTerms(input, 'arbitration')[0]
	if (!clause) return null
	const text = visibleText(input)
	const optOut = optsOut.test(text)
	const carved = smallClaims.test(text)
	if (optOut && carved) return null
	return {
		severity: optOut ? 'low' : { sending: 'medium', receiving: 'high', unsure: 'medium' },
		span: clause,
		says: {
			friendly: optOut ? 'Users may opt out of arbitration, but small claims are not left to a court.' : 'Users lose their day in court, and have no way to opt out.',
			neutral: optOut ? 'Arbitration has no exception for small claims.' : 'Arbitration or a ban on class actions binds users with no way to opt out.',
			legal: optOut ? 'The arbitration clause lacks a small-claims carve-out.' : 'The arbitration clause or class waiver provides no right to opt out.',
		},
		why: 'Courts strike clauses that leave no choice. Then you face a class action, or a thousand cases at once with a fee for each.',
		market: `${usualOptOutDays} days to opt out by mail, small claims and court orders left to the courts, and you pay most of the fees.`,
		action: optOut ? 'leave small claims to the courts' : `give users ${usualOptOutDays} days to opt out, and leave small claims to the courts`,
		reason: 'A clause with a way out is the one that holds.',
		fallback: 'Drop arbitration, and name the courts of your home state.',
		replacement: `You may opt out of arbitration by e-mail within ${usualOptOutDays} days after you first accept these terms. Either of us may bring a small claim in a local court, or ask a court to stop a misuse of intellectual property.`,
		decideBy: 'lawyer',
	}
}

/** A limit of liability with no word on what the law does not let anyone limit. */
function bareCap(input: RuleInput): (Wording & { span: { start: number; end: number } }) | null {
	const text = visibleText(input)
	const limits = [...passages(input, capped), ...unfairTerms(input, 'limitation_of_liability')]
	const worst = limits.find(({ sentence }) => belowFloor.test(sentence.text) && !floors.test(sentence.text))
	const limit = worst ?? wording(input, capped)
	if (!limit || (!worst && floors.test(text))) return null
	return {
		severity: worst ? { sending: 'medium', receiving: 'high', unsure: 'medium' } : { sending: 'low', receiving: 'medium', unsure: 'low' },
		span: limit,
		says: {
			friendly: worst ? 'The limit covers even gross fault or harm to people. No court lets that stand.' : 'The limit on what you owe has no exception for what the law forbids to limit.',
			neutral: worst ? 'Liability is shut out even for gross fault or injury.' : 'The limit of liability has no exception for what the law forbids to limit.',
			legal: worst ? 'The exclusion extends to gross negligence, wilful acts or personal injury.' : 'The limitation lacks a savings clause for non-excludable liability.',
		},
		why: 'A limit that goes too far may fall as a whole. Then nothing caps what must be paid.',
		market: '"As far as the law allows", with fraud, gross fault and injury left out.',
		action: 'leave fraud, gross fault and injury out of the limit',
		reason: 'Then the rest of it will hold.',
		replacement: 'Nothing in these terms limits liability for fraud, gross negligence, wilful acts, death or personal injury, or any other liability that the law does not allow to be limited.',
		decideBy: 'lawyer',
	}
}

function anyLimit(input: RuleInput): Decision {
	const place = passage(input, arbitrates) ?? wording(input, classWaiver) ?? wording(input, capped)
	return place ? passed(place) : notApplicable
}
