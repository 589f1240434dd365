import { longPattern } from '#app/domain/text/long-pattern.ts'
import { notApplicable, undecided } from '../draft-finding.ts'
import { type SideWords, withPartyNames } from '../party-words.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isAmericanOnly, isUnderStateActs } from './european.ts'

const controllersOnly = longPattern('iu')`
	\bcontroller[\s-]to[\s-]controller\b
	|\bfor\s+which\s+[\p{L}\s]{2,40}\s+is\s+(?:the\s+|a\s+)?(?:data\s+)?controller\b|\bcontroller[\s-]+controller\b
	|\bcontroller\s+(?:data\s+protection\s+)?terms\b
`
const processing =
	/\b(?:is|are|acts?|acting|as)\s+(?:an?\s+|the\s+|its\s+|your\s+|our\s+|customer['’]s\s+)?(?:data\s+)?(?:sub-?)?processor\b|\bon\s+behalf\s+of\b/i
const opening = 400

/** Whether the document is about data that somebody processes for somebody else. */
export function isProcessing(input: RuleInput): boolean {
	const text = visibleText(input)
	const first = text.slice(0, opening)
	return !controllersOnly.test(first) || processing.test(first)
}

export interface DpaRule extends Rule {
	/**
	 * Set for a duty that stands in European law only, or that it words more narrowly. Instructions, security and notice of a
	 * breach are asked for by American law and practice too, where no act on consumers' privacy words them.
	 */
	law?: 'european' | 'european_or_american'
}

const sides: readonly SideWords[] = [
	{ noun: 'processor', inClauses: 'Provider', kinds: ['processor', 'vendor', 'provider', 'supplier'] },
	{ noun: 'controller', inClauses: 'Customer', kinds: ['controller', 'customer'] },
]

/** A rule on what Article 28 asks of a processor does not apply between controllers; its findings call the parties by their names. */
export function ofProcessors(rule: DpaRule): Rule {
	const named = withPartyNames(rule, sides)
	return {
		...named,
		decide(input) {
			if (!isProcessing(input)) return notApplicable
			const decision = named.decide(input)
			// What Article 28 alone asks for is no gap in a paper under the privacy laws of American states.
			return rule.law !== undefined &&
				(decision.outcome === 'flagged' || decision.outcome === 'absent') &&
				(rule.law === 'european_or_american' ? isUnderStateActs(input) : isAmericanOnly(input))
				? undecided
				: decision
		},
	}
}
