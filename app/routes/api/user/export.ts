import { latestExport } from '#app/domain/exports/account/find-export.server.ts'
import { requestExport } from '#app/domain/exports/account/request-export.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { ExportAnswer, exportRecord, StartedExportAnswer } from '../schemas/export.ts'

const start = defineOperation({
	method: 'POST',
	path: '/user/export',
	scope: 'session',
	summary: 'Start an export of all data of your account; while one is being made, that one is returned',
	answers: { 202: StartedExportAnswer },
	errors: [429],
	async run({ services, member }) {
		const requested = await requestExport(services, member)
		if ('refusedFor' in requested)
			return apiError(429, 'too_many', 'You can export your data 3 times a day. Please try again later.', {
				headers: { 'Retry-After': String(requested.refusedFor) },
			})
		return Response.json({ export: exportRecord(requested) }, { status: 202 })
	},
})

const read = defineOperation({
	method: 'GET',
	path: '/user/export',
	scope: 'session',
	summary: 'Get the state of your newest export',
	answers: { 200: ExportAnswer },
	errors: [],
	async run({ services, member }) {
		const latest = await latestExport(services, member)
		return { export: latest && exportRecord(latest) }
	},
})

export const loader = endpoint(start, read)
export const action = loader
