import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import { groupOf, type PointKind, type PointTopic, pointTopics } from '../../points/point-kinds.ts'
import { flagged, notApplicable, type Wording } from '../draft-finding.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { isAgainst, isCarried, isMet, isUsual, type PointWords } from './point-guards.ts'
import { pointTexts, topicText } from './point-texts.ts'
import { speaksOf } from './point-words.ts'
import { sayPoint } from './say-point.ts'

/** From this chance on words are listed to be read (ours). */
const readingChance = 0.25
/** Words of a topic to read; of each topic one finding is said, since lawyers called a second one a duplicate more often than not. */
const mostToRead = 4
/**
 * From these chances on a point is grave, worth a founder's minute at all, or surely one: chosen on contracts the model
 * had not seen, and on what lawyers called right, noise and wrong in judged reviews.
 */
const highChance = 0.5
const weightyChance = 0.5
const sureChance = 0.7
/** Kinds that lawyers mostly called right below that chance too. */
const sureKinds: ReadonlySet<PointKind> = new Set(['indemnity', 'termination_by_other', 'unilateral_change', 'transfer_limit', 'license_out', 'release_waiver', 'security', 'penalty'])
/** Kinds that they mostly called noise, whatever the chance. */
const onlyToRead: ReadonlySet<PointKind> = new Set(['license_in', 'insurance', 'after_end'])
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
	decide: (input) => decide(input, topic),
}))

function decide(input: RuleInput, topic: PointTopic): Decision {
	const points = input.points.filter((point) => (point.topic ?? groupOf(point.kind) ?? point.kind) === topic).sort((a, b) => weightOf(b) - weightOf(a))
	const told = points.flatMap((point) => {
		const sentence = input.structure.sentences.find(({ start }) => start === point.start)
		const words = sentence ? wordsOf(input, point, sentence.text) : null
		return !sentence || !words || isAgainst(input, words) ? [] : [{ point, sentence, wording: isFinding(input, words, topic) ? wordingOf(input, point, sentence, point.kind) : null }]
	})
	const found = told.find(({ wording }) => wording !== null)
	const toRead = told
		.filter((each) => each !== found && each.point.chance >= readingChance)
		.slice(0, mostToRead)
		.map(({ point: { start, end } }) => ({ span: { start, end }, lookFor: topicText(topic).lookFor }))
	if (found?.wording) return { ...flagged(found.wording), ...(toRead.length > 0 ? { readYourself: toRead } : {}) }
	// Not undecided: there is no open check to settle, only words that may be worth a look.
	return toRead.length > 0 ? { outcome: 'not_applicable', readYourself: toRead } : notApplicable
}

/** The gravest first, of equally grave ones the surest. */
function weightOf({ chance, weighty, high }: LawyerPoint): number {
	return chance + weighty + high
}

function wordsOf({ predications }: RuleInput, point: LawyerPoint, text: string): PointWords {
	return { point, text, acts: predications.filter((act) => act.sentence.start === point.start && act.confidence >= sureActor) }
}

/** Whether a point is said, and not only listed: sure, weighty, of a kind that is certain, and not cured by its own words. */
function isFinding(input: RuleInput, words: PointWords, topic: PointTopic): boolean {
	const { kind, proven, weighty, chance } = words.point
	if (topic !== kind || onlyToRead.has(kind) || !proven || weighty < weightyChance || (chance < sureChance && !sureKinds.has(kind))) return false
	return speaksOf(kind, words.text) && isCarried(input, words) && !isMet(words) && !isUsual(input, words)
}

function wordingOf(input: RuleInput, point: LawyerPoint, sentence: Sentence, kind: PointKind): (Wording & { span: Span }) | null {
	const said = sayPoint(input, sentence)
	if (said === null) return null
	const { label, why, market, action, reason } = pointTexts[kind]
	return { severity: point.high >= highChance ? 'high' : 'medium', span: { start: point.start, end: point.end }, says: `${label}: ${said}`, why, market, action, reason, confidence: point.chance }
}
