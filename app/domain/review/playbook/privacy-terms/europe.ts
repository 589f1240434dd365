import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { passage, visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyPolicy, publisherMayMend, publisherShouldMend, readsAsUser } from './kinds.ts'

/** The text itself says that European law applies, or that it has users there: a link or a server in Europe does not. */
const europe = longPattern()`
	\b(?:GDPR|General\s+Data\s+Protection\s+Regulation)\b
	|\b(?:EEA|EU|European|UK|Europe(?:an\s+(?:Union|Economic\s+Area))?|United\s+Kingdom)
		(?:\s+(?:or|and|\/)\s*(?:the\s+)?(?:EEA|EU|UK|Switzerland|United\s+Kingdom))?\s+
		(?:users|residents|customers|citizens|visitors|individuals|data\s+subjects)\b
	|\b(?:users?|people|customers?|visitors?|residents?|individuals|located|reside|live|you\s+are)\b[^.;]{0,40}\bin\s+(?:the\s+)?
		(?:EEA|EU|European\s+(?:Union|Economic\s+Area)|Europe|UK|United\s+Kingdom)\b
	|\b(?:EEA|EU)\s+residents\b
	|\bserves?\s+(?:the\s+)?(?:EEA|EU|Europe)\b
	|\b[Pp](?:ersons|eople)\s+in\s+(?:the\s+)?(?:EEA|EU|European\s+Union|Europe)\b
`
const elsewhere = /\b(?:see|click|visit|read|refer|available|found|our\s+(?:EU|European|GDPR))\b[^.;]{0,80}(?:\]\(|https?:|\bhere\b)/i
const member = patternPart`
	Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Latvia
	|Lithuania|Luxembourg|Malta|Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden|Switzerland|England|Scotland
`
const fromEurope = new RegExp(
	patternPart`
		\b(?:users?|people|customers?|visitors?|members|readers|players|residents|many|those|you)\b[^.;]{0,80}\b(?:from|in|across)\s+
		(?:\w+,?\s+){0,4}(?:${member})\b
	`,
	'i',
)
const notThere = longPattern('i')`
	\b(?:not|no)\b[^.]{0,80}\b(?:offer\w*|direct\w*|target\w*|available|intend\w*|serve|market\w*)\b[^.]{0,80}\b
		(?:EU|EEA|Europe\w*|United\s+Kingdom|GDPR)
	|\b(?:outside|except)\b[^.;]{0,20}\b(?:the\s+)?(?:EU|EEA|Europe)\b
`
const legalBasis = longPattern('i')`
	\b(?:legal|lawful)\s+(?:basis|bases|grounds?)\b|\blegitimate\s+interests?\b
	|\bperform\w*\s+(?:of\s+)?(?:a|the|our|your)\s+contract\b|\bArt(?:icle|\.)?\s*6\b
`
const limbs = [
	{ name: 'the legal basis for each purpose', pattern: legalBasis },
	{
		name: 'how long personal data is kept',
		pattern: longPattern('i')`
			\b(?:retain|retention|keep|kept|store|stored|delete[sd]?|erase[sd]?)\b[^.]{0,160}\b(?:
				as\s+long\s+as|for\s+(?:up\s+to\s+)?(?:\w+\s+)?\(?\d*\)?\s*(?:days?|months?|years?)|\d+\s+(?:days?|months?|years?)
				|(?:one|two|three|four|five|six|seven|ten|twelve|thirty|ninety)\s+(?:days?|months?|years?)|no\s+longer|until|within
			)\b
			|\bretention\s+(?:period|schedule|time)
		`,
	},
	{
		name: 'the safeguard for transfers outside Europe',
		pattern: longPattern('i')`
			\bstandard\s+contractual\s+clauses\b|\bSCCs\b|\badequacy\b|\bdata\s+privacy\s+framework\b|\bbinding\s+corporate\s+rules\b
			|\b(?:transfer\w*|sent|store[sd]?|process\w*|move[sd]?)\b[^.]{0,120}\b(?:
				outside|United\s+States|other\s+countries|third\s+countr\w+|international\w*|abroad|safeguards?
			)\b
			|\b(?:does|do|will)\s+not\s+leave\s+(?:the\s+)?(?:EU|EEA|Europe)
			|\b(?:stays?|remains?|kept|stored|hosted)\b[^.;]{0,40}\b(?:within|in|inside)\s+(?:the\s+)?(?:EU|EEA|Europe\w*)
		`,
	},
]

function isHeadedTerms(text: string): boolean {
	const top = text.trimStart().slice(0, 120)
	return /\b(?:terms|agreement)\b/i.test(top) && !/\b(?:privacy|cookies?|data)\b/i.test(top)
}

export const gdpr: Rule = {
	id: 'privacy_terms.gdpr',
	playbook: 'privacy_terms',
	title: 'Users in Europe get the information that the GDPR requires',
	protects: ['provider'],
	basis: { kind: 'L', source: 'GDPR Art. 13 (legal bases, retention, transfers)' },
	standard: 'Each purpose with its legal basis, retention periods, and the safeguard for transfers.',
	wording: { stands: 'beside' },
	decide(input) {
		if (!isPrivacyPolicy(input)) return notApplicable
		const place =
			passage(input, europe, notThere) ??
			passage(input, fromEurope, /\b(?:laws?|courts?|jurisdiction|servers?|hosted|data\s+cent(?:er|re)s?)\b/i)
		if (!place) return notApplicable
		const text = visibleText(input)
		const lacking = limbs.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		const basis = lacking.length === 0 ? passage(input, legalBasis) : null
		if (lacking.length === 0) return basis ? passed(basis) : undecided
		// One point alone may be said in words that no pattern knows; a missing legal basis is seldom.
		if (lacking.length === 1 && lacking[0] !== limbs[0]?.name) return undecided
		// Terms of a service leave it to the privacy notice beside them.
		if (isHeadedTerms(text) && /\bprivacy\s+(?:notice|policy|statement)\b/i.test(text)) return undecided
		if (readsAsUser(input) || elsewhere.test(place.sentence.text) || /https?:|\]\(/.test(place.sentence.text)) return undecided
		return flagged({
			severity: lacking.length > 1 ? publisherShouldMend : publisherMayMend,
			span: place,
			says: `For users in Europe the notice does not state ${inWords(lacking)}.`,
			why: 'Article 13 GDPR requires it. Business customers check for it before they buy.',
			market: 'Each purpose with its legal basis, retention periods, and the safeguard for transfers.',
			action: `add ${inWords(lacking)}`,
			reason: 'Article 13 GDPR requires it.',
			replacement:
				'We process account data to perform our contract with you, usage data on the basis of our legitimate interest in a secure ' +
				'service, and marketing data with your consent. We keep data for as long as your account is open and for 90 days after. Transfers ' +
				'outside the EEA are based on the standard contractual clauses of the European Commission.',
			decideBy: 'lawyer',
		})
	},
}
