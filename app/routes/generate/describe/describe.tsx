import { data, href, redirect } from 'react-router'
import { describeAnswer } from '#app/domain/templates/generate/answers/describe-answer.ts'
import { startDraft } from '#app/domain/templates/generate/drafts/start-draft.server.ts'
import { clausesOf } from '#app/domain/templates/generate/prepare-template.server.ts'
import { listUsableTemplates } from '#app/domain/templates/generate/usable-templates.server.ts'
import { longestCase, mayDescribe } from '#app/domain/templates/propose/describing.ts'
import { propose } from '#app/domain/templates/propose/propose.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/describe.ts'
import { DescribeCard } from '../choose/describe-card.tsx'
import { ProposalCard } from './proposal-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	return { open: mayDescribe(requireMember(context).plan) }
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	if (!mayDescribe(member.plan)) return data({ words: '', error: 'Your plan does not include this.', proposals: null }, { status: 402 })
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const words = String(form.get('words') ?? '').trim()
	const error =
		words === '' ? 'Say in a sentence or two what you need.' : words.length > longestCase ? `Use at most ${longestCase} characters.` : null
	if (error) return data({ words, error, proposals: null }, { status: 400 })
	const proposals = await proposalsFor(services, words)
	if (form.get('intent') !== 'confirm') return { words, error: undefined, proposals: proposals.map(shownProposal) }

	// Proposed anew: only what the words themselves give can be taken over.
	const taken = proposals.find(({ template }) => template.id === form.get('template'))
	if (!taken) return redirectWithToast(href('/generate'), { title: 'This template is no longer offered', variant: 'destructive' })
	const chosen = new Set(form.getAll('take').map(String))
	const values = taken.values.filter(({ field }) => chosen.has(field))
	const draftId = await startDraft(services, member, {
		for: { templateId: taken.template.id },
		fields: taken.template.fields,
		values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
		origins: Object.fromEntries(values.map(({ field, quote }) => [field, `Filled in from your description: “${quote}”`])),
		variants: Object.fromEntries(
			taken.variants.filter(({ clause }) => chosen.has(`clause ${clause}`)).map(({ clause, key }) => [clause, key]),
		),
	})
	if (draftId === 'too_many_drafts')
		return redirectWithToast(href('/generate'), {
			title: 'You have too many drafts',
			description: 'Generate or discard some first.',
			variant: 'destructive',
		})
	return redirect(href('/generate/drafts/:draftId', { draftId }))
}

async function proposalsFor(services: Pick<Services, 'db'>, words: string) {
	const templates = await listUsableTemplates(services)
	const clauses = new Map(await Promise.all(templates.map(async (template) => [template.id, await clausesOf(services, template)] as const)))
	return propose(words, templates, ({ id }) => clauses.get(id) ?? [])
}

function shownProposal({ template, because, values, variants }: Awaited<ReturnType<typeof proposalsFor>>[number]) {
	return {
		id: template.id,
		name: template.name,
		description: template.description,
		because,
		values: values.map(({ field, label, value, quote }) => ({
			key: field,
			label,
			shown: describeAnswer(
				template.fields.find(({ name }) => name === field)!,
				value,
			),
			quote,
		})),
		variants: variants.map(({ clause, label, quote }) => ({ key: `clause ${clause}`, label: clause, shown: label, quote })),
	}
}

/** What Fineprint proposes for a described case. Nothing is used before somebody confirms it. */
export default function Describe({ loaderData: { open }, actionData }: Route.ComponentProps) {
	const proposals = actionData?.proposals ?? null
	return (
		<>
			<title>Describe your case · Fineprint</title>
			<PageHeader
				title="Describe your case"
				description="Proposals come from your words alone: each value is quoted from them, and nothing is used until you confirm it."
			/>
			<div className="grid max-w-4xl gap-8">
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
						Say what the document is for, such as hiring somebody, sharing secrets or raising money, or pick a template yourself.
					</EmptyState>
				) : null}
				<DescribeCard open={open} words={actionData?.words} error={actionData?.error ?? undefined} />
			</div>
		</>
	)
}
