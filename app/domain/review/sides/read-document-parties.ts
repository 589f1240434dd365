import type { ParsedFact } from '../facts/fact-names.ts'
import type { DocumentParty } from './document-party.ts'

/**
 * The parties of a document with every name it has for them, in the order in which they are named.
 *
 * @param facts all facts of the document, as `readFacts` gives them
 */
export function readDocumentParties(facts: readonly ParsedFact[]): DocumentParty[] {
	const roles = facts.filter(({ name }) => name === 'party_role')
	const named = facts.filter(({ name }) => name === 'party')
	return named.map((fact, index) => {
		const role = roles.find(({ of }) => of === fact.value)?.value ?? null
		return {
			id: `p${index + 1}`,
			name: fact.value,
			role,
			roleKind: null,
			names: [fact.value, ...(role === null ? [] : [role])].sort((a, b) => b.length - a.length),
			span: { start: fact.start, end: fact.end },
			confidence: fact.confidence,
		}
	})
}
