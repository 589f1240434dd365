import type { LibraryClause } from '../generate/choose-clauses.ts'
import { proposeValues, type ProposedValue } from './propose-values.ts'
import { scoreTemplates, type ScoredTemplate } from './score-templates.ts'

/** A wording of a clause that the words of a case ask for. */
export interface ProposedVariant {
	clause: string
	key: string
	label: string
	quote: string
	/** Why a model proposes it, in its own words; left out where the embedded engine does. */
	reason?: string
}

/** A template for a described case, with what its words give. Nothing of it counts until somebody confirms it. */
export interface Proposal<Template> {
	template: Template
	/** Exact words of the case for which it was chosen. */
	because: string[]
	values: ProposedValue[]
	variants: ProposedVariant[]
}

/** More would be no proposal. */
export const mostProposals = 3

/** How far behind the best a template may be and still be proposed. */
const leastShare = 0.45

/** What the words of a case propose, the best first. Every value is an exact quote of the words, or parsed from one. */
export function propose<Template extends ScoredTemplate>(
	words: string,
	templates: readonly Template[],
	clausesOf: (template: Template) => readonly LibraryClause[],
): Proposal<Template>[] {
	const fitting = scoreTemplates(words, templates)
	const best = fitting[0]?.score ?? 0
	return fitting
		.filter(({ score }) => score >= best * leastShare)
		.slice(0, mostProposals)
		.map(({ template, because }) => ({ template, because, ...proposeAnswers(words, template, clausesOf(template)) }))
}

/** What the words of a case give for one template, whether or not they choose it. */
export function proposeAnswers(
	words: string,
	{ fields }: Pick<ScoredTemplate, 'fields'>,
	clauses: readonly LibraryClause[],
): Pick<Proposal<unknown>, 'values' | 'variants'> {
	return { values: proposeValues(words, fields), variants: clauses.flatMap((clause) => proposeVariant(words, clause)) }
}

/** A variant for a US state that the words name; which side somebody is on is left to them. */
function proposeVariant(words: string, { name, variants }: LibraryClause): ProposedVariant[] {
	const named = variants.find(({ state }) => state !== null && new RegExp(`\\b${state}\\b`).test(words))
	return named ? [{ clause: name, key: named.key, label: named.label, quote: named.state! }] : []
}
