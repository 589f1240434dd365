import { data, type RouterContextProvider } from 'react-router'
import { refusal, type Refusal } from '#app/domain/documents/upload-refusal.ts'
import { findRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { asRound, openRoundDesk } from '#app/domain/rounds/receive-round.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/require-member.ts'
import { takeUpload, type UploadWish } from '#app/http/take-upload.server.ts'
import { discardBody } from '#app/http/upload.server.ts'
import { roundLink, roundsLink } from './rounds-links.ts'

/** Where to go with a returned file that was taken, or what to put right. */
export type RoundUpload = { location: string } | { refusal: Refusal; headers: HeadersInit }

/**
 * Takes in a returned file with its round.
 *
 * @throws 404 when the document is not the member's own
 */
export async function answerRoundUpload(context: Readonly<RouterContextProvider>, request: Request, documentId: string): Promise<RoundUpload> {
	const services = context.get(servicesContext)
	const member = requireMember(context)
	const desk = await openRoundDesk(services, member, documentId)
	if (!desk) {
		await discardBody(request)
		throw data('Your vault has no such document.', { status: 404 })
	}
	const taken = await takeUpload(context, request, 'dashboard', (fields): UploadWish => {
		const sent = desk.sentFiles.find(({ value }) => value === fields.get('sent'))
		if (!sent) return { refused: { status: 400, code: 'invalid', message: 'Choose which file you had sent.', field: null } }
		return { choices: desk.choices, options: asRound(desk, member, sent) }
	})
	if (taken.outcome === 'refused') return { refusal: taken.refusal, headers: taken.retryAfter === undefined ? {} : { 'Retry-After': String(taken.retryAfter) } }
	if (taken.outcome === 'held') return { refusal: refusal('not_signed_in', 'dashboard'), headers: {} }
	const rounds = (await findRounds(services, member, documentId))?.rounds ?? []
	const made = rounds.find(({ returned }) => returned.number === taken.versionNumber)
	return { location: made ? roundLink(documentId, made.number) : roundsLink(documentId) }
}
