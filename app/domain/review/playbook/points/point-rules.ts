import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { actsOfSentence } from '../../frames/parse/acts-of-sentence.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import { isInLayWords } from '../../judging/lay-words.ts'
import { groupOf, type PointKind, type PointTopic, pointTopics } from '../../points/point-kinds.ts'
import { isWorthFinding, sureWorth } from '../../points/point-worth.ts'
import { hasBusinessTerms, isForConsumers } from '../../clauses/consumer-terms.ts'
import { flagged, notApplicable, type Wording } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { askFor } from './point-asks.ts'
import { lookForEither, lookForOf } from './look-for.ts'
import { isAgainst, isCarried, isMet, isModeration, isSummary, isUsual, type PointWords } from './point-guards.ts'
import { mayBeRight, pointRecords } from './point-records.ts'
import { pointStakes } from './point-stakes.ts'
import { pointSteps } from './point-steps.ts'
import { textOfPoint, topicText } from './point-texts.ts'
import { speaksOf } from './point-words.ts'
import { sayPoint } from './say-point.ts'

/**
 * From this chance on words are listed to be read (ours): of twelve contracts that nobody had looked at, lists from .2 on
 * left out 65 % of what lawyers raised, lists from .1 on 50 %.
 */
export const readingChance = 0.1
/** From this chance on words are listed although their verbs seem to say that they hurt the other side. */
const chanceAgainstGuards = 0.4
/** Words of a topic to read; each topic gives one finding, since lawyers called a second one a duplicate more often than not. */
const mostToRead = 16
/** From this chance on a point is grave: chosen on contracts the model had not seen. */
const highChance = 0.5
const sureActor = 0.75

/**
 * A rule for each topic that a lawyer raises: what the trained reader is sure of for the reader's side, and what the words
 * themselves do not cure, is a finding that says what they say; what is less sure is listed to be read. Where a named rule speaks of the same words,
 * its finding is shown and this one is folded into it.
 */
export const pointRules: Rule[] = pointTopics.map((topic) => ({
	id: `points.${topic}`,
	playbook: 'general',
	title: `Wording that lawyers raise: ${topicText(topic).label}`,
	basis: { kind: 'G', source: 'points that lawyers raise in contracts like this' },
	stake: pointStakes[topic],
	catchAll: true,
	learned: topic,
	confidence: pointRecords[topic],
	step: pointSteps[topic],
	decide: (input) => decide(input, topic),
}))

function decide(input: RuleInput, topic: PointTopic): Decision {
	const points = input.points
		.filter((point) => (point.topic ?? groupOf(point.kind) ?? point.kind) === topic)
		.sort((a, b) => weightOf(b) - weightOf(a))
	const told = points.flatMap((point) => {
		const sentence = input.structure.sentences.find(({ start }) => start === point.start)
		const words = sentence ? wordsOf(input, point, sentence.text) : null
		if (!sentence || !words || isSummary(words)) return []
		if (!isAgainst(input, words)) {
			const wording = isFinding(input, words, topic) ? wordingOf(input, words, sentence) : null
			return [{ point, sentence, wording, lookFor: lookForOf(input, words, topic) }]
		}
		const lookFor = lookForEither(topic)
		return point.chance >= chanceAgainstGuards && lookFor ? [{ point, sentence, wording: null, lookFor }] : []
	})
	const findings = told.filter(({ wording }) => wording !== null)
	const found = findings.find(({ sentence }) => core[topic]?.test(sentence.text)) ?? findings[0]
	const toRead = told
		.filter((each) => each !== found && each.point.chance >= readingChance)
		.slice(0, mostToRead)
		.map(({ point: { start, end }, lookFor }) => ({ span: { start, end }, lookFor }))
	if (found?.wording) return { ...flagged(found.wording), ...(toRead.length > 0 ? { readYourself: toRead } : {}) }
	// Not undecided: there is no open check to settle, only words that may be worth a look.
	return toRead.length > 0 ? { outcome: 'not_applicable', readYourself: toRead } : notApplicable
}

/** Words of the sentence that a kind is about, where several are: the sum that caps liability, not one of its exclusions. */
const core: Partial<Record<PointTopic, RegExp>> = {
	liability_cap: /\b(?:exceed|limited\s+to|total|aggregate|maximum|greater\s+of|lesser\s+of)\b/i,
	termination_by_other: /\b(?:at\s+any\s+time|for\s+(?:any|no)\s+reason|without\s+(?:cause|notice)|sole\s+discretion|convenience)\b/i,
}

/** The gravest first, of equally grave ones what is surest to be right. */
function weightOf({ worth, weighty, high }: LawyerPoint): number {
	return worth + weighty + high
}

function wordsOf({ predications }: RuleInput, point: LawyerPoint, text: string): PointWords {
	return { point, text, acts: actsOfSentence(predications, point.start).filter((act) => act.confidence >= sureActor) }
}

/**
 * Whether a point becomes a finding, and is not only listed: of a kind that is certain, most likely called right, and
 * not cured by its own words.
 */
function isFinding(input: RuleInput, words: PointWords, topic: PointTopic): boolean {
	const { kind } = words.point
	if (topic !== kind || !isWorthFinding(words.point)) return false
	// Records are of contracts in the words of lawyers, and so are the words of a kind; of lay words the reader of points has seen many.
	const lay = isInLayWords(input.document)
	const isKnown = speaksOf(kind, words.text) && mayBeRight(topic, words.text)
	return (lay || isKnown) && isCarried(input, words) && !isMet(words) && !isUsual(input, words) && !isOfOthers(input, words)
}

/** Which documents have terms for businesses beside those for consumers: asked once of a document, not of each point. */
const ofBusinesses = new WeakMap<RuleInput['document'], boolean>()

/** What only consumers are promised is no point of a business for which the terms have other words. */
function isOfOthers(input: RuleInput, { point }: PointWords): boolean {
	const text = visibleText(input)
	const known = ofBusinesses.get(input.document) ?? hasBusinessTerms(text)
	ofBusinesses.set(input.document, known)
	return known && isForConsumers(text, point)
}

/** Kinds whose opening words tell the burden: the items of a list only say for what. */
const whole: ReadonlySet<PointKind> = new Set(['indemnity', 'license_out', 'release_waiver', 'ip_assignment', 'liability_cap'])

function wordingOf(input: RuleInput, words: PointWords, sentence: Sentence): (Wording & { span: Span }) | null {
	const { point } = words
	const said = sayPoint(input, sentence, whole.has(point.kind))
	const action = said === null ? null : askFor(input, words)
	if (said === null || action === null) return null
	const { label, why, market, reason } = textOfPoint(point.kind, input.reader.party?.roleKind ?? null)
	return {
		severity: isModeration(input, words) ? 'low' : point.high >= highChance ? 'high' : point.worth >= sureWorth ? 'medium' : 'low',
		span: { start: point.start, end: point.end },
		says: `${label}: ${said}`,
		why,
		market,
		action,
		reason,
		confidence: point.worth,
	}
}
