import type { Services } from '#app/infrastructure/services.ts'
import { createAccount } from './create-account.server.ts'

/** What somebody says of themselves when they create an account. */
export interface Registration {
	/** As `EmailAddress` gives it. */
	email: string
	firstName: string
	lastName: string
}

/**
 * Makes the account with a company of its own, its address not yet proven; until it is, the last registration names
 * it. Where the address has a proven one nothing changes, whatever names came along, and it takes the same time: who
 * registers learns nothing about others.
 */
export async function registerAccount({ db }: Pick<Services, 'db'>, registration: Registration): Promise<void> {
	const { email, firstName, lastName } = registration
	await createAccount(db, { email, firstName, lastName })
	await db.user.updateMany({ where: { email, verifiedAt: null }, data: { firstName, lastName } })
}
