import { Resolver } from 'node:dns/promises'
import { createReadStream } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { dkimVerify, dmarc, spf, type DKIMResult } from 'mailauth'
import { second } from '#app/units.ts'
import type { ArrivedMail, MailAuthentication, MailProof, ResolveDns } from './mail-authentication.ts'

/** How long the proof of one mail may take, DNS included. */
const longest = 30 * second

const ask = { timeout: 3 * second, tries: 2 }

/** Proves senders with the DNS of this machine, or with another one. */
export function createMailAuthentication(resolve: ResolveDns = ownDns()): MailAuthentication {
	return {
		async prove(mail) {
			const stop = new AbortController()
			const late = after(longest, { outcome: 'unavailable', why: 'it took too long' } as const, { signal: stop.signal })
			try {
				return await Promise.race([prove(mail, resolve), late])
			} finally {
				late.catch(() => undefined)
				stop.abort()
			}
		},
	}
}

function ownDns(): ResolveDns {
	const resolver = new Resolver(ask)
	return (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>
}

/** What mailauth tells of a signature beyond its types. */
type Signature = DKIMResult & { algo?: string; signatureTimeValid?: boolean; signingHeaders?: { keys: string } }

async function prove({ path, envelopeFrom, ip, helo }: ArrivedMail, resolver: ResolveDns): Promise<MailProof> {
	const signed = await dkimVerify(createReadStream(path), { resolver, sender: envelopeFrom || undefined })
	const [from] = signed.headerFrom
	// With several, readers and checks may each look at another one.
	if (!from || signed.headerFrom.length > 1) return { outcome: 'unproven', why: 'it has not exactly one sender' }
	const domain = domainOf(from)
	const sent = ip && envelopeFrom ? await spf({ sender: envelopeFrom, ip, helo: helo ?? undefined, resolver }) : null

	const signatures = (signed.results as Signature[]).filter(isTrusted)
	const signers = signatures.filter(({ status }) => status.aligned).map(({ signingDomain }) => signingDomain.toLowerCase())
	const envelopeDomain = sent?.status.result === 'pass' ? domainOf(envelopeFrom) : null
	// Who owns a domain owns what is below it. Not the other way: a host lends names below its own to anybody.
	const sentByDomain = envelopeDomain !== null && (envelopeDomain === domain || envelopeDomain.endsWith(`.${domain}`))

	const policy = await dmarc({
		headerFrom: from,
		spfDomains: envelopeDomain === null ? [] : [envelopeDomain],
		dkimDomains: signatures.map(({ id, signingDomain, status }) => ({ id, domain: signingDomain, aligned: Boolean(status.aligned) })),
		resolver,
	})
	const says = describe(signed.results, sent?.status.result, policy ? policy.status.result : 'none')
	if (policy && policy.status.result === 'temperror') return { outcome: 'unavailable', why: says }
	if (signers.length === 0 && !sentByDomain) {
		const unknown = [sent?.status.result, ...signed.results.map(({ status }) => status.result)].includes('temperror')
		return { outcome: unknown ? 'unavailable' : 'unproven', why: says }
	}
	// mailauth reads the record, but lets organizations pass where it asks for the very domain.
	const strict = (policy && policy.alignment) || undefined
	const byDkim = strict?.dkim.strict ? signers.includes(domain) : signers.length > 0
	const bySpf = strict?.spf.strict ? envelopeDomain === domain : sentByDomain
	return { outcome: byDkim || bySpf ? 'proven' : 'refused_by_policy', from }
}

/**
 * Whether a signature proves the whole mail: it passes, covers the sender and everything of the body, and is neither from
 * the future nor made with SHA-1 (RFC 8301).
 */
function isTrusted({ status, algo, signatureTimeValid, signingHeaders }: Signature): boolean {
	const covered = (signingHeaders?.keys ?? '').toLowerCase().split(/:\s*/)
	return (
		status.result === 'pass' && !status.underSized && signatureTimeValid !== false && !/sha1$/i.test(algo ?? '') && covered.includes('from')
	)
}

function domainOf(address: string): string {
	return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

function describe(signatures: readonly DKIMResult[], sent: string | undefined, policy: string): string {
	const dkim = signatures.map(({ status, signingDomain }) => `${status.result}${signingDomain ? ` (${signingDomain})` : ''}`).join(', ')
	return `SPF ${sent ?? 'not asked'}, DKIM ${dkim || 'none'}, DMARC ${policy}`
}
