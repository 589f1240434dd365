import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test.each(['/dashboard', '/', '/document-vault/3f/report?version_number=2#finding-4', '/uploads/resume'])(
	'%s is a page to come back to',
	(path) => {
		expect(safeReturnTo(path)).toBe(path)
	},
)

test.each([
	'https://evil.example',
	'//evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/%2e//evil.example',
	'javascript:alert(1)',
	' /dashboard',
	'dashboard',
	'',
	`/${'a'.repeat(2001)}`,
	'/logout',
	'/login?mode=register',
	'/auth/callback?token=x',
	null,
	undefined,
	7,
])('%s leads nowhere after signing in', (value) => {
	expect(safeReturnTo(value)).toBeNull()
})
