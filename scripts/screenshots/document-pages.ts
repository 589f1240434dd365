import type { Stage, ShownPage } from './shown-page.ts'

/** The dashboard, and a document with its report. */
export async function documentPages({ member: { cookies }, documents: [id] }: Stage): Promise<ShownPage[]> {
	return [
		{ name: 'dashboard', path: '/dashboard', cookies },
		{ name: 'vault', path: '/document-vault', cookies },
		{ name: 'report', path: `/document-vault/${id}/report`, cookies },
		{ name: 'document-text', path: `/document-vault/${id}/report/text`, cookies },
	]
}
