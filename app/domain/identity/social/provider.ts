/** The sign-in providers, in the order in which they are offered. */
export const socialProviders = ['google', 'linkedin', 'microsoft'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** Their names, as people know them. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', linkedin: 'LinkedIn', microsoft: 'Microsoft' }

/** The provider of a URL's part, or `null`. */
export function asProvider(value: string | undefined): SocialProvider | null {
	return socialProviders.find((provider) => provider === value) ?? null
}
