import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { listDrafts, removeDraft } from '#app/domain/templates/generate/drafts/find-draft.server.ts'
import { startDraft } from '#app/domain/templates/generate/drafts/start-draft.server.ts'
import { jointFields } from '#app/domain/templates/generate/packets/joint-fields.ts'
import { findPacket } from '#app/domain/templates/generate/packets/find-packet.ts'
import { packets } from '#app/domain/templates/own/packets.ts'
import { findUsableTemplate, listUsableTemplates } from '#app/domain/templates/generate/usable-templates.server.ts'
import { mayDescribe } from '#app/domain/templates/propose/describing.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { categories, categoryName } from '#app/domain/review/type/catalogue.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FileText } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/choose.ts'
import { practiceOf } from '../practice-of.ts'
import { DescribeCard } from './describe-card.tsx'
import { DraftList } from './draft-list.tsx'
import { PacketList } from './packet-list.tsx'
import { TemplateFilters } from './template-filters.tsx'
import { TemplateList } from './template-list.tsx'
import { matchesSearch } from './matches-search.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const query = new URL(request.url).searchParams
	const [search, category, type] = ['q', 'category', 'type'].map((name) => (query.get(name) ?? '').trim().slice(0, 200)) as [
		string,
		string,
		string,
	]
	const [templates, drafts] = await Promise.all([listUsableTemplates(services), listDrafts(services, member)])
	const names = new Map(templates.map(({ id, name }) => [id, name]))
	const keys = new Map(templates.flatMap(({ shippedKey, name }) => (shippedKey === null ? [] : [[shippedKey, name]])))
	return {
		search,
		category,
		type,
		describes: mayDescribe(member.plan),
		model: modelOffer(services),
		none: templates.length === 0,
		types: [...new Set(templates.filter((each) => !category || each.category === category).map(({ documentType }) => documentType))].sort(),
		groups: categories
			.map(({ code }) => ({
				name: categoryName(code),
				templates: templates
					.filter((each) => each.category === code && (!category || code === category) && (!type || each.documentType === type))
					.filter((each) => matchesSearch(each, search))
					.map(({ id, name, documentType, description, source, verifiedBy, fields }) => ({
						id,
						name,
						documentType,
						description,
						practice: practiceOf({ source, verifiedBy }),
						verifiedBy,
						questions: fields.length,
					})),
			}))
			.filter((group) => group.templates.length > 0),
		packets: packets.flatMap(({ key, name, description, documents: wanted }) => {
			const documents = wanted.flatMap(({ template }) => keys.get(template) ?? [])
			return documents.length === wanted.length ? [{ key, name, description, documents }] : []
		}),
		drafts: drafts.map((draft) => ({
			id: draft.id,
			title: draft.name ?? (draft.packetKey ? findPacket(draft.packetKey)?.name : names.get(draft.templateId ?? '')) ?? 'Document',
			isNewVersion: draft.documentId !== null,
			updatedAt: draft.updatedAt,
		})),
	}
}

const ChooseForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('start'), template: z.string() }),
	z.object({ intent: z.literal('start_packet'), packet: z.string() }),
	z.object({ intent: z.literal('discard'), draft: z.string() }),
])

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const form = ChooseForm.safeParse(Object.fromEntries(await parseForm(request)))
	if (!form.success) throw data({ message: refusals.malformed.error }, { status: 400 })
	if (form.data.intent === 'discard') {
		await removeDraft(services, member, form.data.draft)
		return redirectWithToast(href('/generate'), { title: 'Draft discarded' })
	}
	const chosen = form.data.intent === 'start' ? await oneTemplate(form.data.template) : await onePacket(form.data.packet)
	if (!chosen) return redirectWithToast(href('/generate'), { title: 'This template is no longer offered', variant: 'destructive' })
	const draftId = await startDraft(services, member, chosen)
	if (draftId === 'too_many_drafts')
		return redirectWithToast(href('/generate'), {
			title: 'You have too many drafts',
			description: 'Generate or discard some of them first.',
			variant: 'destructive',
		})
	return redirect(href('/generate/drafts/:draftId', { draftId }))

	async function oneTemplate(id: string) {
		const template = await findUsableTemplate(services, id)
		return template && { for: { templateId: template.id }, fields: template.fields }
	}

	async function onePacket(key: string) {
		const packet = findPacket(key)
		const all = packet ? await listUsableTemplates(services) : []
		const wanted = all.filter(({ shippedKey }) => shippedKey !== null && packet!.documents.some(({ template }) => template === shippedKey))
		return wanted.length > 0 ? { for: { packetKey: key }, fields: jointFields(wanted.map(({ fields }) => fields)) } : null
	}
}

/** What can be made: drafts to go on with, templates by category, packets, and a case to describe. */
export default function Generate({ loaderData }: Route.ComponentProps) {
	const { drafts, groups, none, packets: offered, describes, search, category, type, types } = loaderData
	return (
		<>
			<title>Generate Documents · Fineprint</title>
			<PageHeader
				title="Generate Documents"
				description={
					<p className="max-w-3xl">
						Pick a template, answer what your profile does not know yet, and get a Word file that Fineprint has reviewed. Generating and its
						review use no check.
					</p>
				}
			/>
			<div className="grid gap-10">
				{drafts.length > 0 ? <DraftList drafts={drafts} /> : null}
				{none ? (
					<EmptyState icon={<FileText aria-hidden className="size-10" />} title="No templates yet">
						The administrators of this site offer no templates at the moment. You can still upload documents and have them reviewed.
					</EmptyState>
				) : (
					<>
						<DescribeCard open={describes} model={loaderData.model} />
						<section aria-labelledby="templates">
							<h2 id="templates" className="mb-4 text-heading font-semibold">
								Templates
							</h2>
							<TemplateFilters search={search} category={category} type={type} types={types} />
							<TemplateList groups={groups} />
						</section>
						{offered.length > 0 ? <PacketList packets={offered} /> : null}
					</>
				)}
			</div>
		</>
	)
}
