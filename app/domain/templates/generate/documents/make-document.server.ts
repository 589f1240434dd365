import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { addDocument, type Added } from '#app/domain/documents/add-document.server.ts'
import { sameChoices } from '#app/domain/documents/choices.ts'
import { cleanFileName } from '#app/domain/documents/file-name.ts'
import { storeBytes } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { isDocumentType, type CategoryCode } from '#app/domain/review/type/catalogue.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds } from '#app/units.ts'
import { checkValues, type FieldProblem } from '../../fields/check-values.ts'
import type { FieldValues } from '../../fields/template-field.ts'
import { assemble } from '../assemble.server.ts'
import { usedClauses, variantProblems, type VariantChoices } from '../choose-clauses.ts'
import { clausesOf, prepareTemplate } from '../prepare-template.server.ts'
import type { UsableTemplate } from '../usable-templates.server.ts'
import { ownParty } from './review-side.ts'

/** A document to be made. */
export interface DocumentOrder {
	template: UsableTemplate
	/** As they were typed or sent. */
	values: Readonly<Record<string, unknown>>
	variants: VariantChoices
	/** What it is called; left out, as the template. */
	name?: string
	/** The document that gets it as its next version. */
	to?: DocumentAccess<'edit'>
	/** What it is made together with. */
	packetId?: string
}

/** What became of an order; nothing was made unless it is 'added'. */
export type Made = Added | { outcome: 'refused'; problems: FieldProblem[]; missing: string[] } | { outcome: 'too_many'; seconds: number }

/** Made documents and their reviews cost nothing: a program must not keep other people's reviews waiting. */
const documentsPerMember = { name: 'generate', points: 120, seconds: inSeconds(hour) }

/**
 * Makes a document from a template: it goes into the vault with the template's version, the clauses and the answers that it
 * was made from, and its review is queued for the side of the member's company. That costs no credit.
 */
export async function makeDocument(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits'>,
	member: Member,
	{ template, values: given, variants, name, to, packetId }: DocumentOrder,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<Made> {
	const checked = checkValues(template.fields, given)
	const problems = [...checked.problems, ...variantProblems(await clausesOf(services, template), variants)]
	const prepared = await prepareTemplate(services, template, variants, checked.values, engine)
	const { values, missing } = checkValues(prepared.fields, among(prepared.fields, checked.values))
	const open = missing.filter((name) => !checked.problems.some(({ field }) => field === name || field.startsWith(`${name}.`)))
	if (problems.length + open.length > 0) return { outcome: 'refused', problems, missing: open }
	const seconds = await services.limits.count(documentsPerMember, member.id)
	if (seconds > 0) return { outcome: 'too_many', seconds }

	const assembled = await assemble(prepared, values, engine)
	if ('open' in assembled) return { outcome: 'refused', problems: [], missing: assembled.open }
	const title = name ?? to?.document.name ?? template.name
	const company = to?.company.id ?? member.companyId
	const file = await storeBytes(
		services,
		assembled.bytes,
		{ fileName: cleanFileName(`${title.replace(/\.docx$/i, '')}.docx`), mediaType: docxMediaType },
		company,
	)
	const partyName = ownParty(await findCompanyProfile(services, member, company), values)
	return addDocument(
		services,
		member,
		file,
		{
			...sameChoices,
			name: title,
			category: template.category as CategoryCode,
			documentType: isDocumentType(template.documentType) ? template.documentType : null,
			partyRole: 'sending',
			partyName,
			askModel: false,
		},
		{
			analyse: true,
			origin: 'generated',
			...(to ? { to, after: to.document.versionNumber, madeFromNumber: to.document.versionNumber } : {}),
			async also(tx, { documentId, versionId, versionNumber }) {
				if (!to) await tx.document.update({ where: { id: documentId }, data: { isGenerated: true } })
				const clauses = usedClauses(prepared.clauses).map((clause) => ({ ...clause }))
				await tx.generatedVersion.create({
					data: { versionId, templateId: template.id, templateNumber: template.number, values, clauses, packetId },
				})
				await recordEvent(tx, {
					type: 'document.generated',
					actor: member,
					documentId,
					versionNumber,
					details: { template: template.name, templateVersion: template.number },
				})
			},
		},
	)
}

/** Answers to questions that this wording does not ask are not kept with the document. */
function among(fields: readonly { name: string }[], values: FieldValues): FieldValues {
	return Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name]!]] : [])))
}
