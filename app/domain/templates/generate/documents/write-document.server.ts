import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { cleanFileName } from '#app/domain/documents/file-name.ts'
import { storeBytes, type StoredFile } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { checkValues, type FieldProblem } from '../../fields/check-values.ts'
import type { FieldValues } from '../../fields/template-field.ts'
import { assemble } from '../assemble.server.ts'
import { variantProblems, type VariantChoices } from '../choose-clauses.ts'
import { type PreparedTemplate, prepareTemplate } from '../prepare-template.server.ts'
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
	/** The draft that it is made of. */
	draftId?: string
}

/** An order that can't be carried out with these answers. */
export interface Refused {
	outcome: 'refused'
	/** What the template is called. */
	template: string
	problems: FieldProblem[]
	missing: string[]
}

/** An order whose answers passed their check. */
export interface CheckedOrder {
	order: DocumentOrder
	prepared: PreparedTemplate
	values: FieldValues
}

/** A file that waits to be put into the vault. */
export interface WrittenDocument extends CheckedOrder {
	title: string
	file: StoredFile
	/** The party for which it is reviewed. */
	partyName: string | null
}

/** Checks what an order gives against what its template asks for. */
export async function checkOrder(
	services: Pick<Services, 'db' | 'storage'>,
	order: DocumentOrder,
	engine: WordEngine,
): Promise<CheckedOrder | Refused> {
	const { template, variants } = order
	const checked = checkValues(template.fields, order.values)
	const prepared = await prepareTemplate(services, template, variants, checked.values, engine)
	const problems = [...checked.problems, ...variantProblems(prepared.clauses, variants)]
	const { values, missing } = checkValues(prepared.fields, among(prepared.fields, checked.values))
	const open = missing.filter((name) => !checked.problems.some(({ field }) => field === name || field.startsWith(`${name}.`)))
	if (problems.length + open.length > 0) return { outcome: 'refused', template: template.name, problems, missing: open }
	return { order, prepared, values }
}

/** Writes the file of a checked order into storage. The caller has to save its key. */
export async function writeDocument(
	services: Pick<Services, 'db' | 'storage'>,
	member: Member,
	checked: CheckedOrder,
	engine: WordEngine,
): Promise<WrittenDocument | Refused> {
	const {
		order: { template, name, to },
		prepared,
		values,
	} = checked
	const assembled = await assemble(prepared, values, engine)
	if ('open' in assembled) return { outcome: 'refused', template: template.name, problems: [], missing: assembled.open }
	const title = name ?? to?.document.name ?? template.name
	const company = to?.company.id ?? member.companyId
	const partyName = ownParty(await findCompanyProfile(services, member, company), values)
	const fileName = cleanFileName(`${title.replace(/\.docx$/i, '')}.docx`)
	const file = await storeBytes(services, assembled.bytes, { fileName, mediaType: docxMediaType }, company)
	return { ...checked, title, file, partyName }
}

/** Answers to questions that this wording does not ask are not kept with the document. */
function among(fields: readonly { name: string }[], values: FieldValues): FieldValues {
	return Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name]!]] : [])))
}
