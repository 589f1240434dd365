import { z } from 'zod'
import type { ListedDocument } from '#app/domain/administration/documents.server.ts'
import type { ListedPerson } from '#app/domain/administration/people.server.ts'
import { personStates } from '#app/domain/administration/person-state.ts'
import { documentStatusCodes } from '#app/domain/documents/document-status.ts'
import { EmailAddress, PersonName, PhoneNumber } from '#app/domain/identity/person.ts'
import { UserRecord } from './user.ts'

/** A user as administrators see one. */
export const ManagedUser = UserRecord.extend({
	status: z.enum(personStates),
	suspension_reason: z.string().nullable(),
	mfa_enabled: z.boolean(),
	documents: z.number().int(),
	created_at: z.iso.datetime(),
})

/** Answer of GET /admin/users. */
export const ManagedUsersAnswer = z.object({ users: z.array(ManagedUser), total: z.number().int(), next_cursor: z.string().nullable() })

/** Answer of PUT /admin/users/{id}: the user, and what was changed in a few words each. */
export const ManagedUserAnswer = z.object({ user: ManagedUser, changes: z.array(z.string()) })

/** Body of PUT /admin/users/{id}: what is left out stays. A change of the credits needs a reason. */
export const ManagedUserChanges = z
	.object({
		first_name: PersonName.optional(),
		last_name: PersonName.optional(),
		email: EmailAddress.optional(),
		phone_number: PhoneNumber.nullable().optional(),
		user_type: z.enum(['User', 'Admin']).optional(),
		plan: z.enum(['free', 'builder', 'startup', 'scale']).optional(),
		subscription_credits: z.int().min(0).max(1_000_000).optional(),
		reason: z.string().trim().min(3).max(500).optional(),
	})
	.refine(({ subscription_credits: credits, reason }) => credits === undefined || reason !== undefined, {
		path: ['reason'],
		error: 'A change of the credits needs a reason',
	})

/** Body of POST /admin/resend-verification. */
export const ResendVerification = z.object({ user_id: z.uuid() })

/** Answer of calls that have nothing to tell but that it was done. */
export const DoneAnswer = z.object({ message: z.string() })

/** A document as administrators see it: what is known without opening it. */
export const ManagedDocument = z.object({
	document_id: z.uuid(),
	name: z.string(),
	file_type: z.enum(['pdf', 'docx']),
	version_number: z.number().int().min(1),
	status: z.enum(Object.values(documentStatusCodes)),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
	is_generated: z.boolean(),
	document_category: z.string(),
	document_type: z.string().nullable(),
	bytes: z.number().int(),
	analysis_status: z.enum(['queued', 'running', 'complete', 'failed', 'canceled']).nullable(),
	company_id: z.uuid(),
	owner: z.object({ user_id: z.uuid(), email: z.string(), first_name: z.string(), last_name: z.string() }),
})

/** Answer of GET /admin/vault. */
export const ManagedVaultAnswer = z.object({
	documents: z.array(ManagedDocument),
	total: z.number().int(),
	next_cursor: z.string().nullable(),
})

/** An account in the API's names. */
export function managedUser(person: ListedPerson): z.infer<typeof ManagedUser> {
	return {
		user_id: person.id,
		first_name: person.firstName,
		last_name: person.lastName,
		email: person.email,
		phone_number: person.phoneNumber,
		company_id: person.companyId,
		user_type: person.userType === 'admin' ? 'Admin' : 'User',
		plan: person.plan,
		subscription_credits: person.credits,
		status: person.state,
		suspension_reason: person.suspensionReason,
		mfa_enabled: person.mfa,
		documents: person.documents,
		created_at: person.createdAt.toISOString(),
	}
}

/** A document's metadata in the API's names. */
export function managedDocument(document: ListedDocument): z.infer<typeof ManagedDocument> {
	const { owner } = document
	return {
		document_id: document.id,
		name: document.name,
		file_type: document.fileType,
		version_number: document.versionNumber,
		status: documentStatusCodes[document.status],
		created_at: document.createdAt.toISOString(),
		updated_at: document.updatedAt.toISOString(),
		is_generated: document.isGenerated,
		document_category: document.category,
		document_type: document.documentType,
		bytes: document.bytes,
		analysis_status: document.review,
		company_id: document.companyId,
		owner: { user_id: owner.id, email: owner.email, first_name: owner.firstName, last_name: owner.lastName },
	}
}
