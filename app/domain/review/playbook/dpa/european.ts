import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { RuleInput } from '../rule.ts'

const european =
	/\bGDPR\b|\bEEA\b|\bEuropean\s+(?:Union|Economic|Commission)\b|\b2016\/679\b|\bEU\b|\bUK\b|\bArticle\s+28\b|\bSwiss\b|\bSwitzerland\b/

/** Whether the privacy acts of American states are the only law that the words name. */
export function isUnderStateActs(input: RuleInput): boolean {
	return stateActs.test(visibleText(input)) && !isEuropean(input)
}

const stateActs = /\bCCPA\b|\bCPRA\b|\bCalifornia\s+Consumer\b|\bU\.?S\.?\s+(?:state\s+)?privacy\s+laws?\b/
/** Documents under American law alone, for which Article 28 requires nothing. */
const american = /\b(?:CCPA|CPRA|HIPAA|GLBA|FERPA|Gramm-Leach-Bliley|California\s+Consumer|U\.?S\.?\s+(?:state\s+)?privacy\s+laws?)\b/

/** Whether the words or the parties show that only American law is meant: its acts, its companies, its states, and no word of Europe. */
export function isAmericanOnly(input: RuleInput): boolean {
	if (isEuropean(input)) return false
	const text = visibleText(input)
	const states = factsNamed(input, 'governing_law')
	return (
		american.test(text) ||
		(states.length > 0 &&
			states.every(({ value }) => !isAbroad(value)) &&
			/\b(?:LLC|Inc\.|Insurance\s+Company|Corp(?:oration)?\b)/.test(text))
	)
}

/** Whether European or British data protection law is in play: only then do the duties that stand in that law alone matter. */
export function isEuropean(input: RuleInput): boolean {
	return european.test(visibleText(input))
}
