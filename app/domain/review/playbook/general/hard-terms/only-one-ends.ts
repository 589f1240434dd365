import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { mentions } from '../../mentions.ts'
import { isAmendment, isEmployment, isFunding, isPublicTerms } from '../../reader-side.ts'
import type { Rule } from '../../rule.ts'
import { sideIn } from './who-is-named.ts'

const onlyOne = longPattern('i')`
	\bonly\s+((?!if|when|upon|on|for|by|in|after|where|with|the\s+(?:following|non-?)|part(?:y|ies)|either|a\b|an\b|such)[^.,;]{2,60}?)\s+
		(?:may|can|shall\s+be\s+entitled\s+to|is\s+entitled\s+to|has\s+the\s+right\s+to)\s+(?:at\s+any\s+time\s+)?(?:terminate|cancel|end)\b
	|\b([^.,;]{2,60}?)\s+alone\s+(?:may|can|shall\s+be\s+entitled\s+to|is\s+entitled\s+to|has\s+the\s+right\s+to)\s+
		(?:terminate|cancel|end)\b
	|\bright\s+to\s+(?:terminate|cancel|end)\b[^.;]{0,80}\b(?:belongs|is\s+reserved|is\s+given)\s+(?:only|solely|exclusively)\s+to\s+
		([^.,;]{2,60})
	|\b(?:terminated|cancell?ed|ended)\s+(?:\w+\s+){0,4}(?:only|solely|exclusively)\s+by\s+([^.,;]{2,40})
`
const forCause =
	/\b(?:breach\w*|default\w*|fails?|failure|insolv\w*|bankrupt\w*|material\w*|cause|if|in\s+the\s+event|illegal|violat\w*)\b/i
const ofWhole = /\b(?:agreement|contract|lease|licen[cs]e|engagement|relationship|term|subscription|services?)\b/i

export const onlyOneEnds: Rule = {
	id: 'general.only_one_ends',
	playbook: 'general',
	title: 'The right to terminate is not kept for the other side',
	basis: { kind: 'G', source: 'commercial practice; Bonterms and Common Paper forms' },
	decide(input) {
		if (
			!input.reader.party ||
			isAmendment(input) ||
			isEmployment(input) ||
			isFunding(input) ||
			(isPublicTerms(input) && input.documentType !== null)
		)
			return notApplicable
		const place = mentions(input, onlyOne, undefined, /\b(?:only|alone|solely|exclusively)\b/i).find(({ sentence, match }) => {
			const holder = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
			return sideIn(input, holder) === 'other' && ofWhole.test(sentence.text) && !forCause.test(sentence.text)
		})
		if (!place) return notApplicable
		const { paper, party } = draftingStyle(input)
		return flagged({
			severity: 'high',
			span: place,
			says: 'Only the other side may terminate for convenience. You have no such right.',
			why: 'They can leave whenever it suits them, while you are bound until they do.',
			market: 'Termination for convenience is mutual, with the same notice for both.',
			action: 'make termination for convenience mutual, with the same notice for both',
			reason: 'Each of us should be able to leave on equal terms.',
			fallback: 'Keep their right, with 90 days’ notice and a refund of what we have prepaid.',
			replacement: null,
			proposal: `Either ${party} may terminate this ${paper} at any time by giving the other ${party} sixty (60) days’ written notice.`,
			confidence: 0.8,
		})
	},
}
