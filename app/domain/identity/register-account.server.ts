import type { Services } from '#app/infrastructure/services.ts'

/** What somebody says of themselves when they create an account. */
export interface Registration {
	/** As `EmailAddress` gives it. */
	email: string
	firstName: string
	lastName: string
}

/**
 * Makes the account, its address not yet proven. Where the address has one already nothing changes, whatever names
 * came along, and the answer takes the same time: who registers learns nothing about others.
 */
export async function registerAccount({ db }: Pick<Services, 'db'>, registration: Registration): Promise<void> {
	await db.user.createMany({ data: [registration], skipDuplicates: true })
}
