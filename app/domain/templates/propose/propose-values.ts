import { checkValues } from '../fields/check-values.ts'
import type { FieldValue, TemplateField } from '../fields/template-field.ts'
import { type CaseFact, readCaseFacts } from './case-facts.ts'
import type { ClaimedAnswer } from './model/prove-answer.ts'
import { stemsOf, wordsOf } from './words-of.ts'

/** A value that the words of a case give, for somebody to confirm. */
export interface ProposedValue {
	field: string
	label: string
	value: FieldValue
	/** The exact words it rests on. */
	quote: string
	/** What a model gave, to be proven again when it is confirmed; left out where the embedded engine read it. */
	ofModel?: ModelAnswer
}

/** The answers of a model for one field, each borne out by words of the case. */
export interface ModelAnswer {
	answers: ClaimedAnswer[]
	/** Why the model gave it, in its own words. */
	reason: string
	/** Whether the words say it; otherwise it is one of few answers that they may mean, which somebody has to choose. */
	isStated: boolean
}

/** How far around a fact the words count that say what it is of, in characters. */
const near = 60

interface Fit {
	field: TemplateField
	fact: CaseFact
	value: FieldValue
	score: number
}

/**
 * Proposes values for the fields of a template from the words of a case. A fact goes to the field whose label its
 * neighbours name; where only one field can take it, to that one. Each fact and each field is used once, and a value that
 * does not pass the field's check is not proposed.
 */
export function proposeValues(words: string, fields: readonly TemplateField[]): ProposedValue[] {
	const open = fields.filter(({ filledFrom }) => filledFrom === null || filledFrom === 'today')
	const facts = readCaseFacts(words)
	const fits = facts
		.flatMap((fact) => open.flatMap((field) => fitsOf(words, field, fact, facts)))
		.sort((one, other) => other.score - one.score || one.fact.start - other.fact.start || one.field.order - other.field.order)
	const [usedFields, usedFacts] = [new Set<string>(), new Set<CaseFact>()]
	const proposed: ProposedValue[] = []
	for (const { field, fact, value, score } of fits) {
		if (usedFields.has(field.name) || usedFacts.has(fact)) continue
		const rivals = fits.filter((fit) => fit.fact === fact && !usedFields.has(fit.field.name))
		if (score === 0 && rivals.length > 1 && !isParty(field)) continue
		const passed = checkValues([field], { [field.name]: value }).values[field.name]
		if (passed === undefined) continue
		usedFields.add(field.name)
		usedFacts.add(fact)
		proposed.push({ field: field.name, label: field.label, value: passed, quote: words.slice(fact.start, fact.end) })
	}
	return proposed.sort((one, other) => orderOf(fields, one.field) - orderOf(fields, other.field))
}

function orderOf(fields: readonly TemplateField[], name: string): number {
	return fields.findIndex((field) => field.name === name)
}

const isParty = ({ kind }: TemplateField) => kind === 'company' || kind === 'person'

function fitsOf(words: string, field: TemplateField, fact: CaseFact, facts: readonly CaseFact[]): Fit[] {
	const value = valueFor(field, fact, facts)
	if (value === null) return []
	const score = neighborScore(words, stemsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`), fact, facts)
	// The state of a law, or of a seat, is only known where the words say which.
	return fact.kind === 'state' && score === 0 ? [] : [{ field, fact, value, score }]
}

/** How much the words around a fact name what is asked: near ones more, none beyond another fact of its kind. */
function neighborScore(words: string, labelStems: ReadonlySet<string>, fact: CaseFact, facts: readonly CaseFact[]): number {
	const alike = facts.filter(({ kind }) => kind === fact.kind)
	const from = Math.max(fact.start - near, ...alike.filter(({ end }) => end <= fact.start).map(({ end }) => end))
	const to = Math.min(fact.end + near, ...alike.filter(({ start }) => start >= fact.end).map(({ start }) => start))
	const best = new Map<string, number>()
	for (const { stem, start, end } of wordsOf(words.slice(0, to))) {
		if (start < from || !labelStems.has(stem)) continue
		const distance = end <= fact.start ? fact.start - end : Math.max(0, start - fact.end)
		best.set(stem, Math.max(best.get(stem) ?? 0, 1 - distance / (near + 1)))
	}
	return [...best.values()].reduce((sum, weight) => sum + weight, 0)
}

function valueFor(field: TemplateField, fact: CaseFact, facts: readonly CaseFact[]): FieldValue | null {
	switch (fact.kind) {
		case 'company':
			if (field.kind === 'company') return { name: fact.value }
			return isName(field) && /company|client|customer|party|investor|provider/i.test(field.name) ? fact.value : null
		case 'person':
			if (field.kind === 'person') return { name: fact.value, ...emailBeside(fact, facts) }
			return isName(field) && !/company|legal_entity/i.test(field.name) ? fact.value : null
		case 'email':
			return field.kind === 'text' && /email/i.test(field.name) ? fact.value : null
		case 'state':
			if (field.kind === 'choice')
				return field.choices.find(({ value, label }) => value === fact.value || label === fact.value)?.value ?? null
			return field.kind === 'text' && /state|law/i.test(field.name) ? fact.value : null
		case 'date':
			return field.kind === 'date' ? fact.value : null
		case 'money':
			return field.kind === 'money' ? fact.value : null
		case 'percent':
			return field.kind === 'percent' ? fact.value : null
		case 'shares':
			return field.kind === 'number' && /share|option/i.test(`${field.name} ${field.label}`) ? fact.value : null
		case 'duration':
			return field.kind === 'number' ? durationFor(field, fact) : null
	}
}

function isName({ kind, name }: TemplateField): boolean {
	return kind === 'text' && /(?:^|_)name$/.test(name)
}

function emailBeside({ end }: CaseFact, facts: readonly CaseFact[]): { email?: string } {
	const next = facts.find((each) => each.kind === 'email' && each.start >= end && each.start - end < near)
	return next ? { email: String(next.value) } : {}
}

/** In the unit that the field asks for, where it comes out even. */
function durationFor({ name, label }: TemplateField, { unit, value }: Extract<CaseFact, { kind: 'duration' }>): number | null {
	const words = `${name} ${label}`.toLowerCase()
	if (/years?/.test(words)) return unit === 'months' && value % 12 === 0 ? value / 12 : null
	if (/months?/.test(words)) return unit === 'months' ? value : null
	return /days?/.test(words) && unit === 'days' ? value : null
}
