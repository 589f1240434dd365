import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { AccountChange } from './account-change.ts'
import { memberFields } from './member-fields.ts'
import type { Member } from './member.ts'

/**
 * Creates an account, its address taken as proven, or changes one, as an operator says. The change of the balance
 * goes into the ledger of credits, the change of the account into the history of its company. Asking for what is already so
 * changes nothing.
 *
 * @returns the account as it is now, and what was done to it in a few words each
 */
export async function changeAccount(
	{ db }: Pick<Services, 'db'>,
	{ email, admin, plan, credits }: AccountChange,
): Promise<{ account: Member; done: string[] }> {
	return db.$transaction(async (tx) => {
		const { count: created } = await tx.user.createMany({
			data: [{ email, ...namesFrom(email), verifiedAt: new Date() }],
			skipDuplicates: true,
		})
		// Locked, so that a review that starts in this moment does not lose its credit in ours.
		await tx.$queryRaw`SELECT id FROM users WHERE email = ${email} FOR UPDATE`
		const before = await tx.user.findUniqueOrThrow({ where: { email }, select: { ...memberFields, verifiedAt: true } })

		const userType = admin === undefined ? before.userType : admin ? 'Admin' : 'User'
		const granted = (credits ?? before.subscriptionCredits) - before.subscriptionCredits
		const done = [
			...(created > 0 ? ['created'] : []),
			...(before.verifiedAt === null ? ['address taken as proven'] : []),
			...(userType === before.userType ? [] : [userType === 'Admin' ? 'made admin' : 'no longer admin']),
			...(plan === undefined || plan === before.plan ? [] : [`plan changed from ${before.plan} to ${plan}`]),
			...(granted === 0 ? [] : [`credits changed from ${before.subscriptionCredits} to ${credits}`]),
		]
		if (granted !== 0) await tx.creditEntry.create({ data: { userId: before.id, kind: 'granted', amount: granted } })
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
			data: { userType, plan, subscriptionCredits: { increment: granted }, verifiedAt: before.verifiedAt ?? new Date() },
			select: memberFields,
		})
		return { account, done }
	})
}

/** `grace.hopper@…` is Grace Hopper until she says otherwise; `info@…` is Info. */
function namesFrom(email: string): { firstName: string; lastName: string } {
	const words = email
		.slice(0, email.indexOf('@'))
		.replace(/\+.*/, '')
		.split(/[._-]+/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
	return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') }
}
