import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { authorNames } from '../author-names.server.ts'
import { fieldsOf } from '../stored-json.ts'

/** A version of a template as admins see it. */
export type ListedVersion = NonNullable<Awaited<ReturnType<typeof listVersions>>>[number]

/** All versions of a template, the newest first; `null` when there is no such template. */
export async function listVersions({ db }: Pick<Services, 'db'>, _administrator: Administrator, templateId: string) {
	const template = await db.template.findUnique({
		where: { id: templateId },
		select: { activeNumber: true, versions: { orderBy: { number: 'desc' } } },
	})
	if (!template) return null
	const authors = await authorNames(
		{ db },
		template.versions.map(({ authorId }) => authorId),
	)
	return template.versions.map(({ fields, authorId, ...version }) => ({
		...version,
		authorId,
		author: authors(authorId),
		fields: fieldsOf(fields),
		active: version.number === template.activeNumber,
	}))
}

/** One version of a template with its file's key; `null` when there is none. */
export async function findVersion({ db }: Pick<Services, 'db'>, _administrator: Administrator, templateId: string, number: number) {
	const version = await db.templateVersion.findUnique({
		where: { templateId_number: { templateId, number } },
		include: { template: { select: { name: true, activeNumber: true, status: true } } },
	})
	return version && { ...version, fields: fieldsOf(version.fields) }
}
