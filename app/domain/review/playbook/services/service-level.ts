import { readPercentages } from '../../facts/percentages.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { passage, passages } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { isHosted } from './setting.ts'
import { usualUptime, weakUptime } from './thresholds.ts'

const uptime = /\bup-?\s?time\b|\b(?:up|online|running)\b(?=[^.;]{0,30}\d(?:\.\d+)?\s?%)|\bavailab(?:le|ility)\b(?![^.;]{0,80}\bquantit)|\bservice\s+levels?\b/i
const credits = /\b(?:service\s+(?:level\s+)?credits?|credits?)\b/i
const soleRemedy = /\b(?:sole|only|exclusive)\b[^.;]{0,30}\bremed(?:y|ies)\b|\ball\s+(?:that\s+)?[^.;]{0,40}\b(?:gets?|receives?|may\s+claim)\b/i
const chronicExit = /\bterminat\w+\b[^.]{0,260}\b(?:up-?time|availab\w+|service\s+levels?|outages?|consecutive\s+(?:calendar\s+)?(?:months|quarters)|chronic\w*|repeated\w*|downtime)\b|\b(?:up-?time|availab\w+|service\s+levels?|outages?|chronic\w*|repeated\w*|consecutive\s+(?:calendar\s+)?(?:months|quarters)|downtime)\b[^.]{0,260}\b(?:terminat\w+|leave|cancel\w*)\b/i

export const serviceLevel: Rule = {
	id: 'services.sla',
	playbook: 'services',
	title: 'A promise of uptime, and a way out when it is broken',
	basis: { kind: 'S', source: 'Common Paper service level agreement: 99.9 percent, credits, a right to leave' },
	decide(input) {
		const headed = aboutTopic(input, /\bup-?\s?time\b|\bavailability\b|\bservice\s+levels?\b/i)
		const under = headed ? passages(headed, /\d\s?(?:%|percent)/i) : []
		const promises = [...mentions(input, uptime), ...under].map((place) => ({ place, levels: levelsIn(place.sentence.text) })).filter(({ levels }) => levels.length > 0)
		const [promise] = promises
		if (!promise) {
			if (!isHosted(input)) return notApplicable
			if (passage(input, /\b(?:service\s+level\s+(?:agreement|schedule|addendum|commitments?|terms)|SLA)\b/)) return undecided
			return absent(noPromise)
		}
		const best = Math.max(...promises.flatMap(({ levels }) => levels))
		const sole = mentions(input, soleRemedy).find(({ sentence }) => credits.test(sentence.text) || (uptime.test(sentence.text) && /\bfail|\bmiss/i.test(sentence.text)))
		if (sole && passages(input, chronicExit).length === 0) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: sole,
				says: {
					friendly: 'Credits are all you get for downtime. You can’t leave, however often it fails.',
					neutral: 'Credits are the only remedy for downtime, with no right to leave.',
					legal: 'Service credits are the exclusive remedy, with no termination right for chronic failure.',
				},
				why: 'A few dollars of credit do not pay for a day without the service.',
				market: 'Credits, and a right to leave when the target is missed 3 times in 6 months.',
				action: 'add a right to leave, with a refund, when the target is missed in 3 of 6 months',
				reason: 'Credits don’t help when the service keeps failing.',
				fallback: 'Accept credits alone for a single bad month.',
				replacement: chronicClause,
			})
		}
		if (best < usualUptime) {
			const weak = best < weakUptime
			return flagged({
				severity: { sending: 'low', receiving: weak ? 'medium' : 'low', unsure: weak ? 'medium' : 'low' },
				span: promise.place,
				says: {
					friendly: `They promise ${percent(best)} uptime. That allows about ${hoursDown(best)} hours down each month.`,
					neutral: `The uptime promise is ${percent(best)}, about ${hoursDown(best)} hours of downtime a month.`,
					legal: `The availability commitment of ${percent(best)} is below the customary 99.9%.`,
				},
				why: 'While it is down you can’t work or sell, and they are still on target.',
				market: '99.9% a month, with credits and a right to leave if it keeps failing.',
				action: 'raise the uptime promise to 99.9% a month',
				reason: 'It is the usual level for a hosted service.',
				fallback: 'Accept 99.5%, measured by the month.',
				replacement: promiseClause,
			})
		}
		return passed(promise.place)
	},
}

function levelsIn(text: string): number[] {
	return readPercentages(text).map(({ value }) => value).filter((value) => value >= 90 && value <= 100)
}

/** Hours that a month of 730 hours may be down at this level, with one decimal. */
function hoursDown(level: number): number {
	return Math.round((100 - level) * 73) / 10
}

const promiseClause =
	'The service will be available at least 99.9% of each calendar month, planned maintenance of up to four hours announced five days ahead left out. For each full 0.1% below, Customer receives a credit of 5% of the monthly fee, up to 50%.'
const chronicClause =
	'If availability is below the target in any three months of a period of six, Customer may end this Agreement with 10 days’ notice, and Provider refunds the prepaid fees for the time left.'

const noPromise = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: {
		friendly: 'Nothing promises that the service will be up. They could be down for days.',
		neutral: 'There is no promise of uptime.',
		legal: 'The agreement contains no availability commitment.',
	},
	why: 'If it is down you still pay, and have no claim and no way out.',
	market: '99.9% a month, with credits and a right to leave if it keeps failing.',
	action: 'add a promise of 99.9% uptime, with credits and a right to leave',
	reason: 'We depend on the service each day.',
	fallback: 'Accept 99.5% with a right to leave after 3 bad months.',
	replacement: `${promiseClause} ${chronicClause}`,
} as const
