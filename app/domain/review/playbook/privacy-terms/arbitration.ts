import { longPattern } from '#app/domain/text/long-pattern.ts'
import { classWaiver as generalClassWaiver } from '../general/disputes.ts'
import { flagged, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { type Passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice } from './kinds.ts'
import { usualOptOutDays } from './thresholds.ts'
import { unfairTerms } from './unfair-terms.ts'

const arbitrates = longPattern('i')`
	\b(?:all|every|any|each)\s+(?:\w+\s+){0,2}(?:disputes?|quarrels?|claims?|disagreements?)\b[^.;]{0,60}\b(?:goes|go|is|are)\b
		[^.;]{0,40}\barbitrat\w+
	|\b(?:shall|will|must|agree\w*|are\s+to|is\s+to|exclusively|finally|binding|only|submit\w*)\b[^.;]{0,120}\barbitrat\w+
	|\barbitrat\w+\b[^.;]{0,60}\b(?:binding|final|exclusive\w*|shall|will|must)\b|\bbinding\s+arbitration\b
`
const classWaiver = longPattern('i')`
	\b(?:not|never|no)\b[^.;]{0,30}\b(?:join|team\s+up|act\s+together|sue)\b[^.;]{0,30}\b
		(?:others?|other\s+(?:users|players|people)|together|as\s+a\s+group)\b[^.;]{0,40}
	|\b(?:waiv\w+|not|no|only|neither|give\s+up)\b[^.]{0,160}\b(?:class|collective|representative)[\s-]*(?:or\s+\w+\s+)?
		(?:action|arbitration|proceeding|member|basis|wide|lawsuit)
	|\bclass[\s-]action\s+waiver\b
`
const optsOut = longPattern('i')`
	\bopt(?:ing)?[\s-]?out\b(?:[^.]|\.(?=\d)){0,160}\b(?:arbitrat\w+|class|dispute|this\s+(?:section|provision|clause|agreement)|days)\b
	|\b(?:arbitrat\w+|class|dispute)\b[^.]{0,160}\bopt(?:ing)?[\s-]?out\b|\breject\w*\b[^.]{0,80}\barbitrat\w+
	|\b(?:decline|refuse)\b[^.]{0,60}\barbitrat\w+
`
const voluntary = longPattern('i')`
	\b(?:may|can)\s+(?:\w+\s+){0,3}(?:choose|elect|agree|also)\b[^.;]{0,60}\barbitrat
	|\bif\s+(?:you\s+and\s+we|both|the\s+parties)\s+agree\b
	|\b(?:optional|voluntary)\b[^.;]{0,30}\barbitrat
	|\b(?:less|under|below)\s+(?:than\s+)?\$[\d,]+|\bparty\s+(?:electing|initiating)\b
	|\bunless\s+(?:submitted|referred)\s+to\s+arbitrat
	|\barbitration\s+is\s+(?:inapplicable|unavailable|not\s+\w+)
`
/** Who asks for relief picks arbitration or a court: nobody is forced. */
const elective =
	/\b(?:may|can)\s+(?:elect|choose|opt)\s+to\s+(?:resolve|settle|submit|refer)\b[^.;]{0,60}\barbitrat|\belect\w*\s+(?:such\s+)?arbitration\b/i
const smallClaims = longPattern('i')`
	\bsmall[\s-]claims\b|\binjuncti\w+|\bequitable\s+relief\b
	|\bintellectual\s+property\b[^.;]{0,80}\bcourt
	|\bmay\s+(?:also\s+)?(?:bring|file|go\s+to|seek)\b[^.;]{0,80}\bcourt
`

const floors = longPattern('i')`
	\b(?:extent|maximum|fullest|as)\b[^.;]{0,40}\b(?:permitted|allowed|permissible)\b
	|\b(?:nothing|does\s+not|do\s+not|shall\s+not|not)\b[^.]{0,160}\b(?:exclude|limit|affect)\w*\b[^.]{0,160}\b
		(?:liab\w+|rights|warrant\w+|statutory)
	|\b(?:some|certain)\s+(?:states|jurisdictions|countries|laws)\b
	|\bexcept\b[^.]{0,120}\b(?:gross\s+negligence|wil+ful|fraud|death|personal\s+injury|intent\w*)
	|\b(?:gross\s+negligence|wil+ful\s+misconduct|fraud)\b[^.]{0,80}\b(?:excepted|unlimited|not\s+(?:limited|excluded|apply|affected))
`
const belowFloor = longPattern('i')`
	\b(?:even\s+(?:if|for|in\s+(?:case|the\s+event))|including|whether\s+or\s+not|arising\s+from)\b[^.]{0,80}\b
	(?:gross(?:ly)?\s+negligen\w+|wil+ful|intentional|fraud\w*|death|personal\s+injury)
`

/** Terms between businesses: an arbitration clause is usual there. */
const amongBusinesses =
	/\b(?:purchase\s+order|insertion\s+order|advertisers?|publisher\s+agreement|business\s+(?:users?|customers?|purposes)|each\s+party|either\s+party)\b/gi
const mostBusinessWords = 8

export const arbitration: Rule = {
	id: 'privacy_terms.arbitration',
	playbook: 'privacy_terms',
	title: 'Arbitration and limitation of liability stay within consumer law',
	basis: { kind: 'S', source: 'AAA consumer rules; California law on unfair terms (Civ. Code 1668, 1670.5)' },
	protects: ['user', 'provider'],
	supersedes: [generalClassWaiver],
	stake: 3,
	standard: '30 days to opt out, with small claims and injunctions left to the courts.',
	wording: { stands: 'beside' },
	decide(input) {
		if (isPrivacyNotice(input)) return notApplicable
		const agreed =
			passages(input, arbitrates, voluntary).find(({ sentence }) => settles.test(sentence.text) && !ifAny.test(sentence.text)) ??
			unfairTerms(input, 'arbitration').find(
				({ sentence }) => !/\bnotices?\b|\be-?mail\b/i.test(sentence.text) && !ifAny.test(sentence.text),
			) ??
			null
		const clause = agreed ?? wording(input, classWaiver)
		const optOut = clause && wording(input, optsOut)
		const findings = [clause && !optOut ? forcedArbitration(input, clause, agreed !== null) : null, limitBelowFloor(input)].filter(
			(finding) => finding !== null,
		)
		const [first, ...more] = findings
		if (first) return flagged(first, ...more)
		if (!clause) return notApplicable
		return optOut ? passed(optOut) : undecided
	},
}

type Draft = Wording & { span: { start: number; end: number } }

/** @param arbitrates whether an agreement to arbitrate was found, and not only a waiver of class actions */
function forcedArbitration(input: RuleInput, clause: Passage, arbitrates: boolean): Draft | null {
	const text = visibleText(input)
	const waiver = wording(input, classWaiver)
	if (
		elective.test(text) ||
		/\bopt(?:ing)?[\s-]?out\b[^]{0,400}\barbitrat/i.test(text) ||
		(text.match(amongBusinesses)?.length ?? 0) >= mostBusinessWords ||
		/\b(?:your|its)\s+internal\s+business\s+purposes\b/i.test(text)
	)
		return null
	const severity = { sending: 'low', receiving: 'medium', unsure: 'low' } as const
	if (!arbitrates)
		return {
			severity,
			span: waiver ?? clause,
			says: 'Users waive class actions, with no right to opt out.',
			why: 'Each user has to claim alone, which often costs more than the claim is worth. Some courts do not enforce such a waiver.',
			market: `No waiver, or one that users can opt out of within ${usualOptOutDays} days.`,
			action: `delete the class action waiver, or add a right to opt out of it within ${usualOptOutDays} days`,
			reason: 'An opt-out makes the clause more likely to be enforced.',
			fallback: 'Limit the waiver to what the law permits.',
			decideBy: 'lawyer',
		}
	return {
		severity,
		span: waiver ?? clause,
		says: waiver
			? 'Users must arbitrate and waive class actions, with no right to opt out.'
			: 'Users must arbitrate, with no right to opt out.',
		why: 'Users cannot go to court or join a class action. Courts look harder at such a clause when it has no opt-out.',
		market: `${usualOptOutDays} days to opt out, with small claims and injunctions left to the courts.`,
		action: `add a right to opt out of arbitration within ${usualOptOutDays} days, and leave small claims to the courts`,
		reason: 'An opt-out makes the clause more likely to be enforced.',
		fallback: smallClaims.test(text)
			? 'Drop the class action waiver for claims that cannot be arbitrated.'
			: 'Leave small claims to the courts.',
		decideBy: 'lawyer',
	}
}

/** A limit that says itself that it covers what the law lets nobody limit. */
function limitBelowFloor(input: RuleInput): Draft | null {
	const limit = unfairTerms(input, 'limitation_of_liability').find(
		({ sentence }) => belowFloor.test(sentence.text) && !floors.test(sentence.text) && limits.test(sentence.text),
	)
	if (!limit || floors.test(visibleText(input))) return null
	return {
		severity: { sending: 'medium', receiving: 'medium', unsure: 'medium' },
		span: limit,
		says: 'The limitation of liability covers even gross negligence, intent or personal injury.',
		why: 'Consumer law does not allow that, and a court may strike the whole limitation.',
		market: 'The limitation applies as far as the law permits, and not to fraud, gross negligence, willful misconduct or personal injury.',
		action: 'carve fraud, gross negligence, willful misconduct and personal injury out of the limitation of liability',
		reason: 'The rest of the clause is then more likely to be enforced.',
		replacement:
			'Nothing in these terms limits liability for fraud, gross negligence, willful misconduct, death or personal injury, or any other ' +
			'liability that cannot be limited by law.',
		decideBy: 'lawyer',
	}
}

/** A rule for an arbitration that is not agreed here. */
const ifAny = /^\W*any\s+(?:such\s+)?arbitrations?\s+(?:under|pursuant|in\s+connection)\b/i
const settles = /\b(?:disput\w*|claims?|controvers\w+|quarrels?|differences?|disagree\w*|binding\s+arbitration)\b/i
const limits = /\b(?:liab\w+|responsib\w+)\b/i
