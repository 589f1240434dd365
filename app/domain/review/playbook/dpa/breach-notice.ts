import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DpaRule } from './setting.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, issue, passed, undecided, type Wording } from '../draft-finding.ts'
import { periodInWords } from '../measures.ts'
import { mentions, referredWords } from '../mentions.ts'
import { type Passage, visibleText } from '../passages.ts'
import { stateIn } from '../places.ts'
import type { RuleInput } from '../rule.ts'
import { isEuropean } from './european.ts'
import { headed } from './headed.ts'
import { longestBreachNotice } from './thresholds.ts'

const incident = longPattern('i')`
	\b(?:
		(?:security|data|privacy|personal\s+data|information)\s+(?:security\s+)?(?:breach(?:es)?|incidents?)
		|breach(?:es)?\s+of\s+(?:\w+\s+){0,3}(?:security|data|personal)
		|unauthori[sz]ed\s+(?:\w+,?\s+(?:or\s+)?){0,3}(?:access|disclosure|use|acquisition|processing)
	)\b
	|\b(?:an?|any|each|every|the|such)\s+(?:breach|incident)\b|\b(?:leak|loss|theft)s?\b[^.;]{0,20}\bdata\b
	|\bdata\b[^.;]{0,20}\b(?:leaks?|(?:is|are|was|were)\s+(?:lost|stolen|taken|exposed))\b
`
const tell = /\b(?:notif\w+|notice|inform\w*|report\w*|alert\w*|tell\w*|warn\w*|lets?\s+\w+\s+know)\b/i
const confirmed = longPattern('i')`
	\b(?:confirm(?:ed|s|ation|ing)|verif(?:ied|ies|ying)|determin(?:es|ed|ing)|conclud(?:es|ed|ing)|establish(?:es|ed))\b[^.;]{0,80}\b
		(?:breach|incident|unauthori[sz]ed|occurred)\b
	|\b(?:breach|incident)\b[^.;]{0,80}\b(?:
		(?:is|are|has\s+been|have\s+been|was)\s+(?:confirmed|verified|established)
		|after\s+(?:an?\s+|its\s+)?(?:\w+\s+)?(?:investigation|confirmation)
	)\b
	|\bafter\s+(?:completing\s+)?(?:an?\s+|its\s+)(?:\w+\s+)?investigation\b
`
const notDelay =
	/\b(?:without|no)\s+(?:undue|unreasonable)?\s*delay\b|\bimmediate(?:ly)?\b|\bprompt(?:ly)?\b|\bas\s+soon\s+as\b|\bat\s+once\b/i
const assessment = longPattern('i')`
	\b(?:impact|risk|privacy|data[\s-]protection|processing)\s+(?:and\s+\w+\s+)?assessments?\b
	|\bassess(?:es|ing|ments?)?\b[^.;]{0,40}\b(?:risks?|impact|effects?)\b|\bDPIAs?\b|\b(?:prior\s+)?consultations?\b
	|\barticles?\s+(?:32|33|34|35|36)\b[^.;]{0,30}\b(?:to|through|-|–|and)\s*(?:35|36)\b|\barticles?\s+3[56]\b
`

const binds = /\b(?:shall|will|must|agrees?|undertakes?|is\s+to|notifies|informs|tells|reports)\b/i

/** Definitions, audits after a breach and notice of new sub-processors are no notice of a breach. */
const otherMatter = /\bmeans\b|\baudit\w*|\binspect\w*|\bterminat\w+|\bsub-?processors?\b[^.;]{0,60}\b(?:list|new|add)/i

export const breachNotice: DpaRule = {
	id: 'dpa.breach_notice',
	playbook: 'dpa',
	title: 'Timely notice of a personal data breach',
	basis: { kind: 'S', source: 'GDPR Articles 28(3)(f) and 33' },
	protects: ['controller', 'customer'],
	stake: 6,
	standard: 'Without undue delay, and within 24 to 72 hours after the processor becomes aware.',
	law: 'european_or_american',
	wording: { clause: { heading: 'Notice of Breach', home: /\bbreach|\bincident/i, said: /\bdata breach|\bsecurity (?:breach|incident)/i } },
	decide(input) {
		const named = mentions(input, incident).filter(({ sentence }) => tell.test(sentence.text) && !otherMatter.test(sentence.text))
		const notices =
			named.length > 0
				? named
				: headed(input, /\bbreach|\bincident|\bleak/i).filter(
						({ sentence }) => tell.test(sentence.text) && !otherMatter.test(sentence.text),
					)
		const [first] = notices
		if (!first) return absent(noNotice)
		const findings = [
			late(input, notices) ?? whenConfirmed(input, notices) ?? noClock(notices),
			assessment.test(visibleText(input)) || isAmericanOnly(input) ? null : noAssessment(first),
		].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		const clear = notices.find(
			({ sentence }) => binds.test(sentence.text) && (notDelay.test(sentence.text) || readDurations(sentence.text).length > 0),
		)
		return clear ? passed(clear) : undecided
	},
}

/** The written check of a risky use is a duty of European law. */
function isAmericanOnly(input: RuleInput) {
	return !isEuropean(input) && stateIn(visibleText(input)) !== null
}

type PlacedWording = Wording & { span: Passage }
const graver = { sending: 'medium', receiving: 'high', unsure: 'high' } as const

function late(input: RuleInput, notices: readonly Passage[]): PlacedWording | null {
	for (const place of notices) {
		const time = soonest(place.sentence.text) ?? soonest(referredWords(input, place, 300))
		if (!time || time.hours <= longestBreachNotice) continue
		return {
			...noNotice,
			severity: graver,
			span: place,
			says: `The processor has ${periodInWords(time)} to notify you of a personal data breach.`,
		}
	}
	return null
}

function whenConfirmed(input: RuleInput, notices: readonly Passage[]): PlacedWording | null {
	const place =
		notices.find((each) => confirmed.test(each.sentence.text)) ??
		notices.find((each) => definitionLines(input, each).some((line) => /\bconfirmed\b/i.test(line)))
	return place
		? {
				...noNotice,
				severity: graver,
				span: place,
				says: 'Notice of a personal data breach is due only once the processor has confirmed it.',
			}
		: null
}

function definitionLines(input: RuleInput, place: Passage) {
	return referredWords(input, place, 300)
		.split('\n')
		.filter((line) => /\b(?:breach|incident)"?\s+means\b/i.test(line))
}

function noClock(notices: readonly Passage[]): PlacedWording | null {
	const [first] = notices
	if (!first || notices.some(({ sentence }) => notDelay.test(sentence.text) || readDurations(sentence.text).length > 0)) return null
	return {
		...noNotice,
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: first,
		says: 'The processor must notify you of a personal data breach, but no time is set.',
	}
}

function noAssessment(span: Passage): PlacedWording {
	return {
		severity: 'low',
		span,
		says: 'The processor need not assist with data protection impact assessments.',
		why: 'Article 28(3)(f) GDPR requires it, and only the processor knows how its system works.',
		market: 'The processor assists with security, breaches, impact assessments and prior consultation.',
		action: 'add assistance with data protection impact assessments',
		reason: 'Article 28(3)(f) GDPR lists it.',
		fallback: 'Accept a reasonable fee for this assistance.',
		replacement:
			'Provider will assist Customer with data protection impact assessments and prior consultations with supervisory authorities.',
	}
}

/** The shortest time that a text gives, and what it is in hours; a month counts 30 days; `null` for none. */
function soonest(text: string): { quantity: number; unit: string; hours: number } | null {
	const times = readDurations(text)
		.filter(({ start }) => !/\b(?:retain|every|each|annual\w*|within\s+the\s+last|update\w*)\b[^.;]{0,30}$/i.test(text.slice(0, start)))
		.flatMap(({ readings, unit }) =>
			readings.map((quantity) => ({
				quantity,
				unit,
				hours: unit === 'hours' ? quantity : unit === 'months' ? quantity * 720 : quantity * 24,
			})),
		)
	return times.reduce<(typeof times)[number] | null>((best, time) => (best === null || time.hours < best.hours ? time : best), null)
}

const noNotice = {
	severity: graver,
	says: 'The processor need not notify you of a personal data breach.',
	why:
		'You must report to the regulator within 72 hours of learning of a breach (Article 33 GDPR). Late notice makes that harder and ' +
		'delays the warning to your users.',
	market: 'Without undue delay, and within 24 to 72 hours after the processor becomes aware.',
	action: 'require notice of a personal data breach within 48 hours after becoming aware',
	reason: 'We must report within 72 hours ourselves.',
	fallback: 'Accept 72 hours from when the processor becomes aware.',
	replacement:
		'Provider will notify Customer of a Personal Data Breach without undue delay and within 48 hours after becoming aware of it. The ' +
		'notice will describe the affected data and data subjects and the measures taken, and Provider will keep Customer informed.',
} as const
