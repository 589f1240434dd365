import { expect, test } from 'vitest'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const app = await wholeApp(services)

async function browser(userType: 'user' | 'admin' = 'user') {
	const member = await register(services, { userType })
	const { token } = await signedIn(services, member)
	const visit = async (path: string, form?: Record<string, string>) => {
		const answer = await fetch(new URL(path, app), {
			method: form ? 'POST' : 'GET',
			headers: { Accept: 'text/html', Cookie: `token=${token}` },
			body: form && new URLSearchParams(form),
			redirect: 'manual',
		})
		return { status: answer.status, html: await answer.text(), headers: answer.headers }
	}
	return { member, visit }
}

test('without scripts: set up, see the backup codes once, make new ones, turn it off', async () => {
	const { visit } = await browser('admin')
	expect((await visit('/settings')).html).toContain('Mandatory for administrators')
	const page = '/settings/mfa?returnTo=%2Fadmin'
	const begun = await visit(page, { do: 'setup' })
	expect(begun.html).toContain('src="data:image/png;base64,')
	const key = /<code[^>]*>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(begun.html)![1]!.replaceAll(' ', '')
	// The setup is still there after a reload, and no cache keeps it.
	const reloaded = await visit(page)
	expect(reloaded.html.replaceAll(' ', '')).toContain(key)
	expect(reloaded.headers.get('Cache-Control')).toBe('no-store')

	expect(await visit(page, { do: 'enable', code: '12' })).toMatchObject({
		status: 400,
		html: expect.stringContaining('Please enter a 6-digit verification code'),
	})
	const code = codeAt(key, Date.now())
	const wrong = await visit(page, { do: 'enable', code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })
	expect(wrong.html).toContain('Invalid code. Please enter the current 6-digit code from your authenticator app.')
	const enabled = await visit(page, { do: 'enable', code })
	const codes = [...enabled.html.matchAll(/<code[^>]*>([A-Z2-9]{8})<\/code>/g)].map(([, found]) => found!)
	expect(codes).toHaveLength(10)
	expect(enabled.html).toContain('download="fineprint-backup-codes.txt"')
	expect(enabled.html).toMatch(/href="\/admin"[^>]*>I saved them, continue/)
	expect((await visit(page)).html).not.toContain(codes[0])

	const made = await visit('/settings/mfa', { do: 'regenerate', code: codes[0]! })
	const [fresh] = [...made.html.matchAll(/<code[^>]*>([A-Z2-9]{8})<\/code>/g)].map(([, found]) => found!)
	expect((await visit('/settings/mfa', { do: 'disable', code: codes[1]! })).html).toContain('Invalid code.')
	const off = await visit('/settings/mfa', { do: 'disable', code: fresh! })
	expect(off.html).toContain('MFA is off')
	expect(off.html).toContain('The admin area stays closed until you set up MFA.')
	expect((await visit('/admin')).html).toContain('/settings/mfa?returnTo=%2Fadmin')
})

test('below three backup codes the pages tell to make new ones', async () => {
	const { member, visit } = await browser()
	await withMfa(services, member)
	expect((await visit('/settings')).html).not.toContain('backup codes are left')
	const codes = await services.db.backupCode.findMany({ where: { userId: member.id }, take: 8, select: { id: true } })
	await services.db.backupCode.updateMany({ where: { id: { in: codes.map(({ id }) => id) } }, data: { usedAt: new Date() } })
	expect((await visit('/settings')).html).toContain('Create new ones.')
	expect((await visit('/settings/mfa')).html).toContain('Few backup codes left')
})
