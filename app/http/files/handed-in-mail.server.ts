import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mostMailBytes } from '#app/domain/inbound-mail/mail-limits.ts'
import { checkSignature } from '#app/domain/inbound-mail/provider-signature.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { BodyTooLarge, discardBody } from './upload.server.ts'

/**
 * Receives a mail that a provider hands in as the body of a request. It streams to disk, and is gone when `use` is done.
 *
 * @param use gets its path, once the signature over all of it is right
 */
export async function withHandedInMail<Result>(
	services: Pick<Services, 'env'>,
	request: Request,
	secret: string,
	use: (path: string) => Promise<Result>,
): Promise<Result | 'not_signed' | 'too_large'> {
	const query = new URL(request.url).search.slice(1)
	const check = checkSignature(secret, request.headers.get('Fineprint-Signature'), query, Date.now())
	const tooLarge = Number(request.headers.get('Content-Length')) > mostMailBytes
	if (!check || tooLarge || !request.body) {
		await discardBody(request)
		return tooLarge ? 'too_large' : 'not_signed'
	}
	const folder = incomingFolder(services)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const path = join(folder, randomUUID())
	let bytes = 0
	async function* withinLimit(chunks: AsyncIterable<Uint8Array>) {
		for await (const chunk of chunks) {
			if ((bytes += chunk.byteLength) > mostMailBytes) throw new BodyTooLarge('The mail goes on beyond the limit')
			check!.signed.update(chunk)
			yield chunk
		}
	}
	try {
		await pipeline(withinLimit(request.body as unknown as AsyncIterable<Uint8Array>), createWriteStream(path, { mode: 0o600 }))
		return check.matches() ? await use(path) : 'not_signed'
	} catch (error) {
		if (error instanceof BodyTooLarge) return 'too_large'
		throw error
	} finally {
		await rm(path, { force: true })
	}
}
