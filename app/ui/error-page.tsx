import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
import { errorText } from './error-words.ts'

/**
 * The page for an error: by status, with the server's own sentence if it sent one. Never a stack trace.
 *
 * @param failed what failed, where the page has its own words for an internal error
 */
export function ErrorPage({ error, requestId, failed }: { error: unknown; requestId?: string; failed?: string }) {
	const { pathname, search } = useLocation()
	const status = isRouteErrorResponse(error) ? error.status : 500
	const general = errorText(status, isRouteErrorResponse(error) ? sentence(error.data) : undefined)
	const words = status === 500 && failed ? { ...general, title: failed } : general
	const to = status === 401 ? `/login?returnTo=${encodeURIComponent(pathname + search)}` : words.action.to
	return (
		<main id="content" className="mx-auto grid w-full max-w-xl content-start justify-items-start gap-4 px-4 py-20 sm:px-8 lg:py-28">
			<title>{`${words.title} – Fineprint`}</title>
			<p className="text-sm font-medium text-muted">Error {status}</p>
			<h1 className="font-serif text-title font-semibold">{words.title}</h1>
			<p className="text-lg text-muted">{words.advice}</p>
			<ButtonLink to={to} className="mt-2">
				{words.action.label}
			</ButtonLink>
			{status >= 500 && requestId ? (
				<p className="text-sm text-muted">
					If it happens again, give us this number: <code className="break-all">{requestId}</code>
				</p>
			) : null}
		</main>
	)
}

/** The server's message for this error; React Router's own ("Error: No route matches …") is not for users. */
function sentence(thrown: unknown): string | undefined {
	const message = typeof thrown === 'string' ? thrown : (thrown as { message?: unknown } | null)?.message
	return typeof message === 'string' && message !== '' && !message.startsWith('Error:') ? message : undefined
}
