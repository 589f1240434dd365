import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { writeClauseFile } from './clause-file.ts'
import { listClauses } from './list-clauses.server.ts'
import { findTemplate } from '../list-templates.server.ts'

/**
 * The words in use of clauses as text, for editing elsewhere and importing again.
 *
 * @param templateId only the clauses that its version in use has; without it all of them
 * @returns `null` when there is no such template
 */
export async function exportClauses(
	services: Pick<Services, 'db'>,
	administrator: Administrator,
	templateId?: string,
): Promise<string | null> {
	const template = templateId === undefined ? undefined : await findTemplate(services, administrator, templateId)
	if (template === null) return null
	const clauses = await listClauses(services, administrator, { names: template?.clauseNames })
	const exported = clauses.filter(({ status }) => status === 'active')
	return writeClauseFile(exported.map(({ name, tags, editorNotes: notes, variants }) => ({ name, tags, notes, variants })))
}
