import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { startOneTimeCheckout } from '#app/domain/billing/orders/start-checkout.server.ts'
import { priceOf } from '#app/domain/billing/price-of.ts'
import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { pagesOfVersion } from './count-pages.server.ts'
import { type HelpKind, helpOf } from './help-kinds.ts'

/** What help costs for the open version. */
export interface HelpPrice {
	cents: number
	/** Where the price is per page. */
	pages: number | null
}

/** What the founder wants to know, and which clause it is about. */
export interface HelpQuestion {
	kind: HelpKind
	question: string
	clause: string | null
	/** The id in the report of the finding that it was asked from. */
	findingKey: string | null
	/** The price that the founder saw. */
	cents: number
	/** Of the form: sent twice, it is one order. */
	requestKey: string
}

/** The price of a kind of help with the open version; or why its pages can't be counted. */
export async function priceOfHelp(
	services: Pick<Services, 'db' | 'storage'>,
	{ version }: DocumentAccess<'manage'>,
	kind: HelpKind,
): Promise<HelpPrice | { unreadable: ExtractionFailure | 'file_missing' }> {
	const pages = kind === 'full_redline' ? await pagesOfVersion(services, version) : null
	if (pages !== null && typeof pages !== 'number') return pages
	const cents = priceOf(helpOf[kind].name, pages)
	if (cents === null) throw new Error(`${helpOf[kind].name} has no price`)
	return { cents, pages }
}

/** What became of an order. */
export type HelpOrdered =
	| { outcome: 'started'; url: string; requestId: string }
	| { outcome: 'unreadable'; reason: ExtractionFailure | 'file_missing' }
	| { outcome: 'wrong_amount' | 'no_payments' | 'no_url' }

/**
 * Keeps a request for help with the open version, and starts the checkout that pays for it. The expert sees it once it is
 * paid. What is charged is what the founder saw, or nothing.
 */
export async function orderHelp(
	services: Services,
	access: DocumentAccess<'manage'>,
	{ kind, question, clause, findingKey, cents: seen, requestKey }: HelpQuestion,
): Promise<HelpOrdered> {
	const price = await priceOfHelp(services, access, kind)
	if ('unreadable' in price) return { outcome: 'unreadable', reason: price.unreadable }
	if (price.cents !== seen) return { outcome: 'wrong_amount' }
	const { member, document, version, company } = access
	const checkout = await startOneTimeCheckout(services, {
		userId: member.id,
		companyId: company.id,
		description: helpOf[kind].name,
		amount: seen,
		pages: price.pages ?? undefined,
		documentId: document.id,
		versionNumber: version.number,
		returnTo: `/document-vault/${document.id}/help`,
		requestKey,
	})
	if (checkout.outcome !== 'started') return { outcome: checkout.outcome === 'not_sold' ? 'wrong_amount' : checkout.outcome }
	const { orderId, url } = checkout
	// Paid only after this: nobody knows the address of the checkout before.
	const { id: requestId } = await services.db.helpRequest.upsert({
		where: { orderId },
		create: {
			kind,
			question,
			clause,
			findingKey,
			...price,
			documentId: document.id,
			versionId: version.id,
			askedById: member.id,
			orderId,
		},
		// The form was sent again, with other words: those that were sent last hold until it is paid.
		update: {},
		select: { id: true },
	})
	await services.db.helpRequest.updateMany({ where: { id: requestId, state: 'unpaid' }, data: { question, clause, findingKey } })
	return { outcome: 'started', url, requestId }
}
