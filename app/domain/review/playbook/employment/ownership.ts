import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { type Passage, passage, quoteSpan } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const creations = patternPart`
	(?:
		right,?s?,?\s+titles?|rights?\s+(?:in|to)|ownership|inventions?|work\s+products?|deliverables?|developments?
		|intellectual\s+property|IP\b|IPRs?\b|copyrights?|patents?|works?\s+(?:of\s+authorship|produced|created)|works\b|results?\b
		|discover(?:y|ies)|creations?|ideas?|improvements?|source\s+code|software|code\b|designs?
		|(?:everything|anything|all)\s+(?:that\s+)?(?:the\s+\w+|you|I|he|she|they|\w+)\s+
			(?:invents?|creates?|makes?|develops?|writes?|produces?)\b
	)
`
const created = new RegExp(String.raw`\b${creations}`, 'i')

const presentGrant = longPattern('i')`
	\b(?:hereby|herewith)\b(?:(?!\b(?:agrees?|undertakes?|promises?|covenants?)\s+to\b)[^.;]){0,80}\b
		(?:assign(?:s|ed)?|transfer(?:s|red)?|convey(?:s|ed)?)\b
	|\b(?:assigns?|transfers)\s*,?\s+(?:and\s+\w+\s+)?(?:hereby|herewith)\b
	|\b(?:does|do)\s+(?:hereby\s+)?(?:irrevocably\s+)?(?:assign|transfer)\b
	|(?<!\b(?:successors?|permitted|heirs|legal\s+representatives|and|or|their|its|his|her)\s)\b(?:assigns|transfers)\b(?=
		\s+(?:
			and\s+(?!assigns)\w+|absolutely|irrevocably|exclusively|automatically|to|all|any|each|every|with|the|its|their|his|her|ownership
			|those|such
		)\b
	)
	|\b(?:I|you|we)\s+(?:irrevocably\s+)?assign\b
	|\b(?:is|are)\s+(?:hereby\s+)?(?:automatically\s+)?(?:assigned|transferred)\b
	|\b(?:vests?|pass(?:es)?|transfers?|belongs?|owned?|assigned)\b[^.;]{0,100}\b(?:on|upon|from|at|as\s+of)\s+(?:the\s+)?
		(?:moment\s+of\s+)?(?:(?:its|their)\s+)?(?:creation|conception|the\s+moment\s+(?:it\s+is|they\s+are)\s+(?:made|created))
`

const promisedGrant = longPattern('i')`
	\b(?:
		shall|will|must|agrees?\s+to|agrees?\s+that\b[^.;]{0,40}\b(?:shall|will)|undertakes?\s+to|promises?\s+to|covenants?\s+to
		|(?:is|are)\s+(?:obliged|required)\s+to|(?:is|are)\s+to
	)\b(?!\s+not\b)[^.;]{0,80}?\b(?:
		(?<!\b(?:wire|bank|technology|funds|stock)\s)(?:assign|transfer|convey)\b(?!\s+(?:services|agents?|fees?|tax))
		|be\s+(?:assigned|transferred|conveyed)\b
	)
`

/** A statement of ownership: not of documents or secrets handed to the worker, so something must be made. */
const claim = longPattern('iu')`
	\b(?:property\s+of|owned\s+(?:\w+\s+){0,3}by|owner\s+of|belongs?\s+(?:\w+\s+){0,2}to|vests?\s+(?:\w+\s+){0,2}in)\s+(?:the\s+)?
		(?!(?:contractor|consultant|employee|worker|freelancer|third|its\s+owner|others)\b)\w+
	|\b(?:company|client|employer|customer|we)\s+(?:shall|will|is|are|exclusively|solely)?\s*(?:be\s+)?
		(?:owns?|the\s+(?:sole\s+|exclusive\s+)*owner\s+of)\b
	|\b(?:company|client|employer|customer)'s\s+(?:sole\s+|exclusive\s+)*property\b
	|\b(?:rights?|title|ownership|copyrights?)\b[^.;]{0,60}\b(?:pass|go|move|transfer)(?:es|s)?\s+(?:over\s+)?to\s+(?:the\s+)?\p{L}+
	|\b(?:obtains?|acquires?|gains?|gets)\b[^.;]{0,30}\b(?:rights?|title|ownership|copyrights?)\s+(?:in|to|of)\b
`
const made = longPattern('i')`
	\b(?:
		creat\w+|conceiv\w+|develop\w*|makes?|made|making|prepar\w+|produc\w+|author\w*|invent\w*|writ(?:es?|ing|ten)|deliverables?
		|work\s+products?|results?
	)\b
`

const contractItself = longPattern('i')`
	\b(?:assign|transfer)\w*\b[^.;]{0,40}\b(?:
		this\s+|the\s+|its\s+(?:rights|obligations)\s+(?:and\s+\w+\s+)?under\s+
		|any\s+(?:of\s+its\s+)?(?:rights|obligations)\s+(?:and\s+\w+\s+)?under\s+
	)(?:agreement|contract|letter)\b
`

/** Where the worker's creations pass by the words themselves; the most telling passage first. */
export function presentAssignment(input: RuleInput): Passage | null {
	return grant(input, presentGrant)
}

/** Where the worker only promises to hand them over. */
export function promisedAssignment(input: RuleInput): Passage | null {
	return grant(input, promisedGrant)
}

/** Where the paper says whose the work is, without a word that makes it pass: "shall be the sole property of the Company". */
export function ownershipClaim(input: RuleInput): Passage | null {
	return grant(input, claim, made)
}

/** Any words by which the company is to own what the worker makes: in force, promised or merely claimed. */
export function anyAssignment(input: RuleInput): Passage | null {
	return presentAssignment(input) ?? promisedAssignment(input) ?? ownershipClaim(input)
}

/** Any words by which the company is to own the work, work for hire among them. */
export function anyOwnership(input: RuleInput): Passage | null {
	return anyAssignment(input) ?? workForHire(input)
}

/** Copyrightable work that is to count as the company's own from the start. */
export function workForHire(input: RuleInput): Passage | null {
	return passage(input, /\bworks?[\s-]+(?:made[\s-]+)?for[\s-]+hire\b/i)
}

/** "As a condition you will sign our inventions agreement": the transfer stands in another paper. */
export function separatePaper(input: RuleInput): Passage | null {
	if (input.documentType === 'Invention Assignment Agreement') return null
	return passage(
		input,
		longPattern('i')`
			\b(?:
				sign(?:ing|ed)?|execut\w+|enter(?:ing)?\s+into|compl(?:y|iance)|subject\s+to|bound\s+by|condition(?:ed|al)?|accept\w*|required
				|attached|enclosed|under|party\s+to
			)\b[^.;]{0,160}\b(?:
				(?:proprietary|confidential)\s+information\b[^.;]{0,60}\bagreements?
				|inventions?\b[^.;]{0,60}\b(?:agreements?|documents?|papers?|deed)
				|(?:intellectual\s+property|IP)\b[^.;]{0,40}\b(?:assignment|agreement|deed)|P\.?I\.?I\.?A\b|C\.?I\.?I\.?A\.?A?\b|PIIAA?\b
			)
		`,
	)
}

/** "Our Invention Assignment Agreement of 2022 remains in force": a paper that only confirms an earlier one. */
export function confirmsEarlierPaper(input: RuleInput): Passage | null {
	return passage(
		input,
		/\binventions?\b[^.;]{0,60}\bagreement\b[^.]{0,300}\bremains?\b[^.;]{0,60}\b(?:in\s+(?:full\s+)?(?:force|effect)|valid|binding)/i,
	)
}

function grant(input: RuleInput, pattern: RegExp, also = created): Passage | null {
	for (const sentence of input.structure.sentences) {
		if (!created.test(sentence.text) || !also.test(sentence.text) || contractItself.test(sentence.text)) continue
		const match = pattern.exec(sentence.text)
		// What the company hands to the worker is another matter.
		if (match && /\b(?:company|client|customer|employer)\s*$/i.test(sentence.text.slice(0, match.index))) continue
		// "To the extent it is not, she hereby assigns": only a denial in the same breath counts.
		if (match && !/\b(?:not|never|nothing|neither|nor|no)\b[^,.;]{0,40}$/i.test(sentence.text.slice(0, match.index)))
			return { ...quoteSpan(sentence, match), match, sentence }
	}
	return null
}
