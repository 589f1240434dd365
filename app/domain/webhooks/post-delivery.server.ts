import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { second } from '#app/units.ts'
import { keptAnswer } from './webhook.ts'
import { hostOf, mayConnectTo } from './webhook-address.ts'

/** How long a receiver may take, from the look-up of its name to the end of its answer. */
const timeOut = 10 * second

/** What came of an attempt: the receiver's answer, or why there was none. */
export type PostOutcome = { status: number; answer: string } | { error: string }

/**
 * Posts a body to a webhook's URL. The host's name is resolved once, each of its addresses is checked, and the connection
 * goes to the address that was checked: a name that resolves to something else a moment later (DNS rebinding) changes
 * nothing. Redirects are answers like others and are not followed.
 *
 * @param resolve finds the addresses of a name
 */
export async function postDelivery(
	url: string,
	body: string,
	headers: Readonly<Record<string, string>>,
	{
		ownMachine,
		resolve = addressesOf,
		signal,
	}: { ownMachine: boolean; resolve?: (host: string) => Promise<string[]>; signal: AbortSignal },
): Promise<PostOutcome> {
	const stop = AbortSignal.any([signal, AbortSignal.timeout(timeOut)])
	const target = new URL(url)
	const host = hostOf(target)
	try {
		const addresses = isIP(host) > 0 ? [host] : await givenUp(resolve(host), stop)
		const [address] = addresses
		if (address === undefined) return { error: 'The host’s name was not found.' }
		if (!addresses.every((each) => mayConnectTo(each, { ownMachine }))) return { error: 'The host is not on the public internet.' }
		return await post(target, address, body, headers, stop)
	} catch (error) {
		if (signal.aborted) throw error
		return { error: stop.aborted ? 'There was no answer within 10 seconds.' : inWords(error) }
	}
}

function post(
	target: URL,
	address: string,
	body: string,
	headers: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<PostOutcome> {
	const secure = target.protocol === 'https:'
	const host = hostOf(target)
	return new Promise((resolve, reject) => {
		const sent = (secure ? requestHttps : requestHttp)(
			{
				host: address,
				// The certificate must be the name's, not the address's.
				...(secure && isIP(host) === 0 ? { servername: host } : {}),
				port: target.port === '' ? (secure ? 443 : 80) : Number(target.port),
				path: `${target.pathname}${target.search}`,
				method: 'POST',
				headers: { ...headers, Host: target.host, 'Content-Length': String(Buffer.byteLength(body)) },
				agent: false,
				signal,
			},
			(answer) => {
				const chunks: Buffer[] = []
				let bytes = 0
				const done = () => {
					resolve({ status: answer.statusCode ?? 0, answer: beginning(Buffer.concat(chunks)) })
					answer.destroy()
				}
				answer.on('data', (chunk: Buffer) => {
					chunks.push(chunk)
					bytes += chunk.length
					if (bytes >= 4 * keptAnswer) done()
				})
				answer.on('end', done)
				answer.on('error', reject)
			},
		)
		sent.on('error', reject)
		sent.end(body)
	})
}

/** As text that the database takes: it knows no zero characters. */
function beginning(bytes: Buffer): string {
	return bytes.toString('utf8').replaceAll('\0', '').slice(0, keptAnswer)
}

async function addressesOf(host: string): Promise<string[]> {
	return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** A look-up can't be stopped, but waiting for it can. */
function givenUp<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return Promise.race([
		work,
		new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
	])
}

const known: Record<string, string> = {
	ENOTFOUND: 'The host’s name was not found.',
	EAI_AGAIN: 'The host’s name could not be looked up.',
	ECONNREFUSED: 'The host refused the connection.',
	ECONNRESET: 'The host closed the connection.',
	EHOSTUNREACH: 'The host can’t be reached.',
	ENETUNREACH: 'The host can’t be reached.',
	CERT_HAS_EXPIRED: 'The host’s certificate has expired.',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'The host’s certificate is not trusted.',
	SELF_SIGNED_CERT_IN_CHAIN: 'The host’s certificate is not trusted.',
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The host’s certificate is not trusted.',
	ERR_TLS_CERT_ALTNAME_INVALID: 'The host’s certificate is for another name.',
}

function inWords(error: unknown): string {
	const code = (error as { code?: unknown }).code
	return (typeof code === 'string' && known[code]) || 'The connection failed.'
}
