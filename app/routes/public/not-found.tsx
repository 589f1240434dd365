import { data } from 'react-router'
import { skipSignInRevalidation } from '#app/components/sign-in/skip-revalidation.ts'

/** Any other path: the root's error page answers, with header and footer. */
function notFound(): never {
	throw data(null, { status: 404 })
}

export const loader = notFound
export const action = notFound

export const shouldRevalidate = skipSignInRevalidation

export default function NotFound() {
	return null
}
