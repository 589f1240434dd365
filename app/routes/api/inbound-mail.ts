import { isIP } from 'node:net'
import { z } from 'zod'
import { receiveMail, type Received } from '#app/domain/inbound-mail/receive-mail.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { discardBody } from '#app/http/files/upload.server.ts'
import { withHandedInMail } from '#app/http/files/handed-in-mail.server.ts'

const HandedInAnswer = z.object({ outcome: z.enum(['taken', 'ignored', 'unproven', 'malformed']) })

const receive = defineOperation({
	method: 'POST',
	path: '/inbound-mail',
	open: true,
	summary:
		'For the operator’s email provider: deliver an email for a private address. The body is the email as it arrived ' +
		'(message/rfc822); the header Fineprint-Signature signs time, query and body',
	query: {
		recipient: 'The address that it is for, as the envelope says.',
		sender: 'The sender, as the envelope says; empty for bounces.',
		ip: 'The network address that sent it, for SPF.',
		helo: 'What that called itself.',
	},
	answers: { 200: HandedInAnswer },
	errors: [400, 401, 404, 413, 503],
	async run({ services, query, request }) {
		const secret = services.env.inboundMail?.webhookSecret
		if (!secret) {
			await discardBody(request)
			return apiError(404, 'not_found', 'This site doesn’t receive email.')
		}
		const [recipient, sender, ip] = [query.get('recipient'), query.get('sender'), query.get('ip')]
		const answer = await withHandedInMail(services, request, secret, async (path): Promise<Received | 'incomplete'> => {
			if (!recipient || sender === null || (ip && isIP(ip) === 0)) return 'incomplete'
			return receiveMail(services, { path, envelopeFrom: sender, ip: ip || null, helo: query.get('helo') || null }, recipient)
		})
		if (answer === 'not_signed') return apiError(401, 'invalid_signature', 'The signature is missing, wrong, or too old.')
		if (answer === 'too_large') return apiError(413, 'too_large', 'This email is too large.')
		if (answer === 'incomplete') return apiError(400, 'invalid', 'recipient and sender are required; ip must be a network address.')
		if (answer === 'unknown_recipient') return apiError(404, 'unknown_recipient', 'There is no such address.')
		if (answer === 'later')
			return apiError(503, 'try_later', 'This email can’t be accepted now. Deliver it again later.', { headers: { 'Retry-After': '300' } })
		return { outcome: answer }
	},
})

export const loader = endpoint(receive)
export const action = loader
