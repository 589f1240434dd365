import { openPageDocument } from '#app/http/open-document.server.ts'
import { z } from 'zod'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import type { Route } from './+types/download.ts'
import { redliningPageLink } from '#app/components/report/report-links.ts'

const DownloadQuery = z.object({
	mode: z.enum(['tracked', 'accepted', 'original']).catch('tracked'),
	include: z.literal('open').optional().catch(undefined),
	clean: z.literal('1').optional().catch(undefined),
	comments: z.literal('remove').optional().catch(undefined),
})

/** The Word file with the suggestions. A download that fails redirects to the page, which shows why. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const { mode, include, clean, comments } = DownloadQuery.parse(Object.fromEntries(searchParams))
	const version = requestedVersion(request)
	const access = await openPageDocument(context, request, params.documentId, { version })
	const written = await writeRedline(context.get(servicesContext), access, { mode, include, clean: clean === '1', comments })
	if ('refused' in written)
		return redirectWithToast(redliningPageLink({ documentId: params.documentId, version: version ?? null }), {
			title: 'Failed to download document',
			description: written.sentence,
			variant: 'destructive',
		})
	return wordFileAnswer(written.bytes, written.fileName)
}
