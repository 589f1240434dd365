import type { z } from 'zod'
import { startOneTimeCheckout, type StartedCheckout } from '#app/domain/billing/orders/start-checkout.server.ts'
import { testPayment } from '#app/domain/billing/price-of.ts'
import { pagesOfVersion } from '#app/domain/human-help/count-pages.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import type { Call } from '#app/http/api/operation.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import type { PaymentBody } from '../schemas/payment.ts'
import { nothingSold, unlessPaymentsFail } from './payment-answers.server.ts'

type CheckoutCall = Pick<Call, 'services' | 'member' | 'context' | 'request'> & { body: z.output<typeof PaymentBody> }

/** The checkout of an add-on for a document that the caller may manage; or why there is none. */
export function oneTimeCheckout({ services, member, context, request, body }: CheckoutCall, answer: (started: StartedCheckout) => unknown) {
	return unlessPaymentsFail(context, async () => {
		const { amount, description, document_id: documentId, version_number: version } = body
		if (documentId === undefined && description !== testPayment.description)
			return apiError(400, 'document_needed', "'document_id' is missing. Enter the document you want help with.")
		const access = documentId === undefined ? null : await openApiDocument(context, request, documentId, { may: 'manage', version })
		const pages = access && description === 'Full Doc Redline' ? await pagesOfVersion(services, access.version) : null
		if (pages !== null && typeof pages === 'object')
			return apiError(422, 'unreadable', 'The pages of this document can’t be counted, so it has no price.')
		const started = await startOneTimeCheckout(services, {
			userId: member.id,
			companyId: member.companyId,
			description,
			amount,
			documentId,
			versionNumber: access?.version.number,
			pages: pages ?? undefined,
			requestKey: request.headers.get('Idempotency-Key')?.slice(0, 200),
		})
		switch (started.outcome) {
			case 'started':
				return answer(started)
			case 'wrong_amount':
				return apiError(400, 'wrong_amount', 'The amount doesn’t match the price of this add-on.')
			case 'not_sold':
				return apiError(400, 'not_sold', 'This add-on isn’t available.')
			case 'no_payments':
				return nothingSold()
			case 'no_url':
				return apiError(500, 'no_url', 'Invalid payment response from server')
		}
	})
}
