import { longPattern } from '#app/domain/text/long-pattern.ts'
import { visibleText, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** A founder buys shares from the company under this very paper, so price, payment and stock power are its business. */
export function sellsShares(input: RuleInput): boolean {
	if (input.documentType === 'Founder Stock Purchase Agreement' || input.documentType === 'Restricted Stock Agreement') return true
	return (
		pricedShares(input) ||
		wording(
			input,
			longPattern('i')`
				\b(?:founders?|purchasers?|company|each|you)\b[^.;]{0,60}\b(?:
					purchases|subscribes?\s+for|sells?\s+and\s+issues?|issues?\s+and\s+sells?|sells|has\s+purchased
					|agrees?\s+to\s+(?:purchase|buy|sell|subscribe)|(?:shall|will)\s+(?:purchase|subscribe)
				)\b[^.;]{0,120}\b(?:shares|stock)\b
			`,
			/\b(?:repurchase|first\s+refusal|third\s+part(?:y|ies)|transferee|offer(?:ed|or)?|vested|unvested|leav\w+|option\s+to)\b/i,
		) !== null
	)
}

/** "Each Founder receives 3,000,000 shares … The price is $0.001 per share": a sale in two sentences. */
function pricedShares(input: RuleInput): boolean {
	const received = wording(
		input,
		longPattern('i')`
			\b(?:founders?|each|both)\b[^.;]{0,40}\b(?:receives?|takes?|gets?|buys?|acquires?|(?:is|are)\s+issued)\b[^.;]{0,30}\b\d[\d,]{3,}\s+
			(?:\w+\s+){0,3}shares\b
		`,
		/\b(?:vested|unvested|leav\w+|options?)\b/i,
	)
	return (
		received !== null &&
		wording(
			input,
			/\bprice\b[^.;]{0,40}\bper\s+share\b|\bprice\s+(?:of|for)\s+(?:the|each|these)\s+shares?\b|\$\s?0?\.\d+\s+(?:per|a|for\s+each|each)\b/i,
			/\b(?:repurchase|buy\s+back|leav\w+|unvested|offer)\b/i,
		) !== null
	)
}

/** A paper between founders on how they run the company, not a sale of shares to one of them. */
export function isAmongFounders(input: RuleInput): boolean {
	return (
		input.documentType === 'Co-Founder Agreement' ||
		/\bco-?founders?\b|\b(?:each|either|both|the)\s+founders\b/i.test(visibleText(input).slice(0, 20_000))
	)
}

/** A grant of restricted stock to somebody who may be no founder at all. */
export function isPlainGrant(input: RuleInput): boolean {
	return input.documentType === 'Restricted Stock Agreement' && !/\bfounder/i.test(visibleText(input))
}
