import type { ReviewTone } from '#app/infrastructure/db/generated/enums.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { DocumentRole, Right } from './document-role.ts'

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
	}
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

/** Whether the open version is the newest. */
export function isNewest({ document, version }: Pick<DocumentAccess, 'document' | 'version'>): boolean {
	return version.number === document.versionNumber
}
