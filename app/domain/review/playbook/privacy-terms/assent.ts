import { longPattern } from '#app/domain/text/long-pattern.ts'
import { signatureBlock } from '../general/signing.ts'
import { flagged, notApplicable, undecided } from '../draft-finding.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyPolicy } from './kinds.ts'
import { unfairTerms } from './unfair-terms.ts'

const byUse = longPattern('i')`
	\b(?:by|in)\s+(?:\w+,?\s+){0,4}?(?:using|accessing|visiting|browsing|viewing|continuing|entering|downloading|installing|your\s+use)\b
		[^.;]{0,160}\b(?:you|user|visitor|licensee|customer)\w*\b[^.;]{0,60}\b
		(?:agree\w*|accept\w*|consent\w*|bound|acknowledge\w*|signif\w+)\b
	|\b(?:(?:continued\s+)?use|access|browsing|visit\w*)\b[^.;]{0,80}\b
		(?:constitutes?|means|signif\w+|indicat\w+|is|implies|shall\s+be|amounts?\s+to|binds)\b[^.;]{0,60}\b
		(?:agree\w*|accept\w*|assent|consent|bound|you)\b
	|\b(?:if|when|once|anyone\s+who|whoever)\b[^.;]{0,40}\b(?:use|uses|access|visit|visits|browse|opens?)\b[^.;]{0,80}\b
		(?:you\s+|is\s+|are\s+|they\s+)?(?:agree|accept|bound|consent|deemed)\b
`
/** Use after a change is another question (change_notice). */
const aboutChanges = /\b(?:chang|modif|amend|updat|revis|new\s+(?:terms|version))\w*\b|\bwithout\s+your\s+consent\b/i
const namesTerms = /\b(?:terms|agreement|conditions|polic(?:y|ies)|bound|binds|contract|T&Cs?|TOS|EULA|licen[cs]e|rules|cookies)\b/i
const byAct = longPattern('i')`
	\b(?:click\w*|tick\w*|check\w*\s+(?:a|the|this)\s+box|checkbox|tap\w*|press\w*|select\w*)\b[^.;]{0,120}\b
		(?:agree\w*|accept\w*|consent\w*|sign\s+up|continue|button|box)\b
	|\b(?:agree|accept)\b[^.;]{0,80}\b(?:click|tick|check|tap|press)\w*\b
	|\b(?:creat|register|open|sign\w*\s+up|set\w*\s+up)\w*\b[^.;]{0,40}\baccounts?\b[^.;]{0,80}\b(?:agree|accept|bound)
	|\b(?:agree|accept)\w*\b[^.;]{0,80}\b(?:when|by|before)\b[^.;]{0,30}\b(?:creat|register|open|sign)\w*
`

const hasAccounts = longPattern('i')`
	\b(?:create|open|register\w*|sign\w*\s+up|set\s+up)\b[^.;]{0,40}\baccounts?\b|\bsign(?:ing)?[\s-]up\b|\byour\s+account\b
	|\bregist(?:er|ration)\b|\blog(?:ging)?[\s-]?in\b|\buser\s+(?:ID|account)\b
`

/**
 * How users agree stands in the sign-up flow, not in the text: the check ends undecided, or flagged where the text
 * itself rests on mere use.
 */
export const assent: Rule = {
	id: 'privacy_terms.assent',
	playbook: 'privacy_terms',
	title: 'Users click to agree (check the sign-up page and its record)',
	protects: ['provider'],
	basis: { kind: 'L', source: 'Specht v. Netscape; Nguyen v. Barnes & Noble; Berman v. Freedom Financial' },
	supersedes: [signatureBlock],
	standard: 'A box to tick, or a button beside a link to the terms, with a record of who accepted and when.',
	decide(input) {
		// What its publisher loses by it is the user's gain.
		if (isPrivacyPolicy(input) || input.reader.party?.roleKind === 'user') return notApplicable
		// Who opens an account goes through a page on which there is something to click.
		if (wording(input, byAct) || hasAccounts.test(visibleText(input))) return undecided
		const mereUse =
			wording(input, byUse, new RegExp(String.raw`${aboutChanges.source}|^(?![^]*${namesTerms.source})`, 'i')) ??
			unfairTerms(input, 'contract_by_using').find(({ sentence }) => !aboutChanges.test(sentence.text))
		if (!mereUse) return undecided
		return flagged({
			severity: 'low',
			span: mereUse,
			says: 'Users accept these terms by mere use (browsewrap), without clicking to agree.',
			why: 'Courts often refuse to enforce browsewrap terms. Your limitation of liability and your venue clause would fall with them.',
			market: 'A box to tick, or a button beside a link to the terms, with a record of who accepted and when.',
			action: 'have users click to accept, and keep a record of it',
			reason: 'Only an acceptance that can be proved binds the user.',
			fallback: 'At least show a link to the terms above each sign-up and checkout button.',
			replacement: 'By clicking "I agree" or "Create account" you accept these terms.',
			decideBy: 'you',
		})
	},
}
