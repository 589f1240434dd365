import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { acceptHelp, askBack, writeQuestion, type HelpDecided } from '#app/domain/human-help/decide-help.server.ts'
import { helpLimits } from '#app/domain/human-help/help-kinds.ts'
import type { HelpRequest } from '#app/domain/human-help/help-request.ts'
import { notRefundedWords } from '#app/domain/human-help/help-state.ts'
import { takeRefund } from '#app/domain/human-help/refund-help.server.ts'
import { cleanNote } from '#app/domain/suggestions/clean-text.ts'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { refusals } from '#app/http/refusals.ts'

/** What a form of the request's page led to. */
export type DecidedForm = { done: string; detail?: string } | { error: string; status: number; field?: 'question' }

/** Does what a form of the request's page asks for: its button's value says which. */
export async function decideOnHelp(
	services: Services,
	access: DocumentAccess<'manage'>,
	help: HelpRequest,
	{ intent, question: typed = '' }: Record<string, string>,
): Promise<DecidedForm> {
	const question = cleanNote(typed)
	if (intent === 'ask_back' || intent === 'question') {
		if (question === '') return { error: 'Write your question.', status: 400, field: 'question' }
		if (question.length > helpLimits.question)
			return { error: `A question has at most ${helpLimits.question} characters. Shorten it.`, status: 400, field: 'question' }
	}
	switch (intent) {
		case 'accept':
			return outcomeOf(await acceptHelp(services, access, help), {
				done: 'Answer accepted',
				detail: 'The expert can’t open your document any more.',
			})
		case 'ask_back':
			return outcomeOf(await askBack(services, access, help, question), {
				done: 'Your question was sent',
				detail: 'The expert answers it once.',
			})
		case 'question':
			return outcomeOf(await writeQuestion(services, help, question), { done: 'Your question was saved' })
		case 'refund':
			return refund(services, access, help)
		default:
			return refusals.malformed
	}
}

async function refund(services: Services, access: DocumentAccess<'manage'>, help: HelpRequest): Promise<DecidedForm> {
	try {
		const refunded = await takeRefund(services, access, help)
		if (refunded === 'pending') return { done: 'Your refund is on its way', detail: 'We’ll email you when it completes.' }
		if (refunded === 'disputed' || refunded === 'left_to_administrators')
			return { done: 'We could not make the refund', detail: notRefundedWords[refunded] }
		return outcomeOf(refunded, { done: 'Refund issued', detail: 'It can take up to 10 days to appear on your statement.' })
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		services.log.error({ err: error, requestId: help.id }, 'A refund could not be made')
		return { error: 'The payment service can’t be reached. We saved your refund request and will try again automatically.', status: 503 }
	}
}

function outcomeOf(decided: HelpDecided, done: { done: string; detail?: string }): DecidedForm {
	return decided === 'done' ? done : { error: 'This request has changed since you opened it. Review it and try again.', status: 409 }
}
