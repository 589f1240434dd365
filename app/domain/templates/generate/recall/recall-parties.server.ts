import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { partyPartsOf } from '../../fields/party-parts.ts'
import type { FieldValues, PartValues, TemplateField } from '../../fields/template-field.ts'
import type { Draft } from '../drafts/draft.ts'
import { ownDrafts } from '../drafts/find-draft.server.ts'
import { comparedName } from './party-name.ts'
import { papersOfParties, type PartyPaper } from './papers-of-party.server.ts'

/**
 * Fills in what earlier papers of the company say of the parties that a draft names: address, who signs. What was answered
 * stays, each name is looked for once, and where a part came from stands with the field.
 *
 * @returns the names of the fields that got something
 */
export async function recallParties(
	services: Pick<Services, 'db'>,
	member: Member,
	{ id, values, origins, recalled }: Pick<Draft, 'id' | 'values' | 'origins' | 'recalled'>,
	fields: readonly TemplateField[],
): Promise<string[]> {
	const named = fields.flatMap((field) => {
		const given = partyIn(field, values)
		return given && !recalled.includes(comparedName(given.name!)) ? [{ field, given }] : []
	})
	if (named.length === 0) return []
	const papersOf = await papersOfParties(services, member)
	const filled: { field: string; parts: PartValues; origin: string }[] = []
	for (const { field, given } of named) {
		const found = missingParts(field, given, papersOf(given.name!))
		if (found) filled.push({ field: field.name, parts: { ...given, ...found.parts }, origin: joined(origins[field.name], found.note) })
	}
	const { count } = await services.db.generationDraft.updateMany({
		// Unless somebody answered meanwhile: then the next step looks again.
		where: { id, ...ownDrafts(member), values: { equals: values } },
		data: {
			values: { ...values, ...Object.fromEntries(filled.map(({ field, parts }) => [field, parts])) },
			origins: { ...origins, ...Object.fromEntries(filled.map(({ field, origin }) => [field, origin])) },
			recalled: { push: [...new Set(named.map(({ given }) => comparedName(given.name!)))] },
		},
	})
	return count === 0 ? [] : filled.map(({ field }) => field)
}

function partyIn({ name, kind }: TemplateField, values: FieldValues): PartValues | null {
	const value = values[name]
	if (partyPartsOf(kind).length === 0 || typeof value !== 'object' || Array.isArray(value)) return null
	const parts = value as PartValues
	return parts.name ? parts : null
}

/** The parts that a party lacks, each from the first paper that has it. */
function missingParts(
	{ kind }: TemplateField,
	given: PartValues,
	papers: readonly PartyPaper[],
): { parts: PartValues; note: string } | null {
	const found = partyPartsOf(kind).flatMap(({ name, label }) => {
		const paper = given[name] ? undefined : papers.find(({ parts }) => parts[name])
		return paper ? [{ name, label: label.toLowerCase(), value: paper.parts[name]!, document: paper.document }] : []
	})
	if (found.length === 0) return null
	const documents = [...new Set(found.map(({ document }) => document))]
	const notes = documents.map((document) => {
		const labels = found.filter((part) => part.document === document).map(({ label }) => label)
		return `Filled in from “${document}”: ${labels.join(', ')}`
	})
	return { parts: Object.fromEntries(found.map(({ name, value }) => [name, value])), note: notes.join('. ') }
}

function joined(before: string | undefined, note: string): string {
	return before ? `${before}. ${note}` : note
}
