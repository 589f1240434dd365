import { flagged, notApplicable, undecided } from '../draft-finding.ts'
import { wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyPolicy } from './kinds.ts'
import { unfairTerms } from './unfair-terms.ts'

const byUse =
	/\b(?:by|in)\s+(?:\w+,?\s+){0,4}?(?:using|accessing|visiting|browsing|viewing|continuing|entering|downloading|installing|your\s+use)\b[^.;]{0,160}\b(?:you|user|visitor|licensee|customer)\w*\b[^.;]{0,60}\b(?:agree\w*|accept\w*|consent\w*|bound|acknowledge\w*|signif\w+)\b|\b(?:(?:continued\s+)?use|access|browsing|visit\w*)\b[^.;]{0,80}\b(?:constitutes?|means|signif\w+|indicat\w+|is|implies|shall\s+be|amounts?\s+to|binds)\b[^.;]{0,60}\b(?:agree\w*|accept\w*|assent|consent|bound|you)\b|\b(?:if|when|once|anyone\s+who|whoever)\b[^.;]{0,40}\b(?:use|uses|access|visit|visits|browse|opens?)\b[^.;]{0,80}\b(?:you\s+|is\s+|are\s+|they\s+)?(?:agree|accept|bound|consent|deemed)\b/i
/** Use after a change is another question (change_notice). */
const aboutChanges = /\b(?:chang|modif|amend|updat|revis|new\s+(?:terms|version))\w*\b|\bwithout\s+your\s+consent\b/i
const namesTerms = /\b(?:terms|agreement|conditions|polic(?:y|ies)|bound|binds|contract|T&Cs?|TOS|EULA|licen[cs]e|rules|cookies)\b/i
const byAct = /\b(?:click\w*|tick\w*|check\w*\s+(?:a|the|this)\s+box|checkbox|tap\w*|press\w*|select\w*)\b[^.;]{0,120}\b(?:agree\w*|accept\w*|consent\w*|sign\s+up|continue|button|box)\b|\b(?:agree|accept)\b[^.;]{0,80}\b(?:click|tick|check|tap|press)\w*\b|\b(?:creat|register|open|sign\w*\s+up|set\w*\s+up)\w*\b[^.;]{0,40}\baccounts?\b[^.;]{0,80}\b(?:agree|accept|bound)|\b(?:agree|accept)\w*\b[^.;]{0,80}\b(?:when|by|before)\b[^.;]{0,30}\b(?:creat|register|open|sign)\w*/i

/**
 * How users agree stands in the sign-up flow, not in the text: the check ends undecided, or flagged where the text
 * itself rests on mere use.
 */
export const assent: Rule = {
	id: 'privacy_terms.assent',
	playbook: 'privacy_terms',
	title: 'Users click to agree (check the sign-up page and its record)',
	basis: { kind: 'L', source: 'Specht v. Netscape; Nguyen v. Barnes & Noble; Berman v. Freedom Financial' },
	supersedes: ['general.signature_block'],
	decide(input) {
		if (isPrivacyPolicy(input)) return notApplicable
		if (wording(input, byAct)) return undecided
		const mereUse = wording(input, byUse, new RegExp(String.raw`${aboutChanges.source}|^(?![^]*${namesTerms.source})`, 'i')) ?? unfairTerms(input, 'contract_by_using').find(({ sentence }) => !aboutChanges.test(sentence.text))
		if (!mereUse) return undecided
		return flagged({
			severity: { sending: 'medium', receiving: 'low', unsure: 'medium' },
			span: mereUse,
			says: {
				friendly: 'Users are said to agree just by using the site. Courts often don’t buy that.',
				neutral: 'Mere use counts as a yes to these terms.',
				legal: 'Assent is inferred from use alone (browse-wrap).',
			},
			why: 'If no one clicked "I agree", a court may throw out the terms, with your liability cap and your forum.',
			market: 'An unticked box or a button beside a link to the terms, with a record of who clicked and when.',
			action: 'have users click to agree, and keep a record of it',
			reason: 'A click can be proved.',
			fallback: 'At least show the terms above each sign-up and checkout button, and name them there.',
			replacement: 'By clicking "I agree" or "Create account" you accept these terms.',
			decideBy: 'you',
		})
	},
}
