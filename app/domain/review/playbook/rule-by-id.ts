import { allRules } from './all-rules.ts'
import type { Rule } from './rule.ts'

const rules: ReadonlyMap<string, Rule> = new Map(allRules.map((rule) => [rule.id, rule]))

/** The rule that a finding or an outcome names; none for a point of a language model, or a rule of an earlier playbook. */
export function ruleById(id: string): Rule | undefined {
	return rules.get(id)
}
