import { day, inSeconds } from '#app/units.ts'

/** What a browser remembers about how pages should look. No account needed, nothing secret. */
export interface Preferences {
	/** `null`: as the system says. */
	theme: 'light' | 'dark' | null
	sidebarCollapsed: boolean
}

const oneYear = inSeconds(365 * day)

export function readPreferences(request: Request): Preferences {
	const cookies = request.headers.get('Cookie') ?? ''
	const theme = /(?:^|;\s*)theme=(light|dark)/.exec(cookies)?.[1]
	return { theme: theme === 'light' || theme === 'dark' ? theme : null, sidebarCollapsed: /(?:^|;\s*)sidebar-collapsed=1/.test(cookies) }
}

export function themeCookie(theme: 'light' | 'dark'): string {
	return `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${oneYear}`
}

export function sidebarCookie(collapsed: boolean): string {
	return `sidebar-collapsed=${collapsed ? 1 : 0}; Path=/; SameSite=Lax; Max-Age=${oneYear}`
}
