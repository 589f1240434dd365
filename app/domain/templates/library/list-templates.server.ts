import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { TemplateStatus } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateField } from '../fields/template-field.ts'
import { fieldsOf } from './stored-json.ts'

/** Which templates to list; what is left out does not limit the list. */
export interface TemplateFilter {
	/** Parts of name, type or description, in any case. */
	search?: string
	category?: string
	documentType?: string
	status?: TemplateStatus
}

/** A template as lists show it, with the version in use. */
export type ListedTemplate = Awaited<ReturnType<typeof listTemplates>>[number]

/** The templates by category, type and name. */
export async function listTemplates({ db }: Pick<Services, 'db'>, _administrator: Administrator, filter: TemplateFilter) {
	const templates = await db.template.findMany({
		where: whereOf(filter),
		orderBy: [{ category: 'asc' }, { documentType: 'asc' }, { name: 'asc' }, { id: 'asc' }],
		select: templateFields,
	})
	return templates.map(listed)
}

/** The templates whose version in use asks for a field of a name, also as a part of a list. */
export async function listTemplatesByField(services: Pick<Services, 'db'>, administrator: Administrator, fieldName: string) {
	const templates = await listTemplates(services, administrator, {})
	return templates.filter(({ fields }) => asksFor(fields, fieldName))
}

/** One template as lists show it; `null` when there is none with the id. */
export async function findTemplate(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
	id: string,
): Promise<ListedTemplate | null> {
	const template = await db.template.findUnique({ where: { id }, select: templateFields })
	return template && listed(template)
}

/** How many templates there are, retired ones left out. */
export function countTemplates({ db }: Pick<Services, 'db'>, _administrator: Administrator): Promise<number> {
	return db.template.count({ where: { status: { not: 'retired' } } })
}

function asksFor(fields: readonly TemplateField[], name: string): boolean {
	return fields.some((field) => field.name === name || asksFor(field.parts, name))
}

function whereOf({ search, category, documentType, status }: TemplateFilter): Prisma.TemplateWhereInput {
	return {
		...(category ? { category } : {}),
		...(documentType ? { documentType } : {}),
		...(status ? { status } : {}),
		AND: (search ?? '')
			.split(/\s+/)
			.filter(Boolean)
			.map((word) => ({
				OR: (['name', 'documentType', 'description'] as const).map((column) => ({ [column]: { contains: word, mode: 'insensitive' } })),
			})),
	}
}

const templateFields = {
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
	createdAt: true,
	updatedAt: true,
	versions: { orderBy: { number: 'asc' }, select: { number: true, fields: true, clauseNames: true, sha256: true } },
} as const satisfies Prisma.TemplateSelect

function listed({ versions, ...template }: Prisma.TemplateGetPayload<{ select: typeof templateFields }>) {
	const active = versions.find(({ number }) => number === template.activeNumber)!
	return {
		...template,
		versions: versions.length,
		newestNumber: versions.at(-1)!.number,
		fields: fieldsOf(active.fields),
		clauseNames: active.clauseNames,
		sha256: active.sha256,
	}
}
