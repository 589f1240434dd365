import { useMemo } from 'react'
import { data, isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import type { Route } from './+types/redlining.ts'
import { doRedlining, type RedliningOutcome } from './forms/redlining-actions.server.ts'
import type { DocumentText, loader as documentLoader } from './document-text.tsx'
import { notUnderstood, readRedliningForm, RedliningPlace } from './forms/redlining-form.ts'
import { RedliningIssues } from './pdf-issues.tsx'
import { readAsk, redliningLink, type RedliningAsk } from './redlining-links.ts'
import { JustReplaced, NewerVersion } from './newer-version.tsx'
import { HeldContext, useOneVersion } from './one-version.ts'
import { redliningPage, type RedliningPage } from './redlining-page.server.ts'
import type { RedliningAnswer } from './forms/send-queue.ts'
import { refusedForm } from './forms/refused-form.ts'
import { doTheirs } from './counterparty/counterparty-actions.server.ts'
import { TheirPlacesProvider } from './counterparty/change-places.tsx'
import { RedliningUnreadable, RedliningWaiting } from './waiting.tsx'
import { RedliningView } from './redlining-view.tsx'

export const headers = passedHeaders

/** A clause as it was and as it shall be, in letters that take nine bytes each on their way. */
const largestForm = 512 * 1024

const notThere = () => data('Your vault has no such document.', { status: 404 })

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const { version } = readAsk(new URL(request.url).searchParams)
	const page = await redliningPage(context.get(servicesContext), member, params.documentId, version ?? undefined)
	if (!page) throw notThere()
	return page
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const form = Object.fromEntries(await parseForm(request, largestForm))
	const { query, version, fragment, scripted } = RedliningPlace.parse(form)
	const asked = readRedliningForm(form)
	const theirs = await doTheirs(context.get(servicesContext), member, params.documentId, version, form)
	const outcome: RedliningOutcome | null =
		theirs !== 'other'
			? theirs
			: asked.success
				? await doRedlining(context.get(servicesContext), member, params.documentId, version, asked.data)
				: { said: asked.error.issues[0]?.message ?? notUnderstood, failed: true }
	if (!outcome) throw notThere()
	// Also what failed is an answer like any other: the page then looks what became of its suggestions.
	if (scripted) return { said: outcome.said, failed: outcome.failed, number: outcome.number } satisfies RedliningAnswer
	if (theirs === 'other' && !asked.success && asked.error.issues.some(({ path }) => path[0] === 'do'))
		throw data(notUnderstood, { status: 400 })

	const refused = outcome.failed ? refusedForm(form, outcome.said) : null
	if (refused) return data(refused, { status: 400 })
	const ask = readAsk(new URLSearchParams(query))
	const { number } = outcome
	const back = redliningLink(
		params.documentId,
		{ ...ask, selected: number ?? ask.selected, write: null },
		number === undefined ? fragment : `s-${number}`,
	)
	return redirectWithToast(back, { title: outcome.said, variant: outcome.failed ? 'destructive' : 'default' })
}

/** What was decided or written is not lost with the page when the network or the server fails. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		return data({ said: 'That did not reach the server. Try again.', failed: true } satisfies RedliningAnswer, { status: 503 })
	})
}

const noText: DocumentText = { versionNumber: null, view: null }

export default function Redlining({ loaderData }: Route.ComponentProps) {
	const text = useRouteLoaderData<typeof documentLoader>('routes/redlining/document-text') ?? noText
	const { search } = useLocation()
	const ask = useMemo(() => readAsk(new URLSearchParams(search)), [search])
	const { together, arrived, setHeld, fetchNewer } = useOneVersion(loaderData, text)
	const { page } = together ?? { page: loaderData }
	return (
		<>
			<title>{`Redlining ${page.name} · Fineprint`}</title>
			{fetchNewer || arrived === page.version.number ? (
				<NewerVersion key={page.version.number} label={page.version.label} fetchNewer={fetchNewer} />
			) : null}
			{together ? (
				<HeldContext value={setHeld} key={arrived}>
					<OfOneVersion {...together} ask={ask} />
				</HeldContext>
			) : (
				<JustReplaced documentId={page.documentId} ask={ask} />
			)}
		</>
	)
}

/** The page with the text it speaks of, or why there is none. */
function OfOneVersion({ page, text: { view }, ask }: { page: RedliningPage; text: DocumentText; ask: RedliningAsk }) {
	if (page.state !== 'ready') {
		return (
			<>
				{page.state === 'under_way' ? <LiveUpdates intervalSeconds={2} /> : null}
				<RedliningWaiting page={page} />
			</>
		)
	}
	if (page.pdf) return <RedliningIssues page={page} ask={ask} />
	if (!view || 'unreadable' in view) return <RedliningUnreadable page={page} reason={view?.unreadable ?? 'corrupt'} />
	return (
		<TheirPlacesProvider changes={page.theirs}>
			<RedliningView page={page} viewJson={view.viewJson} ask={ask} />
		</TheirPlacesProvider>
	)
}
