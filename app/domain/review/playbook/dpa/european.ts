import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const european = /\bGDPR\b|\bEEA\b|\bEuropean\s+(?:Union|Economic|Commission)\b|\b2016\/679\b|\bEU\b|\bUK\b|\bArticle\s+28\b|\bSwiss\b|\bSwitzerland\b/

/** Whether European or British data protection law is in play: only then do the duties that stand in that law alone matter. */
export function isEuropean(input: RuleInput): boolean {
	return european.test(visibleText(input))
}
