import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { redlinesPerMember } from '#app/domain/documents/redline-limits.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { ensureSuggestions } from './ensure-suggestions.server.ts'
import { listSuggestions, type ListedSuggestions } from './list-suggestions.server.ts'

/**
 * Makes the suggestions of the newest version anew from its newest report. What was decided, what people wrote and
 * what was talked about stays as it is.
 *
 * @returns all suggestions then, 'no_report' while there is none, 'too_many' when that was asked too often, or `null` when the document is not for the member
 */
export async function regenerateSuggestions(
	services: Pick<Services, 'db' | 'jobs' | 'limits'>,
	member: Member,
	documentId: string | undefined,
	engine: WordEngine = wordEngineFor(member.id),
): Promise<ListedSuggestions | 'forbidden' | 'too_many' | 'no_report' | null> {
	const found = await findSharedVersion(services, member, documentId)
	if (!found) return null
	if (!mayDecide(found.document.role)) return 'forbidden'
	if ((await services.limits.count(redlinesPerMember, member.id)) > 0) return 'too_many'
	if ((await ensureSuggestions(services, found.version.id, { again: true, engine })) !== 'ready') return 'no_report'
	const { document, version } = found
	await recordEvent(services.db, {
		type: 'suggestions.regenerated',
		actor: member,
		documentId: document.id,
		versionNumber: version.number,
	})
	return listSuggestions(services, member, documentId, undefined, engine)
}
