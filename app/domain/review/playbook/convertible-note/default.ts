import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { borrowing } from './sides.ts'
import { shortestCure, usualCure } from './thresholds.ts'

const event = longPattern('i')`
	\bevents?\s+of\s+default\b
	|\b(?:is|are|be|constitutes?)\s+(?:an?\s+)?(?:event\s+of\s+)?default\b|\bin\s+default\b
	|\b(?:immediately|entire\s+\w+)\b[^.;]{0,80}\bdue\b[^.;]{0,40}\bif\b|\baccelerat\w+\b|\bdue\s+(?:at\s+once|immediately)\b
	|\bdeclare\b[^.;]{0,60}\bdue\b|\bdefault\s+(?:exists|occurs|means|is)\b
`

interface Breadth {
	label: string
	pattern: RegExp
	unless?: RegExp
}

const broad: Breadth[] = [
	{ label: 'a material adverse change', pattern: /\bmaterial(?:ly)?\s+adverse\b/i, unless: /\b(?:bankruptcy|would\s+not)\b/i },
	{
		label: 'the holder deeming itself insecure',
		pattern: longPattern('i')`
			\b(?:deems?|feels?|considers?|believes?)\b[^.;]{0,40}\b(?:insecure|unsafe|impair\w*|weak\w*)|\binsecurity\b
			|\b(?:holder|lender|payee|investor)\b[^.;]{0,20}\b(?:worr(?:y|ied|ies)|doubts?|loses\s+(?:faith|trust))\b
			|\bprospect\s+of\s+(?:re)?payment\b
			|\b(?:believes?|thinks?|finds?)\b[^.;]{0,40}\b(?:re)?payment\b[^.;]{0,20}\b(?:doubt\w*|risk|unlikely|unsafe)\b
		`,
	},
	{
		label: 'cross-default (a default under another contract)',
		pattern: longPattern('i')`
			\b(?:cross[\s-]default|default\w*|breach\w*|accelerat\w+|fail\w*\s+to\s+pay)\b[^.;]{0,100}\b(?:any\s+other|other|another)\b
				[^.;]{0,60}\b(?:agreement|contract|indebtedness|debt|note|obligation|loan|instrument|lender|borrow)
			|\bother\s+indebtedness\b
		`,
		unless: /\bother\s+notes\b/i,
	},
	{
		label: 'a founder’s departure',
		pattern: longPattern('i')`
			\b(?:founder|chief\s+executive|CEO|key\s+(?:person|employee|man)|officer)\b[^.;]{0,80}\b
			(?:ceases?|leaves?|departs?|dies|resigns?|no\s+longer|terminat\w+)
		`,
	},
	{
		label: 'a court judgment',
		pattern: /\b(?:judg(?:e)?ments?|writ|attachment)\b[^.;]{0,120}\b(?:entered|rendered|against|levied|unsatisfied)\b/i,
		unless: /\b(?:stayed|discharged|vacated|bonded|unsatisfied\s+for|undischarged)\b/i,
	},
	{
		label: 'any incorrect representation',
		pattern: /\b(?:representations?|warrant(?:y|ies)|statements?)\b[^.;]{0,100}\b(?:false|incorrect|untrue|misleading|inaccurate)\b/i,
		unless: /\bmaterial(?:ly)?\b/i,
	},
	{
		label: 'missed targets',
		pattern:
			/\b(?:fails?|failure)\b[^.;]{0,40}\b(?:achieve|meet|reach|maintain)\b[^.;]{0,60}\b(?:revenue|milestones?|targets?|cash|ratio|ebitda)/i,
	},
]
const anyBreach = longPattern('i')`
	\bbreaks?\s+any\s+(?:promise|term|duty)\b
	|\b(?:any\s+)?(?:breach\w*|default|fail\w*|violat\w+|non-?compliance)\b[^.;]{0,80}\b
		(?:covenants?|provisions?|terms?|obligations?|agreements?|representations?|undertakings?)\b
`
const payment =
	/\bpayments?\b[^.;]{0,30}\b(?:late|overdue|missed)\b|\b(?:fail\w*|default\w*|does\s+not|not)\b[^.;]{0,60}\b(?:pa(?:y|id|yment))\b|\bnon-?payment\b/i
const noGrace = longPattern('i')`
	\b(?:
		without\s+(?:any\s+)?(?:notice|grace|cure|demand|opportunity)|no\s+(?:grace|cure|notice)\b|automatically\s+(?:become|be|due)
		|immediately\s+(?:become\s+|be\s+)?due
	)\b
`
const cured = longPattern('i')`
	\b(?:
		cure[ds]?|remed(?:y|ied|ies)|grace|correct\w*|uncured|unremedied|within|after\s+(?:written\s+)?notice
		|continues?\s+(?:un\w+\s+)?for|business\s+days|days
	)\b
`

export const defaults: Rule = {
	id: 'convertible_note.default',
	playbook: 'convertible_note',
	title: 'Events of default',
	basis: { kind: 'G', source: 'practice with seed notes' },
	protects: borrowing,
	stake: 7,
	standard: 'Non-payment and insolvency only, with a cure period (time to put a breach right) of 10 to 30 days.',
	decide(input) {
		const topic = aboutTopic(input, /\bdefaults?\b|\bacceleration\b|\bremed(?:y|ies)\b/i, event)
		if (!topic) return notApplicable
		const events = listed(input, topic)
		if (events.length === 0) return undecided
		const wide = broad.flatMap(({ label, pattern, unless }) => {
			const place = events.find(({ text }) => pattern.test(text) && !unless?.test(text))
			return place ? [{ label, place }] : []
		})
		const breach = events.find(({ text }) => anyBreach.test(text) && !/\bmaterial(?:ly)?\b/i.test(text) && !hasCure(text))
		if (breach && !wide.some(({ place }) => place === breach)) wide.push({ label: 'any breach, with no cure period', place: breach })
		const late = events.find(({ text }) => payment.test(text))
		const cures = events.filter(({ text }) => !/\b(?:involuntary|petition|dismiss\w*|receiver)\b/i.test(text)).flatMap(curesIn)
		const short = cures.find(({ days }) => days < shortestCure)
		const paid = late && (hasCure(late.text) || cures.length > 0 || curedElsewhere(topic))
		if (wide.length > 0) return tooBroad(wide, short ?? null, Boolean(paid))
		if (short) return tooShort(short.sentence, `${short.days} days`)
		if (late && !paid) return tooShort(late, null)
		const first =
			late ??
			events.find(({ text }) =>
				/\b(?:bankrupt\w*|insolven\w*|assignment\s+for\s+the\s+benefit|receiver|wind\w*\s+up|dissol\w+)\b/i.test(text),
			)
		return first ? passed({ start: first.start, end: first.end }) : undecided
	},
}

function listed(input: RuleInput, topic: RuleInput): Sentence[] {
	const lead = topic.structure.sentences.find(
		({ text }) => event.test(text) && /\b(?:each|any|following|means|occurs?|if|upon|constitutes?|event\s+of\s+default["”])\b/i.test(text),
	)
	if (!lead) return topic.structure.sentences.filter(({ text }) => /\b(?:if|fails?|unless)\b/i.test(text))
	const clause = lead.clauseId
	const sentences = input.structure.sentences
	const from = sentences.indexOf(lead)
	const branch = new Set([clause])
	for (const each of input.structure.clauses) if (each.parentId !== null && branch.has(each.parentId)) branch.add(each.id)
	return sentences.filter(
		(sentence, index) =>
			topic.structure.sentences.includes(sentence) || (index >= from && clause !== null && branch.has(sentence.clauseId)),
	)
}

function hasCure(text: string) {
	return cured.test(text) && !noGrace.test(text)
}

function curesIn(sentence: Sentence) {
	if (
		!cured.test(sentence.text) ||
		!(payment.test(sentence.text) || anyBreach.test(sentence.text) || /\b(?:cure|remed|grace)/i.test(sentence.text))
	)
		return []
	return readDurations(sentence.text).flatMap(({ unit, readings, start }) => {
		if (/\b(?:involuntary|petition)\b/i.test(sentence.text.slice(Math.max(0, start - 120), start))) return []
		const count = readings[0] ?? 0
		const days = unit === 'days' ? count : unit === 'business days' ? Math.round(count * 1.4) : unit === 'hours' ? count / 24 : count * 30
		return days > 0 ? [{ days: Math.round(days), sentence }] : []
	})
}

function curedElsewhere(topic: RuleInput) {
	return topic.structure.sentences.some(({ text }) =>
		/\b(?:unless|until|and)\b[^.;]{0,80}\b(?:cure[ds]?|remed(?:y|ied))\b[^.;]{0,60}\bdays\b|\b(?:cure|grace)\s+period\b/i.test(text),
	)
}

function tooBroad(wide: { label: string; place: Sentence }[], short: { days: number } | null, cure: boolean) {
	const [first] = wide
	const list = wide
		.map(({ label }) => label)
		.slice(0, 4)
		.join('; ')
	const place = first?.place as Sentence
	return flagged({
		severity: wide.length > 1 || !cure ? 'high' : 'medium',
		span: quoteSpan(place, { index: 0, 0: '' }),
		says: `Events of default reach beyond non-payment and insolvency: ${list}.${short ? ` The cure period is ${short.days} days.` : ''}`,
		why: 'One small breach makes the whole debt due at once, and the holder can then dictate the next financing.',
		market: 'Non-payment and insolvency only, with a cure period (time to put a breach right) of 10 to 30 days.',
		action: `limit events of default to non-payment and insolvency, with a cure period of ${usualCure} days`,
		reason: 'Any other breach can be resolved without calling the loan.',
		fallback: 'A material breach that is not cured within 30 days after written notice.',
		replacement: defaultClause,
	})
}

function tooShort(sentence: Sentence, days: string | null) {
	return flagged({
		// Late on the due date itself is a default in many fair notes; a stated time that is too short is one that somebody chose.
		severity: days ? 'medium' : 'low',
		span: quoteSpan(sentence, { index: 0, 0: '' }),
		says: days
			? `The cure period (time to put a breach right) is only ${days}.`
			: 'A late payment is an event of default at once, with no cure period.',
		why: 'A bank holiday could make the whole debt due.',
		market: 'A cure period of 10 to 30 days after written notice.',
		action: `provide a cure period of ${usualCure} days after written notice`,
		reason: 'A late wire is not a refusal to pay.',
		fallback: `${shortestCure} days.`,
		replacement: defaultClause,
	})
}

const defaultClause =
	'An "Event of Default" occurs only if the Company (a) fails to pay any amount due under this Note within 15 days after written ' +
	'notice, or (b) files a petition in bankruptcy or makes a general assignment for the benefit of creditors, or an involuntary ' +
	'petition is filed against it and is not dismissed within 60 days. Upon an Event of Default, the holders of a majority in ' +
	'principal amount of the Notes may declare the Notes due and payable.'
