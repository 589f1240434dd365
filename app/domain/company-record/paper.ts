import type { FieldReading, DocumentRecord } from '#app/domain/record/record-of.ts'
import { type RecordField, shownValue } from '#app/domain/record/record-fields.ts'
import type { FactName } from '#app/domain/review/facts/fact-names.ts'
import { folded } from '#app/domain/review/sides/party-called.ts'
import { companyKey, partyOfCompany } from '#app/domain/review/sides/party-of-company.ts'
import type { DocumentStatus } from '#app/infrastructure/db/generated/enums.ts'

/** A fact of a paper's newest report, with its words. */
export interface PaperFact {
	name: FactName
	value: string
	of: string | null
	quote: string
	start: number
	end: number
}

/** A document of the company with what its newest report reads. */
export interface Paper {
	id: string
	name: string
	type: string | null
	status: DocumentStatus
	/** The newest version's number. */
	versionNumber: number
	/** The number of the version that the report is of. */
	readVersion: number
	record: DocumentRecord
	facts: readonly PaperFact[]
	/** Its text, where something that facts do not tell is read from it; otherwise `null`. */
	text: string | null
}

/** Words of a document that a line rests on. */
export interface PaperWords {
	document: { id: string; name: string }
	/** The version with the words, if it is not the newest. */
	version: number | null
	/** `null` where a person typed the value. */
	quote: string | null
	start: number
	end: number
}

/** A value that a document states, with its words. */
export interface Statement extends PaperWords {
	value: string
	/** Whether somebody confirmed it and the newest report does not read it otherwise. */
	confirmed: boolean
}

/** A party of a paper. */
export interface PaperParty {
	name: string
	roles: string[]
	/** Whether it is a company as the report reads it. */
	isCompany: boolean
	words: PaperFact
}

/** The words at a place of a paper's text. */
export function wordsAt(
	{ id, name, versionNumber, readVersion }: Paper,
	{ quote, start, end }: Pick<PaperFact, 'quote' | 'start' | 'end'>,
) {
	return { document: { id, name }, version: readVersion === versionNumber ? null : readVersion, quote, start, end } satisfies PaperWords
}

/** What a paper's record says of a field; `null` where it is not known. */
export function statementOf(paper: Paper, field: RecordField): Statement | null {
	const reading = paper.record[field]
	if (!reading.value) return null
	const { id, name, versionNumber } = paper
	const { source } = reading
	return {
		document: { id, name },
		version: source && source.versionNumber !== versionNumber ? source.versionNumber : null,
		quote: source?.quote ?? null,
		start: source?.start ?? 0,
		end: source?.end ?? 0,
		value: shownValue(field, reading.value),
		confirmed: isCertain(reading),
	}
}

/** Whether somebody confirmed a value and the newest report does not read it otherwise. */
export function isCertain({ confirmed, readings }: FieldReading): boolean {
	return confirmed !== null && readings.length === 0
}

const roleOf = (facts: readonly PaperFact[], name: string, kind: FactName) =>
	facts.filter((fact) => fact.name === kind && fact.of !== null && companyKey(fact.of) === companyKey(name)).map(({ value }) => value)

/** The parties as the report reads them, each once. */
export function partiesOf({ facts }: Paper): PaperParty[] {
	const seen = new Set<string>()
	return facts.flatMap((fact) => {
		if (fact.name !== 'party' || seen.has(fact.value)) return []
		seen.add(fact.value)
		return [
			{
				name: fact.value,
				roles: roleOf(facts, fact.value, 'party_role'),
				isCompany: roleOf(facts, fact.value, 'party_kind').includes('company'),
				words: fact,
			},
		]
	})
}

/**
 * The party that is our company by its legal name; `null` when none is certainly. "Alder LLC" is another company than
 * "Alder, Inc.".
 */
export function companyParty(paper: Paper, legalName: string): PaperParty | null {
	const parties = partiesOf(paper).map((party) => ({ ...party, role: null }))
	const found = partyOfCompany(parties, legalName)
	if (!found) return null
	const [form, own] = [legalFormOf(found.name), legalFormOf(legalName)]
	return form === null || own === null || form === own ? found : null
}

const sameForms: [RegExp, string][] = [
	[/\bincorporated\b/g, 'inc'],
	[/\bcorporation\b/g, 'corp'],
	[/\b(?:limited liability company|l l c)\b/g, 'llc'],
	[/\blimited\b/g, 'ltd'],
	[/\b(?:co|company)\b/g, 'co'],
	[/^the /g, ''],
]

/** A name in which "Inc." and "Incorporated" are the same, and "LLC" is not. */
export function withOneForm(name: string): string {
	return sameForms.reduce((words, [written, form]) => words.replace(written, form), folded(name))
}

function legalFormOf(name: string): string | null {
	return /\s(inc|corp|llc|ltd|lp|llp|plc|pbc|gmbh)$/.exec(withOneForm(name))?.[1] ?? null
}

/** The titles that a paper goes by: those it carries and its file's name. */
export function titlesOf({ name, facts }: Paper): string[] {
	return [name, ...facts.filter((fact) => fact.name === 'title').map(({ value }) => value)]
}

/** The parties that are not our company. */
export function otherParties(paper: Paper, legalName: string): PaperParty[] {
	const company = companyParty(paper, legalName)
	return partiesOf(paper).filter(({ name }) => name !== company?.name)
}

/** Whether a paper is signed: marked as signed, or read so. `null` where neither is known. */
export function signatureOf({ status, record }: Paper): { signed: boolean; confirmed: boolean; state: string } | null {
	if (status === 'signed') return { signed: true, confirmed: true, state: 'signed' }
	const state = record.signature_state
	if (!state.value) return null
	return { signed: state.value.value === 'signed', confirmed: isCertain(state), state: state.value.value }
}

/** The day of a paper as YYYY-MM-DD: its effective date, else the first day that it names; `null` without one. */
export function dayOf({ record, facts }: Paper): string | null {
	return record.effective_date.value?.value ?? facts.find(({ name }) => name === 'date')?.value ?? null
}

const personName = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u

/** Whether a party is certainly a person, by its name and what the report reads. */
export function isPerson({ name, isCompany }: Pick<PaperParty, 'name' | 'isCompany'>): boolean {
	return (
		!isCompany &&
		personName.test(name) &&
		!/\b(?:LLC|Inc|LP|LLP|Ltd|Corp|GmbH|Fund|Capital|Ventures|Partners|Trust|Group|Labs)\b/.test(name)
	)
}

/** The same person however the middle name is written: first and last name, folded. */
export function personKey(name: string): string {
	const words = name
		.toLowerCase()
		.normalize('NFD')
		.replace(/[^\p{L}\s-]/gu, '')
		.split(/\s+/)
		.filter(Boolean)
	return `${words[0] ?? ''} ${words.at(-1) ?? ''}`
}
