import { data } from 'react-router'

/** Any other path: the root's error page answers, with header and footer around it. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export default function NotFound() {
	return null
}
