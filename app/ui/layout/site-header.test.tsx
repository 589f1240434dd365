import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SiteHeader } from './site-header.tsx'

function headerAt(path: string, firstName: string | null, isAdmin = false) {
	const Page = createRoutesStub([
		{
			path: '*',
			Component: () => (
				<SiteHeader
					firstName={firstName}
					isAdmin={isAdmin}
					links={[{ to: '/', label: 'Home' }]}
					memberGroups={[{ name: 'Documents', links: [{ to: '/document-vault', label: 'Document Vault' }] }]}
				/>
			),
		},
	])
	return renderToStaticMarkup(<Page initialEntries={[path]} />)
}

test('a visitor is offered a login that leads back to the page they were on, and nothing of the signed-in part', () => {
	const header = headerAt('/somewhere?x=1', null)
	expect(header).toContain('href="/login?returnTo=%2Fsomewhere%3Fx%3D1"')
	expect(header).not.toContain('/dashboard"')
	expect(header).not.toContain('Document Vault')
	expect(header).not.toContain('Logout')
})

test('a login begun on the home page leads to the dashboard', () => {
	expect(headerAt('/', null)).toContain('href="/login?returnTo=%2Fdashboard"')
})

test('a login begun on the pages of logging in keeps where one was heading and does not lead back to them', () => {
	expect(headerAt('/login?returnTo=%2Fsettings', null)).toContain('href="/login?returnTo=%2Fsettings"')
	expect(headerAt('/auth/callback?token=used', null)).toContain('href="/login?returnTo=%2Fdashboard"')
})

test('a member sees their name, the dashboard, and in the menu of narrow screens what the sidebar has', () => {
	const header = headerAt('/', 'Ada')
	expect(header).toContain('Ada')
	expect(header).toContain('href="/dashboard"')
	expect(header).toContain('href="/document-vault"')
	expect(header).not.toContain('href="/login')
})

test('logging out, the theme and the menu need no script: they are forms and a popover', () => {
	const header = headerAt('/settings?tab=1', 'Ada')
	expect(header).toMatch(/<form[^>]* action="\/logout" method="post"/)
	expect(header).toMatch(/<form[^>]*action="\/theme"[^>]*><input type="hidden" name="returnTo" value="\/settings\?tab=1"/)
	expect(header).toMatch(/<button[^>]*popoverTarget="mobile-menu"/i)
	expect(header).toMatch(/<div[^>]*id="mobile-menu"[^>]*popover="auto"/)
})

test('only admins see the way to the administration, in the header and in the menu', () => {
	expect(headerAt('/', 'Ada').match(/>Admin</g)).toBeNull()
	expect(headerAt('/', 'Ada', true).match(/href="\/admin\/templates"[^>]*>Admin</g)).toHaveLength(2)
})

test('the link to the page one is on is marked', () => {
	expect(headerAt('/', null)).toMatch(/<a aria-current="page"[^>]*href="\/"|<a[^>]*href="\/"[^>]*aria-current="page"/)
	expect(headerAt('/faq', null)).not.toContain('aria-current')
})
