import { categories } from '#app/domain/review/type/catalogue.ts'
import { requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import type { Route } from './+types/categories.ts'

export function loader({ context }: Route.LoaderArgs) {
	requireApiMember(context)
	return Response.json({ categories: categories.map(({ code, name }) => ({ code, name })) })
}

export const action = () => methodNotAllowed('GET')
