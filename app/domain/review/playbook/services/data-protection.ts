import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { issue, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { definitionsUsed, mentions } from '../mentions.ts'
import { withPartyNames } from '../party-words.ts'
import { passage, passages, quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { peoplesDetails } from './setting.ts'
import { serviceSides } from './sides.ts'
import { longestBreachNotice } from './thresholds.ts'

const personal = longPattern('i')`
	\bpersonal(?:ly)?[\s-]+(?:data|information|identifi\w+)\b|\bPII\b|\bprotected\s+health\s+information\b
	|\b(?:names?|e-?mail(?:\s+addresses)?|addresses|health|payroll)\b[^.;]{0,60}\bof\s+
		(?:(?:its|their|your|our|the|customer's|client's)\s+)?(?:employees|users|patients|consumers|end\s+users|customers)\b
	|\b(?:GDPR|CCPA|HIPAA)\b
`
const excluded = longPattern('i')`
	\b(?:shall|will|must|agrees?)\s+not\b[^.;]{0,60}\b(?:submit|upload|provide|send|store|include|transmit)\b
	|\b(?:no|not)\b[^.;]{0,40}\b(?:personal\s+(?:data|information))\b[^.;]{0,40}\b(?:processed|involved|exchanged|needed)\b
	|\bconfidential\b|\b(?:redact|remov)\w*\b|\bnothing\s+in\s+this\b
	|"[^"]{0,40}\b(?:personal|laws?|GDPR|CCPA|HIPAA)\b[^"]{0,40}"\s+(?:(?:will|shall)\s+)?(?:means?|ha(?:s|ve)\s+the\s+meaning)
`
const agreement = longPattern('i')`
	\bdata\s+(?:processing|protection|privacy)\s+(?:agreement|addendum|terms|annex|exhibit|schedule)\b|\bDPA\b
	|\bbusiness\s+associate\s+agreement\b|\bBAA\b|\binstructions\b[^.;]{0,60}\bprocess\w*|\bprocess\w*\b[^.;]{0,100}\binstructions\b
	|\bstandard\s+contractual\s+clauses\b
	|\b(?:is|are|acts?\s+as)\b[^.;]{0,30}\bprocessor\b
	|\b(?:independent|separate|autonomous|sole)\b[^.;]{0,30}\bcontrollers?\b|\bcontrollers?\s+in\s+(?:its|their|your|our)\s+own\s+right\b
`
const named = longPattern('i')`
	\bdata\s+(?:processing|protection|privacy)\s+(?:agreement|addendum|annex|exhibit|schedule)\b|\bDPA\b
	|\bbusiness\s+associate\s+agreement\b|\bBAA\b|\bstandard\s+contractual\s+clauses\b
`
const incident = longPattern('i')`
	\b(?:security|data|privacy|personal\s+data|information)\s+(?:security\s+)?(?:breach(?:es)?|incidents?)\b
	|\bbreach(?:es)?\s+of\s+(?:\w+\s+){0,3}(?:security|data|personal)
	|\bunauthori[sz]ed\s+(?:\w+\s+(?:or\s+)?){0,3}(?:access|disclosure|use|acquisition)\b|\bpersonal\s+data\s+breach
`
const tell = /\b(?:notif\w+|notice|inform\w*|report\w*|alert\w*|tell)\b/i

/** Lists of names in a secrecy clause, or in one on notices, are no work on personal data. */
const noticeOrSecret = new RegExp(`${excluded.source}|\\bnotices?\\b|\\btrade\\s+secrets?\\b|\\bwithout\\b[^.;]{0,20}\\bpersonal\\b`, 'i')

const rule: Rule = {
	id: 'services.data_protection',
	playbook: 'services',
	title: 'A data processing agreement covers personal data',
	basis: { kind: 'S', source: 'GDPR Articles 28 and 33; Common Paper data processing agreement' },
	protects: ['customer', 'buyer', 'licensee', 'controller'],
	provenByQuote: true,
	stake: 6,
	standard: 'A data processing agreement is attached, with notice of a personal data breach within 72 hours at most.',
	decide(input) {
		const slow = slowNotice(input)
		const handled =
			passages(input, personal, excluded).find(
				({ sentence }) =>
					vendorHandles.test(sentence.text) &&
					/\b(?:on\s+behalf|customers?|clients?|users?|your)\b|\bby\s+(?:the\s+)?(?:provider|vendor|supplier)\b/i.test(sentence.text) &&
					!ofStaff.test(sentence.text),
			) ?? peoplesDetails(input, new RegExp(`${noticeOrSecret.source}|${ofStaff.source}`, 'i'))
		const covered = passages(input, agreement).find(({ sentence }) => onPrivacy.test(sentence.text))
		const findings = [handled && !covered ? noAgreement(handled) : null, slow].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		// That instructions are followed is one term of such an agreement, and no agreement.
		return covered
			? named.test(covered.sentence.text)
				? passed(covered)
				: undecided
			: handled || passage(input, personal, excluded)
				? undecided
				: notApplicable
	},
}

export const dataProtection: Rule = withPartyNames(rule, serviceSides)

/** The vendor processes data for the customer: that a law is named, or that each side obeys it, shows no such work. */
const vendorHandles = longPattern('i')`
	\b(?:provider|vendor|supplier|contractor|consultant|licensor|company|agency|processor)\b[^.;]{0,120}\b
		(?:process|store|host|access|handl|receiv|collect|maintain|transfer|migrat|us|keep|kept)(?:e?s|e?d|ing|e)?\b
	|\b(?:process|store|host|access|handl|collect|kept)(?:ed|ing)?\b[^.;]{0,60}\b(?:by|for|on\s+behalf)\b
`
/** Data of the vendor's own people, or of an executive under contract. */
const ofStaff =
	/\b(?:executive|employee(?:['’]s)?\s+(?:personal|own)|its\s+(?:own\s+)?employees|each\s+party|sarbanes|data\s+subject\s+access)\b/i
/** What a processing agreement is about: instructions for making a part are none. */
const onPrivacy = longPattern('i')`
	\b(?:
		personal|personally|privacy|GDPR|CCPA|HIPAA|BAA|DPA|business\s+associate|standard\s+contractual
		|data\s+(?:processing|protection|subjects?)|processor
	)\b
`

type PlacedWording = Wording & { span: { start: number; end: number } }

function noAgreement(place: PlacedWording['span']): PlacedWording {
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: place,
		says: 'Personal data will be processed without a data processing agreement.',
		why: 'Article 28 GDPR and state privacy laws require one before any data flows. The breach would be yours.',
		market: 'A data processing agreement is attached, with notice of a personal data breach within 72 hours at most.',
		action: 'attach a data processing agreement',
		reason: 'Privacy laws require one before any personal data is transferred.',
		fallback: 'Sign it separately, before the first data is transferred.',
		replacement:
			'The parties will enter into a data processing agreement before Provider processes any Personal Data on behalf of Customer. If it ' +
			'conflicts with this Agreement, the data processing agreement prevails.',
	}
}

const toldWithin = longPattern('i')`
	\b(?:notif\w+|notice|inform\w*|report\w*|alert\w*|tells?)\b[^.;]{0,200}\b(?:within|later\s+than|in|after)\s+[^.;]{0,40}\b
		(?:hours?|days?|weeks?|months?)\b
	|\bwithin\b[^.;]{0,80}\b(?:hours?|days?|weeks?|months?)\b[^.;]{0,120}\b(?:notif|inform|report|alert|tell)
`
const secrecy = /\bdegree\s+of\s+care\b|\bconfidential\s+information\b(?![^.]*\bpersonal\b)/i

function slowNotice(input: RuleInput): PlacedWording | null {
	for (const place of mentions(input, incident, undefined, /breach|incident|unauthori/i).filter(
		({ sentence }) => tell.test(sentence.text) && !secrecy.test(sentence.text),
	)) {
		const words = `${place.sentence.text}\n${definitionsUsed(input, place)}`
		const { sentence } = place
		if (!toldWithin.test(sentence.text) && words.trim() === sentence.text.trim()) continue
		const times = readDurations(words).filter(
			({ start }) =>
				tell.test(words.slice(Math.max(0, start - 160), start + 120)) &&
				!/\b(?:retain|retention|each|every|annual\w*|investigat\w+|report\s+on)\b[^.;]{0,40}$/i.test(words.slice(0, start)),
		)
		const hours = times.flatMap(({ unit, readings }) => readings.map((value) => inHours(value, unit))).filter((value) => value !== null)
		if (hours.length === 0 || Math.min(...hours) <= longestBreachNotice) continue
		const shortest = Math.min(...hours)
		const time = shortest % 24 === 0 ? `${shortest / 24} days` : `${shortest} hours`
		return {
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: quoteSpan(sentence, place.match),
			says: `The provider has ${time} to notify you of a data breach.`,
			why: 'You must report to the regulator within 72 hours of learning of a breach, and warn your users early.',
			market: 'Without undue delay, and within 24 to 72 hours.',
			action: 'require notice of a data breach within 48 hours',
			reason: 'We must report within 72 hours ourselves.',
			fallback: 'Accept 72 hours from when the provider becomes aware.',
			replacement:
				'Provider will notify Customer of a breach of security that affects Customer Data without undue delay and within 48 hours after becoming aware of it.',
		}
	}
	return null
}

/** Hours in a period; a working day counts as a day, a month as 30; `null` for other units. */
function inHours(value: number, unit: string): number | null {
	if (unit === 'hours') return value
	if (unit === 'days' || unit === 'business days') return value * 24
	return unit === 'months' ? value * 720 : null
}
