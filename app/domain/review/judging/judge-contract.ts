import { decideRules, type RuleOutcomes } from '../decide-rules.ts'
import type { ReadContract } from '../read-contract.ts'
import type { PartyRole, ReviewOptions, Severity } from '../report.ts'
import { chooseReader } from '../sides/choose-reader.ts'
import type { DocumentParty, Reader } from '../sides/document-party.ts'
import { partyRoleOfReader } from '../sides/role-side.ts'

/** A contract as it was judged, and for whom. */
export interface JudgedContract {
	reader: Reader
	outcomes: RuleOutcomes
}

/** How much a finding weighs when two sides are compared (ours). */
const weights: Record<Severity, number> = { high: 9, medium: 3, low: 1 }

/** More parties than these are not tried one by one. */
const mostParties = 3

/**
 * Decides every rule for the reader's side. Where nobody knows which party the reader is, the contract is judged for each
 * of its parties, and the one that it burdens most is taken as the likely reader: a founder who is afraid of signing
 * something is warned of the worst, and the report says for whom it was read.
 */
export function judgeContract(contract: ReadContract, options: ReviewOptions): JudgedContract {
	const chosen = chooseReader(contract.parties, options, contract.documentType)
	if (chosen.party) return { reader: chosen, outcomes: outcomesFor(contract, options, chosen) }
	const judged = contract.parties.slice(0, mostParties).map((party) => burdenOf(contract, options, party))
	const [worst] = judged.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
	if (!worst || judged.some((other) => other !== worst && other.weight === worst.weight)) return { reader: chosen, outcomes: outcomesFor(contract, options, chosen) }
	return { reader: { party: worst.party, certainty: 'likely' }, outcomes: worst.outcomes }
}

function burdenOf(contract: ReadContract, options: ReviewOptions, party: DocumentParty): { party: DocumentParty; outcomes: RuleOutcomes; weight: number } {
	// Judged as not certain: rules that protect one role only are still shown, since the side is a guess.
	const outcomes = outcomesFor(contract, options, { party, certainty: 'likely' })
	return { party, outcomes, weight: outcomes.findings.reduce((sum, { severity }) => sum + weights[severity], 0) }
}

function outcomesFor(contract: ReadContract, options: ReviewOptions, reader: Reader): RuleOutcomes {
	const partyRole: PartyRole = partyRoleOfReader(reader, options.partyRole, contract.parties, contract.documentType)
	const { document, structure, playbook } = contract
	return decideRules({ ...contract, partyRole, reader }, playbook, { document, structure, options: { ...options, partyRole } })
}
