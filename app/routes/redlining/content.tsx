import { useOutletContext } from 'react-router'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { onDemand } from '#app/ui/on-demand/on-demand.tsx'
import { ChangePlacesProvider } from './counterparty/change-places.tsx'
import type { DocumentText } from './document-text.tsx'
import type { RedliningQuery } from './redlining-links.ts'
import type { RedliningPage } from './redlining-page.server.ts'
import { RedliningView } from './redlining-view.tsx'

// What most documents do not show.
const RedliningIssues = onDemand(async () => (await import('./pdf-issues.tsx')).RedliningIssues)
const RedliningUnreadable = onDemand(async () => (await import('./waiting.tsx')).RedliningUnreadable)
const RedliningWaiting = onDemand(async () => (await import('./waiting.tsx')).RedliningWaiting)

/** What the page's route passes to its child routes. */
export interface RedliningContext {
	page: RedliningPage
	/** The text of the page's version. */
	text: DocumentText
	ask: RedliningQuery
}

/**
 * The page below its route and below each of its resources: without scripts a refused form is answered at the
 * resource's own URL, with the same page.
 */
export default function RedliningContent() {
	const {
		page,
		text: { view, underWay },
		ask,
	} = useOutletContext<RedliningContext>()
	if (page.state === 'no_review') return <RedliningWaiting page={page} />
	if (page.state === 'under_way' || underWay) {
		const progress = page.state === 'under_way' ? page.progress : { sentence: 'Preparing the document …', percent: 97 }
		return (
			<>
				<LiveUpdates intervalSeconds={1} />
				<RedliningWaiting page={{ ...page, state: 'under_way', progress }} />
			</>
		)
	}
	if (page.pdf) return <RedliningIssues page={page} ask={ask} />
	if (!view || 'unreadable' in view) return <RedliningUnreadable page={page} reason={view?.unreadable ?? 'corrupt'} />
	return (
		<ChangePlacesProvider changes={page.counterpartyChanges}>
			<RedliningView page={page} viewJson={view.viewJson} ask={ask} />
		</ChangePlacesProvider>
	)
}
