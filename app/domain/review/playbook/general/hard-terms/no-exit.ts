import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { mentions } from '../../mentions.ts'
import { isAmendment, isFunding, isNda } from '../../reader-side.ts'
import type { Rule } from '../../rule.ts'
import { onlyOneEnds } from './only-one-ends.ts'
import { nearestSide, sideIn } from './who-is-named.ts'

const barred = longPattern('i')`
	\b(?:may|shall|can|will)\s?not\s+(?:\w+\s+){0,3}?(?:terminate|cancel|rescind|withdraw\s+from)\b
	|\b(?:has|have)\s+no\s+right\s+to\s+(?:terminate|cancel|rescind)\b
	|\bwaives?\s+(?:any|all|every|its|their|the)\s+(?:\w+\s+){0,3}rights?\s+(?:to|of)\s+(?:terminat\w+|cancel\w*|rescind|rescission)\b
`
const wholly = longPattern('i')`
	\b(?:
		for\s+any\s+(?:or\s+no\s+)?reason|under\s+any\s+circumstances?|whatever|at\s+any\s+time|before\s+the\s+end
		|during\s+the\s+(?:\w+\s+)?term|even\s+if|including\s+(?:for|in\s+case\s+of|upon)\s+[^.;]{0,30}breach|in\s+any\s+event
		|irrevocabl[ey]
	)\b
`
const ofWhole = /\b(?:agreement|contract|lease|licen[cs]e|engagement|subscription|order|membership|services?)\b/i
const excepted = /\b(?:except|unless|other\s+than|save|until|without\s+(?:first|giving|prior)|(?<!even\s)if|solely|only|expected\s+to)\b/i

export const noExit: Rule = {
	id: 'general.no_exit',
	playbook: 'general',
	title: 'You are not barred from terminating',
	basis: { kind: 'G', source: 'commercial practice' },
	stake: 6,
	decide(input) {
		if (!input.reader.party || isAmendment(input) || isFunding(input) || isNda(input) || onlyOneEnds.decide(input).outcome === 'flagged')
			return notApplicable
		const place = mentions(input, barred, excepted, /\b(?:terminat|cancel|rescind|withdraw)/i).find(
			({ sentence: { text }, match }) =>
				wholly.test(text) &&
				ofWhole.test(text.slice(match.index)) &&
				sideIn(input, text.slice(0, match.index)) === 'reader' &&
				nearestSide(input, text.slice(0, match.index)) === 'reader',
		)
		if (!place) return notApplicable
		const { paper, party } = draftingStyle(input)
		return flagged({
			severity: 'high',
			span: place,
			says: 'You may not terminate, whatever happens.',
			why: 'If they stop performing you still have to pay or perform to the end.',
			market: 'Either party may terminate for a material breach that is not cured within 30 days.',
			action: 'add a right for either party to terminate for an uncured material breach',
			reason: 'Both of us need a way out if the other does not perform.',
			fallback: 'A right to terminate for their material breach only.',
			replacement: null,
			proposal:
				`Either ${party} may terminate this ${paper} upon written notice if the other ${party} materially breaches it and does ` +
				'not cure the breach within thirty (30) days after written notice.',
			confidence: 0.75,
		})
	},
}
