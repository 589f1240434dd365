import type { Env } from '#app/infrastructure/env.server.ts'

/**
 * Whether the program serves only the person at this machine: it listens on loopback, no proxy in front is trusted, and
 * its links lead to loopback. A public site behind a proxy listens on loopback too.
 */
export function isOwnMachine({ public: open, trustProxy, appUrl }: Pick<Env, 'public' | 'trustProxy' | 'appUrl'>): boolean {
	return !open && !trustProxy && /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(new URL(appUrl).hostname)
}
