import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { mentions } from '../../mentions.ts'
import type { Rule } from '../../rule.ts'
import { nearestSide } from './who-is-named.ts'

const runsDefence =
	/\b(?:sole|exclusive|full|complete|entire)\s+(?:control|conduct|authority|charge)\b[^.;]{0,80}\b(?:defen[cs]e|claims?|proceedings?)\b[^.;]{0,80}\bsettle\w*/i
const holdsBack = longPattern('i')`
	\b(?:settle\w*|compromis\w*|consent\s+to\s+(?:the\s+)?entry)\b[^.;]{0,220}\b(?:
		consent|approv\w+|agree(?:s|ment|d)?\s+in\s+writing|not\s+(?:admit|impose|require|include|settle|enter|agree|compromise)
		|without\s+(?:any\s+)?(?:admission|liability)|full(?:y)?\s+release\w*|unconditional
	)\b
	|\b(?:consent|approval|not|no|neither)\b[^.;]{0,160}\b(?:settle\w*|compromis\w*)
`
const binds = /\b(?:shall|will|may|must|not|no|without|agrees?|neither)\b/i

export const settlementConsent: Rule = {
	id: 'general.settlement_consent',
	playbook: 'general',
	title: 'No settlement against you without your consent',
	basis: { kind: 'S', source: 'Common Paper and Bonterms indemnification terms' },
	decide(input) {
		if (!input.reader.party) return notApplicable
		const place = mentions(input, runsDefence, undefined, /\bsettle/i).find(
			({ sentence, match }) => nearestSide(input, sentence.text.slice(0, match.index)) === 'other',
		)
		if (
			!place ||
			input.structure.sentences.some(
				({ text }) => /\bsettle|\bcompromis/i.test(text) && binds.test(text) && holdsBack.test(text.replace(runsDefence, ' settle ')),
			)
		)
			return notApplicable
		const { duty, party } = draftingStyle(input)
		return flagged({
			severity: 'low',
			span: place,
			says: 'They may settle a claim against you without your consent.',
			why: 'A settlement could admit fault in your name, or bind you to do or pay something.',
			market: 'No settlement that admits fault or binds the indemnified party without its consent.',
			action: 'require our consent to any settlement that admits fault or binds us',
			reason: 'You keep control of the defense, and we decide what is admitted in our name.',
			fallback: 'Consent that may not be unreasonably withheld, and only where a settlement is not for money alone.',
			replacement: null,
			proposal:
				`The indemnifying ${party} ${duty} not settle any claim in a way that admits fault of, or imposes any obligation on, ` +
				`the indemnified ${party} without its prior written consent, not to be unreasonably withheld.`,
			confidence: 0.75,
		})
	},
}
