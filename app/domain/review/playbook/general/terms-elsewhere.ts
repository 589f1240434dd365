import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { type Passage, visibleText, wording } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'

const agreement = String.raw`(?:agreement|contract|m?nda|order(?:\s+form)?|dpa|psa|csa|cover\s+page)`
/** "consists of this Cover Page and the Standard Terms posted at …": what is agreed stands where this file does not show it. */
const borrowed = new RegExp(
	patternPart`
		\b(?:this|the|our|an?)\s+(?:[\w-]+\s+){0,3}${agreement}\b["”)]*[^;]{0,80}\b
		(?:consists?\s+of|incorporat\w+|includes?|made\s+up\s+of|governed\s+by|subject\s+to)\b[^;]{0,220}\b
		(?:terms(?:\s+and\s+conditions)?|agreement|conditions)\b[^;]{0,80}(?:
			\b(?:posted|available|published|found|located|set\s+(?:out|forth))\b[^;]{0,20}\bat\s|https?:\/\/|\bwww\.
		)
	`,
	'i',
)
/** Terms of a payment service or a platform that the parties use besides are no main terms of theirs. */
const sideService = longPattern('i')`
	\b(?:
		payment\s+(?:processing|services?)|stripe|paypal|third[\s-]party|open\s+source|privacy\s+(?:policy|notice)|membership|cookies?
		|may\s+also\s+be\s+subject|app\s+store|google\s+maps|services\s+for\b
	)
	|\]\(#
`
const attached =
	/^\s*(?!.*\b(?:changes?|modif\w+|additional|amend\w*|exceptions?)\b)(?:[\w'’&-]+\s+){0,6}(?:standard|general)\s+terms(?:\s+and\s+conditions)?\s*$/im
/** A file of this length has terms of its own, whatever it borrows besides. */
const longestCoverPage = 15_000

const notHandedOver = longPattern('i')`
	\b(?:agreement|lease|contract|terms|conditions|polic(?:y|ies)|rules|regulations|handbook|plan|deed|cop(?:y|ies))\b[^.]{0,60}\b
	(?:is|are|was|were|has|have)\s+not\s+(?:(?:been|yet|here|being)\s+){0,2}
	(?:attached|enclosed|annexed|handed\s+over|supplied|shown|included\s+here|made\s+available)\b
`

/** Where a document takes its main terms from a place outside the file; `null` when it carries them itself. */
export function borrowedTerms(input: RuleInput): Passage | null {
	const text = visibleText(input)
	if (text.length > longestCoverPage) return null
	const found = wording(input, borrowed, sideService)
	return found && !attached.test(text) ? found : null
}

export const termsElsewhere: Rule = {
	id: 'general.terms_elsewhere',
	playbook: 'general',
	title: 'All terms are in this file',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cover pages, which name a fixed version' },
	underBalancedForm: { severity: 'low' },
	standard: 'A fixed version of published standard terms, saved with the signed document.',
	comparesFacts: true,
	decide(input) {
		const place = borrowedTerms(input)
		const document = place ? null : wording(input, notHandedOver, /\b(?:if|unless|where|until|when)\b[^.]{0,60}\bnot\b/i)
		if (document) return unseenDocument(document)
		if (!place) return notApplicable
		return flagged({
			severity: 'medium',
			span: place,
			says: 'The main terms are on a web page, not in this file.',
			why: 'They were not reviewed here. They may set caps, renewal or exit rights that this file does not show.',
			market: 'A fixed version of published standard terms, saved with the signed document.',
			action: 'get the terms that are referred to and review them together with this file',
			reason: 'They are part of what you sign.',
			fallback: 'Note the version and keep a copy with the signed document.',
			decideBy: 'you',
		})
	},
}

function unseenDocument(span: Span): Decision {
	return flagged({
		severity: 'medium',
		span,
		says: 'Terms of another document apply that is not attached.',
		why: 'You would be bound by terms that you have not seen.',
		market: 'Every document that is referred to is handed over before signing.',
		action: 'get the other document and review it together with this file',
		reason: 'It is part of what you sign.',
		decideBy: 'you',
	})
}
