import { openPageDocument } from '#app/http/open-document.server.ts'
import { useMemo } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import type { Route } from './+types/redlining.ts'
import type { RedliningContext } from './content.tsx'
import type { DocumentText, loader as documentLoader } from './document-text.tsx'
import { JustReplaced, NewerVersion } from './newer-version.tsx'
import { HeldContext, useOneVersion } from './one-version.ts'
import { readQuery } from './redlining-links.ts'
import { redliningPage } from './redlining-page.server.ts'

export const headers = passedHeaders

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	return redliningPage(context.get(servicesContext), access)
}

const noText: DocumentText = { versionNumber: null, view: null, underWay: false }

export default function Redlining({ loaderData }: Route.ComponentProps) {
	const text = useRouteLoaderData<typeof documentLoader>('routes/redlining/document-text') ?? noText
	const { search } = useLocation()
	const ask = useMemo(() => readQuery(new URLSearchParams(search)), [search])
	const { together, arrived, setHeld, fetchNewer } = useOneVersion(loaderData, text)
	const { page } = together ?? { page: loaderData }
	// The same while only what is held changes: another would redraw the whole page, with parts whose code is not there yet.
	const outlet = useMemo((): RedliningContext | null => together && { ...together, ask }, [together, ask])
	return (
		<>
			<title>{`Redlining ${page.name} · Fineprint`}</title>
			{fetchNewer || arrived === page.version.number ? (
				<NewerVersion key={page.version.number} label={page.version.label} fetchNewer={fetchNewer} />
			) : null}
			{outlet ? (
				<HeldContext value={setHeld} key={arrived}>
					<Outlet context={outlet} />
				</HeldContext>
			) : (
				<JustReplaced documentId={page.documentId} ask={ask} />
			)}
		</>
	)
}
