import { publicKeys } from '#app/domain/audit/signing-keys.ts'
import { servicesContext } from '#app/http/context.ts'
import { hour, inSeconds } from '#app/units.ts'
import type { Route } from './+types/audit-key.ts'

/** The public keys of audit reports as a JSON Web Key Set (RFC 7517), the current one first. */
export function loader({ context }: Route.LoaderArgs) {
	return Response.json(
		{ keys: publicKeys(context.get(servicesContext).keys) },
		{ headers: { 'Content-Type': 'application/jwk-set+json', 'Cache-Control': `public, max-age=${inSeconds(hour)}` } },
	)
}
