import type { Services } from '#app/infrastructure/services.ts'
import { createAccount } from './create-account.server.ts'

/** The form fields of a registration. */
export interface Registration {
	/** As `EmailAddress` gives it. */
	email: string
	firstName: string
	lastName: string
}

/**
 * Creates an account with a company of its own and an unverified address; until it is verified, the last registration
 * sets its names. For a verified address nothing changes and it takes the same time, so that a registration reveals
 * nothing about others.
 */
export async function registerAccount({ db }: Pick<Services, 'db'>, registration: Registration): Promise<void> {
	const { email, firstName, lastName } = registration
	await createAccount(db, { email, firstName, lastName })
	await db.user.updateMany({ where: { email, verifiedAt: null }, data: { firstName, lastName } })
}
