import type { FindingDraft, Rule, Toned } from '../rule.ts'
import { publishes, readsAsUser } from './kinds.ts'

/**
 * A rule whose findings are put to whoever can mend them: a user asks the publisher, the publisher mends its own text.
 * Where nobody knows who reads, the rule's own way stands.
 */
export function forEitherSide(rule: Rule): Rule {
	return {
		...rule,
		decide(input) {
			const decision = rule.decide(input)
			const put = readsAsUser(input) ? asked : publishes(input) ? told : null
			if (!put) return decision
			if (decision.outcome === 'absent') return { outcome: 'absent', findings: [put(decision.findings[0])] }
			return decision.outcome === 'flagged' ? { outcome: 'flagged', findings: decision.findings.map(put) } : decision
		},
	}
}

function asked(finding: FindingDraft): FindingDraft {
	const { action } = finding
	if (finding.decideBy !== 'you' || action === undefined) return finding
	return { ...finding, decideBy: 'counterparty', ask: `Could we please ${action}? ${reasonOf(finding.ask, action)}` }
}

function told(finding: FindingDraft): FindingDraft {
	const { action } = finding
	if (finding.decideBy !== 'counterparty' || action === undefined) return finding
	return { ...finding, decideBy: 'you', ask: `${action.charAt(0).toUpperCase()}${action.slice(1)}. ${reasonOf(finding.ask, action)}` }
}

function reasonOf(ask: Toned, action: string): string {
	const words = typeof ask === 'string' ? ask : ask.neutral
	return words.slice(words.toLowerCase().indexOf(action.toLowerCase()) + action.length).replace(/^[?.]\s*/, '')
}
