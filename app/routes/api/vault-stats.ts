import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { vaultStats } from '#app/domain/documents/vault.server.ts'
import { apiNotFound, requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/vault-stats.ts'
import type { VaultStatsAnswer } from './schemas/document.ts'
import type { z } from 'zod'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const asked = new URL(request.url).searchParams.get('user_id')
	if (asked !== null && asked !== member.id) return apiNotFound()
	const stats = await vaultStats(context.get(servicesContext), member)
	return Response.json({
		total_documents: stats.documents,
		documents_analyzed: stats.analyzed,
		issues_detected: stats.issues,
		ambiguous_clauses: stats.ambiguous,
		missing_provisions: stats.missing,
		contradictory_terms: stats.contradictory,
		compliance_issues: stats.compliance,
		categories: stats.categories.map(({ code, documents }) => ({ code, name: categoryName(code), documents })),
	} satisfies z.infer<typeof VaultStatsAnswer>)
}

export const action = () => methodNotAllowed('GET')
