import { data, Form, href, Link, redirect } from 'react-router'
import { allows } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { findReview } from '#app/domain/review/run/find-review.server.ts'
import { isUnderWay } from '#app/domain/review/run/review-progress.ts'
import { changedAnswers } from '#app/domain/templates/generate/answers/changed-answers.ts'
import { describeAnswer } from '#app/domain/templates/generate/answers/describe-answer.ts'
import { countFindings } from '#app/domain/templates/generate/documents/generated-review.server.ts'
import { generatedFrom } from '#app/domain/templates/generate/documents/generated-from.server.ts'
import { startNextVersion } from '#app/domain/templates/generate/drafts/start-draft.server.ts'
import { reportLink } from '#app/components/report/report-links.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/document.ts'
import { practiceOf } from '../practice-of.ts'
import { AnswerChanges } from './answer-changes.tsx'
import { ReviewResult, type ShownReview } from './review-result.tsx'

const notGenerated = () => data('This document was not generated from a template.', { status: 404 })

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId)
	const [made, before] = await generatedFrom(services, access)
	if (!made) throw notGenerated()
	const { template, values } = made
	const review = await findReview(services, { id: made.versionId })
	const state: ShownReview =
		review?.status === 'complete'
			? { state: 'complete', counts: await countFindings(services, review.id) }
			: { state: review && isUnderWay(review.status) ? 'under_way' : 'failed' }
	return {
		id: access.document.id,
		name: access.document.name,
		version: shownVersion(made.versionNumber),
		versionNumber: made.versionNumber,
		isNewest: made.versionNumber === access.document.versionNumber,
		mayEdit: allows(access, 'edit'),
		packetId: access.role === 'owner' ? made.packetId : null,
		template: { name: template.name, number: template.number, verifiedBy: template.verifiedBy, practice: practiceOf(template) },
		newerTemplate: template.status === 'active' && template.activeNumber > template.number ? template.activeNumber : null,
		review: state,
		changes: before ? changedAnswers({ fields: before.template.fields, values: before.values }, { fields: template.fields, values }) : null,
		answers: template.fields
			.map((field) => ({ label: field.label, answer: describeAnswer(field, values[field.name]) }))
			.filter(({ answer }) => answer !== ''),
		clauses: made.clauses.map(({ name, variant, number }) => ({ name, variant, number })),
	}
}

/** Begins the next version with the answers of this one. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
	const [made] = await generatedFrom(services, access, 1)
	if (!made) throw notGenerated()
	const draftId = await startNextVersion(services, access, made)
	if (draftId === 'too_many_drafts')
		return redirectWithToast(href('/generate'), {
			title: 'You have too many drafts',
			description: 'Generate or discard some of them first.',
			variant: 'destructive',
		})
	return redirect(`${href('/generate/drafts/:draftId', { draftId })}?step=1`)
}

/** A document that was generated: what its review found, then the file; what it was made from, and how to make it anew. */
export default function GeneratedDocument({ loaderData: made }: Route.ComponentProps) {
	const { id, template, review, versionNumber } = made
	const place = { documentId: id, version: made.isNewest ? null : versionNumber }
	const finished = review.state !== 'under_way'
	return (
		<>
			<title>{`${made.name} · Generated · Fineprint`}</title>
			<PageHeader
				title={made.name}
				description={
					<p className="max-w-3xl">
						Version {made.version}, generated from the template “{template.name}”, version {template.number}.{' '}
						{template.verifiedBy ? `The template was verified by ${template.verifiedBy}.` : 'No lawyer verified this template.'}
					</p>
				}
			/>
			{finished ? null : <LiveUpdates />}
			<div className="grid max-w-3xl gap-6">
				<ReviewResult review={review} reportTo={reportLink(place)} />
				<div className="flex flex-wrap gap-3">
					{/* What the review found is read before the file is sent to anybody; it takes seconds. */}
					{finished ? (
						<>
							<a
								href={`${href('/review/:documentId/download', { documentId: id })}?mode=original&version_number=${versionNumber}`}
								className={buttonLook({})}
							>
								Download Word file
							</a>
							<ButtonLink to={href('/generate/documents/:documentId/view', { documentId: id })} variant="secondary">
								View or save as PDF
							</ButtonLink>
						</>
					) : null}
					<ButtonLink to={href('/review/:documentId', { documentId: id })} variant="secondary">
						Open in the vault
					</ButtonLink>
				</div>
				{made.packetId ? (
					<p>
						Part of a packet:{' '}
						<Link
							to={href('/generate/packets/:packetId', { packetId: made.packetId })}
							className="text-accent underline underline-offset-4"
						>
							see all its documents
						</Link>
						.
					</p>
				) : null}
				{made.newerTemplate ? (
					<Alert tone="info" title={`The template has a newer version (${made.newerTemplate})`}>
						This document stays as it is. Change answers makes its next version from the newer template.
					</Alert>
				) : null}
				{made.isNewest ? null : (
					<Alert tone="info">
						The document has newer versions that were not generated. The answers below are those of version {made.version}.
					</Alert>
				)}
				{made.changes ? <AnswerChanges changes={made.changes} /> : null}
				<Card
					title="Answers"
					actions={
						made.mayEdit ? (
							<Form method="post">
								<Button variant="secondary" size="small">
									Change answers
								</Button>
							</Form>
						) : null
					}
				>
					<p className="text-muted">Generating again with other answers makes a new version and keeps this one.</p>
					<Disclosure className="mt-3">
						<summary className="cursor-pointer font-medium text-accent">Show the answers of this version</summary>
						<dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
							{made.answers.map(({ label, answer }) => (
								<div key={label} className="sm:contents">
									<dt className="text-muted">{label}</dt>
									<dd className="break-words">{answer}</dd>
								</div>
							))}
						</dl>
					</Disclosure>
				</Card>
				{template.practice ? <p className="text-sm text-muted">{template.practice}</p> : null}
			</div>
		</>
	)
}
