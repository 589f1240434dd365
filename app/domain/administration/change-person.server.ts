import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { endSessions } from '#app/domain/identity/session.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Plan, UserType } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addressChangedByAdministratorMail } from './administration-mails.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { lockAdministrators } from '#app/domain/identity/lock-administrators.server.ts'

/** An administrator's change of an account; what is left out stays. */
export interface PersonChange {
	firstName?: string
	lastName?: string
	phoneNumber?: string | null
	/** Lower case. */
	email?: string
	userType?: UserType
	plan?: Plan
	/** The balance to set, with why: it goes into the ledger. */
	credits?: { balance: number; reason: string }
}

/** Why a change was refused. */
export type PersonRefusal = 'last_administrator' | 'address_taken' | 'closed'

/**
 * Changes an account; plan and credits are those of the person's current company. A new address has to be confirmed by
 * its next sign-in, ends all sessions and open links, and is told to the old one. Everything goes into the history of
 * the person's company, changes of the balance into the ledger.
 *
 * @returns each change in a few words; `null` when there is no such account
 */
export async function changePerson(
	services: Pick<Services, 'db' | 'jobs' | 'keys'>,
	administrator: Administrator,
	userId: string,
	change: PersonChange,
): Promise<{ done: string[] } | PersonRefusal | null> {
	return services.db
		.$transaction((tx) => changeInTransaction(services, tx, administrator, userId, change))
		.catch((error: unknown) => {
			if (isUniqueViolation(error)) return 'address_taken' as const
			throw error
		})
}

async function changeInTransaction(
	services: Pick<Services, 'jobs' | 'keys'>,
	tx: Tx,
	administrator: Administrator,
	userId: string,
	change: PersonChange,
): Promise<{ done: string[] } | PersonRefusal | null> {
	const administrators = await lockAdministrators(tx)
	// Locked, so that a review that starts at the same time does not lose its credit to this change.
	await tx.$queryRaw`
		SELECT 1 FROM "users" JOIN "companies" ON "companies"."id" = "users"."company_id" WHERE "users"."id" = ${userId}::uuid FOR NO KEY UPDATE`
	const before = await tx.user.findUnique({
		where: { id: userId },
		select: { ...plainFields, companyId: true, deletedAt: true, company: { select: { plan: true, credits: true } } },
	})
	if (!before) return null
	if (before.deletedAt) return 'closed'
	if (change.userType === 'user' && administrators.has(userId) && administrators.size === 1) return 'last_administrator'

	const { companyId, company } = before
	const person = differing(before, change)
	const granted = (change.credits?.balance ?? company.credits) - company.credits
	const plan = change.plan !== undefined && change.plan !== company.plan ? change.plan : undefined
	const done = [
		...Object.keys(person).map((field) => describe[field as PlainField](person, before)),
		...(plan ? [`plan changed from ${company.plan} to ${plan}`] : []),
		...(granted === 0 ? [] : [`credits changed from ${company.credits} to ${company.credits + granted}`]),
	]
	if (done.length === 0) return { done }

	await tx.user.update({ where: { id: userId }, data: { ...person, ...(person.email ? { verifiedAt: null } : {}) } })
	if (plan || granted !== 0) await tx.company.update({ where: { id: companyId }, data: { plan, credits: { increment: granted } } })
	if (granted !== 0)
		await tx.creditEntry.create({
			data: { companyId, userId: administrator.id, kind: 'granted', amount: granted, reason: change.credits?.reason },
		})
	if (person.email) {
		await endAccess(tx, userId)
		// Whoever had the account before must not come back in by a provider or an open change of the address.
		await tx.socialAccount.deleteMany({ where: { userId } })
		await tx.emailChange.deleteMany({ where: { userId } })
		await tx.knownDevice.deleteMany({ where: { userId } })
		await queueMail(services, tx, addressChangedByAdministratorMail({ to: before.email }))
	}
	await recordEvent(tx, {
		type: 'account.changed',
		actor: administrator,
		companyId,
		subject: userId,
		details: { by: 'administrator', done, ...(granted === 0 ? {} : { reason: change.credits?.reason }) },
	})
	return { done }
}

/** Ends all sessions, open sign-in links and sign-ins that wait for a second factor, of an account. @returns how many sessions there were */
export async function endAccess(tx: Tx, userId: string): Promise<number> {
	await tx.signInLink.deleteMany({ where: { userId, usedAt: null } })
	return endSessions(tx, userId)
}

const plainFields = { firstName: true, lastName: true, phoneNumber: true, email: true, userType: true } as const

type PlainField = keyof typeof plainFields
type Plain = Pick<PersonChange, PlainField>

function differing(before: Required<Plain>, change: Plain): Plain {
	const fields = Object.keys(plainFields) as PlainField[]
	return Object.fromEntries(
		fields.filter((field) => change[field] !== undefined && change[field] !== before[field]).map((field) => [field, change[field]]),
	)
}

/** Histories outlive accounts and name nobody: names and addresses stay out of them. */
const describe: Record<PlainField, (after: Plain, before: Required<Plain>) => string> = {
	firstName: () => 'first name changed',
	lastName: () => 'last name changed',
	phoneNumber: () => 'phone number changed',
	email: () => 'email address changed',
	userType: ({ userType }) => (userType === 'admin' ? 'made admin' : 'no longer admin'),
}
