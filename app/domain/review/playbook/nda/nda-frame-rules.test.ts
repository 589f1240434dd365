import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { ndaRules } from './nda-rules.ts'

const oneWay =
	'This Agreement is made between Tern Ltd. ("Discloser") and Wren Inc. ("Recipient").\n1. Secrecy. Recipient shall keep the Confidential Information of Discloser confidential.\n'
const mutual =
	'This Agreement is made between Tern Ltd. ("Tern") and Wren Inc. ("Wren").\n1. Secrecy. Each party shall keep the Confidential Information of the other party confidential.\n'

function outcomeOf(rule: string, text: string, reader: string): string {
	const found = ndaRules.find(({ id }) => id === rule)
	if (!found) throw new Error(`There is no rule ${rule}`)
	return found.decide(ruleInput(text, 'NDA', 'unsure', reader)).outcome
}

const carveOuts =
	'2. Exceptions. Confidential Information does not include information that is publicly known, that was known to the recipient before disclosure, that it receives from a third party without a duty, or that it independently develops.\n'

const cases: readonly (readonly [string, string, string, string])[] = [
	[
		'nda.liquidated_damages',
		`${oneWay}\n2. Breach. For every breach of Section 1 Recipient owes Discloser a fixed amount of $9,000.`,
		'Recipient',
		'flagged',
	],
	['nda.one_way_fees', `${mutual}\n2. Costs. Wren pays Tern's attorneys' fees in any action.`, 'Wren', 'flagged'],
	['nda.one_way_fees', `${mutual}\n2. Costs. Tern pays Wren's attorneys' fees in any action.`, 'Wren', 'not_applicable'],
	['nda.bond_waiver', `${oneWay}\n2. Court. The requirement of a bond for an injunction is waived.`, 'Recipient', 'flagged'],
	['nda.commercial_terms', `${mutual}\n2. Resale. Tern earns a commission of 12% of each price.`, 'Wren', 'flagged'],
	[
		'nda.residuals',
		`${mutual}\n2. Memory. Nothing here restricts the staff of a receiving party from using ideas that they retain in their memory.`,
		'Wren',
		'flagged',
	],
	['nda.one_way', oneWay, 'Recipient', 'flagged'],
	['nda.one_way', oneWay, 'Discloser', 'undecided'],
	['nda.one_way', mutual, 'Wren', 'passed'],
	['nda.carve_out_public', mutual + carveOuts, 'Wren', 'passed'],
	['nda.carve_out_known', mutual + carveOuts, 'Wren', 'passed'],
	['nda.carve_out_third_party', mutual + carveOuts, 'Wren', 'passed'],
	['nda.carve_out_independent', mutual + carveOuts, 'Wren', 'passed'],
	['nda.carve_out_independent', mutual, 'Wren', 'absent'],
	['nda.carve_out_public', mutual, 'Wren', 'undecided'],
	['nda.carve_out_independent', oneWay, 'Discloser', 'not_applicable'],
	['nda.compelled_disclosure', mutual, 'Wren', 'absent'],
	// What is not confidential, in plain words: no carve-out is called missing.
	[
		'nda.carve_out_independent',
		`${oneWay}2. Exceptions. The usual exceptions hold: public facts, facts known before, facts from others, own work.`,
		'Recipient',
		'undecided',
	],
	[
		'nda.carve_out_independent',
		`${oneWay}2. Exceptions. This does not cover what is public, what Recipient had before, or what someone else tells it.`,
		'Recipient',
		'absent',
	],
	[
		'nda.carve_out_third_party',
		`${oneWay}2. Exceptions. Except as agreed, Recipient shall not disclose it to a third party. Confidential Information excludes what is public, what Recipient already knew and what it independently develops.`,
		'Recipient',
		'absent',
	],
	// Another paragraph presumes the opposite.
	[
		'nda.carve_out_known',
		`${mutual}2. Exceptions. Confidential Information does not include what Wren already knew.\n3. Proof. Whatever Wren knew of sea maps before is presumed to have been learned from Tern.`,
		'Wren',
		'undecided',
	],
	// The last copy that goes back protects who alone discloses; who alone receives needs no more duties.
	[
		'nda.return_or_destroy',
		`${oneWay}2. Copies. On request Recipient returns all copies of the information and will not retain any copies.`,
		'Discloser',
		'passed',
	],
	['nda.return_or_destroy', oneWay, 'Recipient', 'undecided'],
	['nda.return_or_destroy', oneWay, 'Discloser', 'absent'],
	[
		'nda.scope',
		'This Agreement is made between Tern Ltd. and Wren Inc.\n1. Secrecy. The receiver agrees to hold all information provided by Tern Ltd. ("Confidential Information") in trust.',
		'Tern Ltd.',
		'undecided',
	],
	[
		'nda.scope',
		'This Agreement is made between Tern Ltd. and Wren Inc.\n1. Secrecy. The receiver agrees to hold all information provided by Tern Ltd. ("Confidential Information") in trust.',
		'Wren Inc.',
		'flagged',
	],
	['nda.compelled_disclosure', `${mutual}2. Law. A party may disclose Confidential Information where required by law.`, 'Wren', 'passed'],
	['nda.compelled_disclosure', oneWay, 'Discloser', 'not_applicable'],
	['nda.term', mutual, 'Wren', 'absent'],
	['nda.term', `${mutual}2. End. This Agreement ends two years after its date.`, 'Wren', 'passed'],
	['nda.term', oneWay, 'Discloser', 'not_applicable'],
	['nda.survival', `${mutual}2. End. The confidentiality obligations continue indefinitely.`, 'Wren', 'flagged'],
	['nda.survival', `${mutual}2. End. The confidentiality obligations survive for three years.`, 'Wren', 'passed'],
	['nda.survival', `${mutual}2. End. For trade secrets the confidentiality obligations continue indefinitely.`, 'Wren', 'undecided'],
	['nda.residuals', `${mutual}2. Residuals. Tern may use residuals kept in the unaided memory of its people.`, 'Wren', 'flagged'],
	['nda.residuals', `${mutual}2. Residuals. Wren may use residuals kept in the unaided memory of its people.`, 'Wren', 'not_applicable'],
	['nda.non_compete', `${mutual}2. Non-Compete. Wren shall not compete with Tern for two years.`, 'Wren', 'flagged'],
	['nda.non_compete', `${mutual}2. Non-Compete. Wren shall not compete with Tern for two years.`, 'Tern', 'not_applicable'],
	['nda.non_solicit', `${mutual}2. Non-Solicitation. Wren shall not solicit employees of Tern for three years.`, 'Wren', 'flagged'],
	['nda.non_solicit', `${mutual}2. Non-Solicitation. Neither party shall solicit employees of the other for one year.`, 'Wren', 'passed'],
	['nda.exclusivity', `${mutual}2. Exclusivity. Wren shall negotiate exclusively with Tern for sixty days.`, 'Wren', 'flagged'],
	['nda.no_licence', `${mutual}2. Ideas. Wren hereby assigns to Tern all inventions made in the talks.`, 'Wren', 'flagged'],
	['nda.no_licence', mutual, 'Wren', 'undecided'],
	['nda.recipients', mutual, 'Wren', 'absent'],
	[
		'nda.recipients',
		`${mutual}2. Staff. A party may disclose Confidential Information to its employees and advisors who need to know it.`,
		'Wren',
		'passed',
	],
	['nda.recipients', oneWay, 'Discloser', 'not_applicable'],
	[
		'nda.liquidated_damages',
		`${oneWay}2. Breach. Recipient shall pay liquidated damages of $50,000 for each breach.`,
		'Recipient',
		'flagged',
	],
	[
		'nda.liquidated_damages',
		`${oneWay}2. Breach. Recipient shall pay liquidated damages of $50,000 for each breach.`,
		'Discloser',
		'not_applicable',
	],
	['nda.one_way_fees', `${oneWay}2. Costs. Recipient shall pay all attorneys' fees of Discloser.`, 'Recipient', 'flagged'],
	['nda.one_way_fees', `${oneWay}2. Costs. The prevailing party is entitled to its attorneys' fees.`, 'Recipient', 'not_applicable'],
	['nda.bond_waiver', `${oneWay}2. Injunction. Discloser may seek an injunction without posting a bond.`, 'Discloser', 'not_applicable'],
	['nda.commercial_terms', `${oneWay}2. Pay. Recipient shall pay Discloser a fee of $5,000 for the plans.`, 'Recipient', 'flagged'],
	['nda.commercial_terms', `${oneWay}2. Costs. Each party pays its own legal costs.`, 'Recipient', 'not_applicable'],
	// What stands in other words, or is taken back by another paragraph.
	['nda.compelled_disclosure', `${mutual}2. Process. Each party may reveal information under legal compulsion.`, 'Wren', 'undecided'],
	[
		'nda.recipients',
		`${mutual}2. Staff. Nothing is disclosed to persons employed by a party other than those who need it.`,
		'Wren',
		'undecided',
	],
	[
		'nda.recipients',
		`${mutual}2. Staff. A party may disclose Confidential Information to its employees and advisors who need to know it.\n3. Talks. Wren shall not discuss the deal with any lender or adviser.`,
		'Wren',
		'undecided',
	],
	[
		'nda.recipients',
		`${mutual}2. Staff. A party may disclose Confidential Information to its employees [and advisors] who need to know it.`,
		'Wren',
		'undecided',
	],
	[
		'nda.carve_out_public',
		`${mutual}2. Exceptions. Confidential Information does not include information that at the time of disclosure is in the public domain.`,
		'Wren',
		'undecided',
	],
	[
		'nda.carve_out_public',
		`${mutual}${carveOuts}3. Reach. It covers all that is shown, including what is public already.`,
		'Wren',
		'undecided',
	],
	[
		'nda.carve_out_known',
		`${mutual}2. Exceptions. Confidential Information does not include information that was publicly known prior to its disclosure.`,
		'Wren',
		'undecided',
	],
	[
		'nda.carve_out_independent',
		`${mutual}2. Exceptions. Confidential Information does not include information that was independently developed before its disclosure.`,
		'Wren',
		'undecided',
	],
	[
		'nda.scope',
		`${mutual}2. Meaning. "Confidential Information" means all information of any kind that is disclosed, irrespective of any marking.`,
		'Wren',
		'flagged',
	],
	[
		'nda.scope',
		`${mutual}2. Meaning. "Confidential Information" means all information of any kind that is disclosed.\n3. Legend. It bears a legend.`,
		'Wren',
		'undecided',
	],
	['nda.purpose', `${mutual}2. Use. Each party shall use Confidential Information solely for the Purpose.`, 'Wren', 'passed'],
	[
		'nda.purpose',
		`${mutual}2. Use. Each party shall use Confidential Information solely for the Purpose.\n3. Memory. Tern is free to use for any purpose whatever its people recall.`,
		'Wren',
		'undecided',
	],
	['nda.return_or_destroy', `${mutual}2. End. On request a party turns over all copies of the information.`, 'Wren', 'undecided'],
	['nda.liquidated_damages', `${oneWay}2. Breach. Recipient will owe Discloser $9,000 for each breach.`, 'Discloser', 'not_applicable'],
	[
		'nda.commercial_terms',
		`${oneWay}2. Breach. For each unauthorized disclosure Recipient shall pay a fee of $5,000.`,
		'Recipient',
		'not_applicable',
	],
]

test.each(cases)('%s judges "%s" for %s as %s', (rule, text, reader, outcome) => {
	expect(outcomeOf(rule, text, reader)).toBe(outcome)
})
