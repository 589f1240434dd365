import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { actsOfSentence } from '../../frames/parse/acts-of-sentence.ts'
import { isInLayWords } from '../../judging/lay-words.ts'
import { findingThreshold } from '../../judging/rule-confidence.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import { flagged, notApplicable, type Wording } from '../draft-finding.ts'
import { actorSide } from '../general/one-sided/point.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isAgainst, isMet, isSummary, isUsual, type PointWords } from './point-guards.ts'
import { isStark } from './stark-words.ts'
import type { PointText } from './point-texts.ts'
import { opening, sayPoint } from './say-point.ts'

/**
 * From these chances on a sentence in everyday words is a finding. In twelve contracts of people who are no lawyers seven in
 * ten of the sentences from `leastChance` on carried a problem that was put in (bench/planted, the half for development);
 * what kind of problem it is the reader of points tells far less surely in such words.
 */
const leastChance = 0.45
const leastWeighty = 0.35
/** From these chances on where the sentence has words that make it harsh, which is a second sign. */
const leastStark = { chance: 0.15, weighty: 0.1 }
/** From this chance on where no verb shows whose right or duty it is. */
const leastUnplaced = 0.5
const mediumWeighty = 0.55
const highChance = 0.5
const sureActor = 0.6

/** What is said of a sentence by who does what in it. */
const texts = {
	right: {
		label: 'A right of the other side',
		why: 'The other side may do this on its own, and you would have to live with the result.',
		market: 'Rights of this weight are mutual, or need a reason, a notice and a limit.',
		action: 'make this right mutual, or give it a stated reason, a notice period and a limit',
		reason: 'Both of us should be able to plan with it.',
	},
	limit: {
		label: 'A limit on you',
		why: 'It rules out something that you may want to do later.',
		market: 'No such limit, or a short and narrow one that is tied to what is paid for.',
		action: 'delete this limit, or narrow it in time, place and scope',
		reason: 'We need to stay free where it does not hurt you.',
	},
	money: {
		label: 'Money',
		why: 'It decides what you pay, or what you lose.',
		market: 'Sums that are known beforehand, for a stated reason, with a cap.',
		action: 'take this out, or tie it to a stated reason and a capped sum',
		reason: 'We would like to know what the deal can cost us.',
	},
	duty: {
		label: 'A duty of yours',
		why: 'It binds you as it is written, whatever it takes to comply.',
		market: 'Duties with a stated scope, time and limit.',
		action: 'take this duty out, or limit it in scope, time and cost',
		reason: 'A clear scope lets us plan and deliver well.',
	},
	other: {
		label: 'Worth negotiating',
		why: 'Wording like this is raised before signing, because it can cost more than it seems to.',
		market: 'Terms of this weight are shared, or limited in time, amount and cause.',
		action: 'take this out, or limit it in time, amount and cause',
		reason: 'The deal should work for both of us.',
	},
} as const satisfies Record<string, Omit<PointText, 'lookFor'>>

const money = longPattern('iu')`
	[$€£]\s?\d|\b(?:USD|EUR|GBP|JPY|CHF|euros?|dollars?|pounds?|cents?|percent|per\s+cent)\b|%
	|\b(?:pays?|paid|payments?|bills?|fees?|costs?|prices?|refunds?|wages?|salary|bonus|deposits?|fines?|interest|owes?|money)\b
`
const conditional = /\bonly\s+(?:if|with|when|after)\b|\bunless\b|\bprovided\b/i
const without = /\b(?:no|none|nobody|nothing|never|not|neither)\b/i

/**
 * Papers in everyday words: the sentences that a lawyer would raise for the reader, whatever kind of clause they are. What
 * the finding says follows from who may, must or may not do something, and the sentence itself is quoted.
 */
export const everydayWords: Rule = {
	id: 'general.everyday_words',
	playbook: 'general',
	title: 'Everyday wording that lawyers raise',
	basis: { kind: 'G', source: 'points that lawyers raise in papers in everyday words' },
	catchAll: true,
	stake: 5,
	decide(input) {
		if (!input.reader.party || input.documentType === 'Privacy Policy' || !isPaper(input.document)) return notApplicable
		const [first, ...more] = [...input.points]
			.sort((a, b) => b.chance - a.chance)
			.flatMap((point) => findingAbout(input, point))
			.slice(0, most)
			.sort((a, b) => a.span.start - b.span.start)
		return first ? flagged(first, ...more) : notApplicable
	},
}

/**
 * Longer texts in plain words are a company's terms for its customers, which lawyers wrote: of 225 papers by people who are
 * none, the longest has 9,800 characters.
 */
const longestPaper = 16_000
/** More findings in one paper help nobody (ours); the likeliest are shown. */
const most = 15

function isPaper(document: RuleInput['document']): boolean {
	return document.text.length <= longestPaper && isInLayWords(document)
}

type LocatedWording = Wording & { span: { start: number; end: number } }

function findingAbout(input: RuleInput, point: LawyerPoint): LocatedWording[] {
	if (point.chance < leastStark.chance || point.weighty < leastStark.weighty) return []
	const sentence = input.structure.sentences.find(({ start }) => start === point.start)
	if (!sentence) return []
	const stark = isStark(sentence.text)
	const likely = point.chance >= leastChance && point.weighty >= leastWeighty
	if (!likely && !stark) return []
	const words: PointWords = {
		point,
		text: sentence.text,
		acts: actsOfSentence(input.predications, point.start).filter((act) => act.confidence >= sureActor),
	}
	if (isSummary(words) || (!likely && isOthersDuty(input, words))) return []
	// What is known of a kind of point tells nothing where the kind is a guess.
	if (point.topic === point.kind && (isAgainst(input, words) || isMet(words) || isUsual(input, words))) return []
	return wordingOf(input, words, sentence, stark)
}

function wordingOf(input: RuleInput, words: PointWords, sentence: Sentence, stark: boolean): LocatedWording[] {
	const { point } = words
	const said = sayPoint(input, sentence) ?? opening(sentence)
	if (said === null) return []
	const burden = burdenOf(input, words)
	if (burden === 'other' && !stark && point.chance < leastUnplaced) return []
	const { label, ...text } = texts[burden]
	return [
		{
			...text,
			severity: point.high >= highChance ? 'high' : point.weighty >= mediumWeighty ? 'medium' : 'low',
			span: { start: point.start, end: point.end },
			says: `${label}: ${said}`,
			confidence: Math.max(findingThreshold, point.chance),
		},
	]
}

function burdenOf(input: RuleInput, { acts, text }: PointWords): keyof typeof texts {
	const sided = acts.map((act) => ({ ...act, side: actorSide(input, act.subject?.actor) }))
	const [first] = sided.filter(({ side }) => side === 'reader' || side === 'other')
	if (!first) return 'other'
	const { side, modality } = first
	// What needs the reader's word is no right of the other side alone.
	if (side === 'other') return (modality === 'may' || modality === 'need_not') && !conditional.test(text) ? 'right' : 'other'
	if (modality === 'must_not' || modality === 'is_not') return 'limit'
	if (without.test(text.slice(0, first.verbSpan.end - first.sentence.start + negationBehind))) return 'other'
	if (money.test(text) && modality !== 'may' && modality !== 'need_not') return 'money'
	return modality.startsWith('must') || modality === 'is' ? 'duty' : 'other'
}

/** "She works for no person": the negation of a statement often stands right behind its verb. */
const negationBehind = 24

/** "The landlord repairs the roof whatever the cause": harsh words of what the other side owes protect the reader. */
function isOthersDuty(input: RuleInput, { acts }: PointWords): boolean {
	const sided = acts
		.map(({ subject, modality }) => ({ side: actorSide(input, subject?.actor), modality }))
		.filter(({ side }) => side === 'reader' || side === 'other')
	return sided.length > 0 && sided.every(({ side, modality }) => side === 'other' && (modality.startsWith('must') || modality === 'is'))
}
