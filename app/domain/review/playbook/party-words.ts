import type { RoleKind } from '../sides/document-party.ts'
import { visibleText } from './passages.ts'
import type { FindingDraft, Rule, RuleInput, Toned } from './rule.ts'

/** How a playbook speaks of a side, and who that is in a document. */
export interface SideWords {
	/** Behind "the": "processor". */
	noun: string
	/** In replacement clauses: "Provider". */
	inClauses: string | null
	kinds: readonly RoleKind[]
}

/** A rule whose findings call the sides as the document does: "Northwind has 10 days to notify you". */
export function withPartyNames(rule: Rule, sides: readonly SideWords[]): Rule {
	return {
		...rule,
		decide(input) {
			const decision = rule.decide(input)
			if (decision.outcome !== 'flagged' && decision.outcome !== 'absent') return decision
			const known = sides.flatMap((side) => {
				const name = nameOf(input, side.kinds)
				return name ? [{ ...side, name }] : []
			})
			const [first, ...more] = decision.findings.map((finding) => renamed(finding, known))
			if (!first) return decision
			return decision.outcome === 'absent' ? { outcome: 'absent', findings: [first] } : { outcome: 'flagged', findings: [first, ...more] }
		},
	}
}

/** What the document calls the one party of these kinds, with its article: "the Processor", "Northwind"; `null` for none or several. */
function nameOf(input: RuleInput, kinds: readonly RoleKind[]): string | null {
	const [party, ...others] = input.parties.filter(({ roleKind }) => roleKind !== null && kinds.includes(roleKind))
	if (!party || others.length > 0) return null
	const called = [party.role, party.name].find(
		(name) => name && /^\p{Lu}[\p{L}\p{N}&.,' -]{1,39}$/u.test(name) && !/^(?:We|Us|You|Our)$/i.test(name),
	)
	if (!called) return null
	const text = visibleText(input)
	const escaped = called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const withArticle = text.match(new RegExp(String.raw`\b[Tt]he\s+${escaped}\b`, 'g'))?.length ?? 0
	const all = text.match(new RegExp(String.raw`\b${escaped}\b`, 'g'))?.length ?? 0
	return withArticle * 2 > all ? `the ${called}` : called
}

function renamed(finding: FindingDraft, sides: readonly (SideWords & { name: string })[]): FindingDraft {
	const say = (words: Toned): Toned =>
		typeof words === 'string'
			? inText(words, sides)
			: { friendly: inText(words.friendly, sides), neutral: inText(words.neutral, sides), legal: inText(words.legal, sides) }
	return {
		...finding,
		says: say(finding.says),
		why: say(finding.why),
		ask: say(finding.ask),
		...(finding.action === undefined ? {} : { action: inText(finding.action, sides) }),
		replacement: finding.replacement === null ? null : inClause(finding.replacement, sides),
	}
}

function inText(words: string, sides: readonly (SideWords & { name: string })[]): string {
	return sides.reduce(
		(text, { noun, name }) =>
			text.replace(new RegExp(String.raw`\b([Tt])he ${noun}\b`, 'g'), (_all, the: string) => (the === 'T' ? atStart(name) : name)),
		words,
	)
}

function inClause(words: string, sides: readonly (SideWords & { name: string })[]): string {
	return sides.reduce(
		(text, { inClauses, name }) =>
			inClauses
				? text.replace(new RegExp(String.raw`(^|[.:]\s)?\b${inClauses}\b`, 'g'), (_all, start: string | undefined) =>
						start === undefined ? name : `${start}${atStart(name)}`,
					)
				: text,
		words,
	)
}

function atStart(name: string) {
	return name.charAt(0).toUpperCase() + name.slice(1)
}
