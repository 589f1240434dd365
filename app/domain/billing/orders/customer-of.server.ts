import type { Services } from '#app/infrastructure/services.ts'
import type { Payments } from '#app/infrastructure/payments/payments.ts'

/** By which the payment service knows a company; made known to it the first time. Two at once end with one of them. */
export async function customerOf(
	{ db }: Pick<Services, 'db'>,
	payments: Payments,
	{ companyId, userId }: { companyId: string; userId: string },
): Promise<string> {
	const company = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { customerId: true } })
	if (company.customerId !== null) return company.customerId
	const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
	const customerId = await payments.createCustomer({ companyId, email })
	await db.company.updateMany({ where: { id: companyId, customerId: null }, data: { customerId } })
	const after = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { customerId: true } })
	return after.customerId ?? customerId
}
