import type { LibraryClause } from '../../generate/choose-clauses.ts'
import type { ProposedValue } from '../propose-values.ts'
import { mostProposals, proposeAnswers, type Proposal, type ProposedVariant } from '../propose.ts'
import { CaseElement } from './case-element.ts'
import { questionFields, type PromptTemplate } from './case-question.ts'
import { type ClaimedAnswer, isQuoted, proveAnswer, valueOf } from './prove-answer.ts'

/** What came of a model's answer. */
export interface ReadAnswer<Template> {
	/** Those of the model, completed by what the embedded engine reads in the same words. */
	proposals: Proposal<Template>[]
	/** How many of its answers were left out, because the words of the case don't bear them out. */
	dropped: number
}

const longestReason = 200

/** Gathers the elements of an answer and keeps what the words of the case bear out. */
export class CaseAnswer<Template extends PromptTemplate> {
	private readonly words: string
	private readonly templates: ReadonlyMap<string, Template>
	private readonly chosen = new Map<Template, string[]>()
	private readonly answers = new Map<Template, Map<string, { claimed: ClaimedAnswer; reason: string; isStated: boolean }>>()
	private readonly variants = new Map<Template, Map<string, ProposedVariant>>()
	private dropped = 0

	constructor(words: string, templates: ReadonlyMap<string, Template>) {
		this.words = words
		this.templates = templates
	}

	/**
	 * Takes one element, unchecked as it came.
	 *
	 * @returns whether the words of the case bear it out
	 */
	take(raw: unknown): boolean {
		const parsed = CaseElement.safeParse(raw)
		const template = parsed.success ? this.templates.get(parsed.data.template) : undefined
		if (parsed.success && template && this.takeFor(template, parsed.data)) return true
		this.dropped += 1
		return false
	}

	private takeFor(template: Template, element: CaseElement): boolean {
		const { words } = this
		const { quote } = element
		if (element.type === 'template') {
			if (!isQuoted(words, quote)) return false
			if (this.chosen.size < mostProposals || this.chosen.has(template))
				this.chosen.set(template, [...(this.chosen.get(template) ?? []), quote])
			return true
		}
		const reason = element.reason.replace(/\s+/g, ' ').trim().slice(0, longestReason)
		if (element.type === 'wording') {
			const variant = template.clauses.find(({ name }) => name === element.clause)?.variants.find(({ key }) => key === element.wording)
			if (!variant || !isQuoted(words, quote)) return false
			const { clause } = element
			at(this.variants, template).set(clause, { clause, key: variant.key, label: variant.label, quote, reason })
			return true
		}
		const claimed = { path: element.question, value: element.value, quote }
		const proof = proveAnswer(words, questionFields(template.fields), claimed)
		if (proof) at(this.answers, template).set(claimed.path, { claimed, reason, isStated: proof === 'stated' })
		return proof !== null
	}

	/** What the whole answer proposes. */
	read(clausesOf: (template: Template) => readonly LibraryClause[]): ReadAnswer<Template> {
		const proposals = [...this.chosen].map(([template, because]): Proposal<Template> => {
			const embedded = proposeAnswers(this.words, template, clausesOf(template))
			const values = this.valuesFor(template)
			const variants = this.variants.get(template) ?? new Map<string, ProposedVariant>()
			const isNew = new Set(values.map(({ field }) => field))
			return {
				template,
				because,
				values: template.fields.flatMap(
					({ name }) => [...values, ...embedded.values.filter(({ field }) => !isNew.has(field))].find(({ field }) => field === name) ?? [],
				),
				variants: [...variants.values(), ...embedded.variants.filter(({ clause }) => !variants.has(clause))],
			}
		})
		return { proposals, dropped: this.dropped }
	}

	private valuesFor(template: Template): ProposedValue[] {
		const all = [...(this.answers.get(template)?.values() ?? [])]
		return questionFields(template.fields).flatMap((field): ProposedValue[] => {
			const own = all.filter(({ claimed }) => claimed.path.split('.')[0] === field.name)
			const answers = own.map(({ claimed }) => claimed)
			const value = answers.length > 0 ? valueOf(field, answers) : null
			if (value === null) {
				this.dropped += own.length
				return []
			}
			const [first] = own
			const quote = [...new Set(answers.map((each) => each.quote))].join('”, “')
			const ofModel = { answers, reason: first!.reason, isStated: own.every(({ isStated }) => isStated) }
			return [{ field: field.name, label: field.label, value, quote, ofModel }]
		})
	}
}

function at<Key, Value>(all: Map<Key, Map<string, Value>>, key: Key): Map<string, Value> {
	const known = all.get(key) ?? new Map<string, Value>()
	all.set(key, known)
	return known
}
