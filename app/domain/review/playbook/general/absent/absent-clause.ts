import type { FrameKind } from '../../../frames/frame.ts'
import type { PointTopic } from '../../../points/point-kinds.ts'
import { absent, notApplicable, undecided, type Wording } from '../../draft-finding.ts'
import { visibleText } from '../../passages.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { mayBeThere } from '../risk/thresholds.ts'
import { isWholeContract } from './whole-contract.ts'

/** A clause that belongs in a contract of some kind, and all that would show that it is there after all. */
export interface AbsentClause extends Pick<Rule, 'id' | 'title' | 'basis' | 'protects' | 'stake' | 'standard' | 'wording'> {
	/** Whether the clause belongs in this contract, its text given. */
	belongs(input: RuleInput, text: string): boolean
	/** Every word in which the subject could be spoken of: one is enough to say nothing. */
	words: RegExp
	/** Trained labels, frames and learned points of the subject. */
	labels: readonly string[]
	frames: readonly FrameKind[]
	points: readonly PointTopic[]
	finding(input: RuleInput): Omit<Wording, 'span' | 'kind'>
}

/** A rule that says a clause is missing only where nothing in a whole contract speaks of its subject. */
export function absentClause({ id, title, basis, protects, stake, standard, wording, ...clause }: AbsentClause): Rule {
	return {
		id,
		playbook: 'general',
		title,
		basis,
		protects,
		stake,
		standard,
		wording,
		decide(input) {
			const text = unbrokenText(input)
			if (!clause.belongs(input, text) || !isWholeContract(input)) return notApplicable
			return clause.words.test(text) || isRead(input, clause) ? undecided : absent(clause.finding(input))
		},
	}
}

function isRead({ frames, points, readings }: RuleInput, clause: Pick<AbsentClause, 'labels' | 'frames' | 'points'>): boolean {
	return (
		frames.some(({ kind }) => clause.frames.includes(kind)) ||
		points.some(({ kind, topic }) => clause.points.includes(kind) || (topic !== null && clause.points.includes(topic))) ||
		readings.labels.some(({ name, score }) => clause.labels.includes(name) && score >= mayBeThere)
	)
}

const unbrokenTexts = new WeakMap<RuleInput['document'], string>()

function unbrokenText(input: RuleInput): string {
	let text = unbrokenTexts.get(input.document)
	if (text === undefined) unbrokenTexts.set(input.document, (text = unbroken(visibleText(input))))
	return text
}

/** A word that is divided at the end of a line is one word. */
function unbroken(text: string) {
	return text.replace(/(\p{L})-[ \t]*\n\s*(?=\p{Ll})/gu, '$1')
}
