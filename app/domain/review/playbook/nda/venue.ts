import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, visibleText } from '../passages.ts'
import { foreignPlacesIn, isAbroad, isUnitedStates, stateIn, usualNdaLaw } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'

export const venue: Rule = {
	id: 'nda.venue',
	playbook: 'nda',
	title: 'Disputes are heard close to home',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs: 62% chose Delaware' },
	decide(input) {
		const seat = passage(input, /\barbitrat\w+\b[^.]{0,200}\b(?:in|at|seat(?:ed)?\s+(?:in|of|shall\s+be)|place\s+of\s+arbitration\b[^.]{0,30}\bbe)\s+(?:the\s+)?[A-Z]/i)
		if (seat && !isUnitedStates(seat.sentence.text) && !isHome(input, seat.sentence.text) && /\b(?:shall|will|must|finally|exclusively)\b/i.test(seat.sentence.text)) {
			return flagged({
				severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
				span: seat,
				says: {
					friendly: 'A fight would go to private judges abroad. Just showing up would cost a lot.',
					neutral: 'Disputes must go to arbitration outside the United States.',
					legal: 'The clause mandates arbitration with a foreign seat.',
				},
				why: 'Travel, local lawyers and fees can cost tens of thousands before the case is even heard.',
				market: 'The courts of Delaware, New York or your home state.',
				action: 'move disputes to the courts of Delaware, New York or our home state',
				reason: 'A court near both sides keeps the cost down.',
				fallback: 'Accept online hearings.',
				replacement: venueClause,
			})
		}
		const [place] = [...factsNamed(input, 'governing_law'), ...factsNamed(input, 'forum')]
		if (!place) return notApplicable
		const away = factsNamed(input, 'forum').find((seat) => isAbroad(seat.value))
		if ((usualNdaLaw.test(place.value) && !away) || isHome(input, (away ?? place).value)) return passed(place)
		const chosen = away ?? place
		return flagged({
			severity: isUnitedStates(chosen.value) ? 'low' : 'medium',
			span: chosen,
			says: {
				friendly: `Law or court is ${chosen.value}. If that is not your home, a fight there gets dear.`,
				neutral: `Law or court is ${chosen.value}. Check that this is your home state.`,
				legal: `The chosen law or forum is ${chosen.value}, outside the customary choices.`,
			},
			why: 'To defend a case far away you need a second law firm and travel, which costs time and money.',
			market: 'Delaware, New York or your home state.',
			action: `replace ${chosen.value} by Delaware, New York or our home state`,
			reason: 'A neutral place keeps the cost down for both.',
			fallback: 'Each side may be sued only at its own home.',
			replacement: venueClause,
			decideBy: 'you',
		})
	},
}

const venueClause = 'Delaware law governs this Agreement. The state and federal courts in Delaware hear all disputes about it.'

/**
 * Whether a party is at home where the law or court is, as the opening says it: a US state in which one of them sits,
 * or a place abroad when none of them sits in the United States.
 */
function isHome(input: RuleInput, place: string): boolean {
	const state = stateIn(place)
	const lines = whoIsWho(input)
	if (state !== null) return lines.some((line) => new RegExp(String.raw`\b${state.replaceAll(' ', String.raw`\s+`)}\b`, 'i').test(line) || stateIn(line) === state)
	const abroad = foreignPlacesIn(place)
	return !lines.some(isUnitedStates) && lines.flatMap(foreignPlacesIn).some((home) => abroad.includes(home))
}

/** The lines before the first clause that speak of the parties, and not of law or courts. */
function whoIsWho(input: RuleInput): string[] {
	const first = input.structure.clauses.find(({ kind, number }) => kind === 'clause' && number !== null)?.start ?? longestOpening
	const opening = visibleText(input).slice(0, Math.min(first, longestOpening))
	return opening.split('\n').filter((line) => !/\b(?:law|laws|courts?|jurisdiction|venue|arbitrat\w+)\b\s*[:|]|\bgoverned\b|\bjurisdiction\b|^\s*(?:governing\s+law|courts?|forum|venue)\b/i.test(line))
}

const longestOpening = 4000
