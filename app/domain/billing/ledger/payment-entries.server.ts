import type { PaymentEntry } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** An invoice, a receipt, or money given back. */
export type ListedPayment = Pick<PaymentEntry, 'kind' | 'cents' | 'description' | 'number' | 'url' | 'paidAt'> & { id: string }

/** What a company has paid and got back, the latest first: its invoices and receipts. */
export async function listPayments({ db }: Pick<Services, 'db'>, companyId: string): Promise<ListedPayment[]> {
	const entries = await db.paymentEntry.findMany({
		where: { companyId },
		orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
		select: { id: true, kind: true, cents: true, description: true, number: true, url: true, paidAt: true },
	})
	return entries.map((entry) => ({ ...entry, id: String(entry.id) }))
}
