import type { SocialProvider } from '#app/domain/identity/social/provider.ts'

/** The page that begins a sign-in at a provider, with the page to come back to or the token that links. */
export function socialPath(provider: SocialProvider, { returnTo, link }: { returnTo?: string | null; link?: string }): string {
	const query = new URLSearchParams({ ...(returnTo ? { returnTo } : {}), ...(link ? { link } : {}) }).toString()
	return `/auth/${provider}${query && `?${query}`}`
}
