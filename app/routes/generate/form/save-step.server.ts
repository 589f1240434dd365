import { data, href, redirect } from 'react-router'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { addRefusal } from '#app/domain/documents/upload-refusal.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { formSections } from '#app/domain/templates/generate/answers/form-sections.ts'
import { addEntry, listOfButton, readTyped, withButton } from '#app/domain/templates/generate/answers/typed-answers.ts'
import { type DraftStep, keepAnswers } from '#app/domain/templates/generate/drafts/keep-answers.server.ts'
import { makeFromDraft } from '#app/domain/templates/generate/drafts/make-from-draft.server.ts'
import type { OpenDraft } from '#app/domain/templates/generate/drafts/open-draft.server.ts'
import { recallParties } from '#app/domain/templates/generate/recall/recall-parties.server.ts'
import type { FieldProblem } from '#app/domain/templates/fields/check-values.ts'
import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { questionId } from '#app/components/template-form/question-id.ts'
import { draftGone, madePage, openPageDraft } from './draft-page.server.ts'
import { openAnswers, type OpenAnswer } from './open-answers.ts'

/** What is wrong with a step, with what was typed. */
export interface RefusedStep {
	problems: FieldProblem[]
	typed: Readonly<Record<string, unknown>>
	/** What is wrong with the whole. */
	error: string | null
	/** The answers for want of which nothing was generated. */
	open: OpenAnswer[]
}

/**
 * Keeps the answers of a step and goes where its button says: to a step, to the same step with an entry more or less, or
 * to the documents.
 */
export async function saveStep(services: Services, member: Member, draftId: string, form: FormData) {
	const open = await openPageDraft(services, member, draftId)
	const go = String(form.get('go') ?? 'next')
	const { draft, fields } = open
	const step = readStep(open, form, go)
	const kept = await keepAnswers(services, member, draft.id, fields, step)
	if (!kept) throw await draftGone(services, member, draftId)
	const refused: RefusedStep = { problems: kept.problems, typed: step.typed, error: null, open: [] }
	if (go === 'keep') return data(refused)
	if (kept.problems.length > 0) return data(refused, { status: 400 })
	if (go === 'generate') return generate(services, member, draftId)
	// What earlier papers say of a party that was just named is looked at before the form goes on.
	const shown = fields.filter(({ name }) => name in step.typed)
	const [recalled] = go === 'next' ? await recallParties(services, member, kept.draft, shown) : []
	if (recalled !== undefined) return redirect(pageOf(draftId, `${form.get('step')}#${questionId(recalled)}`))
	return redirect(pageOf(draftId, await nextStep(services, member, open, { form, go, typed: step.typed })))
}

function readStep({ fields, packet, offered }: OpenDraft, form: FormData, go: string): DraftStep {
	const step: DraftStep = { typed: withButton(readTyped(fields, form), go) }
	if (form.get('step') !== 'check') return step
	const name = form.get('name')
	const variants = [...form].flatMap(([key, value]) =>
		key.startsWith('variant.') && typeof value === 'string' ? [[key.slice(8), value]] : [],
	)
	const keys = form.getAll('wanted')
	return {
		...step,
		...(typeof name === 'string' ? { name: name.trim().slice(0, 200) || null } : {}),
		variants: Object.fromEntries(variants) as Record<string, string>,
		...(packet ? { leftOut: offered.flatMap(({ shippedKey }) => (shippedKey && !keys.includes(shippedKey) ? [shippedKey] : [])) } : {}),
	}
}

/** The next step; the same one where its answers brought up questions that the form did not show. */
async function nextStep(
	services: Services,
	member: Member,
	before: OpenDraft,
	{ form, go, typed }: { form: FormData; go: string; typed: DraftStep['typed'] },
): Promise<string> {
	const shown = String(form.get('step') ?? '')
	const list = listOfButton(go)
	if (list !== null) return `${shown}#${questionId(go === addEntry(list) ? newestEntry(before.fields, typed, list) : list)}`
	if (go !== 'next') return /^(?:\d+|check)$/.test(go) ? go : shown
	const after = await openPageDraft(services, member, before.draft.id)
	const sections = formSections(after.fields).filter(({ fields }) =>
		fields.some(({ name }) => after.needed.some((field) => field.name === name)),
	)
	const at = Number(shown) - 1
	const needed = new Set(before.needed.map(({ name }) => name))
	const isNew = sections[at]?.fields.some(
		({ name }) =>
			!needed.has(name) &&
			after.needed.some((field) => field.name === name) &&
			!(name in after.draft.values) &&
			!(name in readTyped(after.fields, form)),
	)
	if (isNew) return shown
	return at + 1 < sections.length ? String(at + 2) : 'check'
}

/** The first question of the last entry of a list. */
function newestEntry(fields: readonly TemplateField[], typed: DraftStep['typed'], list: string): string {
	const entries = typed[list]
	const [first] = fields.find(({ name }) => name === list)?.parts ?? []
	return Array.isArray(entries) && first ? `${list}.${entries.length - 1}.${first.name}` : list
}

async function generate(services: Services, member: Member, draftId: string) {
	const open = await openPageDraft(services, member, draftId)
	const { documentId } = open.draft
	const to = documentId === null ? undefined : await openDocument(services, member, documentId, { may: 'edit' })
	if (to === null || typeof to === 'string')
		return data(wholeRefused('You can no longer add versions to this document. Ask its owner.'), { status: 409 })
	const made = await makeFromDraft(services, member, open, to)
	switch (made.outcome) {
		case 'document':
		case 'packet':
			return redirect(madePage(made))
		case 'gone':
			throw await draftGone(services, member, draftId)
		case 'refused':
			return data(
				{ ...wholeRefused(`Nothing was generated, because “${made.template}” is not complete.`), open: openAnswers(open, made) },
				{ status: 400 },
			)
		case 'unwritable':
			return data(
				wholeRefused(
					`“${made.template}” could not be written, so nothing was generated. Your answers are kept: try again in a few minutes.`,
				),
				{ status: 503 },
			)
		case 'too_many':
			return data(wholeRefused('You have generated very many documents in an hour. Try again later; your answers are kept.'), {
				status: 429,
			})
		default: {
			const { status, message } = addRefusal(made, 'dashboard')
			return data(wholeRefused(message), { status })
		}
	}
}

function wholeRefused(error: string): RefusedStep {
	return { problems: [], typed: {}, error, open: [] }
}

function pageOf(draftId: string, step: string): string {
	return `${href('/generate/drafts/:draftId', { draftId })}?step=${step}`
}
