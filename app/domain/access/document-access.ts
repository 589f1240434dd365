import type { DocumentStatus, ReviewTone } from '#app/infrastructure/db/generated/enums.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { DocumentRole, Right } from './document-role.ts'

/** Who alone may change a document. */
export interface DocumentLock {
	holder: { id: string; firstName: string; lastName: string }
	takenAt: Date
	/** When it ends by itself if its holder changes nothing until then. */
	endsAt: Date
}

/** A version of an open document: the one requested, or the newest. */
export interface OpenVersion {
	id: string
	documentId: string
	number: number
	fileKey: string
	fileName: string
	mediaType: string
	bytes: number
	sha256: string
	reviewTone: ReviewTone
	/** Whether its uploader agreed that a language model reads it. */
	askModel: boolean
	createdAt: Date
}

/**
 * A document that was opened for a member. Only `openDocument` makes one, so functions that take it need no further
 * check: a `DocumentAccess<'edit'>` exists only for members who may edit.
 */
export type DocumentAccess<Allowed extends Right = 'read'> = AccessWith[Allowed]

interface ReadAccess {
	/** Who opened it. */
	member: Member
	document: {
		id: string
		name: string
		/** Of the newest version. */
		versionNumber: number
		/** Of the newest version. */
		status: DocumentStatus
	}
	/** Who alone may change the document now; `null` when everybody with the right may. */
	lock: DocumentLock | null
	version: OpenVersion
	role: DocumentRole
	/** What the role allows. */
	may: { read: true } & Record<Exclude<Right, 'read'>, boolean>
	/** Whose document it is. */
	owner: { id: string; firstName: string; lastName: string }
	/** The owner's company, whose plan pays for what is done with the document. */
	company: { id: string }
}

interface CommentAccess extends ReadAccess {
	may: ReadAccess['may'] & { comment: true }
}

interface EditAccess extends CommentAccess {
	may: CommentAccess['may'] & { edit: true }
}

interface ManageAccess extends EditAccess {
	may: EditAccess['may'] & { manage: true }
}

interface AccessWith {
	read: ReadAccess
	comment: CommentAccess
	edit: EditAccess
	manage: ManageAccess
}

/** Whether an open document also allows another right, for callers that opened it to read. */
export function allows<Allowed extends Right>(access: DocumentAccess, right: Allowed): access is DocumentAccess & DocumentAccess<Allowed> {
	return access.may[right]
}

/**
 * What a request would change of a document.
 * - text: what the newest version says, by suggestions and decisions; not once it is signed
 * - document: its versions, name and place in the vault
 * - nothing: neither; comments, shares and reviews
 */
export type DocumentChange = 'text' | 'document' | 'nothing'

/** Why an open document can't be changed so now: somebody else holds its lock, or it is signed. `null` when it can. */
export function closedTo(access: DocumentAccess, change: DocumentChange): 'locked' | 'signed' | null {
	if (change === 'nothing') return null
	if (isLockedFor(access)) return 'locked'
	return change === 'text' && access.document.status === 'signed' ? 'signed' : null
}

/** Whether somebody else holds the lock of an open document. */
export function isLockedFor({ lock, member }: Pick<DocumentAccess, 'lock' | 'member'>): boolean {
	return lock !== null && lock.holder.id !== member.id
}

/** Whether the open version is the newest. */
export function isNewest({ document, version }: Pick<DocumentAccess, 'document' | 'version'>): boolean {
	return version.number === document.versionNumber
}
