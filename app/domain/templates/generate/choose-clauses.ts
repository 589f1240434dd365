import type { FieldValues } from '../fields/template-field.ts'
import type { ClauseVariant } from '../library/clauses/clause-variant.ts'

/** A clause of the library, at the version in use. */
export interface LibraryClause {
	id: string
	name: string
	number: number
	variants: ClauseVariant[]
}

/** A clause of a template with the variant that its document gets. */
export interface ChosenClause extends LibraryClause {
	chosen: ClauseVariant
}

/** The wording of a clause in a document, as it is kept. */
export interface UsedClause {
	name: string
	clauseId: string
	number: number
	variant: string
}

/** The key of a variant by the name of its clause. */
export type VariantChoices = Readonly<Record<string, string>>

/**
 * Chooses a variant of each clause: the one that was asked for, else the one for the state whose law governs, else the
 * balanced one, else the first.
 */
export function chooseClauses(clauses: readonly LibraryClause[], choices: VariantChoices, values: FieldValues): ChosenClause[] {
	const states = statesIn(values)
	return clauses.map((clause) => ({ ...clause, chosen: choose(clause.variants, choices[clause.name], states) }))
}

function choose(variants: readonly ClauseVariant[], choice: string | undefined, states: ReadonlySet<string>): ClauseVariant {
	const usual = variants.filter(({ state }) => state === null)
	return (
		variants.find(({ key }) => key === choice) ??
		variants.find(({ state }) => state !== null && states.has(state)) ??
		usual.find(({ side }) => side === 'balanced') ??
		usual[0] ??
		variants[0]!
	)
}

/** Fields whose answer is a state and says which law matters; where a company is incorporated says nothing of that. */
const aboutLaw = /^(?:governing_law|governing_state|law|state|work_state|employment_state|state_of_work|governing_law_state)$/

function statesIn(values: FieldValues): ReadonlySet<string> {
	return new Set(Object.entries(values).flatMap(([name, value]) => (aboutLaw.test(name) && typeof value === 'string' ? [value] : [])))
}

/** The texts of the slots, as the template's language takes them. */
export function clauseTextsOf(clauses: readonly ChosenClause[]): Record<string, string> {
	return Object.fromEntries(clauses.map(({ name, chosen }) => [name, chosen.text]))
}

/** What is kept of the chosen clauses. */
export function usedClauses(clauses: readonly ChosenClause[]): UsedClause[] {
	return clauses.map(({ name, id, number, chosen }) => ({ name, clauseId: id, number, variant: chosen.key }))
}

/** What is wrong with choices of variants, as problems of fields are told. */
export function variantProblems(clauses: readonly LibraryClause[], choices: VariantChoices): { field: string; problem: string }[] {
	return Object.entries(choices).flatMap(([name, key]) => {
		const clause = clauses.find((each) => each.name === name)
		if (!clause) return [{ field: `clauses.${name.slice(0, 100)}`, problem: 'The template has no clause of this name.' }]
		if (clause.variants.some((variant) => variant.key === key)) return []
		const known = clause.variants.map((variant) => variant.key).join(', ')
		return [{ field: `clauses.${name}`, problem: `The clause has no variant of this key. It has: ${known}.` }]
	})
}
