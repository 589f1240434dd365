import { Form } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { isEmptyDiff, type FieldsDiff } from '#app/domain/templates/library/fields/compare-fields.ts'
import { activateVersion } from '#app/domain/templates/library/versions/activate-version.server.ts'
import { findVersion } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { planResync, resyncFields } from '#app/domain/templates/library/versions/resync-fields.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { overtaken, sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Refused } from '../refused.tsx'
import { noTemplate, refuseForm, typedIn } from '../sent-form.ts'
import { isVersionNumber, noVersion, sayUnread } from './no-version.server.ts'
import type { Route } from './+types/resync.ts'

export async function loader({ context, params: { templateId }, request }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const number = Number(new URL(request.url).searchParams.get('version'))
	if (!isId(templateId)) throw noTemplate()
	const version = isVersionNumber(number) ? await findVersion(services, administrator, templateId, number) : null
	const plan = version && (await planResync(services, wordEngineFor(administrator.id), administrator, templateId, number))
	if (!version || !plan) throw await noVersion(services, administrator, templateId)
	const about = { id: templateId, number, name: version.template.name, active: version.template.activeNumber === number }
	if ('refused' in plan) return { ...about, refusal: sayVersionRefusal(plan), plan: null }
	return { ...about, refusal: null, plan: { diff: plan.diff, planned: plan.planned } }
}

export async function action({ context, params: { templateId }, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request))
	const number = Number(typed.version)
	if (!isId(templateId)) throw noTemplate()
	if (!isVersionNumber(number)) throw await noVersion(services, administrator, templateId)
	const engine = wordEngineFor(administrator.id)
	const done = await resyncFields(services, engine, administrator, templateId, { number, planned: typed.planned ?? '' })
	if (done === null) throw await noVersion(services, administrator, templateId)
	if (done === 'overtaken') return refuseForm('resync', typed, overtaken)
	if ('refused' in done) return refuseForm('resync', typed, sayVersionRefusal(done))
	const here = `/admin/templates/${templateId}`
	if (typed.apply !== 'activate') return redirectWithToast(`${here}/versions`, { title: `Fields of version ${number} updated` })
	const activated = await activateVersion(services, engine, administrator, templateId, number)
	if (activated === null) throw await noVersion(services, administrator, templateId)
	if ('refused' in activated) return refuseForm('resync', typed, sayVersionRefusal(activated))
	return redirectWithToast(`${here}/fields`, {
		title: `Version ${number} is in use`,
		description: `Its fields were applied. ${sayUnread(activated) ?? ''}`.trim(),
	})
}

/** What the file of a version makes of its fields, before it is applied. */
export default function Resync({ loaderData: { id, number, name, active, refusal, plan }, actionData }: Route.ComponentProps) {
	const nothing = plan && isEmptyDiff(plan.diff)
	return (
		<Card title={`Fields of version ${number}`} className="max-w-3xl">
			<title>{`Fields of ${name} · Fineprint`}</title>
			<div className="grid gap-5">
				<Refused refusal={actionData?.refusal ?? refusal} />
				{nothing ? <p>The file asks for the fields that are kept for this version. Nothing is to be applied.</p> : null}
				{plan && !nothing ? (
					<>
						<p className="text-muted">What was written about fields that stay is kept: labels, help, order and the rest.</p>
						<Changes diff={plan.diff} />
					</>
				) : null}
				<Form method="post" className="flex flex-wrap gap-2">
					<input type="hidden" name="version" value={number} />
					<input type="hidden" name="planned" value={plan?.planned ?? ''} />
					{plan && !active ? (
						<Button name="apply" value="activate">
							{nothing ? 'Activate this version' : 'Apply and activate this version'}
						</Button>
					) : null}
					{plan && !nothing ? (
						<Button name="apply" value="fields" variant={active ? 'primary' : 'secondary'}>
							Apply changes
						</Button>
					) : null}
					<ButtonLink to={`/admin/templates/${id}/try?version=${number}`} variant="secondary">
						Try it
					</ButtonLink>
					<ButtonLink to={`/admin/templates/${id}/versions`} variant="quiet">
						Back to the versions
					</ButtonLink>
				</Form>
			</div>
		</Card>
	)
}

function Changes({ diff }: { diff: FieldsDiff }) {
	const rows = [
		...diff.new.map((name) => ({ name, tone: 'good' as const, word: 'New', says: '' })),
		...diff.gone.map((name) => ({ name, tone: 'medium' as const, word: 'Gone', says: 'No longer in the file' })),
		...diff.changed.map(({ name, changes }) => ({ name, tone: 'info' as const, word: 'Changed', says: changes.join(' · ') })),
	]
	return (
		<ul className="divide-y divide-line rounded-lg border border-line">
			{rows.map(({ name, tone, word, says }) => (
				<li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
					<Badge tone={tone}>{word}</Badge>
					<code className="break-all">{name}</code>
					{says ? <span className="text-sm text-muted">{says}</span> : null}
				</li>
			))}
		</ul>
	)
}
