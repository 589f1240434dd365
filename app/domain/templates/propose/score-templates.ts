import type { TemplateField } from '../fields/template-field.ts'
import { caseWords } from './case-words.ts'
import { stemsOf, wordsOf } from './words-of.ts'

/** What a template is scored by. */
export interface ScoredTemplate {
	name: string
	documentType: string
	description: string
	fields: readonly TemplateField[]
}

/** A template that fits words, with the words that say so. */
export interface FittingTemplate<Template> {
	template: Template
	score: number
	/** Exact words of the case, in their order. */
	because: string[]
}

const weights = { name: 4, case: 3, description: 1.5, fields: 0.5 }

/** Below this, words fit a template by chance. */
const leastScore = 2

/** The templates that fit a described case, the best first. Words that many templates have weigh less. */
export function scoreTemplates<Template extends ScoredTemplate>(
	words: string,
	templates: readonly Template[],
): FittingTemplate<Template>[] {
	const described = wordsOf(words)
	const parts = templates.map((template) => ({
		template,
		name: stemsOf(`${template.name} ${template.documentType}`),
		case: stemsOf(caseWords[template.documentType] ?? ''),
		description: stemsOf(template.description),
		fields: stemsOf(template.fields.map(({ label }) => label).join(' ')),
	}))
	const weightOf = (stem: string, part: Exclude<keyof (typeof parts)[number], 'template'>) => {
		const having = parts.filter((each) => each[part].has(stem)).length
		return weights[part] * (1 + Math.log(parts.length / Math.max(having, 1)) / 2)
	}
	return parts
		.map(({ template, ...own }) => {
			const found = new Map<string, { word: string; weight: number }>()
			for (const { stem, start, end } of described) {
				if (found.has(stem)) continue
				const fitting = (Object.keys(weights) as (keyof typeof weights)[]).filter((part) => own[part].has(stem))
				const weight = Math.max(0, ...fitting.map((part) => weightOf(stem, part)))
				if (weight > 0) found.set(stem, { word: words.slice(start, end), weight })
			}
			const hits = [...found.values()]
			const decisive = hits.filter(({ weight }) => weight >= 1)
			return { template, score: hits.reduce((sum, { weight }) => sum + weight, 0), because: decisive.map(({ word }) => word).slice(0, 6) }
		})
		.filter(({ score, because }) => score >= leastScore && because.length > 0)
		.sort((one, other) => other.score - one.score)
}
