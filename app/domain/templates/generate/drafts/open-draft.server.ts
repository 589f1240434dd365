import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { checkValues, type FieldProblem } from '../../fields/check-values.ts'
import { neededFields } from '../../fields/needed-fields.ts'
import type { FieldValue, FieldValues, TemplateField } from '../../fields/template-field.ts'
import { fieldOfPath } from '../answers/form-sections.ts'
import type { VariantChoices } from '../choose-clauses.ts'
import { jointFields } from '../packets/joint-fields.ts'
import type { Packet } from '../../own/packets.ts'
import { findPacket } from '../packets/find-packet.ts'
import { type PreparedTemplate, prepareTemplate } from '../prepare-template.server.ts'
import { findUsableTemplate, findUsedTemplate, listUsableTemplates, type UsableTemplate } from '../usable-templates.server.ts'
import type { Draft } from './draft.ts'
import { findDraft } from './find-draft.server.ts'

/** A template of a draft, with the answers that its document is made of: those of the draft and those that a packet decides. */
export interface AnsweredTemplate extends PreparedTemplate {
	values: FieldValues
}

/** A draft with what its form needs. */
export interface OpenDraft {
	/** With the wordings that clauses still have. */
	draft: Draft
	/** 'Mutual NDA', or the name of the packet. */
	title: string
	packet: Packet | null
	/** All that can be made of it: one template, or those of its packet. */
	offered: UsableTemplate[]
	/** Those that are wanted. */
	prepared: AnsweredTemplate[]
	/** What they ask for together, in the order of the form. */
	fields: TemplateField[]
	/** What is asked, given the answers so far. */
	needed: TemplateField[]
	/** What must be answered before anything is made, as problems name it. */
	missing: string[]
	/** Answers that fitted when they were given, and no longer do since the template has a newer version. */
	problems: FieldProblem[]
	/** The clauses that no longer have the wording that was chosen for them. */
	lostWordings: string[]
}

/**
 * Opens a draft of the member's own.
 *
 * @returns `null` when there is none of that id; 'retired' when members make no documents from its template any more
 */
export async function openDraft(
	services: Pick<Services, 'db' | 'storage'>,
	member: Member,
	id: string | undefined,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<OpenDraft | 'retired' | null> {
	const draft = await findDraft(services.db, member, id)
	if (!draft) return null
	const packet = draft.packetKey === null ? null : findPacket(draft.packetKey)
	const offered = await templatesOf(services, draft, packet)
	if (offered.length === 0) return 'retired'
	const wanted = offered.filter(({ shippedKey }) => shippedKey === null || !draft.leftOut.includes(shippedKey))
	const prepared = await Promise.all(
		(wanted.length === 0 ? offered : wanted).map(async (template): Promise<AnsweredTemplate> => {
			const values = { ...draft.values, ...decided(packet, template) }
			const one = await prepareTemplate(services, template, draft.variants, values, engine)
			return { ...one, values: answersTo(one.fields, values) }
		}),
	)
	const undecided = (each: AnsweredTemplate, fields: readonly TemplateField[]) =>
		fields.filter(({ name }) => !(name in decided(packet, each.template)))
	const fields = jointFields(prepared.map((each) => undecided(each, each.fields)))
	const checked = prepared.map((each) => checkValues(each.fields, each.values))
	const needed = new Set(
		prepared.flatMap((each, index) => undecided(each, neededFields(each.fields, checked[index]!.values)).map(({ name }) => name)),
	)
	const wordings = wordingsIn(prepared, draft.variants)
	return {
		draft: { ...draft, variants: wordings.kept },
		title: packet?.name ?? offered[0]!.name,
		packet,
		offered,
		prepared,
		fields,
		needed: fields.filter(({ name }) => needed.has(name)),
		missing: [...new Set(checked.flatMap(({ missing }) => missing))],
		problems: [...new Map(checked.flatMap(({ problems }) => problems.map((each) => [each.field, each]))).values()],
		lostWordings: wordings.lost,
	}
}

/** The answers that a packet decides for one of its documents. */
function decided(packet: Packet | null, { shippedKey }: UsableTemplate): FieldValues {
	return packet?.documents.find(({ template }) => template === shippedKey)?.values ?? {}
}

/**
 * The answers that a template asks for: a draft of a packet has others too, and one of a form that changed has old ones. One
 * that does not fit a question that is not asked is left out, since nobody could correct it.
 */
function answersTo(fields: readonly TemplateField[], values: FieldValues): FieldValues {
	const own = Object.fromEntries(
		fields.flatMap((field) => (field.name in values ? [[field.name, knownParts(field, values[field.name]!)]] : [])),
	)
	const { values: checked, problems } = checkValues(fields, own)
	const needed = new Set(neededFields(fields, checked).map(({ name }) => name))
	const lost = new Set(problems.map(({ field }) => fieldOfPath(field)).filter((name) => !needed.has(name)))
	return Object.fromEntries(Object.entries(own).filter(([name]) => !lost.has(name)))
}

/** An answer without the parts that the entries of its list no longer have. */
function knownParts({ kind, parts }: TemplateField, value: FieldValue): FieldValue {
	if (kind !== 'list' || !Array.isArray(value)) return value
	const known = new Set(parts.map(({ name }) => name))
	return value.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => known.has(name))))
}

/** The wordings that were chosen and that clauses of the templates still have, and the clauses that lost theirs. */
function wordingsIn(prepared: readonly PreparedTemplate[], chosen: VariantChoices): { kept: VariantChoices; lost: string[] } {
	const clauses = new Map(prepared.flatMap((each) => each.clauses.map((clause) => [clause.name, clause])))
	const known = Object.entries(chosen).filter(([name]) => clauses.has(name))
	const isKept = ([name, key]: [string, string]) => clauses.get(name)!.variants.some((variant) => variant.key === key)
	return {
		kept: Object.fromEntries(known.filter(isKept)),
		lost: known.filter((each) => !isKept(each)).map(([name]) => name),
	}
}

async function templatesOf(services: Pick<Services, 'db'>, draft: Draft, packet: Packet | null): Promise<UsableTemplate[]> {
	if (draft.templateId !== null) {
		const template = await findUsableTemplate(services, draft.templateId)
		if (template) return [template]
		const used = draft.documentId === null ? null : await lastUsed(services, draft.documentId)
		return used ? [used] : []
	}
	const all = await listUsableTemplates(services)
	return (packet?.documents ?? []).flatMap((document) => all.find(({ shippedKey }) => shippedKey === document.template) ?? [])
}

/** A document stays possible to make again from the version that it came from, also when its template is retired. */
async function lastUsed(services: Pick<Services, 'db'>, documentId: string): Promise<UsableTemplate | null> {
	const row = await services.db.generatedVersion.findFirst({
		where: { version: { documentId } },
		orderBy: { version: { number: 'desc' } },
		select: { templateId: true, templateNumber: true },
	})
	return row && findUsedTemplate(services, row.templateId, row.templateNumber)
}
