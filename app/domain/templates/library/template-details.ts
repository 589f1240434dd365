import { z } from 'zod'
import { categories, typesOf } from '#app/domain/review/type/catalogue.ts'

/** One line of text that may be empty. */
const line = (longest: number) =>
	z
		.string()
		.trim()
		.max(longest, { error: `Use at most ${longest} characters` })
		.regex(/^\P{Cc}*$/u, { error: 'Use one line of text' })

/** Text that may have several lines. */
const lines = (longest: number) =>
	z
		.string()
		.trim()
		.max(longest, { error: `Use at most ${longest.toLocaleString('en-US')} characters` })
		.transform((typed) => typed.replaceAll('\r\n', '\n'))

/** Why something is changed, as the versions list it. */
export const ChangeNote = line(300).min(3, { error: 'Say in a few words what changes and why' })

/** A category and a type of it. */
export const TemplateType = {
	category: z.enum(categories.map(({ code }) => code) as [string, ...string[]], { error: 'Choose a category' }),
	documentType: z.string({ error: 'Choose a document type' }).trim().min(1, { error: 'Choose a document type' }),
}

/** Adds what is wrong where a type is none of its category's. */
export function checkTypeOfCategory(
	{ category, documentType }: { category: string; documentType: string },
	context: z.RefinementCtx,
): void {
	if ((typesOf(category) as readonly string[]).includes(documentType)) return
	context.addIssue({ code: 'custom', path: ['documentType'], message: 'This document type does not belong to the category' })
}

/** What is said of a template beside its file. */
export const TemplateDetails = z
	.object({
		...TemplateType,
		name: line(120).min(1, { error: 'Give the template a name' }),
		description: lines(2000),
		source: lines(2000),
		license: line(200),
		verifiedBy: line(200)
			.nullable()
			.transform((by) => by || null),
	})
	.superRefine(checkTypeOfCategory)

export type TemplateDetails = z.output<typeof TemplateDetails>
