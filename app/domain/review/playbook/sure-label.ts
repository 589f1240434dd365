import type { LabelledPassage } from '../clauses/readings.ts'
import type { Passage } from './passages.ts'
import type { RuleInput } from './rule.ts'

/** Chance from 0 to 1 that a label is right, from which a check no longer reports such a clause as missing (ours). */
const sure = 0.7

/**
 * A clause that the classifier is sure of, by its CUAD category, where no wording known to a rule was found: the check
 * then ends undecided, since it can't be said that the clause is missing. `other` is a passage that was read already
 * and is known to be something else.
 */
export function sureLabel({ readings }: RuleInput, category: string, other: Passage | null = null): LabelledPassage | null {
	const overlaps = ({ start, end }: LabelledPassage) => other !== null && start < other.sentence.end && other.sentence.start < end
	return readings.labels.find((label) => label.name === category && label.score >= sure && !overlaps(label)) ?? null
}
