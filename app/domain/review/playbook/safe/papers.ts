import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, sentenceAt } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

export const dateAndAmount: Rule = {
	id: 'safe.date_and_amount',
	playbook: 'safe',
	title: 'Purchase Amount',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	protects: ['company', 'founder', 'investor'],
	stake: 1,
	standard: 'One amount, equal to the wire.',
	decide(input) {
		const amounts = factsNamed(input, 'purchase_amount')
		const known = amounts.filter(({ quantity }) => quantity !== null && quantity > 0)
		const other = known.find(({ quantity }) => quantity !== known[0]?.quantity)
		if (known[0] && other) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: other,
				says: `The Purchase Amount is ${known[0].quote} in one place and ${other.quote} in another.`,
				why: 'The shares that this SAFE takes depend on the amount.',
				market: 'One amount, equal to the wire.',
				action: 'state one Purchase Amount',
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
				says: `The Purchase Amount is ${known[0].quote}, but the payment named is ${wired.quote}.`,
				why: 'The company would give shares for money that it did not receive.',
				market: 'One amount, equal to the wire.',
				action: 'bring the Purchase Amount and the payment into line',
				reason: 'The amount must equal what is paid.',
				decideBy: 'you',
			})
		}
		if (!known[0]) {
			if (amounts.length > 0 || factsNamed(input, 'amount').length > 0) return undecided
			return absent({
				severity: 'high',
				says: 'No Purchase Amount is stated.',
				why: 'Without an amount nobody can compute the shares.',
				market: 'One amount, equal to the wire.',
				action: 'fill in the Purchase Amount',
				reason: 'It must equal what is paid.',
				decideBy: 'you',
			})
		}
		// What was wired, and when, stands in a bank statement.
		return undecided
	},
}

function otherPayment(input: RuleInput, amount: ParsedFact): ParsedFact | null {
	const paid = factsNamed(input, 'amount').filter((fact) => {
		const words = sentenceAt(input, fact)?.text ?? ''
		return (
			/\b(?:receipt|wire[ds]?|received|remitted|transferred|credited|has\s+(?:been\s+)?paid|was\s+paid)\b/i.test(words) &&
			/\b(?:purchase\s+amount|investor|wire[ds]?|full\s+payment)\b/i.test(words) &&
			!/\b(?:other|earlier|previous\w*|prior|fees?|minimum|at\s+least|aggregate|instal\w+|tranche|balance|million\s+in)\b/i.test(words)
		)
	})
	return paid.some(({ quantity }) => quantity === amount.quantity)
		? null
		: (paid.find(({ quantity }) => quantity !== null && quantity > 0) ?? null)
}

export const authority: Rule = {
	id: 'safe.authority',
	playbook: 'safe',
	title: 'Corporate authority',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	protects: ['company', 'founder', 'investor'],
	standard: 'A board consent first, then the SAFE signed by an officer.',
	wording: {
		clause: {
			heading: 'Authorization',
			home: /\bcompany represent/i,
			said: /\bduly\s+authori[sz]ed\b|\bboard\b[^.;]{0,60}\bapprov/i,
		},
	},
	decide(input) {
		const statement = passage(
			input,
			longPattern('i')`
				\b(?:
					duly\s+(?:and\s+validly\s+)?authori[sz]ed|(?:necessary|requisite|all)\s+(?:\w+\s+)?(?:corporate\s+)?(?:actions?|approvals?)\b
					|board(?:\s+of\s+directors)?\s+(?:has\s+|have\s+)?(?:\w+ly\s+)?(?:approv|authori[sz]|consent|agreed|resolved)\w*
					|(?:approv|authori[sz])\w*\s+by\s+(?:the|its)\s+(?:board|directors)
					|directors\s+(?:have|has)\s+(?:\w+ly\s+)?(?:approv|authori[sz]|agreed|resolved)\w*
					|(?:board|directors['’]?)\s+(?:consent|resolution|approval)
				)\b
			`,
		)
		// The company signs first.
		const signer = factsNamed(input, 'signatory_title')
			.slice(0, 1)
			.find(({ value }) => junior.test(value) && !senior.test(value))
		if (!statement) {
			return absent({
				severity: 'medium',
				says: 'There is no representation that the board approved this SAFE.',
				why: 'An issuance without board approval can be void, and later investors will ask for the consent.',
				market: 'A board consent first, then the SAFE signed by an officer.',
				action: 'add a representation that the board has approved this SAFE',
				reason: 'Every later investor will ask for it.',
				replacement:
					'The execution, delivery and performance by the Company of this Safe has been duly authorized by all necessary action on the part ' +
					'of the Company and its board of directors.',
				decideBy: 'you',
			})
		}
		// The consent itself is in the company's files: what the paper can say of it, it says.
		if (!signer) return passed(statement)
		return flagged({
			kind: 'compliance',
			severity: 'medium',
			span: signer,
			says: `The person signing for the company is "${signer.value}", who may have no authority to bind it.`,
			why: 'If the signer had no authority, the issuance can be challenged.',
			market: 'A board consent first, then the SAFE signed by an officer.',
			action: 'have the chief executive or another officer sign',
			reason: 'The board consent names an officer.',
			decideBy: 'you',
		})
	},
}

const junior =
	/\b(?:co-?ordinator|assistant|intern|sales|marketing|associate|analyst|engineer|developer|clerk|receptionist|trainee|student|consultant)\b/i
const senior =
	/\b(?:chief|head|vice\s+president|president|director|officer|general\s+counsel|secretary|treasurer|founder|partner|authori[sz]ed)\b/i

export const accredited: Rule = {
	id: 'safe.accredited',
	playbook: 'safe',
	title: 'Accredited investor',
	basis: { kind: 'L', source: 'Securities Act Rule 506(b), 17 CFR 230.501 and 230.506' },
	protects: ['company', 'founder'],
	standard: 'The Investor represents that it is an accredited investor under Rule 501.',
	wording: { clause: { heading: 'Accredited Investor', home: /\binvestor represent/i, said: /\baccredited\b/i } },
	decide(input) {
		const statement = passage(input, /\baccredited\s+investor\b/i)
		if (statement) return passed(statement)
		return absent({
			severity: 'medium',
			says: 'The Investor does not represent that it is an accredited investor.',
			why: 'A sale to others needs more disclosure, and a mistake lets the Investor claim its money back.',
			market: 'The Investor represents that it is an accredited investor under Rule 501.',
			action: 'add the accredited investor representation',
			reason: 'It keeps the sale within the Rule 506 exemption.',
			replacement: 'The Investor is an accredited investor as such term is defined in Rule 501 of Regulation D under the Securities Act.',
			decideBy: 'counterparty',
		})
	},
}
