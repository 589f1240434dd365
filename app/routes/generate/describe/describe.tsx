import { data, href, redirect } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { describeAnswer } from '#app/domain/templates/generate/answers/describe-answer.ts'
import { startDraft } from '#app/domain/templates/generate/drafts/start-draft.server.ts'
import { withClauses } from '#app/domain/templates/generate/prepare-template.server.ts'
import { findUsableTemplate, listUsableTemplates } from '#app/domain/templates/generate/usable-templates.server.ts'
import { describingPlanNames, longestCase, mayDescribe } from '#app/domain/templates/propose/describing.ts'
import { confirmedAnswers } from '#app/domain/templates/propose/confirmed-answers.ts'
import { proposeWithModel } from '#app/domain/templates/propose/model/propose-with-model.server.ts'
import { propose, type Proposal } from '#app/domain/templates/propose/propose.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/describe.ts'
import { DescribeCard } from '../choose/describe-card.tsx'
import { ProposalCard } from './proposal-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	return { open: mayDescribe(requireMember(context).plan), model: modelOffer(context.get(servicesContext)) }
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const nothing = { proposals: null, note: null }
	if (!mayDescribe(member.plan))
		return data({ words: '', error: `This is part of ${describingPlanNames}. Your plan does not include it.`, ...nothing }, { status: 402 })
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const words = String(form.get('words') ?? '').trim()
	const error =
		words === '' ? 'Say in a sentence or two what you need.' : words.length > longestCase ? `Use at most ${longestCase} characters.` : null
	if (error) return data({ words, error, ...nothing }, { status: 400 })
	if (form.get('intent') === 'confirm') return confirm(services, member, words, form)
	const templates = await withClauses(services, await listUsableTemplates(services))

	const model = form.getAll('ask_model').at(-1) === 'yes' ? services.model : null
	const { proposals, note } = model
		? await proposeWithModel(services, model, member, { words, templates, signal: request.signal })
		: { proposals: propose(words, templates, ({ clauses }) => clauses), note: null }
	return { words, error: undefined, note, proposals: proposals.map((proposal) => shownProposal(proposal, model?.name ?? null)) }
}

/** Begins a draft with what was confirmed: proven anew, so that only what the words bear out is taken over. */
async function confirm(services: Services, member: Member, words: string, form: FormData) {
	const offered = await findUsableTemplate(services, String(form.get('template')))
	const [template] = offered ? await withClauses(services, [offered]) : []
	if (!template) return redirectWithToast(href('/generate'), { title: 'This template is no longer offered', variant: 'destructive' })
	const confirmed = confirmedAnswers(words, template, template.clauses, {
		chosen: new Set(form.getAll('take').map(String)),
		claims: form.getAll('claim').map(String),
	})
	const draftId = await startDraft(services, member, { for: { templateId: template.id }, fields: template.fields, ...confirmed })
	if (draftId === 'too_many_drafts')
		return redirectWithToast(href('/generate'), {
			title: 'You have too many drafts',
			description: 'Generate or discard some first.',
			variant: 'destructive',
		})
	return redirect(href('/generate/drafts/:draftId', { draftId }))
}

type TemplateWithClauses = Awaited<ReturnType<typeof withClauses>>[number]

function shownProposal({ template, because, values, variants }: Proposal<TemplateWithClauses>, model: string | null) {
	const reasonOf = (reason: string | undefined) => (reason ? `${model}: ${reason}` : null)
	return {
		id: template.id,
		name: template.name,
		description: template.description,
		because,
		values: values.map(({ field, label, value, quote, ofModel }) => ({
			key: field,
			label,
			shown: describeAnswer(
				template.fields.find(({ name }) => name === field)!,
				value,
			),
			quote,
			reason: reasonOf(ofModel?.reason),
			isStated: ofModel?.isStated ?? true,
			claim: ofModel ? JSON.stringify({ field, answers: ofModel.answers }) : null,
		})),
		variants: variants.map(({ clause, key, label, quote, reason }) => ({
			key: `clause ${clause}`,
			label: clause,
			shown: label,
			quote,
			reason: reasonOf(reason),
			// Which wording somebody wants is theirs to say, unless their words name its state.
			isStated: reason === undefined,
			claim: reason === undefined ? null : JSON.stringify({ clause, key, quote }),
		})),
	}
}

/** What Fineprint proposes for a described case. Nothing is used before somebody confirms it. */
export default function Describe({ loaderData: { open, model }, actionData }: Route.ComponentProps) {
	const proposals = actionData?.proposals ?? null
	return (
		<>
			<title>Describe your case · Fineprint</title>
			<PageHeader
				title="Describe your case"
				description="Proposals come from your words alone: each value is quoted from them, and nothing is used until you confirm it."
			/>
			<div className="grid max-w-4xl gap-8">
				{actionData?.note ? <Alert tone="info">{actionData.note}</Alert> : null}
				{proposals?.map((proposal, index) => (
					<ProposalCard key={proposal.id} proposal={proposal} words={actionData?.words ?? ''} isBest={index === 0} />
				))}
				{proposals?.length === 0 ? (
					<EmptyState
						title="No template fits these words"
						action={
							<ButtonLink to={href('/generate')} variant="secondary">
								See all templates
							</ButtonLink>
						}
					>
						Describe what the document is for, such as hiring someone, sharing secrets or raising money, or pick a template yourself.
					</EmptyState>
				) : null}
				<DescribeCard open={open} model={model} words={actionData?.words} error={actionData?.error ?? undefined} />
			</div>
		</>
	)
}
