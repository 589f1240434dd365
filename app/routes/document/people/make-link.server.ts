import { data } from 'react-router'
import { linkOfForm, newLink } from '#app/components/documents/new-share-link.ts'
import { allows, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { createShareLink } from '#app/domain/share-links/manage-links.server.ts'
import { refusals, formProblem } from '#app/http/refusals.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Makes a link from the form of the people page. The answer is the page itself: the link is shown once and is in no address. */
export async function makeLink(services: Services, access: DocumentAccess, { password, ...fields }: Record<string, unknown>) {
	const answer = (error: string, status: number) => data({ fields, error }, { status })
	if (!allows(access, 'manage')) return answer(refusals.forbidden.error, refusals.forbidden.status)
	const read = linkOfForm({ ...fields, password })
	if (!read.success) return answer(formProblem(read.error), 400)
	const made = await createShareLink(services, access, newLink(read.data), new Date())
	if (typeof made === 'string') return answer(refusals[made].error, refusals[made].status)
	return data({ made: `${services.env.appUrl}/shared/${made.token}` }, { headers: { 'Cache-Control': 'no-store' } })
}
