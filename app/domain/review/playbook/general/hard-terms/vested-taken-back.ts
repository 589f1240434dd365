import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import type { Rule } from '../../rule.ts'

const takes =
	/\b(?:repurchas\w*|buys?\s+back|bought\s+back|forfeit\w*|cancel(?:s|led|ed)?|re-?acquir\w*|revert\w*|surrender\w*|transferr?(?:s|ed)?\s+back)\b/i
/** "Vested" or "vested and unvested", with no price that a buyer would pay. */
const takesVested = longPattern('i')`
	(?<!un)\bvested\b[^.;]{0,160}\b(?:repurchas\w*|bought\s+back|forfeit\w*|cancel(?:s|led|ed)?|revert\w*|surrender\w*)\b
	|\b(?:repurchas\w*|buys?\s+back|forfeit\w*|cancel(?:s|led|ed)?|re-?acquir\w*)\b[^.;]{0,100}(?<!un)\bvested\b
	|\b(?:whether\s+(?:or\s+not\s+)?vested|vested\s+(?:or|and)\s+unvested|including\s+vested)\b
`
const cheap = longPattern('i')`
	\b(?:
		at\s+(?:their\s+|its\s+|his\s+|her\s+|the\s+)?(?:original\s+)?
			(?:cost|par|purchase\s+price|issue\s+price|price\s+paid|nominal\s+value|book\s+value)
		|(?:lower|lesser)\s+of|no\s+consideration|without\s+(?:any\s+)?(?:consideration|payment|compensation)|for\s+nothing|nominal
		|\$\s?0?\.?0*1\b
	)\b
`
const anyReason = longPattern('i')`
	\b(?:
		for\s+any\s+reason|with\s+or\s+without\s+cause|whatever\s+the\s+reason|for\s+whatever\s+reason
		|terminat\w+\s+of\s+(?:\w+\s+){0,3}(?:service|employment|engagement)|ceas\w+\s+to\s+(?:be|provide)
	)\b
`
/** Loss for fraud or a breach is another matter, and so are plans that cancel what is not exercised in time. */
const deserved = longPattern('i')`
	\b(?:
		for\s+cause|bad\s+leaver|breach\w*|fraud|misconduct|violat\w*|competes?|felony|(?:not|un)\s*(?:so\s+)?exercised|expir\w+
		|fair\s+market\s+value|dissol\w+|remain\s+vested|not\s+(?:be\s+)?(?:subject\s+to|forfeit\w*|cancel\w*)
	)\b
`
const losing: ReadonlySet<RoleKind> = new Set(['founder', 'worker', 'advisor', 'seller'])

export const vestedTakenBack: Rule = {
	id: 'general.vested_taken_back',
	playbook: 'general',
	title: 'Vested shares stay yours',
	basis: { kind: 'S', source: 'published founder stock and equity incentive forms' },
	protects: ['founder', 'worker', 'advisor', 'seller', 'company'],
	decide(input) {
		const role = input.reader.party?.roleKind ?? null
		// In a term sheet the company and its founders are one side; elsewhere the company is the one that takes.
		if (!input.reader.party || (role !== null && !losing.has(role) && !(role === 'company' && input.documentType === 'Term Sheet')))
			return notApplicable
		const place = mentions(input, takesVested, deserved, /\bvested\b/i).find(
			({ sentence: { text } }) =>
				takes.test(text) &&
				cheap.test(text) &&
				anyReason.test(text) &&
				/\b(?:shares?|stock|options?|units?|equity|interests?)\b/i.test(text),
		)
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'Vested shares can be taken back at cost when service ends, whatever the reason.',
			why: 'Vesting then earns nothing: whoever is dismissed before a sale loses shares already paid for with years of work.',
			market: 'Only unvested shares may be repurchased at cost. Vested shares stay, or are bought at fair market value.',
			action: 'limit the repurchase at cost to unvested shares',
			reason: 'Vested shares have been earned.',
			fallback: 'Vested shares at fair market value, and at cost only after a termination for fraud.',
			replacement: null,
			proposal: 'The right to repurchase applies to unvested shares only. Vested shares are not subject to repurchase or forfeiture.',
			decideBy: 'lawyer',
			confidence: 0.8,
		})
	},
}
