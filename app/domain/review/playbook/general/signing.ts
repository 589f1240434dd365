import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { isAgreement, isPolicy } from './document-kinds.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

/** Terms that are accepted by a click, by use or by reference carry no signatures. */
const acceptedOtherwise = longPattern('i')`
	\bby\s+(?:\w+,?\s+){0,4}(?:using|accessing|clicking|accepting|installing|downloading|registering)\b
	|\b(?:click|tick)\w*\b[^.;]{0,60}\b(?:accept|agree)
	|\b(?:accept\w*|agree\w*)\b[^.;]{0,30}\b(?:online|electronically)\b|\byour\s+(?:use|access)\b|\bthese\s+terms\b
	|\bforms?\s+part\s+of\b
	|\bincorporated\s+(?:by\s+reference\s+)?into\b
`

export const signatureBlock: Rule = {
	id: 'general.signature_block',
	playbook: 'general',
	title: 'There is a signature block',
	basis,
	ofForm: { openItem: true },
	underBalancedForm: {},
	stake: 1,
	standard: 'Each party signs with name, title and date.',
	decide(input) {
		if (isPolicy(input) || !isAgreement(input)) return notApplicable
		const block = input.structure.clauses.find(({ kind }) => kind === 'signature')
		if (block) return passed({ start: block.start, end: block.end })
		const line = wording(input, /\bin\s+witness\s+whereof\b|^\s*(?:by|name|title|signature)\s*:|\/s\/|^\s*[A-Z][\w ]{1,30}:\s*_{4,}/im)
		if (line) return passed(line)
		const text = visibleText(input)
		if (!isBetweenParties(input) || acceptedOtherwise.test(text) || signedAnywhere.test(text) || signedAtEnd.test(text.slice(-endLength)))
			return notApplicable
		return absent({
			severity: 'low',
			says: 'There is no signature block.',
			why: 'The file may be cut off: a signature page, exhibits or later sections may be missing.',
			market: 'Each party signs with name, title and date.',
			action: 'get the complete file with its signature page',
			reason: 'We want to be sure that we review the whole agreement.',
			replacement: null,
		})
	},
}

/** "Accepted by: Name Title", "By /ss/": signed in the middle of a file whose exhibits follow, or in a form that was not read as a block. */
const signedAnywhere = /\b(?:accepted|agreed)\s+(?:and\s+(?:agreed|accepted)\s+)?(?:to\s+)?(?:by)?\s*:|\bBy\s*:|\/s+\//i
const signedAtEnd = longPattern('i')`
	\bsign(?:ed|atures?|ing)?\b|\bexecuted\b|\b(?:sincerely|truly|yours|regards)\b|\b(?:stamp|chop|seal)\b
	|\b(?:authori[sz]ed|legal)\s+representative\b|\b(?:Title|Name|Date|Tel|Address)\s*:
`
const endLength = 3000

function isBetweenParties(input: RuleInput) {
	return factsNamed(input, 'party').length >= 2
}

export const signatures: Rule = {
	id: 'general.signatures',
	playbook: 'general',
	title: 'The document is signed',
	basis,
	ofForm: { openItem: true },
	underBalancedForm: {},
	stake: 1,
	standard: 'Each party signs and dates, and each keeps a complete copy.',
	decide(input) {
		if (isPolicy(input)) return notApplicable
		const [state] = factsNamed(input, 'signature_state')
		if (!state || /^no\b/i.test(state.value)) return notApplicable
		if (/^signed$/i.test(state.value)) return passed(state)
		// That nobody has signed is the usual state of what is under review.
		if (!/part/i.test(state.value)) return notApplicable
		if (!isEmptyAmongSigned(input, state)) return undecided
		return flagged({
			kind: 'compliance',
			severity: 'low',
			span: state,
			says: 'One signature is still missing.',
			why: 'Until all parties have signed, you may not be able to enforce the agreement.',
			market: 'Each party signs and dates, and each keeps a complete copy.',
			action: 'get the missing signature before relying on the agreement',
			reason: 'It fixes when the obligations start.',
			decideBy: 'you',
		})
	},
}

/** Whether the line is empty in a block that others have signed, each on the line of their own "By:"; above such a line a signature may stand alone. */
function isEmptyAmongSigned(input: RuleInput, { start, end }: { start: number; end: number }): boolean {
	const text = visibleText(input)
	const block = input.structure.clauses.find((clause) => clause.kind === 'signature' && clause.start <= start && start < clause.end)
	if (!block || !/_{3,}|\.{6,}/.test(text.slice(start, end))) return false
	const signed = text.slice(block.start, block.end).match(/(?:\bBy\s*:?[\s_]*)?\/s\//gi) ?? []
	return signed.length > 0 && signed.every((mark) => /^By/i.test(mark))
}
