import { categories } from '#app/domain/review/type/catalogue.ts'
import { apiError, requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import type { Route } from './+types/types.ts'

/** The types of a category, which may be named by its code or its name. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireApiMember(context)
	const asked = new URL(request.url).searchParams.get('category')
	if (asked === null) return apiError(400, 'invalid', 'Name a category: ?category=IP')
	const category = categories.find(({ code, name }) => code === asked.toUpperCase() || name === asked)
	if (!category) return apiError(404, 'not_found', 'There is no such category.')
	return Response.json({ category: category.code, types: category.types })
}

export const action = () => methodNotAllowed('GET')
