import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { z } from 'zod'
import { openApiDescription } from './openapi-document.server.ts'

const read = defineOperation({
	method: 'GET',
	path: '/openapi.json',
	summary: 'Get this description of the API',
	open: true,
	answers: { 200: z.looseObject({ openapi: z.string() }) },
	errors: [],
	run: ({ services }) => openApiDescription(services.env.appUrl),
})

export const loader = endpoint(read)
export const action = loader
