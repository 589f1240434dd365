import { z } from 'zod'
import { plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { EmailAddress, PersonName, PhoneNumber } from '#app/domain/identity/person.ts'

/** The personal information form, in the browser and on the server. */
export const ProfileFields = z.object({
	firstName: PersonName,
	lastName: PersonName,
	email: EmailAddress,
	phone_number: PhoneNumber.optional().transform((value) => value ?? null),
	/** Of the second factor, where a new address needs it. */
	code: z
		.string()
		.max(40)
		.optional()
		.transform((value) => plainCode(value ?? '')),
})
