import { z } from 'zod'
import { EmailAddress, PersonName, PhoneNumber } from '#app/domain/identity/person.ts'

/** The personal information form, in the browser and on the server. */
export const ProfileFields = z.object({
	firstName: PersonName,
	lastName: PersonName,
	email: EmailAddress,
	phone_number: PhoneNumber.optional().transform((value) => value ?? null),
})
