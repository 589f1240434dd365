import { createHash } from 'node:crypto'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { apiError } from './api-answer.ts'

const header = 'Idempotency-Key'

const keyPattern = /^[\x21-\x7e]{1,200}$/

const keptHeaders = ['Content-Type', 'Location', 'Retry-After'] as const

/**
 * Runs a call that creates something, at most once for its Idempotency-Key: a second call of the same person with the
 * same key and body within 24 hours gets the first one's answer. A failed call created nothing and releases its key.
 * Without the header the call just runs.
 *
 * @param run does the work; before it creates anything it passes what was sent to `once`
 */
export async function answerOnce(
	services: Pick<Services, 'db'>,
	member: Member,
	request: Request,
	run: (once: (sent: string) => Promise<void>) => Promise<Response>,
): Promise<Response> {
	const key = request.headers.get(header)
	if (key === null) return run(async () => undefined)
	if (!keyPattern.test(key)) return apiError(400, 'invalid', 'An Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.')

	let claimed = false
	const id = { userId_key: { userId: member.id, key } }
	const release = () => services.db.idempotencyKey.deleteMany({ where: id.userId_key })
	try {
		const answer = await run(async (sent) => {
			await claim(services, member, key, fingerprintOf(request, sent))
			claimed = true
		})
		if (!claimed) return answer
		if (!answer.ok) await release()
		else {
			const headers = Object.fromEntries(
				keptHeaders.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
			)
			await services.db.idempotencyKey.update({
				where: id,
				data: { status: answer.status, headers, body: await answer.clone().text() },
			})
		}
		return answer
	} catch (error) {
		if (claimed) await release()
		throw error
	}
}

function fingerprintOf({ method, url }: Request, sent: string): string {
	return createHash('sha256')
		.update(`${method} ${new URL(url).pathname}\n${sent}`)
		.digest('hex')
}

/** @throws the answer to send instead, where the key was used already */
async function claim({ db }: Pick<Services, 'db'>, member: Member, key: string, fingerprint: string): Promise<void> {
	// An answer counts for 24 hours, and a call that never ended, because the program did, as long as a request may last.
	const taken = await db.$executeRaw`
		INSERT INTO "idempotency_keys" ("user_id", "key", "fingerprint") VALUES (${member.id}::uuid, ${key}, ${fingerprint})
		ON CONFLICT ("user_id", "key") DO UPDATE
		SET "fingerprint" = excluded."fingerprint", "created_at" = now(), "status" = NULL, "headers" = NULL, "body" = NULL
		WHERE "idempotency_keys"."created_at" <
			now() - CASE WHEN "idempotency_keys"."status" IS NULL THEN interval '15 minutes' ELSE interval '24 hours' END`
	if (taken > 0) return
	const first = await db.idempotencyKey.findUnique({ where: { userId_key: { userId: member.id, key } } })
	if (first && first.fingerprint !== fingerprint)
		throw apiError(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request. Use a new key.')
	if (first?.status == null)
		throw apiError(
			409,
			'idempotency_key_in_use',
			'The first request with this Idempotency-Key is still in progress. Try again in a moment.',
			{
				headers: { 'Retry-After': '2' },
			},
		)
	throw new Response(first.body, {
		status: first.status,
		headers: { ...(first.headers as Record<string, string>), 'Idempotency-Replayed': 'true' },
	})
}
