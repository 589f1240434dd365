import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { isInForce } from '#app/domain/access/lock-in-force.ts'
import { allowedTo } from '#app/domain/access/visible-to.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { VersionOrigin } from '#app/infrastructure/db/generated/enums.ts'
import { readVersionJob } from './reading/read-version-job.server.ts'
import { lockShares } from './sharing/share-document.server.ts'
import type { DocumentChoices } from './choices.ts'
import type { DocumentStatus } from './document-status.ts'
import { type NoCredits, queueReview, unlessNoCredits } from './queue-review.server.ts'
import { defaultPartyRole, defaultReviewTone, partyRoleOf, reviewToneOf } from './review-choices.ts'
import { takeSpace, unlessOverQuota } from './storage/storage-quota.server.ts'
import type { StorageUse } from './storage/storage-use.ts'
import type { StoredFile } from './stored-file.server.ts'
import { versionJobOf } from './versions/version-job.server.ts'

/** The outcome of adding a file. `reviewId` is `null` when no analysis was requested. */
export type Added =
	| { outcome: 'added'; documentId: string; versionNumber: number; reviewId: string | null }
	| NoCredits
	/** The company's plan has no space left for it. */
	| { outcome: 'over_quota'; use: StorageUse }
	/** The member has lost the right to add a version. */
	| { outcome: 'not_found' }
	/** Somebody else has locked the document. */
	| { outcome: 'locked' }
	/** It was to follow a version that is no longer the newest. */
	| { outcome: 'overtaken' }

export interface AddOptions {
	/** Whether the version is reviewed at once; that takes a credit. */
	analyze: boolean
	/** The document to add a version to, whose company pays for the review; left out, the file becomes a new document. */
	to?: DocumentAccess<'edit'>
	/** The number of the version that it must follow; left out, it follows whatever is the newest. */
	after?: number
	/** How the version came to be; left out, it was uploaded. */
	origin?: VersionOrigin
	/** The number of the version that it was made from. */
	madeFromNumber?: number
	/** What its author says about it. */
	note?: string | null
	/** Further writes in the same transaction as the version. */
	also?: (tx: Tx, version: AddedVersion, services: Pick<Services, 'jobs'>) => Promise<void>
}

/** A version that is being added. */
export interface AddedVersion {
	documentId: string
	versionId: string
	versionNumber: number
}

/**
 * Keeps a stored file as a document, or as a new version of one: document, version, queued review, reserved credit and
 * job in one transaction. On 'added' all of it is committed; with any other result nothing is kept, the file included.
 */
export async function addDocument(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>,
	member: Member,
	file: StoredFile,
	choices: DocumentChoices,
	options: AddOptions,
): Promise<Added> {
	// When the database does not answer, the document may exist all the same: the sweep then decides about the file.
	const work = services.db.$transaction((tx) => addInTransaction(services, tx, member, file, choices, options))
	const added = await unlessOverQuota(unlessNoCredits(work))
	if (added.outcome !== 'added') await services.storage.remove(file.fileKey)
	return added
}

/**
 * The same inside the caller's transaction; the caller also removes the file when it is not kept.
 *
 * @throws NoCreditsLeft or OverQuota for the transaction to roll back
 */
export async function addInTransaction(
	{ jobs, billingNow }: Pick<Services, 'jobs' | 'billingNow'>,
	tx: Tx,
	member: Member,
	file: StoredFile,
	choices: DocumentChoices,
	{ analyze, to, after, origin, madeFromNumber, note, also }: AddOptions,
): Promise<Added> {
	const document = to === undefined ? await createDocument(tx, member, file, choices) : await nextVersion(tx, to, choices.status, after)
	if ('outcome' in document) return document

	const { partyRole, partyName, reviewTone, industryType, chosenType, askModel, maskNames } = await versionChoices(tx, document, choices)
	const version = await tx.documentVersion.create({
		data: {
			...file,
			documentId: document.id,
			number: document.versionNumber,
			origin,
			madeFromNumber,
			note,
			createdById: member.id,
			...(document.status === 'signed' ? { signedAt: new Date(), signedById: member.id } : {}),
			partyRole,
			partyName,
			reviewTone,
			industryType,
			chosenType,
			askModel,
			maskNames,
		},
		select: { id: true },
	})
	await recordEvent(tx, {
		type: to === undefined ? 'document.added' : 'document.version_added',
		actor: member,
		documentId: document.id,
		versionNumber: document.versionNumber,
	})
	await takeSpace(tx, version.id)
	// A review reads the file itself.
	if (!analyze) await jobs.enqueue(tx, readVersionJob, await versionJobOf(tx, version.id))
	await also?.(tx, { documentId: document.id, versionId: version.id, versionNumber: document.versionNumber }, { jobs })
	const reviewId = analyze
		? await queueReview({ jobs, billingNow }, tx, {
				versionId: version.id,
				requestedById: member.id,
				partyRole,
				partyName,
				reviewTone,
				chosenType,
				askModel,
				maskNames,
			})
		: null
	return { outcome: 'added', documentId: document.id, versionNumber: document.versionNumber, reviewId }
}

/** What the uploader chose for a version; choices left out with a new version are those of the last one. */
async function versionChoices(
	tx: Tx,
	{ id, versionNumber }: { id: string; versionNumber: number },
	{ partyRole, partyName, reviewTone, industryType, documentType, askModel, maskNames }: DocumentChoices,
) {
	const before = await tx.documentVersion.findFirst({
		where: { documentId: id, number: { lt: versionNumber } },
		orderBy: { number: 'desc' },
		select: { partyRole: true, partyName: true, reviewTone: true, industryType: true, chosenType: true, askModel: true, maskNames: true },
	})
	return {
		partyRole: partyRole ?? before?.partyRole ?? partyRoleOf(defaultPartyRole),
		// Another role is another side: the old party name must not override it.
		partyName: partyName ?? (partyRole === null || partyRole === before?.partyRole ? (before?.partyName ?? null) : null),
		reviewTone: reviewTone ?? before?.reviewTone ?? reviewToneOf(defaultReviewTone),
		industryType: industryType ?? before?.industryType ?? null,
		chosenType: documentType ?? (before?.chosenType as DocumentType | null | undefined) ?? null,
		askModel: askModel ?? before?.askModel ?? true,
		maskNames: maskNames ?? before?.maskNames ?? false,
	}
}

function createDocument(tx: Tx, member: Member, file: StoredFile, { name, category, documentType, status }: DocumentChoices) {
	return tx.document.create({
		data: { createdById: member.id, companyId: member.companyId, name: name ?? file.fileName, category, documentType, status },
		select: { id: true, versionNumber: true, status: true },
	})
}

/**
 * Raises the number, so that two new versions at once get two numbers. A member who lost the right during the upload adds
 * nothing, nor does one who was locked out meanwhile. The document's status is that of its newest version: only its owner
 * adds a signed one.
 */
async function nextVersion(
	tx: Tx,
	{ member, document: { id }, may }: DocumentAccess<'edit'>,
	chosen: DocumentStatus,
	after: number | undefined,
): Promise<{ id: string; versionNumber: number; status: DocumentStatus } | Exclude<Added, { outcome: 'added' }>> {
	await lockShares(tx, { id })
	const before = await tx.document.findFirst({
		where: { id, ...allowedTo(member, 'edit') },
		select: { status: true, versionNumber: true, lock: { select: { userId: true, takenAt: true, usedAt: true } } },
	})
	if (!before) return { outcome: 'not_found' }
	if (before.lock && before.lock.userId !== member.id && isInForce(before.lock)) return { outcome: 'locked' }
	if (after !== undefined && before.versionNumber !== after) return { outcome: 'overtaken' }
	const status = may.manage ? chosen : 'draft'
	const document = await tx.document.update({
		where: { id },
		data: { versionNumber: { increment: 1 }, status },
		select: { id: true, versionNumber: true, status: true },
	})
	if (before.status !== status)
		await recordEvent(tx, {
			type: 'document.status_changed',
			actor: member,
			documentId: id,
			versionNumber: document.versionNumber,
			details: { from: before.status, to: status, reason: 'A new version was added' },
		})
	return document
}
