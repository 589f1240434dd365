import { asPdf, contractParagraphs } from '../../tests/fixtures/agreement-files.ts'
import type { ShownPage, SignedIn, Stage } from './shown-page.ts'

/** The pages around a document, and those across all of them. */
export async function vaultPages({ member, documents: [nda, services, safe] }: Stage): Promise<ShownPage[]> {
	const { cookies, json } = member
	const pdf = await kept(member, 'Consulting agreement.pdf')
	const binned = await kept(member, 'Old terms.pdf')
	await json('DELETE', `/api/document/${binned}`)
	await json('PUT', `/api/document/${safe}/metadata`, { fields: { effective_date: { value: '2026-11-02' } } })
	await json('PUT', `/api/document/${services}`, { status: 'SIGNED', tags: ['2026 round'] })
	await json('POST', `/api/document/${nda}/share`, { email: 'counsel@lawyers.example', role: 'commenter' })
	await json('POST', `/api/document/${nda}/comments`, { comment: 'Ask them for two years.' })
	await json('POST', `/api/document/${nda}/clone`, {})
	const { url } = await json<{ url: string }>('POST', `/api/document/${nda}/links`, { label: 'Investor', expires_in_days: 30 })
	await json('POST', `/api/document/${pdf}/lock`, {})
	const vault = (id: string | undefined, page: string) => `/document-vault/${id}/${page}`
	return [
		{ name: 'vault-search', path: '/document-vault?q=confidential', cookies },
		{ name: 'vault-nothing-found', path: '/document-vault?q=zzzz&status=SIGNED', cookies },
		{ name: 'vault-upload', path: '/document-vault/upload', cookies },
		{ name: 'vault-bin', path: '/document-vault/bin', cookies },
		{ name: 'palette', path: '/dashboard', cookies, before: (page) => page.keyboard.press('Control+k') },
		{ name: 'redline', path: `/review/${nda}`, cookies },
		{ name: 'rounds', path: `/review/${nda}/rounds`, cookies },
		{ name: 'versions', path: vault(nda, 'versions'), cookies },
		{ name: 'versions-of-pdf', path: vault(pdf, 'versions'), cookies },
		{ name: 'details', path: vault(safe, 'details'), cookies },
		{ name: 'details-signed', path: vault(services, 'details'), cookies },
		{ name: 'details-locked', path: vault(pdf, 'details'), cookies },
		{ name: 'people', path: vault(nda, 'people'), cookies },
		{ name: 'activity', path: vault(nda, 'activity'), cookies },
		{ name: 'pdf-pages', path: vault(pdf, 'pages'), cookies },
		{ name: 'legal-tasks', path: '/legal-tasks', cookies },
		{ name: 'legal-tasks-month', path: '/legal-tasks?view=month', cookies },
		{ name: 'calendar-address', path: '/legal-tasks/calendar', cookies },
		{ name: 'company-record', path: '/company-record', cookies },
		{ name: 'shared-link', path: new URL(url).pathname },
	]
}

/** Keeps a PDF without a review. @returns its id */
async function kept(member: SignedIn, name: string): Promise<string> {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(await asPdf(contractParagraphs('fair-mutual-nda')))], name))
	const { document_id: id } = await member.json<{ document_id: string }>('POST', '/api/document/upload', form)
	return id
}
