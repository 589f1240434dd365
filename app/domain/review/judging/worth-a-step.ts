import { ruleById } from '../playbook/rule-by-id.ts'
import type { Finding } from '../report/report.ts'

/** Whether a finding is worth one of the three steps: what costs a company something in the words that it quotes. */
export function isWorthAStep({ rule, quote }: Pick<Finding, 'rule' | 'quote'>): boolean {
	const step = ruleById(rule)?.step
	if (!step || quote === null) return true
	return (step.needs?.test(quote) ?? true) && !step.unless?.test(quote)
}

/**
 * A clause without the name of its kind: a quotation where it is quoted in part; `null` where it is neither retold nor
 * quoted.
 */
export function toldOf(says: string): string | null {
	const told = says.replace(/^\p{Lu}[\p{L}\s-]{2,40}:\s/u, '')
	if (told === says) return null
	const whole = /^“(\p{Lu}[^“”…]+)”$/u.exec(told)?.[1]
	return whole !== undefined ? `${whole}.` : told
}
