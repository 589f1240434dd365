import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ofRepresentations } from '../clause-homes.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { dollars } from '../measures.ts'
import { passage, quoteSpan, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { noteTerms, owedAtMaturity, type Term } from './note-terms.ts'
import { borrowing, lending } from './sides.ts'
import { toleratedShareOfInterest } from './thresholds.ts'

const total = longPattern('i')`
	\b(?:total|aggregate|combined|sum|full)\b[^.;$]{0,80}\b(?:
		due|payable|owed|owing|repa\w+|outstanding|balance|principal\s+(?:and|plus)\s+(?:accrued\s+)?interest|amount
	)\b[^.;$]{0,80}\$
	|\b(?:amount|balance|sum|payoff|repayment)\s+(?:amount\s+)?(?:due|payable|owed|owing)\b[^.;$]{0,60}\b(?:at|on|upon|as\s+of|by)\b
		[^.;$]{0,40}\bmatur[^.;$]{0,60}\$
	|\b(?:at|on|upon|by)\s+(?:the\s+)?matur\w+(?:\s+date)?\b[^.$]{0,120}\$
	|\bprincipal\s+(?:and|plus)\s+(?:accrued\s+|all\s+)?interest\b[^.;$]{0,60}\$
`
const approved = longPattern('i')`
	\b(?:board|directors)\b(?:(?!\b(?:will|shall|must|may|if|unless|until|not)\b)[^.;]){0,60}?\b
		(?:approved|authori[sz]ed|consented|resolved|adopted|agreed|voted)\b
	|\bdirectors\s+(?:has|have)\s+(?:\w+\s+)?(?:approv|authori[sz]|consent|resol)\w*
	|\b(?:
		duly\s+(?:and\s+validly\s+)?authori[sz]ed|(?:all\s+)?(?:necessary|requisite|required)\s+corporate\s+action
		|corporate\s+(?:action|power|authority)|board\s+(?:of\s+directors\s+)?(?:has\s+|have\s+)?(?:approv|authori[sz]|consent|resol)\w*
		|(?:approv|authori[sz])\w*\s+by\s+(?:the|its|all)?\s*(?:\w+\s+){0,4}(?:board|directors)
		|board\s+(?:of\s+directors\s+)?(?:consent|approval|resolution)
	)\b
`
const exemption =
	/\bform\s+d\b|\bregulation\s+d\b|\brule\s+50[16]|\baccredited\s+investor|\bsecurities\s+act\b|\bexempt(?:ion)?\b[^.;]{0,60}\bregistration\b/i

const noConsent = {
	severity: 'medium',
	says: 'Nothing in the note shows that your board approved it.',
	why: 'A note without board approval can be challenged, and later investors will ask for the consent.',
	market: 'A board consent first, then the note signed by an officer.',
	action: 'get a signed board consent before you sign the note, and keep it with the note',
	reason: 'Every later investor will ask for it.',
	decideBy: 'you',
} as const

export const papers: Rule = {
	id: 'convertible_note.papers',
	playbook: 'convertible_note',
	title: 'Totals and board approval',
	basis: { kind: 'S', source: 'published closing lists for seed notes; Form D under 17 CFR 230.503' },
	protects: [...borrowing, ...lending],
	standard: 'Every total follows from principal, rate and time.',
	wording: {
		clause: {
			heading: 'Authorization',
			home: ofRepresentations,
			said: /\bduly\s+authori[sz]ed\b|\bboard\b[^.;]{0,60}\bapprov/i,
		},
	},
	decide(input) {
		const wrong = wrongTotal(input)
		if (wrong) {
			const { stated, owed, sum } = wrong
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: quoteSpan(stated.sentence, { index: stated.start - stated.sentence.start, 0: '' }),
				says: `The total is stated as ${dollars(stated.value)}, but ${sum} is ${dollars(owed / 100)}.`,
				why: `The difference is ${dollars(Math.abs(stated.value - owed / 100))}, and it converts into shares.`,
				market: 'Every total follows from principal, rate and time.',
				action: 'correct the total, or the terms behind it',
				reason: 'Both sides should compute the same amount.',
				decideBy: 'you',
			})
		}
		const board = passage(input, approved)
		if (!board) {
			const issues = input.reader.party !== null && borrowing.some((role) => role === input.reader.party?.roleKind)
			// A representation of the company's own is the holder's point: the company sees to the consent.
			if (issues) return absent(noConsent)
			return absent({
				severity: 'medium',
				says: 'There is no representation that the board approved the note.',
				why: 'A note without board approval can be challenged, and later investors will ask for the consent.',
				market: 'A board consent first, then the note signed by an officer.',
				action: 'add a representation that the board has approved the note',
				reason: 'Every later investor will ask for it.',
				fallback: 'The signed board consent, kept with the note.',
				replacement:
					'The execution, delivery and performance by the Company of this Note, and the issuance of the securities into which it converts, ' +
					'have been duly authorized by all necessary action of the Company and its board of directors.',
				decideBy: 'you',
			})
		}
		// That it says nothing of an exemption is no fault of the text: the filing may be in hand.
		return wording(input, exemption) ? passed(board) : undecided
	},
}

function wrongTotal(input: RuleInput): { stated: Term; owed: number; sum: string } | null {
	const terms = noteTerms(input)
	const owed = owedAtMaturity(terms)
	if (owed === null || !terms.principal || !terms.rate || !terms.maturity?.months) return null
	const principal = Math.round(terms.principal.value * 100)
	for (const sentence of input.structure.sentences) {
		if (
			!total.test(sentence.text) ||
			!/\bmatur|\binterest\b/i.test(sentence.text) ||
			/\b(?:qualified|proceeds|valuation|cap\b|for\s+example)/i.test(sentence.text)
		)
			continue
		for (const { value, start, end } of readAmounts(sentence.text, sentence.start)) {
			const cents = Math.round(value * 100)
			// Near the principal and above it: a sum of this note, not of the whole series.
			if (cents <= principal || cents > principal * 2.5) continue
			if (Math.abs(cents - owed) <= Math.max(100, (owed - principal) * toleratedShareOfInterest)) continue
			const { rate, maturity, compounding } = terms
			const sum =
				`${dollars(terms.principal.value)} at ${rate.value}% ` +
				`${compounding ? `compounded ${compounding.words}` : 'simple interest'} for ${Math.round(maturity.months ?? 0)} months`
			return { stated: { value, start, end, sentence }, owed, sum }
		}
	}
	return null
}
