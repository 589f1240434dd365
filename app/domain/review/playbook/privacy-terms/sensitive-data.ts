import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherMayMend, publisherShouldMend } from './kinds.ts'

const sensitive = longPattern('i')`
	\b(?:
		bio-?metrics?|face\s?prints?|facial\s+(?:geometry|scans?|recognition|images?\s+for)|face\s+scans?|fingerprints?|iris\s+scans?
		|retina\s+scans?|voice\s?prints?|genetic\s+(?:data|information|tests?)|DNA
		|(?:mental\s+|reproductive\s+|sexual\s+)?health\s+(?:data|information|conditions?|records?|details|metrics)
		|medical\s+(?:data|information|records?|history|conditions?)|heart\s+rate|symptoms|diagnos[ei]s|medications?|menstrua\w+
		|precise\s+(?:geo-?)?locations?|precise\s+location|racial\s+or\s+ethnic|race\s+(?:or|and)\s+ethnicity|ethnic\s+origin
		|religious\s+beliefs?|sexual\s+orientation|sex\s+life|political\s+opinions?|trade\s+union|immigration\s+status
		|citizenship\s+status|social\s+security\s+numbers?|passport\s+numbers?|driver'?s\s+licen[cs]e\s+numbers?
	)\b
`
const takesNone = new RegExp(
	patternPart`
		\b(?:do|does)\s+not\s+(?:\w+\s+){0,2}(?:collect|process|use|ask\s+for|store)\b[^.;]{0,80}
		(?:${sensitive.source}|\bsensitive\s+(?:personal\s+)?(?:data|information)\b)
	`,
	'i',
)
const bodyData = /\bbio-?metric|face\s?print|facial|face\s+scan|fingerprint|iris|retina|voice\s?print/i
const consent = longPattern('i')`
	\b(?:
		(?:
			explicit|express|written|prior|opt-?in|informed|affirmative|specific|separate|your|their|obtain\w*|with|given?|ask\s+for
			|consumer'?s
		)\s+(?:\w+\s+){0,3}consent
		|consent\w*|opt(?:s|ed)?[\s-]?in(?:to)?|only\s+(?:if|when|after)\s+(?:you|the\s+user)
		|you\s+(?:turn|switch)\s+(?:it\s+|this\s+|them\s+)?on|permission
		|(?:location\s+services|settings?)\s+(?:is|are)\s+(?:enabled|turned\s+on)|choose\s+to\s+(?:share|provide|enable|connect)
	)\b
`
const assumed = /\b(?:by\s+using|use\s+of\s+(?:the|our)\s+\w+\s+(?:means|is|constitutes)|deemed|implied)\b[^.]{0,80}\bconsent/i
/** Items of a list that are looked back over for the words that open it. */
const longestList = 12
const schedule = longPattern('i')`
	\b(?:retain|retention|keep|kept|store|stored|delet\w+|destroy\w*|erase\w*)\b[^.]{0,160}\b(?:
		days?|months?|years?|as\s+soon\s+as|no\s+longer\s+needed|immediately|when\s+(?:you|your\s+account)|once|after|until
	)\b
`

export const sensitiveData: Rule = {
	id: 'privacy_terms.sensitive_data',
	playbook: 'privacy_terms',
	title: 'Sensitive data is collected only with consent',
	protects: ['provider', 'user'],
	basis: { kind: 'S', source: 'state privacy laws, Washington My Health My Data Act, Illinois BIPA; GDPR Art. 9' },
	stake: 6,
	standard: 'A separate opt-in before sensitive data is collected, and a stated retention period.',
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const taken = takenData(input)
		if (!taken) {
			const none = wording(
				input,
				takesNone,
				/\b(?:other\s+than|for\s+(?:the\s+)?purposes?|in\s+a\s+manner|except|unless|without|intentionally)\b/i,
			)
			return none ? passed(none) : notApplicable
		}
		const near = clauseTextAround(input, taken) + leadIn(input, taken)
		const agreed = [
			near,
			...passages(input, sensitive).map(({ sentence }) => sentence.text),
			...passages(input, /\bsensitive\b/i).map(({ sentence }) => sentence.text),
		].some((text) => consent.test(text) && !assumed.test(text))
		const body = bodyData.test(taken.match[0])
		const kept =
			!body ||
			passages(input, schedule).some(({ sentence }) => bodyData.test(sentence.text) || sentence.clauseId === taken.sentence.clauseId)
		if (agreed && kept) {
			const yes = passages(input, consent).find(
				({ sentence }) => (sensitive.test(sentence.text) || /\bsensitive\b/i.test(sentence.text)) && !assumed.test(sentence.text),
			)
			return yes ? passed(yes) : undecided
		}
		return flagged({
			severity: agreed ? publisherMayMend : publisherShouldMend,
			span: taken,
			says: agreed
				? 'Biometric data is collected, and no retention period is stated.'
				: `Sensitive data ("${taken.match[0]}") is collected without a stated consent.`,
			why: 'Most state laws and the GDPR require opt-in consent. Illinois lets users sue over biometric data.',
			market: 'A separate opt-in before sensitive data is collected, and a stated retention period.',
			action: agreed
				? 'state when biometric data is deleted'
				: 'ask for a separate opt-in before sensitive data is collected, and state when it is deleted',
			reason: 'Privacy laws require consent for this data.',
			fallback: 'Do not collect this data.',
			replacement:
				'We collect this sensitive data only after you opt in. You may withdraw your consent at any time. We delete the data when its ' +
				'purpose is met, and at the latest one year after your last use.',
			decideBy: 'lawyer',
		})
	},
}

function takenData(input: RuleInput): Passage | null {
	return (
		passages(input, sensitive, spared).find((found) => {
			const { text } = found.sentence
			// "How we store your health data, see section 3.8" only points to another place.
			if (
				/\b(?:please\s+)?(?:see|refer\s+to|read)\s+(?:also\s+)?(?:our\s+|the\s+)?(?:section|clause|paragraph|chapter|article|\d)/i.test(
					text,
				)
			)
				return false
			// A list of the kinds of a statute ("biometric information;") says of nobody that it is collected.
			const listed = text.trim().split(/\s+/).length <= 6
			const lead = leadIn(input, found)
			return listed
				? /\bwe\b[^.;]{0,60}\b(?:collect|process|gather|receive|obtain|store)/i.test(lead) &&
						!/\b(?:not|never|n['’]t|categories|CCPA|California)\b/i.test(lead)
				: weTake.test(text)
		}) ?? null
	)
}

const weTake = longPattern('i')`
	\b(?:we|our\s+\w+|the\s+(?:app|service|product|platform|software))\b[^.;]{0,60}\b(?:
		collect|gather|receive|obtain|process|record|store|hold|scan|capture|track|ask|use|import|measure|analy[sz]e|infer|share|sell
	)
`
/** What nobody collects, what a law lists, the fingerprint of a browser, and the document that somebody shows. */
const spared = longPattern('i')`
	\b(?:please\s+)?(?:
		do\s+not|don['’]t|doesn['’]t|does\s+not|never|without|shield|protect|avoid|prevent|except|unless
		|if\s+you\s+(?:choose|decide|provide|wish)
	)\b
	|\bnot\s+(?:intentionally\s+|knowingly\s+)?(?:collect|process|ask|use|store|share)\w*\b|\bHIPAA\b[^.]{0,40}\bnot\b
	|\bhealth\s+and\s+safety\b
	|\b(?:browser|device|canvas|type\s+or)\b[^.;]{0,20}\bfingerprint
	|\bbiometric\s+(?:ID\s+)?(?:document|passport)
	|\b(?:job|employment|applicants?|employees?)\b
`

/** The words that open the list an item stands in ("We collect the following:"); empty for running text. */
function leadIn({ structure: { sentences } }: RuleInput, { sentence }: Passage): string {
	const at = sentences.indexOf(sentence)
	return sentences.slice(Math.max(0, at - longestList), at).findLast(({ text }) => text.endsWith(':'))?.text ?? ''
}
