import { z } from 'zod'
import { EmailAddress, PersonName, PhoneNumber } from '#app/domain/identity/person.ts'
import type { Member } from '#app/domain/identity/member.ts'

/** A user as the API shows one. */
export const UserRecord = z.object({
	user_id: z.uuid(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	phone_number: z.string().nullable(),
	company_id: z.uuid(),
	user_type: z.enum(['User', 'Admin']),
	plan: z.enum(['free', 'builder', 'startup', 'scale']),
	subscription_credits: z.number().int(),
})

/** Body of POST and PUT /user: what is left out stays. A new email address counts after its confirmation. */
export const UserChanges = z.object({
	first_name: PersonName.optional(),
	last_name: PersonName.optional(),
	email: EmailAddress.optional(),
	phone_number: PhoneNumber.nullable().optional(),
})

/** Answer of GET, POST and PUT /user; the message says when a new address awaits its confirmation. */
export const UserAnswer = z.object({ user: UserRecord, message: z.string().optional() })

/** A member in the API's names. */
export function userRecord(member: Member): z.infer<typeof UserRecord> {
	return {
		user_id: member.id,
		first_name: member.firstName,
		last_name: member.lastName,
		email: member.email,
		phone_number: member.phoneNumber,
		company_id: member.companyId,
		user_type: member.userType === 'admin' ? 'Admin' : 'User',
		plan: member.plan,
		subscription_credits: member.subscriptionCredits,
	}
}
