import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import { readSection } from '#app/domain/review/run/find-review.server.ts'
import type { PartyRole, ReportParty } from '#app/domain/review/report/report.ts'
import { partyCalled } from '#app/domain/review/sides/party-called.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { categoryOfType, type DocumentType } from '#app/domain/review/type/catalogue.ts'
import { type NoCredits, queueReview, unlessNoCredits } from './queue-review.server.ts'

export type ReviewRequestOutcome =
	| { outcome: 'queued' | 'under_way'; reviewId: string; versionNumber: number }
	/** A review for the earlier choices is still running. */
	| { outcome: 'busy' }
	| { outcome: 'unknown_party'; parties: ReportParty[] }
	| NoCredits

/** The side and type to review a version for from now on; what is left out stays as it was chosen before. */
export interface NewSide {
	partyRole?: PartyRole
	/** A party of the document, by its name or role there; `null` for none. */
	partyName?: string | null
	/** `null`: the review detects it. */
	documentType?: DocumentType | null
}

/**
 * Queues a review of a version. Free when the version was paid for before, for another side or type too; a running
 * review is returned as it is. The uploader's choices apply again, except those that `side` changes, for later reviews
 * too.
 *
 * A party is looked up in the version's last report; without a report its name is used as given.
 */
export async function requestReview(
	{ db, jobs, billingNow }: Pick<Services, 'db' | 'jobs' | 'billingNow'>,
	access: DocumentAccess<'manage'>,
	side: NewSide = {},
): Promise<ReviewRequestOutcome> {
	const { document } = access
	const named = await namedParty({ db }, access.version, side)
	if ('parties' in named) return { outcome: 'unknown_party', parties: named.parties }
	return unlessNoCredits(
		db.$transaction(async (tx): Promise<ReviewRequestOutcome> => {
			// Locked, so that two requests at once make one review.
			await tx.$queryRaw`SELECT 1 FROM "documents" WHERE "id" = ${document.id}::uuid FOR UPDATE`
			const version = await tx.documentVersion.findUniqueOrThrow({
				where: { id: access.version.id },
				select: {
					id: true,
					number: true,
					...choices,
					reviewTone: true,
					askModel: true,
					maskNames: true,
					reviews: { where: underWay, select: { id: true, ...choices } },
				},
			})
			const chosen = mergeChoice(version, named.side)
			const [running] = version.reviews
			if (running && !sameChoice(running, chosen)) return { outcome: 'busy' }
			if (running) return { outcome: 'under_way', reviewId: running.id, versionNumber: version.number }

			if (!sameChoice(version, chosen)) await saveChoice(tx, document.id, version, chosen)
			const { id: versionId, askModel, maskNames } = version
			const { reviewTone } = version
			const reviewId = await queueReview({ jobs, billingNow }, tx, {
				versionId,
				requestedById: access.member.id,
				...chosen,
				reviewTone,
				askModel,
				maskNames,
			})
			return { outcome: 'queued', reviewId, versionNumber: version.number }
		}),
	)
}

const choices = { partyRole: true, partyName: true, chosenType: true } as const
const underWay = { status: { in: ['queued', 'running'] } } satisfies Prisma.ReviewWhereInput

interface Choice {
	partyRole: PartyRole
	partyName: string | null
	chosenType: string | null
}

async function namedParty(
	{ db }: Pick<Services, 'db'>,
	version: Pick<OpenVersion, 'id'>,
	side: NewSide,
): Promise<{ side: NewSide } | { parties: ReportParty[] }> {
	if (!side.partyName) return { side }
	const last = await db.review.findFirst({
		where: { status: 'complete', versionId: version.id },
		orderBy: { createdAt: 'desc' },
		select: { id: true },
	})
	const about = last && (await readSection({ db }, last.id, 'about'))
	if (!about) return { side }
	const party = partyCalled(about.document.parties, side.partyName)
	return party ? { side: { ...side, partyName: party.name } } : { parties: about.document.parties }
}

/** Choosing Sender or Receiver without a name drops the party named before. */
function mergeChoice(before: Choice, { partyRole, partyName, documentType }: NewSide) {
	const otherRole = partyRole !== undefined && partyRole !== before.partyRole
	return {
		partyRole: partyRole ?? before.partyRole,
		partyName: partyName === undefined ? (otherRole ? null : before.partyName) : partyName,
		chosenType: documentType === undefined ? before.chosenType : documentType,
	}
}

function sameChoice(one: Choice, other: Choice): boolean {
	return one.partyRole === other.partyRole && one.partyName === other.partyName && one.chosenType === other.chosenType
}

/** The next version starts with the same choice, and the vault shows the newest version's type. */
async function saveChoice(tx: Tx, documentId: string, version: Choice & { id: string; number: number }, chosen: Choice): Promise<void> {
	await tx.documentVersion.update({ where: { id: version.id }, data: chosen })
	const { chosenType } = chosen
	if (chosenType === version.chosenType) return
	const ofThisVersion = { id: documentId, versionNumber: version.number }
	if (chosenType === null) {
		await tx.document.updateMany({ where: ofThisVersion, data: { documentType: null } })
		// The old category came with the dropped type; the review sets a new one.
		const taken = version.chosenType === null ? null : categoryOfType(version.chosenType)
		if (taken !== null) await tx.document.updateMany({ where: { ...ofThisVersion, category: taken }, data: { category: 'UNCATEGORIZED' } })
		return
	}
	await tx.document.updateMany({ where: ofThisVersion, data: { documentType: chosenType, category: categoryOfType(chosenType) } })
}
