import type { Services } from '#app/infrastructure/services.ts'

/**
 * Where the customer changes the card and sees invoices at the payment service.
 *
 * @param returnTo a path of this site that the page leads back to
 * @returns `null` where the company never paid, or nothing is sold
 */
export async function portalUrl(
	{ db, payments, env }: Pick<Services, 'db' | 'payments' | 'env'>,
	{ companyId, returnTo }: { companyId: string; returnTo: string },
): Promise<string | null> {
	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { customerId: true } })
	if (!payments || customerId === null) return null
	return payments.portalUrl(customerId, new URL(returnTo, env.appUrl).href)
}
