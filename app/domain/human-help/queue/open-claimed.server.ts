import { isId } from '#app/domain/access/document-id.ts'
import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { openVersionFields } from '#app/domain/access/open-document.server.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import { helpFields, type HelpRequest } from '../help-request.ts'
import { about } from './claim-request.server.ts'

/** A request that an expert took on, with the one version of its document that they may open. Only `openClaimed` makes one. */
export interface ClaimedHelp {
	expert: Administrator
	request: HelpRequest
	version: OpenVersion
	/** Whether the document has no newer version. */
	isNewest: boolean
	/** The company whose document it is. */
	companyId: string
}

/**
 * Opens the version that a request is about for the expert who took it on, until the founder has accepted the answer or has
 * taken a refund: the only way in which an expert gets at a document.
 *
 * @returns `null` when there is no such request, somebody else has it, or it is closed
 */
export async function openClaimed(
	{ db }: Pick<Services, 'db'>,
	expert: Administrator,
	requestId: string,
	among: readonly ('claimed' | 'answered')[] = ['claimed', 'answered'],
): Promise<ClaimedHelp | null> {
	if (!isId(requestId)) return null
	const found = await db.helpRequest.findFirst({
		where: { id: requestId, claimedById: expert.id, state: { in: [...among] }, document: { deletedAt: null } },
		select: {
			...helpFields,
			version: { select: openVersionFields },
			document: { select: { name: true, versionNumber: true, companyId: true } },
		},
	})
	if (!found) return null
	const { version, document } = found
	return { expert, request: found, version, isNewest: version.number === document.versionNumber, companyId: document.companyId }
}

/** How long one opening of a document is: what is read in that time is noted once. */
const openingLength = 30 * minute

/**
 * Notes in the history of the document that its expert read it, or downloaded its file; without the note nothing is shown.
 * Going through the document for half an hour is one opening, each download is one.
 */
export async function noteOpening(
	services: Pick<Services, 'db'>,
	{ expert, request, version }: ClaimedHelp,
	type: 'help.document_opened' | 'help.file_downloaded',
): Promise<void> {
	const noted = about(expert, request.documentId, version.number, request.id)
	await noteOnRead(services, async ({ db }) => {
		if (type === 'help.document_opened' && (await isReading(db, noted))) return
		await db.$transaction((tx) => recordEvent(tx, { type, ...noted }))
	})
}

async function isReading(db: Services['db'], { actor, documentId, subject }: ReturnType<typeof about>): Promise<boolean> {
	const opened = await db.activityEvent.findFirst({
		where: {
			documentId,
			subject,
			actorId: actor.id,
			type: 'help.document_opened',
			createdAt: { gt: new Date(Date.now() - openingLength) },
		},
		select: { id: true },
	})
	return opened !== null
}
