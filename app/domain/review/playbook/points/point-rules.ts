import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Predication } from '../../frames/parse/predication.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import { groupOf, type PointKind, type PointTopic, pointTopics } from '../../points/point-kinds.ts'
import type { Severity } from '../../report.ts'
import { flagged, notApplicable, type Wording } from '../draft-finding.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { pointTexts } from './point-texts.ts'
import { speaksOf } from './point-words.ts'
import { sayPoint } from './say-point.ts'

/** From this chance on words are listed to be read (ours). */
const readingChance = 0.25
/** Findings of a topic in one contract, and words of a topic to read. */
const mostFindings = 2
const mostToRead = 4
/** From these chances on a point is grave, or worth a founder's minute at all (chosen on contracts the model had not seen). */
const highChance = 0.5
const weightyChance = 0.42

/**
 * A rule for each topic that a lawyer raises: what the trained reader is sure of for the reader's side is a finding that
 * says what the words say, what it is less sure of is listed to be read. Where a named rule speaks of the same words,
 * its finding is shown and this one is folded into it.
 */
export const pointRules: Rule[] = pointTopics.map((topic) => ({
	id: `points.${topic}`,
	playbook: 'general',
	title: `Wording that lawyers raise: ${pointTexts[topic].label}`,
	basis: { kind: 'G', source: 'points that lawyers raise in contracts like this' },
	decide: (input) => decide(input, topic),
}))

function decide(input: RuleInput, topic: PointTopic): Decision {
	const points = input.points.filter((point) => (point.topic ?? groupOf(point.kind) ?? point.kind) === topic).sort((a, b) => weightOf(b) - weightOf(a))
	const said = points.map((point) => ({ point, wording: point.proven && point.weighty >= weightyChance ? wordingOf(input, point, topic) : null }))
	const found = said.flatMap(({ wording }) => wording ?? []).slice(0, mostFindings)
	const toRead = said
		.filter(({ point, wording }) => (wording === null || !found.includes(wording)) && point.chance >= readingChance && !isAgainst(input, point))
		.slice(0, mostToRead)
		.map(({ point: { start, end } }) => ({ span: { start, end }, lookFor: pointTexts[topic].lookFor }))
	const [first, ...more] = found
	if (first) return { ...flagged(first, ...more), ...(toRead.length > 0 ? { readYourself: toRead } : {}) }
	// Not undecided: there is no open check to settle, only words that may be worth a look.
	return toRead.length > 0 ? { outcome: 'not_applicable', readYourself: toRead } : notApplicable
}

/** The gravest first, of equally grave ones the surest. */
function weightOf({ chance, weighty, high }: LawyerPoint): number {
	return chance + weighty + high
}

function wordingOf(input: RuleInput, point: LawyerPoint, topic: PointTopic): (Wording & { span: Span }) | null {
	const sentence = input.structure.sentences.find(({ start }) => start === point.start)
	if (!sentence || isAgainst(input, point) || (topic === point.kind && !speaksOf(point.kind, sentence.text)) || isUsual(input, point, sentence.text)) return null
	const said = sayPoint(input, sentence)
	if (said === null) return null
	const { label, why, market, action, reason } = pointTexts[topic]
	return { severity: severityOf(point), span: { start: point.start, end: point.end }, says: `${label}: ${said}`, why, market, action, reason, confidence: point.chance }
}

function severityOf({ high }: LawyerPoint): Severity {
	return high >= highChance ? 'high' : 'medium'
}

/** Who works for a company assigns what is made in that work; more than that is a point. */
const beyondWork = /\b(?:prior|previous|pre-?existing|outside|whether\s+or\s+not|after\s+(?:the\s+)?(?:termination|end|employment)|following\s+(?:the\s+)?termination|own\s+time|unrelated)\b/i

function isUsual({ documentType, reader }: RuleInput, { kind }: LawyerPoint, text: string): boolean {
	const role = reader.party?.roleKind
	const works = role === 'worker' || role === 'founder' || documentType === 'Co-Founder Agreement' || documentType === 'Invention Assignment Agreement' || documentType === 'Offer Letter'
	return kind === 'ip_assignment' && works && !beyondWork.test(text)
}

/** What the reader does or bears; an act of the other side alone is no point of that kind. */
const burdens: ReadonlySet<PointKind> = new Set([
	'costs', 'penalty', 'security', 'indemnity', 'warranty_given', 'insurance', 'ip_assignment', 'license_out', 'restraint', 'non_solicit', 'open_duty', 'release_waiver', 'audit',
])
/** What the other side may do; a right of the reader alone is no point of that kind. */
const rights: ReadonlySet<PointKind> = new Set(['termination_by_other', 'suspension', 'unilateral_change', 'sole_discretion', 'price_change'])

/** Whether the sentence says of the wrong side what a point of its kind is about. */
function isAgainst({ predications, reader }: RuleInput, { kind, start }: LawyerPoint): boolean {
	const acts = predications.filter((act) => act.sentence.start === start && act.confidence >= sureActor)
	const sides = acts.map((act) => sideOf(act, reader.party?.id ?? ''))
	const [own, other] = [sides.includes('reader') || sides.includes('both'), sides.includes('other')]
	// "If you cannot trade, you owe no rent": what is only supposed is no restraint, and what need not be done no burden.
	const relieved = acts.some((act) => sideOf(act, reader.party?.id ?? '') === 'reader' && (act.modality === 'need_not' || (/not$/.test(act.modality) && reliefs.test(act.verb))))
	if (relieved && (burdens.has(kind) || moneyKinds.has(kind))) return true
	return (burdens.has(kind) && other && !own && kind !== 'audit') || (rights.has(kind) && own && !other)
}

const moneyKinds: ReadonlySet<PointKind> = new Set(['payment_terms', 'money_lost', 'costs', 'penalty'])
/** "Shall not owe", "is not liable": what looks like a ban and frees. */
const reliefs = /^(?:owe|be (?:liable|responsible|required|obligated|obliged|bound|deemed))\b/
const sureActor = 0.75

function sideOf({ subject }: Predication, reader: string): 'reader' | 'other' | 'both' | null {
	const actor = subject?.actor
	if (!actor || actor.kind === 'third') return null
	return actor.kind !== 'party' ? 'both' : actor.party === reader ? 'reader' : 'other'
}
