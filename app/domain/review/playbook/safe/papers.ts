import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { addDays, factsNamed } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { formDDays } from '../thresholds.ts'

export const issuer: Rule = {
	id: 'safe.issuer',
	playbook: 'safe',
	title: 'The company is named as in its charter',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	decide(input) {
		const gap = factsNamed(input, 'blank').find((blank) => {
			const words = sentenceAt(input, blank)?.text ?? ''
			return /\bcompany\b/i.test(words) && /\b(?:corporation|state\s+of|incorporat|"company")/i.test(words) && /name|company|state|corporation/i.test(blank.quote + words.slice(0, 120))
		})
		if (gap && !wording(input, /\b(?:Inc|Corp|Corporation|LLC|Ltd)\b\.?[^.;]{0,80}\b(?:"Company"|the\s+Company)/)) {
			return flagged({
				severity: 'high',
				span: gap,
				says: {
					friendly: 'Your company’s name or state is still blank. Fill it in just as your charter has it.',
					neutral: 'The name or the state of the company is blank.',
					legal: 'The issuer is not identified.',
				},
				why: 'A paper with no company sells nothing, and fixing it later costs legal fees in the next round.',
				market: 'Full legal name and state, as in the charter.',
				action: 'fill in the company’s legal name and state',
				reason: 'The investor needs to know who issues the paper.',
				decideBy: 'you',
			})
		}
		const state = wording(input, /\b(?:a|an)\s+(?:\w+\s+){1,3}(?:corporation|limited\s+liability\s+company|company|public\s+benefit\s+corporation)\b|\bincorporated\s+(?:in|under)\b|\borgani[sz]ed\s+under\b/i)
		// Charter and profile are not in this paper: the name can be read but not confirmed.
		if (state) return undecided
		return absent({
			severity: 'low',
			says: {
				friendly: 'The paper does not say in which state your company was formed.',
				neutral: 'The state in which the company was formed is not named.',
				legal: 'The jurisdiction of incorporation is not stated.',
			},
			why: 'Two companies may share a name. A mix-up costs legal fees to fix.',
			market: 'Full legal name and state, as in the charter.',
			action: 'add the state in which the company was formed',
			reason: 'It makes clear who issues the paper.',
			decideBy: 'you',
		})
	},
}

export const dateAndAmount: Rule = {
	id: 'safe.date_and_amount',
	playbook: 'safe',
	title: 'Date and amount match the wire',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	decide(input) {
		const amounts = factsNamed(input, 'purchase_amount')
		const known = amounts.filter(({ quantity }) => quantity !== null && quantity > 0)
		const other = known.find(({ quantity }) => quantity !== known[0]?.quantity)
		if (known[0] && other) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: other,
				says: {
					friendly: `Two amounts stand here: ${known[0].quote} and ${other.quote}. Only one can be right.`,
					neutral: `The amount is ${known[0].quote} in one place and ${other.quote} in another.`,
					legal: `The Purchase Amount is stated inconsistently (${known[0].quote}; ${other.quote}).`,
				},
				why: 'The share you sell depends on the amount, so the gap is real shares.',
				market: 'One amount, the same as the wire.',
				action: 'state one purchase amount',
				reason: 'It must equal what is paid.',
				decideBy: 'you',
			})
		}
		if (!known[0]) {
			if (amounts.length > 0 || factsNamed(input, 'amount').length > 0) return undecided
			return absent({
				severity: 'high',
				says: {
					friendly: 'The amount the investor pays is not in the paper. Fill it in.',
					neutral: 'No purchase amount is stated.',
					legal: 'The Purchase Amount is not stated.',
				},
				why: 'With no amount nobody can work out the shares, and you can’t prove what was sold.',
				market: 'One amount, the same as the wire.',
				action: 'fill in the purchase amount',
				reason: 'It must equal what is paid.',
				decideBy: 'you',
			})
		}
		// What was wired, and when, stands in a bank statement.
		return undecided
	},
}

export const authority: Rule = {
	id: 'safe.authority',
	playbook: 'safe',
	title: 'The board has agreed and an officer signs',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	decide(input) {
		const statement = passage(input, /\b(?:duly\s+(?:and\s+validly\s+)?authori[sz]ed|corporate\s+(?:action|power|authority)|board\s+(?:of\s+directors\s+)?(?:has\s+)?(?:approv|authori[sz]|consent)\w*|(?:approv|authori[sz])\w*\s+by\s+(?:the|its)\s+board|necessary\s+(?:corporate\s+)?(?:action|approvals?)|has\s+the\s+(?:power|authority)\s+to)\b/i)
		if (!statement) {
			return absent({
				severity: 'medium',
				says: {
					friendly: 'The paper does not say that your board agreed. Get its consent, and say so here.',
					neutral: 'Nothing says that the company’s board approved the SAFE.',
					legal: 'There is no representation of corporate authority.',
				},
				why: 'A sale without board consent can be undone. New investors will ask, and fixing it costs time.',
				market: 'The board signs a consent first, then an officer signs the SAFE.',
				action: 'add that the board has approved this SAFE, and keep its consent on file',
				reason: 'Every later investor will ask for it.',
				replacement: 'The Company confirms that its board of directors has approved this instrument.',
				decideBy: 'you',
			})
		}
		return flagged({
			kind: 'compliance',
			severity: 'low',
			span: statement,
			says: {
				friendly: 'You state here that the board agreed. Put its signed consent in your files first.',
				neutral: 'The company states that it is authorised. The consent itself is not in this paper.',
				legal: 'Corporate authority is represented. The board consent should be on file before execution.',
			},
			why: 'If the consent is not there, the statement is false and the sale can be undone at a cost.',
			market: 'The board signs a consent first, then an officer signs the SAFE.',
			action: 'put the signed board consent on file',
			reason: 'The statement must be true on the day of signing.',
			decideBy: 'you',
		})
	},
}

export const accredited: Rule = {
	id: 'safe.accredited',
	playbook: 'safe',
	title: 'The investor is accredited',
	basis: { kind: 'L', source: 'Securities Act Rule 506(b), 17 CFR 230.501 and 230.506' },
	decide(input) {
		const statement = passage(input, /\baccredited\s+investor\b/i)
		if (statement) return passed(statement)
		return absent({
			severity: 'medium',
			says: {
				friendly: 'The investor does not say that it is accredited. Ask for that line.',
				neutral: 'There is no statement that the investor is accredited.',
				legal: 'The accredited investor representation is absent.',
			},
			why: 'Sales to others need more papers. A mistake lets the investor ask for its money back.',
			market: 'The investor confirms that it is an accredited investor.',
			action: 'add that the investor is accredited',
			reason: 'It keeps the sale within the usual exemption.',
			replacement: 'The Investor is an accredited investor as defined in Rule 501(a) of Regulation D under the Securities Act.',
			decideBy: 'counterparty',
		})
	},
}

export const formD: Rule = {
	id: 'safe.form_d',
	playbook: 'safe',
	title: 'Form D is on the calendar',
	basis: { kind: 'L', source: '17 CFR 230.503: Form D within 15 days after the first sale' },
	decide(input) {
		const signed = factsNamed(input, 'effective_date')[0] ?? dateOfSale(input)
		const due = signed ? dueDate(signed.value) : null
		const place = signed ?? firstMention(input)
		if (!place) return undecided
		return flagged({
			kind: 'compliance',
			severity: 'low',
			span: place,
			says: {
				friendly: due ? `Put Form D on your calendar: counted from the date in this paper it is due on ${due}.` : 'Put Form D on your calendar: it is due 15 days after the first sale.',
				neutral: due ? `Form D is due on ${due} if the date in this paper is the day of the first sale.` : 'Form D is due 15 days after the first sale.',
				legal: due ? `Notice on Form D falls due on ${due} where the first sale occurs on the stated date; state notice filings may also apply.` : 'Notice on Form D falls due 15 days after the first sale; state notice filings may also apply.',
			},
			why: 'A late filing can bring state fines and slow down your next round.',
			market: 'Form D goes to the SEC within 15 days of the first sale. Most states want a notice too.',
			action: due ? `file Form D by ${due}` : 'file Form D within 15 days of the first sale',
			reason: 'It is the company’s own duty.',
			decideBy: 'you',
		})
	},
}

/** The date in the sentence that says what is paid for the paper. */
function dateOfSale(input: RuleInput) {
	return factsNamed(input, 'date').find((date) => /\b(?:payment|purchase\s+amount|issue[sd]?)\b/i.test(sentenceAt(input, date)?.text ?? ''))
}

/** 15 days after the first sale; a weekend moves it to Monday. Public holidays are not looked up. */
function dueDate(iso: string): string | null {
	const due = addDays(iso, formDDays)
	if (!due) return null
	const shift = due.weekday === 6 ? 2 : due.weekday === 0 ? 1 : 0
	return addDays(due.date, shift)?.date ?? null
}

function firstMention(input: RuleInput) {
	return wording(input, /\b(?:purchase\s+amount|securities\s+act|safe)\b/i)
}
