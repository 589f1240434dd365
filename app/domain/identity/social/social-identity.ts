import { EmailAddress, PersonName } from '../person.ts'
import type { SocialProvider } from './provider.ts'

/** Who signed in at a provider, as its verified ID token says. */
export interface SocialIdentity {
	provider: SocialProvider
	issuer: string
	/** The provider's id of the person. */
	subject: string
	/** As accounts keep addresses; null where there is none that can be one. */
	email: string | null
	/** Whether the provider says that the address is the person's. */
	emailVerified: boolean
	firstName: string
	lastName: string
}

interface Claims {
	iss: string
	sub: string
	tid?: string
	email?: string
	email_verified?: boolean | string
	xms_edov?: boolean | string | number
	given_name?: string
	family_name?: string
	name?: string
}

/** The identity in the claims of a verified ID token. */
export function identityOf(provider: SocialProvider, claims: Claims): SocialIdentity {
	const email = EmailAddress.safeParse(claims.email).data ?? null
	return {
		provider,
		issuer: claims.iss,
		subject: claims.sub,
		email,
		emailVerified: email !== null && isVerified(provider, claims),
		...namesOf(claims, email),
	}
}

/**
 * Microsoft puts any address that an organization's administrator typed into `email`; only `xms_edov` says that the
 * organization owns its domain. Without that claim no Microsoft address is taken as proven, whatever `email_verified` says.
 */
function isVerified(provider: SocialProvider, claims: Claims): boolean {
	if (provider === 'microsoft') return claims.xms_edov !== undefined && [true, 'true', 1, '1'].includes(claims.xms_edov)
	return claims.email_verified === true || claims.email_verified === 'true'
}

/** First and last name; where the provider gives none that can be one, what stands before the @. */
function namesOf(claims: Claims, email: string | null): { firstName: string; lastName: string } {
	const [first = '', ...rest] = (claims.name ?? '').trim().split(/\s+/)
	const firstName = PersonName.safeParse(claims.given_name ?? first).data
	const lastName = PersonName.safeParse(claims.family_name ?? rest.join(' ')).data
	if (firstName !== undefined) return { firstName, lastName: lastName ?? '' }
	return { firstName: lastName ?? email?.slice(0, email.indexOf('@')).slice(0, 80) ?? '', lastName: '' }
}
