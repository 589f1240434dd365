import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { flagged, passed } from '../draft-finding.ts'
import { type Passage, visibleText, wording } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'

/** "consists of this Cover Page and the Standard Terms posted at …": what is agreed stands where this file does not show it. */
const borrowed =
	/\b(?:agreement|contract|m?nda|terms|order|dpa|psa|csa)\b["”)]*[^;]{0,80}\b(?:consists?\s+of|incorporat\w+|includes?|made\s+up\s+of|governed\s+by|subject\s+to)\b[^;]{0,220}\b(?:terms(?:\s+and\s+conditions)?|agreement|conditions)\b[^;]{0,80}(?:\b(?:posted|available|published|found|located|set\s+(?:out|forth))\b[^;]{0,20}\bat\s|https?:\/\/|\bwww\.)/i
const attached = /^\s*(?!.*\b(?:changes?|modif\w+|additional|amend\w*|exceptions?)\b)(?:[\w'’&-]+\s+){0,6}(?:standard|general)\s+terms(?:\s+and\s+conditions)?\s*$/im

/** "… follow the Main Agreement, which is not attached", "A copy has not been handed over." */
const notHandedOver =
	/\b(?:agreement|lease|contract|terms|conditions|polic(?:y|ies)|rules|regulations|handbook|plan|deed|cop(?:y|ies))\b[^.]{0,60}\b(?:is|are|was|were|has|have)\s+not\s+(?:(?:been|yet|here|being)\s+){0,2}(?:attached|enclosed|annexed|handed\s+over|supplied|shown|included\s+here|made\s+available)\b/i

/** Where a paper takes its main terms from a place outside the file; `null` when it carries them itself. */
export function borrowedTerms(input: RuleInput): Passage | null {
	const found = wording(input, borrowed)
	return found && !attached.test(visibleText(input)) ? found : null
}

export const termsElsewhere: Rule = {
	id: 'general.terms_elsewhere',
	playbook: 'general',
	title: 'All terms stand in this file',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cover pages, which name a fixed version' },
	decide(input) {
		const place = borrowedTerms(input)
		const paper = place ? null : wording(input, notHandedOver, /\b(?:if|unless|where|until|when)\b[^.]{0,60}\bnot\b/i)
		if (paper) return unseenPaper(paper)
		if (!place) return passed()
		return flagged({
			severity: 'medium',
			span: place,
			says: {
				friendly: 'Most of the deal is not in this file: it points to terms on a web page. I could not read those.',
				neutral: 'The main terms are not in this file. They stand on a web page and were not reviewed.',
				legal: 'The principal terms are incorporated by reference to an online source and were not reviewed.',
			},
			why: 'You agree to text that you have not seen here. What it lacks, or adds, can cost you money.',
			market: 'A fixed version of known standard terms, saved with the signed paper.',
			action: 'get the terms that it points to and have them reviewed with this paper',
			reason: 'We can only agree to what we have read.',
			fallback: 'Note the version and keep a copy with the signed paper.',
			decideBy: 'you',
		})
	},
}

function unseenPaper(span: Span): Decision {
	return flagged({
		severity: 'medium',
		span,
		says: {
			friendly: 'Part of the deal stands in another paper, and it says itself that you don’t have that paper.',
			neutral: 'Terms of another paper apply, and that paper is not attached.',
			legal: 'Terms of an instrument that is not annexed apply and were not reviewed.',
		},
		why: 'You agree to text that you have not seen. What it lacks, or adds, can cost you money.',
		market: 'Every paper that counts is handed over before signing.',
		action: 'get that paper and have it reviewed with this one',
		reason: 'We can only agree to what we have read.',
		decideBy: 'you',
	})
}
