import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isEmptyDiff } from '../fields/compare-fields.ts'
import { sayMistake } from '../say-mistake.ts'
import { resyncFields } from './resync-fields.server.ts'

/** What became of every template that is not retired. */
export interface UpdateOfAll {
	updated: { templateId: string; name: string }[]
	unchanged: number
	/** Those whose files could not be read again; their fields stayed. */
	failed: { templateId: string; name: string; problem: string }[]
}

/** Reads the version in use of every template again and applies what it says. One that fails does not keep the others. */
export async function updateAllFields(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
): Promise<UpdateOfAll> {
	const templates = await services.db.template.findMany({
		where: { status: { not: 'retired' } },
		orderBy: [{ name: 'asc' }, { id: 'asc' }],
		select: { id: true, name: true, activeNumber: true },
	})
	const all: UpdateOfAll = { updated: [], unchanged: 0, failed: [] }
	for (const { id: templateId, name, activeNumber: number } of templates) {
		const done = await resyncFields(services, engine, administrator, templateId, { number })
		if (done === null) continue
		if (done === 'overtaken') all.failed.push({ templateId, name, problem: 'Someone else changed it at the same time.' })
		else if ('diff' in done && isEmptyDiff(done.diff)) all.unchanged++
		else if ('diff' in done) all.updated.push({ templateId, name })
		else if (done.refused === 'unreadable')
			all.failed.push({ templateId, name, problem: 'Its file is missing or damaged. Upload it again as a new version.' })
		else all.failed.push({ templateId, name, problem: sayMistake(done.mistakes[0]!) })
	}
	return all
}
