import { day, inSeconds } from '#app/units.ts'
import { textCookie } from './session/text-cookie.ts'

/** A browser's display preferences. They need no account and contain no secret. */
export interface Preferences {
	/** `null`: as the system is set. */
	theme: 'light' | 'dark' | null
	sidebarCollapsed: boolean
}

const oneYear = { path: '/', sameSite: 'lax', maxAge: inSeconds(365 * day) } as const
const theme = textCookie('theme', oneYear)
const sidebar = textCookie('sidebar-collapsed', oneYear)

export async function readPreferences({ headers }: Request): Promise<Preferences> {
	const [chosen, collapsed] = await Promise.all([theme.read(headers), sidebar.read(headers)])
	return { theme: chosen === 'light' || chosen === 'dark' ? chosen : null, sidebarCollapsed: collapsed === '1' }
}

export function themeCookie(chosen: 'light' | 'dark'): Promise<string> {
	return theme.set(chosen)
}

export function sidebarCookie(collapsed: boolean): Promise<string> {
	return sidebar.set(collapsed ? '1' : '0')
}
