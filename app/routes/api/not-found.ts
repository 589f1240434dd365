import { apiError } from '#app/http/api/api-answer.ts'

const unknown = () => apiError(404, 'not_found', 'The API has no such call. /api/openapi.json lists them all.')

export const loader = unknown
export const action = unknown
