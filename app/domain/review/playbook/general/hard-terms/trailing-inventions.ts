import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { monthsIn } from '../../measures.ts'
import { mentions } from '../../mentions.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import type { Rule } from '../../rule.ts'
import { longestTrailer } from './thresholds.ts'
import { nearestSide } from './who-is-named.ts'

const invents = patternPart`
	(?:
		invent(?:s|ed|ions?)?|conceiv\w+|develop(?:s|ed|ments?)?|creat(?:es?|ed|ions?)|discover(?:s|ed|ies)?|improvements?
		|reduc\w+\s+to\s+practice|patents?|patent\s+applications?|works?\s+of\s+authorship|mak(?:es|ing)|made|files?|filed
	)
`
const time = patternPart`
	(?:\d{1,3}|one|two|three|four|five|six|nine|twelve|eighteen|twenty[\s-]four|thirty[\s-]six)\s*(?:\(\d{1,3}\)\s*)?[\s-]?
	(?:months?|years?)
`
const after = patternPart`
	(?:after|following|of|from|subsequent\s+to)\s+[^.;]{0,50}?\b(?:
		terminat\w+|end(?:s|ed)?|expir\w+|leav\w+|cessation|separation|departure|completion|resignation
	)
`
const trails = new RegExp(
	patternPart`
		\b${invents}\b[^.;]{0,200}\b(?:within|during|for|in)\s+(?:the\s+|a\s+)?(?:period\s+of\s+)?${time}\s+(?:period\s+)?${after}
		|\b(?:within|during|for)\s+(?:the\s+|a\s+)?(?:period\s+of\s+)?${time}\s+(?:period\s+)?${after}[^.;]{0,200}\b${invents}\b
	`,
	'i',
)
const claims = longPattern('i')`
	\b(?:
		deem\w*|presum\w*|taken\s+to\s+(?:be|have)|considered|treated\s+as|belongs?|(?:sole\s+|exclusive\s+)?property\s+of|assigns?
		|assigned|vests?\s+in|owned\s+by
	)\b
`
/** A duty to disclose inventions claims none of them, and one limited to what the company gave or paid for claims no other. */
const narrow = longPattern('i')`
	\b(?:us(?:e|es|ing)|incorporat\w+|based\s+(?:up)?on|deriv\w+|result\w*\s+from|aris\w+\s+(?:out\s+of|from))\b[^.;]{0,60}\b
		(?:confidential|proprietary|trade\s+secrets?|company['’]s|services)\b
	|\b(?:conceived|developed|made)\b[^.;]{0,40}\bduring\s+(?:the\s+(?:term|period)\s+of\s+)?(?:my|his|her|your|the)?\s*
		(?:employment|engagement|services?)\b
`
const inventing: ReadonlySet<RoleKind> = new Set(['worker', 'advisor', 'founder', 'vendor', 'provider', 'supplier'])

export const trailingInventions: Rule = {
	id: 'general.trailing_inventions',
	playbook: 'general',
	title: 'Inventions after the end are yours',
	basis: { kind: 'L', source: 'courts enforce holdover clauses for a short time and a close subject only' },
	stake: 9,
	decide(input) {
		const { party } = input.reader
		if (!party) return notApplicable
		const place = mentions(input, trails, narrow, /\b(?:after|following|of|from|subsequent)\b/i).find(({ sentence }) =>
			claims.test(sentence.text),
		)
		if (!place) return notApplicable
		const { text } = place.sentence
		const inventor =
			nearestSide(
				input,
				/^([\s\S]*?)\b(?:invents?|conceiv\w+|develop\w*|creat\w+|discover\w*|mak(?:es|ing)|made)\b/i.exec(text)?.[1] ?? '',
			) ?? (/\b(?:I|my)\b/.test(text) && inventing.has(party.roleKind ?? 'company') ? 'reader' : null)
		if (inventor === 'other' || (inventor === null && !inventing.has(party.roleKind ?? 'company'))) return notApplicable
		const months = monthsIn(text)
		return flagged({
			severity: months === null || months > longestTrailer ? 'high' : 'medium',
			span: place,
			says:
				'Holdover clause (it claims what you invent after you ' +
				`leave)${months === null ? '' : `, for ${months % 12 === 0 ? `${months / 12 === 1 ? 'one year' : `${months / 12} years`}` : `${months} months`}`}.`,
			why: 'A new employer or investor cannot be sure that what you make next is yours to give.',
			market:
				'Only inventions made during the work belong to the company. If there is a holdover clause, it lasts six months and covers use of ' +
				'its Confidential Information.',
			action: 'strike the claim to inventions made after the end',
			reason: 'The assignment of inventions made during the work protects you fully.',
			fallback: 'Six months, for inventions that the company can prove to use its Confidential Information.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: 0.8,
		})
	},
}
