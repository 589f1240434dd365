import { data, Link } from 'react-router'
import { cleanNote } from '#app/domain/suggestions/clean-text.ts'
import { noteOpening, openClaimed } from '#app/domain/human-help/queue/open-claimed.server.ts'
import { suggestAsExpert } from '#app/domain/human-help/queue/suggest-change.server.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { refusals } from '#app/http/refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { kilobyte } from '#app/units.ts'
import type { Route } from './+types/document.ts'
import { noRequest } from './no-request.ts'
import { OrderedText } from './ordered-text.tsx'
import { SuggestForm } from './suggest-form.tsx'

/** A form has the paragraph twice: as it is, and as it shall be. */
const largestChange = 512 * kilobyte

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const claimed = await openClaimed(services, expert, params.requestId)
	if (!claimed) throw noRequest()
	const { version, isNewest } = claimed
	const words = await readVersion(services, version)
	await noteOpening(services, claimed, 'help.document_opened')
	const asked = new URL(request.url).searchParams.get('paragraph')
	const readable = 'text' in words
	const placed = readable ? words.paragraphs.find(({ id }) => id === asked) : undefined
	return {
		requestId: claimed.request.id,
		name: claimed.request.document.name,
		version: shownVersion(version.number),
		mayChange: isNewest && claimed.request.state === 'claimed',
		isNewest,
		problem: readable
			? null
			: words.unreadable === 'file_missing'
				? 'Its file is missing from storage.'
				: extractionAdvice[words.unreadable],
		paragraphs: readable
			? words.paragraphs.map(({ id, start, end, kind, numbering }) => ({ id, kind, numbering, text: words.text.slice(start, end) }))
			: [],
		asked: placed && readable ? { id: placed.id, text: words.text.slice(placed.start, placed.end) } : null,
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const claimed = await openClaimed(services, expert, params.requestId, ['claimed'])
	if (!claimed) throw noRequest()
	const fields = Object.fromEntries(await parseForm(request, largestChange)) as Record<string, string>
	const { paragraphId = '', expected = '', text = '', reason = '' } = fields
	const refuse = (error: string, status: number, field: 'text' | 'reason') => data({ error, field, fields }, { status })
	if (cleanNote(reason) === '') return refuse('Enter a reason. The founder sees it next to the change.', 400, 'reason')
	if (reason.length > 4000) return refuse('Say it in at most 4,000 characters.', 400, 'reason')
	const made = await suggestAsExpert(services, claimed, { paragraphId, expected, text, reason })
	if (typeof made === 'string') return refuse(refusals[made].error, refusals[made].status, 'text')
	return redirectWithToast(`/admin/requests/${params.requestId}/document#${paragraphId}`, {
		title: `Suggestion ${made.number} was made`,
		description: 'The founder sees it in the document, by Fineprint expert.',
	})
}

/** The ordered version for the expert who took the request on, with a form for each paragraph. */
export default function OrderedDocument({ loaderData, actionData }: Route.ComponentProps) {
	const { requestId, name, version, paragraphs, asked, mayChange, isNewest, problem } = loaderData
	return (
		<>
			<title>{`${name} · Help Requests · Fineprint`}</title>
			<PageHeader
				title={name}
				description={`Version ${version}, the only one that you can open. The founder sees that you opened it.`}
				actions={
					<Link to={`/admin/requests/${requestId}`} className="text-accent underline underline-offset-4">
						Back to the request
					</Link>
				}
			/>
			<div className="grid max-w-4xl gap-6">
				{problem ? <Alert tone="error">{problem}</Alert> : null}
				{isNewest ? null : (
					<Alert tone="warning">
						The document has a newer version, so suggestions can’t be made here. Answer with text or a redlined file.
					</Alert>
				)}
				{mayChange && asked ? <SuggestForm requestId={requestId} paragraph={asked} refused={actionData} /> : null}
				<OrderedText requestId={requestId} paragraphs={paragraphs} mayChange={mayChange} asked={asked?.id ?? null} />
			</div>
		</>
	)
}
