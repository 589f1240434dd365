import { z } from 'zod'
import { EmailAddress, PersonName } from '#app/domain/identity/person.ts'
import { UserRecord } from './user.ts'

/** Body of POST /register. */
export const RegisterBody = z.object({ email: EmailAddress, first_name: PersonName, last_name: PersonName })

/** Body of POST /auth/magic-link. */
export const MagicLinkBody = z.object({ email: EmailAddress })

/** Answer to both, whatever account the address has. */
export const MailSent = z.object({ message: z.string() })

/** Body of POST /auth/verify-magic-link: the token of the mailed link. */
export const VerifyMagicLinkBody = z.object({
	token: z
		.string({ error: 'The token of the link is missing.' })
		.min(1, { error: 'The token of the link is missing.' })
		.max(200, { error: 'That is no token of a link.' }),
})

/** A new session: its token for `Authorization: Bearer`, also set as the cookie `token`. */
export const SignedInAnswer = z.object({ token: z.string(), user: UserRecord })
