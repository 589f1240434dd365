import { z } from 'zod'
import { fieldKinds, type FieldChoice, type TemplateField } from '../../fields/template-field.ts'
import { fieldSources } from '../../fields/sources.ts'

const line = (longest: number) =>
	z
		.string()
		.trim()
		.max(longest, { error: `Use at most ${longest} characters` })
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Use one line of text' })

/** Choices, one in a line: 'delaware = Delaware', or the label alone. */
const Choices = z
	.string()
	.max(10_000, { error: 'Use at most 10,000 characters' })
	.transform((typed, context): FieldChoice[] => {
		const choices = typed
			.split('\n')
			.map((each) => each.trim())
			.filter(Boolean)
			.map((each) => {
				const [value = '', ...label] = each.split('=')
				return { value: value.trim(), label: label.join('=').trim() || value.trim() }
			})
		const twice = choices.find(({ value }, index) => choices.findIndex((other) => other.value === value) !== index)
		if (twice) context.addIssue({ code: 'custom', message: `The choice ${twice.value} appears twice` })
		return choices
	})

const limit = line(40).transform((typed) => typed || undefined)

/** What an admin writes about a field, as the form sends it. */
export const FieldChange = z.object({
	label: line(120).min(1, { error: 'Give the field a label' }),
	help: z.string().trim().max(1000, { error: 'Use at most 1,000 characters' }),
	section: line(80).optional(),
	order: z.coerce.number({ error: 'Enter a whole number' }).int({ error: 'Enter a whole number' }).min(1).max(1000).optional(),
	kind: z.enum(fieldKinds, { error: 'Choose a kind' }),
	required: z.boolean(),
	example: line(300),
	/** As somebody would type it; empty for none. */
	defaultValue: z.string().trim().max(2000, { error: 'Use at most 2,000 characters' }),
	choices: Choices,
	min: limit,
	max: limit,
	maxLength: z
		.union([z.literal(''), z.coerce.number({ error: 'Enter a whole number' }).int().min(1).max(100_000)])
		.transform((typed) => (typed === '' ? undefined : typed)),
	filledFrom: z
		.string()
		.transform((typed) => typed || null)
		.refine((name) => name === null || fieldSources.some((source) => source.name === name), { error: 'Choose what fills the field' }),
})

export type FieldChange = z.output<typeof FieldChange>

/** What is wrong in a change of a field, by the name of the form's field. */
export type FieldChangeProblem = { field: keyof FieldChange; problem: string }

/** A field with a change applied but for its default value, which needs a check of its own. */
export function changedField(field: TemplateField, change: FieldChange): TemplateField | FieldChangeProblem {
	const { label, help, section = field.section, order = field.order, kind, required, example, choices, filledFrom } = change
	if ((kind === 'list') !== (field.kind === 'list')) return { field: 'kind', problem: 'The file decides what is a list' }
	if (kind === 'choice' && choices.length === 0) return { field: 'choices', problem: 'A choice needs at least one answer' }
	const source = fieldSources.find(({ name }) => name === filledFrom)
	if (source && !source.kinds.includes(kind)) return { field: 'filledFrom', problem: `“${source.label}” can’t fill a field of this kind` }
	const limits = limitsOf(kind, change)
	if ('problem' in limits) return limits
	return { ...field, label, help, section, order, kind, required, example, choices: kind === 'choice' ? choices : [], filledFrom, limits }
}

function limitsOf(kind: TemplateField['kind'], { min, max, maxLength }: FieldChange): TemplateField['limits'] | FieldChangeProblem {
	const limits: TemplateField['limits'] = {}
	for (const [name, typed] of Object.entries({ min, max }) as ['min' | 'max', string | undefined][]) {
		if (typed === undefined) continue
		if (kind === 'date') {
			if (!z.iso.date().safeParse(typed).success) return { field: name, problem: 'Enter a day, such as 2026-03-15' }
			limits[name] = typed
		} else if (kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'list') {
			const number = Number(typed.replaceAll(',', ''))
			if (!Number.isFinite(number)) return { field: name, problem: 'Enter a number' }
			limits[name] = number
		} else return { field: name, problem: 'Only numbers, dates and lists have this limit' }
	}
	if (limits.min !== undefined && limits.max !== undefined && limits.min > limits.max)
		return { field: 'max', problem: 'The most can’t be less than the least' }
	if (maxLength === undefined) return limits
	if (kind !== 'text' && kind !== 'long_text' && kind !== 'address') return { field: 'maxLength', problem: 'Only texts have a length' }
	return { ...limits, maxLength }
}
