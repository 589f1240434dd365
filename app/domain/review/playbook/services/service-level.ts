import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { absent, flagged, notApplicable, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { withPartyNames } from '../party-words.ts'
import { passage, passages, visibleText } from '../passages.ts'
import { readerPays } from '../reader-side.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { isHosted } from './setting.ts'
import { serviceSides } from './sides.ts'
import { usualUptime, weakUptime } from './thresholds.ts'

const uptime =
	/\bup-?\s?time\b|\b(?:up|online|running)\b(?=[^.;]{0,30}\d(?:\.\d+)?\s?%)|\bavailab(?:le|ility)\b(?![^.;]{0,80}\bquantit)|\bservice\s+levels?\b/i
const credits = /\b(?:service\s+(?:level\s+)?credits?|credits?)\b/i
const soleRemedy =
	/\b(?:sole|only|exclusive)\b[^.;]{0,30}\bremed(?:y|ies)\b|\ball\s+(?:that\s+)?[^.;]{0,40}\b(?:gets?|receives?|may\s+claim)\b/i
const chronicExit = longPattern('i')`
	\bterminat\w+\b[^.]{0,260}\b(?:
		up-?time|availab\w+|service\s+levels?|outages?|consecutive\s+(?:calendar\s+)?(?:months|quarters)|chronic\w*|repeated\w*|downtime
	)\b
	|\b(?:
		up-?time|availab\w+|service\s+levels?|outages?|chronic\w*|repeated\w*|consecutive\s+(?:calendar\s+)?(?:months|quarters)|downtime
	)\b[^.]{0,260}\b(?:terminat\w+|leave|cancel\w*)\b
`

/** Percentages of fees, goods or people, and the hours of a help desk, are no uptime. */
const otherLevel = longPattern('i')`
	\b(?:
		fees?|price|invoice|royalt\w+|discount|owner\w*|shares?|voting|products?|quantit\w+|help\s?desk|workdays?|business\s+hours
		|mark-?up|charges|taxes|accura\w+|capacity|shippers?|pipelines?|volumes?|quota|season|committed|throughput
	)\b
`

const certainHours = /\b(?:between|from)\s+\d{1,2}(?::\d\d)?\s*[ap]\.?m/i

const rule: Rule = {
	id: 'services.sla',
	playbook: 'services',
	title: 'An availability commitment, and a right to terminate when it is missed',
	basis: { kind: 'S', source: 'Common Paper service level agreement: 99.9 percent, service credits, a right to terminate' },
	protects: ['customer', 'buyer', 'licensee'],
	standard: '99.9% a month, with service credits and a right to terminate for repeated failure.',
	wording: {
		number: { unit: 'percent', asks: /\b(?:uptime|availability)\b/ },
		clause: {
			heading: 'Availability',
			home: /\bavailab|\bservice levels?\b/i,
			said: /\bavailability\b|\bup-?time\b|\bdowntime\b|\bservice (?:levels?|credits?)\b|\bavailable\b[^.;]{0,60}(?:%|\bper\s?cent)/i,
		},
	},
	decide(input) {
		const headed = aboutTopic(input, /\bup-?\s?time\b|\bavailability\b|\bservice\s+levels?\b/i)
		const under = headed ? passages(headed, /\d\s?(?:%|percent)/i) : []
		const promises = [...mentions(input, uptime), ...under]
			.map((place) => ({ place, levels: levelsIn(place.sentence.text) }))
			.filter(({ levels }) => levels.length > 0)
		const [promise] = promises.filter(({ place }) => !otherLevel.test(place.sentence.text))
		if (!promise) {
			if (!isSubscription(input)) return isHosted(input) ? undecided : notApplicable
			// Lawyers called this gap right only where the reader is the one that pays for a service sold as hosted.
			if (
				readerPays(input) === false ||
				(input.reader.party !== null && (input.documentType !== 'SaaS Agreement' || readerPays(input) !== true))
			)
				return undecided
			if (passage(input, /\b(?:[Ss]ervice\s+[Ll]evels?|SLAs?|[Uu]p-?time)\b/)) return undecided
			return absent(input.reader.party === null ? { ...noPromise, replacement: null } : noPromise)
		}
		const best = Math.max(...promises.filter(({ place }) => !otherLevel.test(place.sentence.text)).flatMap(({ levels }) => levels))
		const sole = mentions(input, soleRemedy).find(
			({ sentence }) => credits.test(sentence.text) || (uptime.test(sentence.text) && /\bfail|\bmiss/i.test(sentence.text)),
		)
		if (sole && passages(input, chronicExit).length === 0) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: sole,
				says: 'Service credits are the only remedy for downtime; there is no right to terminate.',
				why: 'You stay bound however often the service fails, and credits cover a fraction of the loss.',
				market: 'Service credits, and a right to terminate when the target is missed in three of six months.',
				action: 'add a right to terminate with a refund when the target is missed in three of six months',
				reason: 'Service credits do not help when the service keeps failing.',
				fallback: 'Accept service credits alone for a single bad month.',
				replacement: chronicClause,
			})
		}
		if (best < usualUptime) {
			// A better level would bind who runs the service, and a level may be told by the credits below it.
			if (sells(input)) return undecided
			const weak = best < weakUptime
			return flagged({
				severity: { sending: 'low', receiving: weak ? 'medium' : 'low', unsure: weak ? 'medium' : 'low' },
				span: promise.place,
				// Of promised hours only, the downtime of a whole month can't be counted.
				says: certainHours.test(promise.place.sentence.text)
					? `The availability commitment is ${percent(best)}, for certain hours only.`
					: `The availability commitment is ${percent(best)}, about ${hoursDown(best)} hours of downtime a month.`,
				why: 'During an outage you cannot work, and the provider has still met its target.',
				market: '99.9% a month, with service credits and a right to terminate for repeated failure.',
				action: 'raise the availability commitment to 99.9% a month',
				reason: 'It is the usual level for a hosted service.',
				fallback: 'Accept 99.5%, measured monthly.',
				replacement: promiseClause,
			})
		}
		// Credits, measures and the right to leave stand all over a schedule: one quote does not show that all is well.
		return undecided
	},
}

export const serviceLevel: Rule = withPartyNames(rule, serviceSides)

/** Whether the reader runs the service: by its role, or by the party that is named in the words of a promise. */
function sells(input: RuleInput): boolean {
	const pays = readerPays(input)
	if (pays !== null) return !pays
	const names = (input.reader.party?.names ?? []).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
	return (
		names !== '' &&
		new RegExp(
			patternPart`
				\b(?:${names})(?:['’]s)?\b[^.;]{0,60}\b(?:
					provides?|hosts?|operates?|maintains?
					|(?:shall|will|agrees\s+to)\s+(?:\w+\s+)?(?:provide|host|operate|maintain|make\b[^.;]{0,40}\bavailable)
				)
				|\b(?:provided|hosted|operated|maintained)\s+by\s+(?:the\s+)?(?:${names})\b
				|\b(?:hosting|maintenance|service)\s+agreement\s+between\b[^.;]{0,60}\band\s+(?:${names})\b
			`,
			'i',
		).test(visibleText(input))
	)
}

/** A hosted service that the customer pays for over time: of an API on trial or a one-off license nobody expects a level. */
function isSubscription(input: RuleInput) {
	return (
		isHosted(input) &&
		passage(input, input.documentType === 'SaaS Agreement' ? /\b(?:subscription|fees?|prices?|invoice\w*)\b/i : /\bsubscription\b/i) !==
			null
	)
}

function levelsIn(text: string): number[] {
	return readPercentages(text)
		.map(({ value }) => value)
		.filter((value) => value >= 90 && value <= 100)
}

/** Hours that a month of 730 hours may be down at this level, with one decimal. */
function hoursDown(level: number): number {
	return Math.round((100 - level) * 73) / 10
}

const promiseClause =
	'Provider will make the service available at least 99.9% of each calendar month, excluding up to four hours of scheduled ' +
	'maintenance announced five days in advance. For each full 0.1% below this level Customer will receive a service credit of 5% of ' +
	'the monthly fee, up to 50%.'
const chronicClause =
	'If availability is below the target in any three months of a period of six, Customer may terminate this Agreement on 10 days’ ' +
	'notice, and Provider will refund the prepaid fees for the remaining term.'

const noPromise = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'low' },
	says: 'There is no availability commitment (SLA) for the hosted service.',
	why: 'If the service is down you still pay, and have no service credit and no right to terminate.',
	market: '99.9% a month, with service credits and a right to terminate for repeated failure.',
	action: 'add an availability commitment of 99.9%, with service credits and a right to terminate',
	reason: 'We depend on the service every day.',
	fallback: 'Accept 99.5% with a right to terminate after three bad months.',
	replacement: `${promiseClause} ${chronicClause}`,
} as const
