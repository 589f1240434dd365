import { isId } from '#app/domain/access/document-id.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateField } from '../fields/template-field.ts'
import { fieldsOf } from '../library/stored-json.ts'

/** A template with one of its versions: the one in use, unless another was asked for. */
export interface UsableTemplate {
	id: string
	/** Of a template that came with the product. */
	shippedKey: string | null
	category: string
	documentType: string
	name: string
	description: string
	source: string
	license: string
	verifiedBy: string | null
	status: 'draft' | 'active' | 'retired'
	/** Of the version in use. */
	activeNumber: number
	/** Of this version. */
	number: number
	fileKey: string
	fields: TemplateField[]
	clauseNames: string[]
}

/** The templates from which members make documents. */
export async function listUsableTemplates({ db }: Pick<Services, 'db'>): Promise<UsableTemplate[]> {
	const templates = await db.template.findMany({
		where: { status: 'active' },
		orderBy: [{ category: 'asc' }, { name: 'asc' }, { id: 'asc' }],
		select: templateColumns,
	})
	const versions = await db.templateVersion.findMany({
		where: { OR: templates.map(({ id, activeNumber }) => ({ templateId: id, number: activeNumber })) },
		select: { templateId: true, ...versionColumns },
	})
	const byTemplate = new Map(versions.map(({ templateId, ...version }) => [templateId, version]))
	return templates.flatMap((template) => {
		const version = byTemplate.get(template.id)
		return version ? [usable(template, version)] : []
	})
}

/** The template of an id with its version in use; `null` when members make no documents from it. */
export async function findUsableTemplate({ db }: Pick<Services, 'db'>, id: string | undefined): Promise<UsableTemplate | null> {
	const template = isId(id) ? await db.template.findFirst({ where: { id, status: 'active' }, select: templateColumns }) : null
	return template && withVersion({ db }, template, template.activeNumber)
}

/** A version of a template that a document was made from, whatever became of the template. */
export async function findUsedTemplate({ db }: Pick<Services, 'db'>, id: string, number: number): Promise<UsableTemplate> {
	return withVersion({ db }, await db.template.findUniqueOrThrow({ where: { id }, select: templateColumns }), number)
}

async function withVersion({ db }: Pick<Services, 'db'>, template: TemplateRow, number: number): Promise<UsableTemplate> {
	const version = await db.templateVersion.findUniqueOrThrow({
		where: { templateId_number: { templateId: template.id, number } },
		select: versionColumns,
	})
	return usable(template, version)
}

const templateColumns = {
	id: true,
	shippedKey: true,
	category: true,
	documentType: true,
	name: true,
	description: true,
	source: true,
	license: true,
	verifiedBy: true,
	status: true,
	activeNumber: true,
} as const satisfies Prisma.TemplateSelect

const versionColumns = { number: true, fileKey: true, fields: true, clauseNames: true } as const satisfies Prisma.TemplateVersionSelect

type TemplateRow = Prisma.TemplateGetPayload<{ select: typeof templateColumns }>

function usable(template: TemplateRow, version: Prisma.TemplateVersionGetPayload<{ select: typeof versionColumns }>): UsableTemplate {
	return { ...template, ...version, fields: fieldsOf(version.fields) }
}
