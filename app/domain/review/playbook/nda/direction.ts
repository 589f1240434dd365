import { flagged, passed, undecided } from '../draft-finding.ts'
import { passage, passages } from '../passages.ts'
import { actsOf, onlySide } from '../sides.ts'
import type { Rule, RuleInput } from '../rule.ts'

const bindsBoth =
	/\b(?:each|either|both|any)\s+(?:(?:of\s+the\s+)?part(?:y|ies)|of\s+us|sides?)\b[^.;]{0,120}\b(?:disclos|receiv|confiden|protect|share|furnish|reveal|secre|private)|\b(?:party|sides?|person|one)\s+(?:of\s+us\s+)?(?:that\s+|which\s+|who\s+)?(?:disclos|receiv|furnish|reveal|mak\w+\s+the\s+disclosure)\w*|\bwhoever\s+(?:receives|learns|gets|discloses)\b|\bone\s+(?:party|side|of\s+us)\b[^.;]{0,60}\b(?:gives|discloses|shows|reveals|shares|furnishes|provides)\b[^.;]{0,60}\bto\s+the\s+other\b|\bthe\s+(?:parties|other\s+party)\b[^.;]{0,60}\b(?:exchange|confidential\s+information)|\b(?:exchange|share)\s+(?:\w+\s+){0,3}(?:confidential|information)\b[^.;]{0,60}\bwith\s+each\s+other|\beach\s+(?:party|side|of\s+us)\b[^.;]{0,60}\bthe\s+other'?s\b|\bmutual\s+(?:dut|obligation|undertaking|promise|secrecy|confiden)\w*/i
const receiverDuty = /\b(?:recipient|receiving\s+party|receiver|representee|undersigned)\b[^.;]{0,80}\b(?:shall|will|must|agrees?|may\s+not|undertakes?)\b/i

export const oneWay: Rule = {
	id: 'nda.one_way',
	playbook: 'nda',
	title: 'Secrecy binds both sides',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	decide(input) {
		const mutual = passage(input, bindsBoth)
		if (mutual) return passed(mutual)
		const duty = passages(input, receiverDuty).find(({ sentence }) => /\b(?:confiden|secre|disclos|information)/i.test(sentence.text)) ?? loneKeeper(input)
		if (!duty) return undecided
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: duty,
			says: {
				friendly: 'Only one side has to keep secrets here. What that side tells the other is not protected.',
				neutral: 'Only the receiving side must keep secrets. The other side owes nothing in return.',
				legal: 'The secrecy duties are unilateral. They bind the recipient alone and give no mutual cover.',
			},
			why: 'If you share plans, prices or code too, the other side may use them. You could lose the lead you paid for.',
			market: 'Talks in which both sides share facts use a mutual NDA.',
			action: 'make the secrecy duties bind both sides',
			reason: 'Both of us will share facts that need care.',
			fallback: 'Keep it one-way, and share nothing of your own that you need to protect.',
			replacement: 'Each party may disclose Confidential Information to the other. The duties in this Agreement bind each party with respect to the Confidential Information it receives.',
		})
	},
}

/** The sentence in which a side called by its name, or by "you", keeps secrets while nobody else does. */
function loneKeeper(input: RuleInput) {
	const acts = actsOf(input, /\b(?:shall|will|must|agrees?|undertakes?|promises?|may)\b[^.;]{0,80}\b(?:(?:in\s+(?:strict\s+)?)?confidence|confidential|secret|private|not\s+(?:to\s+)?(?:disclose|reveal|share))\b/i, { denied: true })
	// "Upon Acme's request Bolt shall …": the name that owns something does not act.
	const act = onlySide(acts.filter(({ side, match }) => !/^['’]/.test(match[0].slice(side.length))))
	return act && { start: act.sentence.start, end: act.sentence.end }
}
