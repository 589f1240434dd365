import { z } from 'zod'
import { EmailAddress, PersonName, PhoneNumber } from '#app/domain/identity/person.ts'

const mostCredits = 1_000_000

/** Why an administrator does something, as the person concerned will read it. */
export const Reason = z
	.string({ error: 'Please enter a reason' })
	.trim()
	.min(3, { error: 'Please enter a reason' })
	.max(500, { error: 'Use at most 500 characters for the reason' })

/** The form of an account's details. */
export const AccountFields = z.object({
	firstName: PersonName,
	lastName: PersonName,
	email: EmailAddress,
	phone_number: PhoneNumber.optional().transform((value) => value ?? null),
	user_type: z.enum(['user', 'admin'], { error: 'Please choose a type' }),
})

/** The form of an account's plan and credits. */
export const PlanFields = z.object({
	plan: z.enum(['free', 'builder', 'startup', 'scale'], { error: 'Please choose a plan' }),
	credits: z.coerce
		.number({ error: `Enter a whole number from 0 to ${mostCredits.toLocaleString('en-US')}` })
		.int({ error: 'Enter a whole number' })
		.min(0, { error: 'Credits can’t be negative' })
		.max(mostCredits, { error: `Enter at most ${mostCredits.toLocaleString('en-US')}` }),
	reason: Reason,
})

/** The forms that need only a reason. */
export const ReasonField = z.object({ reason: Reason })
