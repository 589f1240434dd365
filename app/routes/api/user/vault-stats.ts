import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { vaultStats } from '#app/domain/documents/vault.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { VaultStatsAnswer } from '../schemas/document.ts'
import type { z } from 'zod'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { refusals } from '#app/http/refusals.ts'

const count = defineOperation({
	method: 'GET',
	path: '/user/vault/stats',
	scope: 'documents:read',
	summary: 'Get the counts of the dashboard',
	query: { user_id: 'Your own user ID; other IDs are not found' },
	answers: { 200: VaultStatsAnswer },
	errors: [404],
	async run({ services, member, query }) {
		const requested = query.get('user_id')
		if (requested !== null && requested !== member.id) return apiNotFound(refusals.no_such_account.error)
		const stats = await vaultStats(services, member)
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
	},
})

export const loader = endpoint(count)
export const action = loader
