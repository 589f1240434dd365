import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Actor, Slot } from '../../frames/frame.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import { foreignPlacesIn, isUnitedStates } from '../places.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Rule, RuleInput } from '../rule.ts'

export const commercialTerms: Rule = {
	id: 'nda.commercial_terms',
	playbook: 'nda',
	title: 'The NDA is about confidentiality only',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	standard: 'An NDA has terms of confidentiality only. The deal gets its own contract.',
	decide(input) {
		const deal =
			input.predications.find(
				({ verb, object, modality, subject, confidence, sentence }) =>
					/^(?:pay|purchase|buy|order|sell|supply)$/.test(verb) &&
					modality === 'must' &&
					confidence >= 0.6 &&
					subject?.actor &&
					['reader', 'both'].includes(standingOf(input, slotOf(subject.actor))) &&
					/\b(?:fees?|price|royalt\w+|commissions?|products?|units?|services)\b|[$€£]\s?\d/i.test(object?.text ?? '') &&
					!/\b(?:breach\w*|damages|attorneys?|legal|court|costs?\s+of|unauthori[sz]ed|violat\w+|penalt\w+|liquidated|forfeit\w*|harm\w*|infring\w+)\b/i.test(
						sentence.text,
					),
			)?.sentence ?? priced(input)
		if (!deal) return notApplicable
		return flagged({
			severity: 'medium',
			span: deal,
			says: 'The NDA also holds terms of a deal, such as pay or orders.',
			why: 'You could owe money or work under what you took for a simple NDA.',
			market: 'An NDA is about confidentiality only. The deal gets its own contract.',
			action: 'move the deal terms into a contract of their own',
			reason: 'They need their own talks and their own price.',
			decideBy: 'lawyer',
		})
	},
}

const prices = /\b(?:list\s+price|discounts?\s+of|commissions?\s+of|royalt(?:y|ies)\s+of|price\s+of)\b[^.;]{0,20}\d/i

/** "Dealer earns a commission of 20%", "shall supply at a discount of 10%": a price for what one side does is a deal, whoever pays it. */
function priced({ predications }: RuleInput): Sentence | undefined {
	return predications.find(
		({ verb, modality, subject, confidence, sentence }) =>
			/^(?:earn|receive|supply|sell|deliver|charge|pay)$/.test(verb) &&
			(modality === 'must' || modality === 'is') &&
			confidence >= 0.6 &&
			subject?.actor?.kind === 'party' &&
			prices.test(sentence.text) &&
			!/\b(?:breach\w*|damages|attorneys?|legal|court|violat\w+|penalt\w+|unauthori[sz]ed|disclosures?|propos\w+|would|if)\b/i.test(
				sentence.text,
			),
	)?.sentence
}

function slotOf(actor: Actor): Slot<Actor> {
	return { value: actor, start: 0, end: 0, confidence: 1, reader: 'embedded' }
}

/** Who the parties are stands at the beginning. */
const openingLength = 4000

const individual = longPattern('i')`
	\ban\s+individual\b|\b(?:an?\s+)?individual\s+residing\b
	|\((?:the\s+)?["“]?(?:Employee|Contractor|Consultant|Executive|Mentor|Advis[eo]r|Intern|Freelancer|Worker|Volunteer|Candidate)["”]?\)
`
const personAtHome = longPattern('u')`
	\b(?:between|and|by|to|I,)\s+(?:(?:Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}\p{Ll}+(?:\s+\p{Lu}\.)?(?:\s+\p{Lu}\p{Ll}+){1,2},?\s+
	(?:of|residing\s+at|living\s+at|who\s+lives)\s+(?:\d|\p{Lu})
`
const firmInRole =
	/\b(?:Inc|Corp|Corporation|LLC|LLP|L\.P|Ltd|Limited|GmbH|plc|Company|Co)\b\.?[^.;()]{0,120}\((?:the\s+)?["“]?(?:Contractor|Consultant|Advis[eo]r)["”]?\)/

export const immunityNotice: Rule = {
	id: 'nda.immunity_notice',
	playbook: 'nda',
	title: 'People who sign get the whistleblower notice',
	basis: { kind: 'L', source: '18 U.S.C. 1833(b), Defend Trade Secrets Act' },
	standard: 'Documents signed by staff or contractors carry the notice.',
	decide(input) {
		const notice = wording(input, /\b1833\s*\(b\)|\bDefend\s+Trade\s+Secrets\s+Act\b|\bimmun\w+\b[^.]{0,120}\btrade\s+secret/i)
		// Words of one's own may be taken back in the next sentence; the section that is named says it all.
		if (notice) return /\b1833\b/.test(notice.sentence.text) ? passed(notice) : undecided
		const opening = visibleText(input).slice(0, openingLength)
		if (!personAtHome.test(opening) && (!individual.test(opening) || (firmInRole.test(opening) && !/\ban?\s+individual\b/i.test(opening))))
			return notApplicable
		// A law of the United States: it is asked for where theirs governs.
		const [law] = framesOf(input, 'governing_law', 'law', 'law_described')
		const governing = law ? (law.what?.value ?? '') : (factsNamed(input, 'governing_law')[0]?.value ?? '')
		if (governing !== '' || law ? !isUnitedStates(governing) : foreignPlacesIn(opening).length > 0) return notApplicable
		return absent({
			severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
			says: 'An individual signs, but the whistleblower notice (who may be told of a suspected crime) is missing.',
			why: 'Without it the company may lose double damages and legal fees in a later trade secret case.',
			market: 'Agreements signed by employees or contractors carry the notice.',
			action: 'add the notice on immunity for reports to the authorities',
			reason: 'The law rewards those who give it.',
			replacement:
				'An individual is not liable under any trade secret law for disclosing a trade secret in confidence to a government official or ' +
				'to a lawyer, solely to report or investigate a suspected violation of law, or in a sealed court filing.',
			decideBy: 'lawyer',
		})
	},
}
