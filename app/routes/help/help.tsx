import { Link } from 'react-router'
import { HelpStateBadge } from '#app/components/human-help/help-state.tsx'
import { orderHelpLink } from '#app/components/human-help/help-links.ts'
import { isNewest } from '#app/domain/access/document-access.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { priceOf } from '#app/domain/billing/price-of.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { answerTimeWords, businessHoursWords, easternWords } from '#app/domain/human-help/business-hours.ts'
import { listHelp } from '#app/domain/human-help/find-help.server.ts'
import { helpKinds, helpOf } from '#app/domain/human-help/help-kinds.ts'
import { isOwed } from '#app/domain/human-help/help-state.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/help.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', version: requestedVersion(request) })
	const requests = await listHelp(context.get(servicesContext), access)
	const { document, version } = access
	const place = {
		documentId: document.id,
		version: isNewest(access) ? null : version.number,
		finding: new URL(request.url).searchParams.get('finding')?.slice(0, 100) ?? null,
	}
	return {
		name: document.name,
		versionLabel: shownVersion(version.number),
		offers: helpKinds.map((kind) => ({
			kind,
			...helpOf[kind],
			price: dollars(priceOf(helpOf[kind].name, 1)!),
			to: orderHelpLink(place, kind),
		})),
		requests: requests.map(({ id, kind, state, notRefunded, createdAt, dueAt, version, question }) => ({
			id,
			name: helpOf[kind].name,
			state,
			notRefunded: notRefunded !== null,
			question,
			version: shownVersion(version.number),
			at: shownDate(createdAt.toISOString()),
			due: dueAt && isOwed(state) ? easternWords(dueAt) : null,
		})),
	}
}

/** Help by people with one document: what there is to buy, and what was asked. */
export default function HumanHelp({ loaderData: { name, versionLabel, offers, requests }, params }: Route.ComponentProps) {
	return (
		<div className="max-w-5xl space-y-8">
			<title>{`Human help with ${name} · Fineprint`}</title>
			<div>
				<h2 className="text-heading font-semibold">Human help</h2>
				<p className="mt-1 max-w-3xl text-muted">
					{`A legal expert works on version ${versionLabel} for you and answers within ${answerTimeWords}: ${businessHoursWords}. `}
					Public holidays count as other days. If we miss it, you are offered your money back.
				</p>
			</div>
			{requests.length > 0 ? (
				<section aria-labelledby="requests" className="space-y-3">
					<h3 id="requests" className="text-lg font-semibold">
						Your requests
					</h3>
					<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
						{requests.map((request) => (
							<li key={request.id} className="grid gap-1 p-4 sm:px-5">
								<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<Link
										to={`/document-vault/${params.documentId}/help/${request.id}`}
										className="font-semibold text-accent underline underline-offset-4"
									>
										{request.name}
										<span className="sr-only">{`, asked on ${request.at}`}</span>
									</Link>
									<HelpStateBadge state={request.state} notRefunded={request.notRefunded} />
								</p>
								<p className="line-clamp-2 break-words">{request.question}</p>
								<p className="text-sm text-muted">
									{[`Version ${request.version}`, `asked on ${request.at}`, request.due ? `answer by ${request.due}` : null]
										.filter(Boolean)
										.join(', ')}
								</p>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<section aria-labelledby="offers" className="space-y-3">
				<h3 id="offers" className="text-lg font-semibold">
					{requests.length > 0 ? 'Ask for more' : 'What an expert can do'}
				</h3>
				<ul className="grid gap-4 md:grid-cols-3">
					{offers.map((offer) => (
						<Card key={offer.kind} as="li" className="flex flex-col">
							<h4 className="text-lg font-semibold">{offer.name}</h4>
							<p className="mt-1">
								<span className="text-2xl font-semibold">{offer.price}</span> <span className="text-muted">{`for ${offer.per}`}</span>
							</p>
							<p className="mt-2 flex-1 text-muted">{offer.gives}</p>
							<ButtonLink to={offer.to} variant="secondary" className="mt-4 self-start">
								{offer.kind === 'full_redline' ? 'Count pages and price' : 'Ask an expert'}
								<span className="sr-only">{`: ${offer.name}`}</span>
							</ButtonLink>
						</Card>
					))}
				</ul>
			</section>
		</div>
	)
}
