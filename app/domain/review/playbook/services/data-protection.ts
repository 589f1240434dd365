import { readDurations } from '../../facts/durations.ts'
import { issue, notApplicable, passed, type Wording } from '../draft-finding.ts'
import { definitionsUsed, mentions } from '../mentions.ts'
import { passage, quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { peoplesDetails } from './setting.ts'
import { longestBreachNotice } from './thresholds.ts'

const personal = /\bpersonal(?:ly)?[\s-]+(?:data|information|identifi\w+)\b|\bPII\b|\bprotected\s+health\s+information\b|\b(?:names?|e-?mail(?:\s+addresses)?|addresses|health|payroll)\b[^.;]{0,60}\bof\s+(?:(?:its|their|your|our|the|customer's|client's)\s+)?(?:employees|users|patients|consumers|end\s+users|customers)\b|\b(?:GDPR|CCPA|HIPAA)\b/i
const excluded = /\b(?:shall|will|must|agrees?)\s+not\b[^.;]{0,60}\b(?:submit|upload|provide|send|store|include|transmit)\b|\b(?:no|not)\b[^.;]{0,40}\b(?:personal\s+(?:data|information))\b[^.;]{0,40}\b(?:processed|involved|exchanged|needed)\b|\bconfidential\b|\b(?:redact|remov)\w*\b|\bnothing\s+in\s+this\b|"[^"]{0,40}\b(?:personal|laws?|GDPR|CCPA|HIPAA)\b[^"]{0,40}"\s+(?:(?:will|shall)\s+)?(?:means?|ha(?:s|ve)\s+the\s+meaning)/i
const agreement = /\bdata\s+(?:processing|protection|privacy)\s+(?:agreement|addendum|terms|annex|exhibit|schedule)\b|\bDPA\b|\bbusiness\s+associate\s+agreement\b|\bBAA\b|\binstructions\b[^.;]{0,60}\bprocess\w*|\bprocess\w*\b[^.;]{0,100}\binstructions\b|\bstandard\s+contractual\s+clauses\b|\b(?:is|are|acts?\s+as)\b[^.;]{0,30}\bprocessor\b/i
const incident = /\b(?:security|data|privacy|personal\s+data|information)\s+(?:security\s+)?(?:breach(?:es)?|incidents?)\b|\bbreach(?:es)?\s+of\s+(?:\w+\s+){0,3}(?:security|data|personal)|\bunauthori[sz]ed\s+(?:\w+\s+(?:or\s+)?){0,3}(?:access|disclosure|use|acquisition)\b|\bpersonal\s+data\s+breach/i
const tell = /\b(?:notif\w+|notice|inform\w*|report\w*|alert\w*|tell)\b/i

/** Lists of names in a secrecy clause, or in one on notices, are no work on personal data. */
const noticeOrSecret = new RegExp(`${excluded.source}|\\bnotices?\\b|\\btrade\\s+secrets?\\b|\\bwithout\\b[^.;]{0,20}\\bpersonal\\b`, 'i')

export const dataProtection: Rule = {
	id: 'services.data_protection',
	playbook: 'services',
	title: 'Personal data has its own terms',
	basis: { kind: 'S', source: 'GDPR Articles 28 and 33; Common Paper data processing agreement' },
	decide(input) {
		const slow = slowNotice(input)
		const named = passage(input, personal, excluded) ?? peoplesDetails(input, noticeOrSecret)
		const covered = passage(input, agreement)
		const findings = [named && !covered ? noAgreement(named) : null, slow].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		return named || covered ? passed(covered ?? named) : notApplicable
	},
}

type PlacedWording = Wording & { span: { start: number; end: number } }

function noAgreement(place: PlacedWording['span']): PlacedWording {
	return {
		severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
		span: place,
		says: {
			friendly: 'Personal data is in play, but no data processing agreement comes with it.',
			neutral: 'Personal data will be handled with no data processing agreement.',
			legal: 'The agreement contemplates processing of personal data without the terms required by Article 28 GDPR.',
		},
		why: 'If data of your users goes there without one, it is your own breach of law and your fine.',
		market: 'A data processing agreement is attached, with notice of a breach in 72 hours at most.',
		action: 'attach a data processing agreement',
		reason: 'The law asks for one before any data flows.',
		fallback: 'Sign it as a separate paper, before the first data is sent.',
		replacement: 'The attached data processing agreement applies to all personal data that Provider processes for Customer. If it conflicts with this Agreement, it prevails. Provider tells Customer of a personal data breach without undue delay and within 72 hours.',
	}
}

function slowNotice(input: RuleInput): PlacedWording | null {
	for (const place of mentions(input, incident, undefined, /breach|incident|unauthori/i).filter(({ sentence }) => tell.test(sentence.text))) {
		const words = `${place.sentence.text}\n${definitionsUsed(input, place)}`
		const { sentence } = place
		const times = readDurations(words).filter(({ start }) => tell.test(words.slice(Math.max(0, start - 160), start + 120)) && !/\b(?:retain|retention|each|every|annual\w*|investigat\w+|report\s+on)\b[^.;]{0,40}$/i.test(words.slice(0, start)))
		const hours = times.flatMap(({ unit, readings }) => readings.map((value) => inHours(value, unit))).filter((value) => value !== null)
		if (hours.length === 0 || Math.min(...hours) <= longestBreachNotice) continue
		const shortest = Math.min(...hours)
		const time = shortest % 24 === 0 ? `${shortest / 24} days` : `${shortest} hours`
		return {
			severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
			span: quoteSpan(sentence, place.match),
			says: {
				friendly: `They may take ${time} to tell you of a data breach. Your own clock is 72 hours.`,
				neutral: `Notice of a data breach comes only after ${time}.`,
				legal: `The breach notification period of ${time} exceeds 72 hours.`,
			},
			why: 'You would miss your own duty to report, and people would be harmed in the meantime.',
			market: 'Without undue delay, in 24 to 72 hours.',
			action: 'cut the time for notice of a data breach to 48 hours',
			reason: 'We must report in 72 hours ourselves.',
			fallback: 'Accept 72 hours from when they learn of it.',
			replacement: 'Provider tells Customer of a breach of security that affects Customer Data without undue delay, and within 48 hours after it learns of it.',
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
