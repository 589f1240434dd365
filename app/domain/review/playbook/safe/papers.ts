import type { ParsedFact } from '../../facts/fact-names.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, sentenceAt } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

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
		const wired = known[0] ? otherPayment(input, known[0]) : null
		if (known[0] && wired) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: wired,
				says: {
					friendly: `The paper is for ${known[0].quote}, but only ${wired.quote} is said to be paid. One of the two is wrong.`,
					neutral: `The purchase amount is ${known[0].quote}, and the payment named is ${wired.quote}.`,
					legal: `The payment recited (${wired.quote}) does not equal the Purchase Amount (${known[0].quote}).`,
				},
				why: 'You would give shares for money that you did not get, or owe an answer for the gap.',
				market: 'One amount, the same as the wire.',
				action: 'bring the purchase amount and the payment into line',
				reason: 'The amount must equal what is paid.',
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

/** What is said to have been paid for the paper, where that is another sum: "receipt of a wire of $90,000". */
function otherPayment(input: RuleInput, amount: ParsedFact): ParsedFact | null {
	const paid = factsNamed(input, 'amount').filter((fact) => {
		const words = sentenceAt(input, fact)?.text ?? ''
		return /\b(?:receipt|wire[ds]?|received|remitted|transferred|credited|has\s+(?:been\s+)?paid|was\s+paid)\b/i.test(words) && /\b(?:purchase\s+amount|investor|wire[ds]?|full\s+payment)\b/i.test(words) && !/\b(?:other|earlier|previous\w*|prior|fees?|minimum|at\s+least|aggregate|instal\w+|tranche|balance|million\s+in)\b/i.test(words)
	})
	return paid.some(({ quantity }) => quantity === amount.quantity) ? null : (paid.find(({ quantity }) => quantity !== null && quantity > 0) ?? null)
}

export const authority: Rule = {
	id: 'safe.authority',
	playbook: 'safe',
	title: 'The board has agreed and an officer signs',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	decide(input) {
		const statement = passage(input, /\b(?:duly\s+(?:and\s+validly\s+)?authori[sz]ed|(?:necessary|requisite|all)\s+(?:\w+\s+)?(?:corporate\s+)?(?:actions?|approvals?)\b|board(?:\s+of\s+directors)?\s+(?:has\s+|have\s+)?(?:\w+ly\s+)?(?:approv|authori[sz]|consent|agreed|resolved)\w*|(?:approv|authori[sz])\w*\s+by\s+(?:the|its)\s+(?:board|directors)|directors\s+(?:have|has)\s+(?:\w+ly\s+)?(?:approv|authori[sz]|agreed|resolved)\w*|(?:board|directors['’]?)\s+(?:consent|resolution|approval))\b/i)
		// The company signs first.
		const signer = factsNamed(input, 'signatory_title').slice(0, 1).find(({ value }) => junior.test(value) && !senior.test(value))
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
		// The consent itself is in the company's files: what the paper can say of it, it says.
		if (!signer) return passed(statement)
		return flagged({
			kind: 'compliance',
			severity: 'medium',
			span: signer,
			says: {
				friendly: `The one who signs is "${signer.value}". Check that this person may sign for the company.`,
				neutral: `The signer's title is "${signer.value}", which is no officer of a company.`,
				legal: `The signatory ("${signer.value}") does not appear to be an authorised officer.`,
			},
			why: 'If the signer had no power, the sale can be undone at a cost.',
			market: 'The board signs a consent first, then an officer signs the SAFE.',
			action: 'let the chief executive or another officer sign',
			reason: 'The board gave its consent for an officer to sign.',
			decideBy: 'you',
		})
	},
}

const junior = /\b(?:co-?ordinator|assistant|intern|sales|marketing|associate|analyst|engineer|developer|clerk|receptionist|trainee|student|consultant)\b/i
const senior = /\b(?:chief|head|vice\s+president|president|director|officer|general\s+counsel|secretary|treasurer|founder|partner|authori[sz]ed)\b/i

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
