import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, denial, type Passage, passages } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherAnswers, publisherShouldMend } from './kinds.ts'

const sensitive =
	/\b(?:bio-?metrics?|face\s?prints?|facial\s+(?:geometry|scans?|recognition|images?\s+for)|face\s+scans?|fingerprints?|iris\s+scans?|retina\s+scans?|voice\s?prints?|genetic\s+(?:data|information|tests?)|DNA|(?:mental\s+|reproductive\s+|sexual\s+)?health\s+(?:data|information|conditions?|records?|details|metrics)|medical\s+(?:data|information|records?|history|conditions?)|heart\s+rate|symptoms|diagnos[ei]s|medications?|menstrua\w+|precise\s+(?:geo-?)?locations?|precise\s+location|racial\s+or\s+ethnic|race\s+(?:or|and)\s+ethnicity|ethnic\s+origin|religious\s+beliefs?|sexual\s+orientation|sex\s+life|political\s+opinions?|trade\s+union|immigration\s+status|citizenship\s+status|social\s+security\s+numbers?|passport\s+numbers?|driver'?s\s+licen[cs]e\s+numbers?)\b/i
const bodyData = /\bbio-?metric|face\s?print|facial|face\s+scan|fingerprint|iris|retina|voice\s?print/i
const takes = /\b(?:collect|gather|receive|obtain|process|record|store|hold|scan|capture|track|read|ask\s+(?:you\s+)?for|log|use|uses|import|measure|analy[sz]e|infer|share|sell)\w*\b/i
const consent = /\b(?:(?:explicit|express|written|prior|opt-?in|informed|affirmative|specific|separate|your|their|obtain\w*|with|given?|ask\s+for|consumer'?s)\s+(?:\w+\s+){0,3}consent|consent\w*|opt(?:s|ed)?[\s-]?in(?:to)?|only\s+(?:if|when|after)\s+(?:you|the\s+user)|you\s+(?:turn|switch)\s+(?:it\s+|this\s+|them\s+)?on|permission|choose\s+to\s+(?:share|provide|enable|connect))\b/i
const assumed = /\b(?:by\s+using|use\s+of\s+(?:the|our)\s+\w+\s+(?:means|is|constitutes)|deemed|implied)\b[^.]{0,80}\bconsent/i
/** Items of a list that are looked back over for the words that open it. */
const longestList = 12
const schedule = /\b(?:retain|retention|keep|kept|store|stored|delet\w+|destroy\w*|erase\w*)\b[^.]{0,160}\b(?:days?|months?|years?|as\s+soon\s+as|no\s+longer\s+needed|immediately|when\s+(?:you|your\s+account)|once|after|until)\b/i

export const sensitiveData: Rule = {
	id: 'privacy_terms.sensitive_data',
	playbook: 'privacy_terms',
	title: 'Sensitive data needs a clear yes',
	basis: { kind: 'S', source: 'state privacy laws, Washington My Health My Data Act, Illinois BIPA; GDPR Art. 9' },
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const taken = takenData(input)
		if (!taken) {
			const none = denial(input, new RegExp(`${sensitive.source}|\\bsensitive\\s+(?:personal\\s+)?(?:data|information)\\b`, 'i'))
			return none ? passed(none) : notApplicable
		}
		const near = clauseTextAround(input, taken) + leadIn(input, taken)
		const agreed = [near, ...passages(input, sensitive).map(({ sentence }) => sentence.text), ...passages(input, /\bsensitive\b/i).map(({ sentence }) => sentence.text)].some((text) => consent.test(text) && !assumed.test(text))
		const body = bodyData.test(taken.match[0])
		const kept = !body || passages(input, schedule).some(({ sentence }) => bodyData.test(sentence.text) || sentence.clauseId === taken.sentence.clauseId)
		if (agreed && kept) return passed(taken)
		return flagged({
			severity: agreed ? publisherShouldMend : publisherAnswers,
			span: taken,
			says: {
				friendly: agreed ? 'Body data such as a face scan is taken, and the text does not say when it is wiped.' : `This takes sensitive data ("${taken.match[0]}") and does not ask users for a clear yes first.`,
				neutral: agreed ? 'Biometric data is taken with no date for its deletion.' : `Sensitive data ("${taken.match[0]}") is taken with no consent.`,
				legal: agreed ? 'No retention schedule is stated for biometric identifiers.' : `Sensitive personal data ("${taken.match[0]}") is processed without opt-in consent.`,
			},
			why: 'These laws let users sue. In Illinois a face scan taken without a written yes costs $1,000 or more for each person.',
			market: 'A separate yes before the data is taken, and a date by which it is wiped.',
			action: agreed ? 'state when the body data is wiped' : 'ask for a separate yes before sensitive data is taken, and state when it is wiped',
			reason: 'The law asks for it, and users expect it.',
			fallback: 'Do not take this data at all.',
			replacement: 'We collect this sensitive data only after you opt in on a separate screen. You may withdraw your consent at any time. We delete the data when the purpose is met, and at the latest one year after your last use.',
			decideBy: 'lawyer',
		})
	},
}

/** A sentence, or an item of a list under "we collect", that names sensitive data as taken. */
function takenData(input: RuleInput): Passage | null {
	return (
		passages(input, sensitive, /\b(?:please\s+)?(?:do\s+not|don't)\s+(?:send|submit|provide|share|upload|enter)\b|\bnot\s+(?:intentionally\s+|knowingly\s+)?(?:collect|process|ask)\w*\b|\bHIPAA\b[^.]{0,40}\bnot\b|\bhealth\s+and\s+safety\b/i).find(
			(found) => takes.test(found.sentence.text) || takes.test(clauseTextAround(input, found)) || takes.test(leadIn(input, found)),
		) ?? null
	)
}

/** The words that open the list an item stands in ("We collect the following:"); empty for running text. */
function leadIn({ structure: { sentences } }: RuleInput, { sentence }: Passage): string {
	const at = sentences.indexOf(sentence)
	return sentences.slice(Math.max(0, at - longestList), at).findLast(({ text }) => text.endsWith(':'))?.text ?? ''
}
