import { storedReport } from './stored-report.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { Report } from '../schemas/analysis.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/analysis.json',
	scope: 'documents:read',
	summary: 'Get the report of a version, by default the newest',
	query: versionQuery,
	answers: { 200: Report },
	errors: [404, 409],
	async run(call) {
		const report = await storedReport(call)
		if (report instanceof Response) return report
		return new Response(report, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
	},
})

export const loader = endpoint(read)
export const action = loader
