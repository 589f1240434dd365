import { openPageDocument, pageNoSuchVersion } from '#app/http/open-document.server.ts'
import { compareVersions } from '#app/domain/downloads/compare-versions.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import type { Route } from './+types/compare.ts'
import { redliningPageLink } from '#app/components/report/report-links.ts'

/** The changes between two versions as a Word file. A comparison that fails redirects to the page, which shows why. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const [from, to] = [requestedVersion(request, 'from'), requestedVersion(request, 'to')]
	const access = await openPageDocument(context, request, params.documentId, { version: to })
	const compared = from === null ? null : await compareVersions(context.get(servicesContext), access, from)
	if (!compared) throw pageNoSuchVersion()
	if ('refused' in compared)
		return redirectWithToast(redliningPageLink({ documentId: params.documentId, version: to ?? null }), {
			title: 'Comparison failed',
			description: compared.sentence,
			variant: 'destructive',
		})
	return wordFileAnswer(compared.bytes, compared.fileName)
}
