import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { inWords, isPrivacyPolicy, publisherAnswers, publisherShouldMend } from './kinds.ts'

const europe = /\b(?:GDPR|General\s+Data\s+Protection\s+Regulation|European\s+(?:Union|Economic\s+Area|users|residents|customers)|EEA|EU(?:\s+(?:users|residents|customers|law|citizens|member)|\/EEA)?|United\s+Kingdom|UK\s+(?:GDPR|users|residents|customers)|Europe)\b/
const member = 'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden|Switzerland|England|Scotland'
/** Users who are in a country of Europe, though the text does not say "Europe". */
const fromEurope = new RegExp(String.raw`\b(?:users?|people|customers?|visitors?|members|readers|players|residents|many|those|you)\b[^.;]{0,80}\b(?:from|in|across)\s+(?:\w+,?\s+){0,4}(?:${member})\b`, 'i')
const notThere = /\b(?:not|no)\b[^.]{0,80}\b(?:offer\w*|direct\w*|target\w*|available|intend\w*|serve|market\w*)\b[^.]{0,80}\b(?:EU|EEA|Europe\w*|United\s+Kingdom|GDPR)|\b(?:outside|except)\b[^.;]{0,20}\b(?:the\s+)?(?:EU|EEA|Europe)\b/i
const limbs = [
	{ name: 'the legal basis for each use', pattern: /\b(?:legal|lawful)\s+(?:basis|bases|grounds?)\b|\blegitimate\s+interests?\b|\bperform\w*\s+(?:of\s+)?(?:a|the|our|your)\s+contract\b|\bArt(?:icle|\.)?\s*6\b/i },
	{ name: 'how long data is kept', pattern: /\b(?:retain|retention|keep|kept|store|stored|delete[sd]?|erase[sd]?)\b[^.]{0,160}\b(?:as\s+long\s+as|for\s+(?:up\s+to\s+)?(?:\w+\s+)?\(?\d*\)?\s*(?:days?|months?|years?)|\d+\s+(?:days?|months?|years?)|(?:one|two|three|four|five|six|seven|ten|twelve|thirty|ninety)\s+(?:days?|months?|years?)|no\s+longer|until|within)\b|\bretention\s+(?:period|schedule|time)/i },
	{ name: 'how data may leave Europe', pattern: /\bstandard\s+contractual\s+clauses\b|\bSCCs\b|\badequacy\b|\bdata\s+privacy\s+framework\b|\bbinding\s+corporate\s+rules\b|\b(?:transfer\w*|sent|store[sd]?|process\w*|move[sd]?)\b[^.]{0,120}\b(?:outside|United\s+States|other\s+countries|third\s+countr\w+|international\w*|abroad|safeguards?)\b|\b(?:does|do|will)\s+not\s+leave\s+(?:the\s+)?(?:EU|EEA|Europe)|\b(?:stays?|remains?|kept|stored|hosted)\b[^.;]{0,40}\b(?:within|in|inside)\s+(?:the\s+)?(?:EU|EEA|Europe\w*)/i },
]

export const gdpr: Rule = {
	id: 'privacy_terms.gdpr',
	playbook: 'privacy_terms',
	title: 'Users in Europe get what the GDPR asks for',
	basis: { kind: 'L', source: 'GDPR Art. 13 (legal bases, retention, transfers)' },
	decide(input) {
		if (!isPrivacyPolicy(input)) return notApplicable
		const place = passage(input, europe, notThere) ?? passage(input, fromEurope, /\b(?:laws?|courts?|jurisdiction|servers?|hosted|data\s+cent(?:er|re)s?)\b/i)
		if (!place) return notApplicable
		const text = visibleText(input)
		const lacking = limbs.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		if (lacking.length === 0) return passed(place)
		return flagged({
			severity: lacking.length > 1 ? publisherAnswers : publisherShouldMend,
			span: place,
			says: {
				friendly: `You have users in Europe, and the text does not tell them ${inWords(lacking)}.`,
				neutral: `For users in Europe the text does not state ${inWords(lacking)}.`,
				legal: `The information required by GDPR Art. 13 is incomplete: ${inWords(lacking)}.`,
			},
			why: 'The GDPR lists what a notice must say. Gaps can cost up to 4% of yearly sales, and big customers will ask.',
			market: 'Each use with its legal basis, the time data is kept, and the clauses used for transfers.',
			action: `add ${inWords(lacking)}`,
			reason: 'European users have a right to know it.',
			replacement:
				'We process account data to perform our contract with you, usage data on the basis of our legitimate interest in a safe service, and marketing data with your consent. We keep data for as long as your account is open and for 90 days after. Transfers outside the EEA rest on the standard contractual clauses of the European Commission.',
			decideBy: 'lawyer',
		})
	},
}
