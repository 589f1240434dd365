import { z } from 'zod'
import { hour, second } from '#app/units.ts'

/** How long a provider may take for one answer. */
export const providerTimeout = 8 * second

/** How long what a provider says about itself is used. */
const freshFor = hour

/** The provider did not answer, or not as OpenID Connect has it. */
export class ProviderUnavailable extends Error {
	override name = 'ProviderUnavailable'
}

const Metadata = z.object({
	issuer: z.url(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
	authorization_response_iss_parameter_supported: z.boolean().optional(),
})

/** What a provider says about itself (OpenID Connect Discovery 1.0, section 3). */
export type ProviderMetadata = z.output<typeof Metadata>

const known = new Map<string, { metadata: ProviderMetadata; until: number }>()

/**
 * The provider's metadata, from its issuer's address; kept for an hour.
 *
 * @throws ProviderUnavailable when it does not answer in time, or describes another issuer
 */
export async function discoverProvider(issuer: string): Promise<ProviderMetadata> {
	const kept = known.get(issuer)
	if (kept && kept.until > Date.now()) return kept.metadata
	const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
	const metadata = Metadata.safeParse(await fetchJson(url))
	if (!metadata.success) throw new ProviderUnavailable(`${url} is not the configuration of an OpenID provider`)
	const { authorization_endpoint, token_endpoint, jwks_uri } = metadata.data
	if (!describes(metadata.data.issuer, issuer)) throw new ProviderUnavailable(`${url} describes ${metadata.data.issuer}, not ${issuer}`)
	// Codes and secrets must not leave unencrypted because a configuration says so.
	const secure = [authorization_endpoint, token_endpoint, jwks_uri].every((endpoint) => endpoint.startsWith('https:'))
	if (issuer.startsWith('https:') && !secure) throw new ProviderUnavailable(`${url} names an address without https`)
	known.set(issuer, { metadata: metadata.data, until: Date.now() + freshFor })
	return metadata.data
}

/** Microsoft's configuration for every tenant, at /common, names an issuer with a placeholder for the tenant. */
function describes(advertised: string, issuer: string): boolean {
	const without = (url: string) => url.replace(/\/+$/, '')
	return (
		without(advertised) === without(issuer) ||
		without(advertised) === without(issuer).replace(/\/(?:common|organizations|consumers)\//, '/{tenantid}/')
	)
}

async function fetchJson(url: string): Promise<unknown> {
	try {
		const answer = await fetch(url, {
			headers: { Accept: 'application/json' },
			redirect: 'error',
			signal: AbortSignal.timeout(providerTimeout),
		})
		if (!answer.ok) throw new Error(`status ${answer.status}`)
		return await answer.json()
	} catch (error) {
		throw new ProviderUnavailable(`${url} did not answer`, { cause: error })
	}
}
