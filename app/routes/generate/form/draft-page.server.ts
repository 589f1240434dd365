import { data, href, redirect } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { fieldOfPath, formSections, progressOf } from '#app/domain/templates/generate/answers/form-sections.ts'
import { previewDocument } from '#app/domain/templates/generate/assemble.server.ts'
import type { ChosenClause } from '#app/domain/templates/generate/choose-clauses.ts'
import { madeFromDraft, type MadeFromDraft } from '#app/domain/templates/generate/drafts/made-from-draft.server.ts'
import { type OpenDraft, openDraft } from '#app/domain/templates/generate/drafts/open-draft.server.ts'
import { partyPartsOf } from '#app/domain/templates/fields/party-parts.ts'
import { UnwritableTemplate } from '#app/domain/templates/generate/unwritable-template.ts'
import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { questionId } from '#app/components/template-form/question-id.ts'
import { openAnswers } from './open-answers.ts'

/** The draft of a page. @throws what answers where there is none; 410 for a template that is no longer offered; 503 for a broken one */
export async function openPageDraft(services: Pick<Services, 'db' | 'storage' | 'log'>, member: Member, id: string): Promise<OpenDraft> {
	const open = await openDraft(services, member, id).catch((error: unknown) => {
		if (!(error instanceof UnwritableTemplate)) throw error
		services.log.error({ err: error, draftId: id }, 'The template of a draft can’t be read')
		throw data(
			{ message: `“${error.template}” can’t be opened at the moment. Your answers are kept: try again in a few minutes.` },
			{ status: 503 },
		)
	})
	if (open === null) throw await draftGone(services, member, id)
	if (open === 'retired')
		throw data(
			{ message: 'The template of this draft is no longer offered. You can discard the draft under Generate Documents.' },
			{ status: 410 },
		)
	return open
}

/** The answer where a draft was: what was made of it; 404 when nothing was. */
export async function draftGone(services: Pick<Services, 'db'>, member: Member, id: string) {
	const made = await madeFromDraft(services, member, id)
	return made
		? redirect(madePage(made))
		: data({ message: 'This draft does not exist, or its document was generated already.' }, { status: 404 })
}

/** The page of what was made of a draft. */
export function madePage(made: MadeFromDraft): string {
	return made.outcome === 'packet'
		? href('/generate/packets/:packetId', { packetId: made.packetId })
		: href('/generate/documents/:documentId', { documentId: made.documentId })
}

/** What the page of a draft shows. */
export async function draftPage(services: Pick<Services, 'db' | 'storage' | 'log'>, member: Member, id: string, query: URLSearchParams) {
	const open = await openPageDraft(services, member, id)
	const { draft, fields, needed, prepared, packet, offered } = open
	const unfinished = openAnswers(open, open)
	const sections = formSections(fields).filter(({ fields: own }) => own.some(({ name }) => isNeeded(needed, name)))
	const openFields = new Set(unfinished.map(({ path }) => fieldOfPath(path)))
	const firstOpen = sections.findIndex((section) => section.fields.some(({ name }) => openFields.has(name)))
	const requestedStep = query.get('step')
	// The step stands in the address: answers that are kept while they are typed must not lead on to another one.
	if (requestedStep === null)
		throw redirect(`${href('/generate/drafts/:draftId', { draftId: draft.id })}?step=${firstOpen === -1 ? 'check' : firstOpen + 1}`)
	const checking = requestedStep === 'check'
	const step = checking ? sections.length : Math.min(Math.max((Number(requestedStep) || 1) - 1, 0), sections.length - 1)
	const stepOf = (path: string) => {
		const at = sections.findIndex((section) => section.fields.some(({ name }) => name === fieldOfPath(path)))
		return `${href('/generate/drafts/:draftId', { draftId: draft.id })}?step=${at + 1}#${questionId(path)}`
	}
	const shown = prepared.find(({ template }) => template.id === query.get('document')) ?? prepared[0]!
	return {
		id: draft.id,
		title: open.title,
		name: draft.name,
		newVersionOf: draft.documentId === null ? null : { id: draft.documentId, name: draft.name ?? open.title },
		packet: packet && {
			documents: offered.map(({ shippedKey, name }) => ({
				key: shippedKey ?? '',
				name,
				wanted: !draft.leftOut.includes(shippedKey ?? ''),
			})),
		},
		verifiedBy: packet ? null : offered[0]!.verifiedBy,
		checking,
		step,
		section: checking ? null : sections[step]!,
		sections: sections.map(({ name, fields: own }) => {
			const asks = own.filter((field) => isNeeded(needed, field.name))
			return { name, ...progressOf(asks, draft.values), open: asks.some((field) => openFields.has(field.name)) }
		}),
		progress: progressOf(needed, draft.values),
		fields,
		needed: needed.map(({ name }) => name),
		values: draft.values,
		origins: draft.origins,
		recalled: draft.recalled.length,
		open: unfinished.map((answer) => ({ ...answer, to: stepOf(answer.path) })),
		clauses: distinctClauses(prepared.flatMap(({ clauses }) => clauses)).map((clause) => ({
			...clause,
			isLost: open.lostWordings.includes(clause.name),
		})),
		preview: {
			document: shown.template.id,
			documents: prepared.map(({ template }) => ({ id: template.id, name: template.name })),
			view: await previewDocument(shown, shown.values, wordEngineFor(member.id)),
			questions: questionLinks(fields, stepOf),
		},
	}
}

function isNeeded(needed: readonly TemplateField[], name: string): boolean {
	return needed.some((field) => field.name === name)
}

/** Where the question behind each label is that the preview can show in brackets. */
function questionLinks(fields: readonly TemplateField[], stepOf: (path: string) => string): [string, string][] {
	return fields.flatMap((field): [string, string][] => [
		[field.label, stepOf(field.name)],
		...partyPartsOf(field.kind).map(({ name, label }): [string, string] => [
			`${field.label}: ${label.toLowerCase()}`,
			stepOf(`${field.name}.${name}`),
		]),
		...field.parts.map((part): [string, string] => [part.label, stepOf(field.name)]),
	])
}

/** The clauses of which somebody can choose a wording. */
function distinctClauses(clauses: readonly ChosenClause[]) {
	const byName = new Map(clauses.map((clause) => [clause.name, clause]))
	return [...byName.values()]
		.filter(({ variants }) => variants.length > 1)
		.map(({ name, variants, chosen }) => ({
			name,
			chosen: chosen.key,
			variants: variants.map(({ key, label, side, state }) => ({ key, label, side, state })),
		}))
}
