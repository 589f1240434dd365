import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/openapi.ts'
import { openApiDocument } from './openapi-document.ts'

export function loader({ context }: Route.LoaderArgs) {
	return Response.json(openApiDocument(context.get(servicesContext).env.appUrl))
}

export const action = () => methodNotAllowed('GET')
