import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { checkValues, type FieldProblem } from '../../fields/check-values.ts'
import type { FieldValues, TemplateField } from '../../fields/template-field.ts'
import { sameAnswer } from '../answers/typed-answers.ts'
import type { VariantChoices } from '../choose-clauses.ts'
import type { Draft } from './draft.ts'
import { findDraft, ownDrafts } from './find-draft.server.ts'

/** What one step of the form says; what is left out stays. */
export interface DraftStep {
	/** By field, as typed; a field that is not in it stays as it was answered. */
	typed: Readonly<Record<string, unknown>>
	name?: string | null
	variants?: VariantChoices
	leftOut?: readonly string[]
}

/**
 * Keeps the answers of one step of a form. Those that do not pass their check are not kept, and what was answered before
 * stays in their place.
 *
 * @returns the draft as it is then, with what is wrong; `null` when it is gone
 */
export async function keepAnswers(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	draftId: string,
	fields: readonly TemplateField[],
	{ typed, name, variants, leftOut }: DraftStep,
): Promise<{ draft: Draft; problems: FieldProblem[] } | null> {
	const { values: kept, problems } = checkValues(fields, typed)
	return db.$transaction(async (tx) => {
		// Locked, so that two devices at once lose no answer of the other.
		await tx.$queryRaw`SELECT 1 FROM "generation_drafts" WHERE "id" = ${draftId}::uuid FOR UPDATE`
		const before = await findDraft(tx, member, draftId)
		if (!before) return null
		const wrong = new Set(problems.map(({ field }) => field.split('.')[0]!))
		const values = merged(before.values, typed, kept, wrong)
		const origins = Object.fromEntries(Object.entries(before.origins).filter(([field]) => sameAnswer(before.values[field], values[field])))
		await tx.generationDraft.updateMany({
			where: { id: draftId, ...ownDrafts(member) },
			data: {
				values,
				origins,
				name,
				...(variants ? { variants: { ...before.variants, ...variants } } : {}),
				...(leftOut ? { leftOut: [...leftOut] } : {}),
				updatedAt: new Date(),
			},
		})
		const draft = await findDraft(tx, member, draftId)
		return draft && { draft, problems }
	})
}

function merged(before: FieldValues, typed: Readonly<Record<string, unknown>>, kept: FieldValues, wrong: ReadonlySet<string>): FieldValues {
	const values = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in typed) || (wrong.has(name) && !(name in kept))))
	return { ...values, ...kept }
}
