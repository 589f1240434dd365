import type { Route } from './+types/analysis-json.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { storedReport } from './stored-report.server.ts'

/** GET /api/document/{id}/analysis.json: exactly the bytes that the review stored. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const report = await storedReport(context, params.documentId, request)
	if (report instanceof Response) return report
	return new Response(report, { headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store' } })
}

export function action() {
	return methodNotAllowed('GET')
}
