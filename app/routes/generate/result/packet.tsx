import { data, Form, href, Link } from 'react-router'
import { findReview } from '#app/domain/review/run/find-review.server.ts'
import { isUnderWay } from '#app/domain/review/run/review-progress.ts'
import { countFindings } from '#app/domain/templates/generate/documents/generated-review.server.ts'
import { findGeneratedPacket } from '#app/domain/templates/generate/packets/generated-packet.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/packet.ts'
import type { ShownReview } from './review-result.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const packet = await findGeneratedPacket(services, requireMember(context), params.packetId)
	if (!packet) throw data({ message: 'No generated documents were found at this address.' }, { status: 404 })
	const documents = await Promise.all(
		packet.documents.map(async ({ versionId, ...document }) => {
			const review = await findReview(services, { id: versionId })
			const state: ShownReview =
				review?.status === 'complete'
					? { state: 'complete', counts: await countFindings(services, review.id) }
					: { state: review && isUnderWay(review.status) ? 'under_way' : 'failed' }
			return { ...document, review: state }
		}),
	)
	return { name: packet.name, documents }
}

/** The documents of a packet with what their reviews found, and all of them as a ZIP. */
export default function GeneratedPacket({ loaderData: { name, documents } }: Route.ComponentProps) {
	const underWay = documents.some(({ review }) => review.state === 'under_way')
	return (
		<>
			<title>{`${name} · Generated · Fineprint`}</title>
			<PageHeader title={name} description={`${documents.length} documents, in your vault too.`} />
			{underWay ? <LiveUpdates /> : null}
			<ul className="mb-6 grid max-w-3xl gap-3">
				{documents.map(({ id, name: called, review }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-5 py-4">
						<Link to={href('/generate/documents/:documentId', { documentId: id })} className="font-semibold">
							{called}
						</Link>
						<Result review={review} />
					</li>
				))}
			</ul>
			{underWay ? (
				<p className="text-muted">All of them can be downloaded as a ZIP once their reviews are done.</p>
			) : (
				<Form method="post" action={href('/document-vault/export')} reloadDocument>
					{documents.map(({ id }) => (
						<input key={id} type="hidden" name="documentId" value={id} />
					))}
					<Button>Download all as ZIP</Button>
				</Form>
			)}
		</>
	)
}

function Result({ review }: { review: ShownReview }) {
	if (review.state === 'under_way') return <Badge tone="info">Review under way</Badge>
	if (review.state === 'failed') return <Badge tone="medium">Not reviewed</Badge>
	const { high, medium, low } = review.counts
	return (
		<span className="flex flex-wrap gap-2">
			<Badge tone={high > 0 ? 'high' : 'good'}>{high} high</Badge>
			<Badge tone={medium > 0 ? 'medium' : 'good'}>{medium} medium</Badge>
			<Badge tone={low > 0 ? 'low' : 'good'}>{low} low</Badge>
		</span>
	)
}
