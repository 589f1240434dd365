import { decideRules, type RuleOutcomes } from '../decide-rules.ts'
import type { Frame, FrameKind } from '../frames/frame.ts'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import type { ReadContract } from '../read-contract.ts'
import type { PartyRole, ReviewOptions } from '../report/report.ts'
import { chooseReader } from '../sides/choose-reader.ts'
import type { DocumentParty, Reader } from '../sides/document-party.ts'
import { policyTypes } from '../sides/role-kinds.ts'
import { partyRoleOfReader } from '../sides/role-side.ts'

/** A judged contract, and for whom. */
export interface JudgedContract {
	reader: Reader
	outcomes: RuleOutcomes
}

/** Effects that bind or cost their actor, and rights that cost the others, with a weight each (ours). */
const burdens: Partial<Record<FrameKind, Record<string, number>>> = {
	restraint: { non_compete: 3, exclusivity: 3, mfn: 1, standstill: 2 },
	non_solicitation: { employees: 1, customers: 2, employees_and_customers: 2, no_hire: 1 },
	indemnity: { indemnifies: 3 },
	liability: { uncapped: 3 },
	ownership: { assigns: 3, shall_assign: 3, licence: 1 },
	confidentiality: { duty: 1 },
}
const rights: Partial<Record<FrameKind, Record<string, number>>> = {
	termination: { for_convenience: 2, suspension: 1 },
	assignment: { free: 1 },
	amendment: { unilateral: 2 },
	liability: { cap: 1, excludes_all: 3 },
}

/**
 * Decides every rule for the reader's side. Where the reader is not known, the party whose duties alone and the others'
 * rights alone weigh most is taken as the likely reader: a founder who is afraid of signing something is warned of the
 * worst, and the report names the party for whom it was read.
 */
export function judgeContract(contract: ReadContract, options: ReviewOptions): JudgedContract {
	const companyName = options.company?.legal_entity_name ?? null
	const chosen = chooseReader(contract.parties, { ...options, companyName }, contract.documentType)
	// For a named party that is not in the document, the contract is judged for no side rather than for a wrong one.
	const isNamed = (options.partyName ?? '').trim() !== ''
	const likely = chosen.party || isNamed ? null : mostBurdened(contract)
	const reader: Reader = likely ? { party: likely, certainty: 'likely' } : chosen
	return { reader, outcomes: outcomesFor(contract, options, reader) }
}

/**
 * Of a policy, its user; else the party that the contract burdens more than any other: by its frames, else by what a
 * lawyer would raise; `null` where it is even.
 */
function mostBurdened({ parties, frames, pointsFor, documentType }: ReadContract): DocumentParty | null {
	// A policy is about the person whose data it handles, whoever publishes it (ours).
	const person = documentType !== null && policyTypes.has(documentType) ? parties.find(({ roleKind }) => roleKind === 'user') : undefined
	if (person) return person
	const byPoints = (party: DocumentParty) => pointsFor(party).filter(({ proven }) => proven).length
	return heaviest(parties, (party) => burdenOf(party, frames)) ?? heaviest(parties.slice(0, mostHeld), byPoints)
}

const mostHeld = 2

function heaviest(parties: readonly DocumentParty[], weightOf: (party: DocumentParty) => number): DocumentParty | null {
	const [first, second] = parties.map((party) => ({ party, weight: weightOf(party) })).sort((a, b) => b.weight - a.weight)
	return first && first.weight > 0 && first.weight > (second?.weight ?? 0) ? first.party : null
}

function burdenOf({ id }: DocumentParty, frames: readonly Frame[]): number {
	let weight = 0
	for (const { kind, effect, who } of frames) {
		if (who?.value.kind !== 'party') continue
		const table = who.value.party === id ? burdens : rights
		weight += table[kind]?.[effect.value] ?? 0
	}
	return weight
}

/**
 * Where nobody knows for whom it is read: what a lawyer would raise for any of the parties, as words to read. A finding
 * needs a side, so none of these can become one.
 */
function pointsForAnybody({ parties, pointsFor }: ReadContract): LawyerPoint[] {
	const readers = parties.length > 0 ? parties.slice(0, mostHeld) : [nobody]
	const byPlace = new Map<number, LawyerPoint>()
	for (const point of readers.flatMap((party) => pointsFor(party)))
		if (point.chance > (byPlace.get(point.start)?.chance ?? 0)) byPlace.set(point.start, { ...point, worth: 0, wrong: 0, proven: false })
	return [...byPlace.values()].sort((a, b) => a.start - b.start)
}

/** Stands for the reader of a document that names no parties. */
const nobody: DocumentParty = { id: 'nobody', name: '', role: null, roleKind: null, names: [], span: null, confidence: 0 }

function outcomesFor(contract: ReadContract, options: ReviewOptions, reader: Reader): RuleOutcomes {
	const partyRole: PartyRole = partyRoleOfReader(reader, options.partyRole, contract.parties, contract.documentType)
	const { document, structure, playbook } = contract
	const points = reader.party ? contract.pointsFor(reader.party) : pointsForAnybody(contract)
	return decideRules({ ...contract, partyRole, reader, points, company: options.company ?? null }, playbook, {
		document,
		structure,
		options: { ...options, partyRole },
	})
}
