import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { AccountChange } from './account-change.ts'
import { createAccount } from './create-account.server.ts'
import { memberFields, memberOf } from './member-fields.ts'
import type { Member } from './member.ts'

/**
 * Creates an account with a verified address, or changes one, for an operator; plan and credits are those of the
 * person's current company. A change of the balance goes into the ledger of credits, the change of the account into
 * the history of its company. Repeating a change does nothing.
 *
 * @returns the account as it is now, and each change in a few words
 */
export async function changeAccount(
	{ db }: Pick<Services, 'db'>,
	{ email, admin, plan, credits }: AccountChange,
): Promise<{ account: Member; done: string[] }> {
	return db.$transaction(async (tx) => {
		const created = await createAccount(tx, { email, ...namesFrom(email), verifiedAt: new Date() })
		// Locked, so that a review that starts at the same time does not lose its credit to this change.
		await tx.$queryRaw`
			SELECT 1 FROM "users" JOIN "companies" ON "companies"."id" = "users"."company_id" WHERE "users"."email" = ${email} FOR NO KEY UPDATE`
		const { verifiedAt, ...person } = await tx.user.findUniqueOrThrow({ where: { email }, select: { ...memberFields, verifiedAt: true } })
		const before = memberOf(person)

		const userType = admin === undefined ? before.userType : admin ? 'admin' : 'user'
		const granted = (credits ?? before.subscriptionCredits) - before.subscriptionCredits
		const done = [
			...(created ? ['created'] : []),
			...(verifiedAt === null ? ['address taken as proven'] : []),
			...(userType === before.userType ? [] : [userType === 'admin' ? 'made admin' : 'no longer admin']),
			...(plan === undefined || plan === before.plan ? [] : [`plan changed from ${before.plan} to ${plan}`]),
			...(granted === 0 ? [] : [`credits changed from ${before.subscriptionCredits} to ${credits}`]),
		]
		if (granted !== 0) await tx.creditEntry.create({ data: { companyId: before.companyId, kind: 'granted', amount: granted } })
		if (done.length > 0)
			await recordEvent(tx, {
				type: 'account.changed',
				actor: null,
				companyId: before.companyId,
				subject: before.id,
				details: { by: 'operator', done },
			})
		const account = await tx.user.update({
			where: { id: before.id },
			data: {
				userType,
				verifiedAt: verifiedAt ?? new Date(),
				company: { update: { plan, credits: { increment: granted } } },
			},
			select: memberFields,
		})
		return { account: memberOf(account), done }
	})
}

/** A first guess: `grace.hopper@…` becomes Grace Hopper, `info@…` becomes Info. */
function namesFrom(email: string): { firstName: string; lastName: string } {
	const words = email
		.slice(0, email.indexOf('@'))
		.replace(/\+.*/, '')
		.split(/[._-]+/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
	return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') }
}
