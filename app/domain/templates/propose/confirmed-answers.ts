import type { FieldValues, TemplateField } from '../fields/template-field.ts'
import type { LibraryClause, VariantChoices } from '../generate/choose-clauses.ts'
import { z } from 'zod'
import { questionFields } from './model/case-question.ts'
import { isQuoted, proveAnswer, valueOf } from './model/prove-answer.ts'
import { proposeAnswers } from './propose.ts'

/** What somebody confirmed of a proposal, as it begins a draft. */
export interface ConfirmedAnswers {
	values: FieldValues
	origins: Record<string, string>
	variants: VariantChoices
}

const ClaimedValue = z.object({
	field: z.string(),
	answers: z.array(z.object({ path: z.string(), value: z.string(), quote: z.string() })).max(500),
})

const ClaimedVariant = z.object({ clause: z.string(), key: z.string(), quote: z.string() })

/**
 * What was confirmed of a proposal. Everything is proven anew from the words of the case: what a form sends back from a
 * model counts only where they bear it out.
 *
 * @param chosen the fields that were confirmed by name, the clauses as 'clause …'
 * @param claims what a model gave, each as JSON, as the form had it
 */
export function confirmedAnswers(
	words: string,
	{ fields }: { fields: readonly TemplateField[] },
	clauses: readonly LibraryClause[],
	{ chosen, claims }: { chosen: ReadonlySet<string>; claims: readonly string[] },
): ConfirmedAnswers {
	const embedded = proposeAnswers(words, { fields }, clauses)
	const confirmed: ConfirmedAnswers = { values: {}, origins: {}, variants: {} }
	const variants: Record<string, string> = {}
	for (const { field, value, quote } of [...embedded.values, ...claims.flatMap((claim) => claimedValue(words, fields, claim))])
		if (chosen.has(field)) {
			confirmed.values[field] = value
			confirmed.origins[field] = `Filled in from your description: “${quote}”`
		}
	for (const { clause, key } of [...embedded.variants, ...claims.flatMap((claim) => claimedVariant(words, clauses, claim))])
		if (chosen.has(`clause ${clause}`)) variants[clause] = key
	return { ...confirmed, variants }
}

function claimedValue(words: string, fields: readonly TemplateField[], claim: string) {
	const { data } = ClaimedValue.safeParse(readJson(claim))
	const field = data && questionFields(fields).find(({ name }) => name === data.field)
	if (!data || !field) return []
	const proven = data.answers.filter((each) => each.path.split('.')[0] === field.name && proveAnswer(words, [field], each) !== null)
	const value = proven.length > 0 ? valueOf(field, proven) : null
	return value === null ? [] : [{ field: field.name, value, quote: [...new Set(proven.map(({ quote }) => quote))].join('”, “') }]
}

function claimedVariant(words: string, clauses: readonly LibraryClause[], claim: string) {
	const { data } = ClaimedVariant.safeParse(readJson(claim))
	if (!data || !isQuoted(words, data.quote)) return []
	const clause = clauses.find(({ name }) => name === data.clause)
	return clause?.variants.some(({ key }) => key === data.key) ? [{ clause: clause.name, key: data.key }] : []
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
