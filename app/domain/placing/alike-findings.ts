import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

/** A finding with wording, and the findings merged into it. */
export interface MergedFinding {
	finding: Finding & { replacement: string }
	taken: readonly Finding[]
}

const limbOf = /^(.{10,80}? that) (.+)\.$/
const exceptionIn = /^(.*?)\badd an exception for (.+?)((?: prior to execution)?[.?](?: .*)?)$/s

/** Merges findings whose wording adds near-identical sentences: into one sentence with an item for each. */
export function mergeAlike(findings: readonly (Finding & { replacement: string })[]): MergedFinding[] {
	const alike = findings.filter(
		({ rule, replacement, start }) => ruleById(rule)?.wording?.limb && start === null && limbOf.test(replacement),
	)
	const [lead, ...taken] = alike
	if (!lead || taken.length === 0) return findings.map((finding) => ({ finding, taken: [] }))
	const merged = {
		...lead,
		replacement: oneSentence(alike.map(({ replacement }) => replacement)),
		ask: oneRequest(alike.map(({ ask }) => ask)),
	}
	return findings
		.filter((finding) => finding === lead || !alike.includes(finding))
		.map((finding) => (finding === lead ? { finding: merged, taken } : { finding, taken: [] }))
}

function oneSentence(sentences: readonly string[]): string {
	const limbs = sentences.map((sentence, index) => `(${String.fromCharCode(97 + index)}) ${limbOf.exec(sentence)![2]}`)
	return `${limbOf.exec(sentences[0]!)![1]} ${listed(limbs, '; ', 'or')}.`
}

function oneRequest(asks: readonly string[]): string {
	const parts = asks.map((ask) => exceptionIn.exec(ask))
	const [first] = parts
	if (!first || parts.some((part) => part === null)) return [...new Set(asks)].join(' ')
	return `${first[1]}add exceptions for ${listed(
		parts.map((part) => part![2]!),
		', ',
		'and',
	)}${first[3]}`
}

function listed(items: readonly string[], between: string, word: string): string {
	// Two items need no comma between them.
	const last = items.length === 2 && between === ', ' ? ' ' : between
	return `${items.slice(0, -1).join(between)}${last.trimEnd()} ${word} ${items.at(-1)}`
}
