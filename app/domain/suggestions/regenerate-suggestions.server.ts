import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { redlinesPerMember } from '#app/domain/documents/redline-limits.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { ensureSuggestions } from './ensure-suggestions.server.ts'
import { listSuggestions, type ListedSuggestions } from './list-suggestions.server.ts'

/**
 * Makes the suggestions of the newest version again from its newest report. Decided, edited and commented suggestions
 * stay as they are.
 *
 * @returns all suggestions, 'no_report' while there is none, 'too_many' over the rate limit
 */
export async function regenerateSuggestions(
	services: Pick<Services, 'db' | 'jobs' | 'limits'>,
	access: DocumentAccess<'edit'>,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<ListedSuggestions | 'too_many' | 'no_report'> {
	const { member, document, version } = access
	if ((await services.limits.count(redlinesPerMember, member.id)) > 0) return 'too_many'
	if ((await ensureSuggestions(services, version.id, { again: true, engine })) !== 'ready') return 'no_report'
	await recordEvent(services.db, {
		type: 'suggestions.regenerated',
		actor: member,
		documentId: document.id,
		versionNumber: version.number,
	})
	return listSuggestions(services, access, engine)
}
