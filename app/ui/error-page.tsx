import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
import { errorWords } from './error-words.ts'

/** The page for anything that did not work: by status, with the server's own sentence where it gave one. Never a stack trace. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId?: string }) {
	const { pathname, search } = useLocation()
	const status = isRouteErrorResponse(error) ? error.status : 500
	const words = errorWords(status, isRouteErrorResponse(error) && !error.data?.startsWith?.('Error:') ? sentence(error.data) : undefined)
	const to = status === 401 ? `/login?returnTo=${encodeURIComponent(pathname + search)}` : words.action.to
	return (
		<main id="content" className="mx-auto grid max-w-xl gap-4 px-4 py-20 text-center">
			<title>{`${words.title} · Fineprint`}</title>
			<p className="font-mono text-sm text-muted">{status}</p>
			<h1 className="font-serif text-4xl font-semibold tracking-tight">{words.title}</h1>
			<p className="text-lg text-muted">{words.advice}</p>
			<div className="mt-2 flex justify-center">
				<ButtonLink to={to}>{words.action.label}</ButtonLink>
			</div>
			{status >= 500 && requestId ? <p className="text-sm text-muted">If you write to us, mention {requestId}.</p> : null}
		</main>
	)
}

function sentence(data: unknown): string | undefined {
	if (typeof data === 'string' && data !== '') return data
	const message = (data as { message?: unknown } | null)?.message
	return typeof message === 'string' ? message : undefined
}
