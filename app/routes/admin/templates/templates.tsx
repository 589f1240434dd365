import { Form, Link } from 'react-router'
import { categories, categoryName } from '#app/domain/review/type/catalogue.ts'
import { listTemplates, type ListedTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { updateAllFields, type UpdateOfAll } from '#app/domain/templates/library/versions/update-all-fields.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { searchWords } from '#app/http/search-words.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FileText } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { FilterForm } from '../filter-form.tsx'
import type { Route } from './+types/templates.ts'
import { LibraryTabs } from './library-tabs.tsx'
import { StatusBadge, statusOptions } from './status-badge.tsx'

const codes = categories.map(({ code }) => code)
const types = categories.flatMap((category): readonly string[] => category.types)
const statuses = ['active', 'draft', 'retired'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
	const query = new URL(request.url).searchParams
	const search = searchWords(query.get('q'))
	const category = codes.find((code) => code === query.get('category'))
	const status = statuses.find((each) => each === query.get('status'))
	const documentType = types.find((type) => type === query.get('type'))
	const filter = { search, category, documentType, status }
	const templates = await listTemplates(context.get(servicesContext), requireAdministrator(context), filter)
	return {
		count: templates.length,
		filter: { search, category: category ?? '', documentType: documentType ?? '', status: status ?? '' },
		groups: codes.flatMap((code) => {
			const inCategory = templates.filter((template) => template.category === code)
			return inCategory.length > 0 ? [{ code, name: categoryName(code), templates: inCategory.map(shown) }] : []
		}),
	}
}

function shown({ id, name, documentType, status, verifiedBy, activeNumber, newestNumber, fields, clauseNames }: ListedTemplate) {
	return { id, name, documentType, status, verifiedBy, activeNumber, newestNumber, fields: fields.length, clauses: clauseNames.length }
}

/** Reads all templates again; what failed is listed. */
export async function action({ context }: Route.ActionArgs): Promise<UpdateOfAll> {
	const administrator = requireAdministrator(context)
	return updateAllFields(context.get(servicesContext), wordEngineFor(administrator.id), administrator)
}

export default function Templates({ loaderData: { count, filter, groups }, actionData }: Route.ComponentProps) {
	const filtered = filter.search !== '' || filter.category !== '' || filter.documentType !== '' || filter.status !== ''
	return (
		<>
			<title>Manage Model Documents · Fineprint</title>
			<PageHeader
				title="Manage Model Documents"
				description={`${count} ${count === 1 ? 'template' : 'templates'} that people make documents from`}
				actions={
					<>
						<Form method="post">
							<Button variant="secondary">Update all fields</Button>
						</Form>
						<ButtonLink to="/admin/templates/upload">Upload a template</ButtonLink>
					</>
				}
			/>
			<LibraryTabs />
			{actionData ? <Updated all={actionData} /> : null}
			<FilterForm
				action="/admin/templates"
				searchLabel="Name, type or description"
				search={filter.search}
				choices={[
					{
						name: 'category',
						label: 'Category',
						value: filter.category,
						options: categories.map(({ code, name }) => ({ value: code, label: name })),
					},
					{ name: 'type', label: 'Type', value: filter.documentType, options: types.map((type) => ({ value: type, label: type })) },
					{ name: 'status', label: 'Status', value: filter.status, options: statusOptions },
				]}
			/>
			{groups.length === 0 ? (
				<EmptyState
					icon={<FileText aria-hidden className="size-10" />}
					title={filtered ? 'No templates found' : 'No templates yet'}
					action={filtered ? null : <ButtonLink to="/admin/templates/upload">Upload a template</ButtonLink>}
				>
					{filtered
						? 'No template matches this search. Check the spelling or clear the filters.'
						: 'A template is a Word file with placeholders such as {{company_name}}. What it asks for is read from the file.'}
				</EmptyState>
			) : null}
			<div className="grid gap-8">
				{groups.map((group) => (
					<section key={group.code} aria-labelledby={`category-${group.code}`}>
						<h2 id={`category-${group.code}`} className="mb-3 text-lg font-semibold">
							{group.name}
						</h2>
						<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
							{group.templates.map((template) => (
								<li key={template.id} className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
									<div className="min-w-0">
										<p className="font-semibold break-words">
											<Link to={`/admin/templates/${template.id}`} className="hover:underline">
												{template.name}
											</Link>
										</p>
										<p className="text-sm break-words text-muted">
											{template.documentType} · version {template.activeNumber}
											{template.newestNumber === template.activeNumber ? '' : ` of ${template.newestNumber}`} · {template.fields}{' '}
											{template.fields === 1 ? 'field' : 'fields'} · {template.clauses} {template.clauses === 1 ? 'clause' : 'clauses'}
										</p>
									</div>
									<p className="flex flex-wrap gap-2 sm:justify-end">
										<Badge tone={template.verifiedBy ? 'info' : 'neutral'}>
											{template.verifiedBy ? 'Verified' : 'Not verified by a lawyer'}
										</Badge>
										<StatusBadge status={template.status} />
									</p>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	)
}

function Updated({ all: { updated, unchanged, failed } }: { all: UpdateOfAll }) {
	const changed = updated.length === 0 ? `Nothing changed in ${unchanged}.` : `Updated: ${updated.map(({ name }) => name).join(', ')}.`
	return (
		<div className="mb-6">
			<Alert
				tone={failed.length > 0 ? 'error' : 'success'}
				title={failed.length > 0 ? `${failed.length} could not be updated` : 'All templates were read'}
			>
				<p>{changed}</p>
				{failed.length > 0 ? (
					<ul className="mt-1 list-disc space-y-1 pl-5 break-words">
						{failed.map(({ templateId, name, problem }) => (
							<li key={templateId}>
								<Link to={`/admin/templates/${templateId}`} className="underline underline-offset-4">
									{name}
								</Link>
								: {problem}
							</li>
						))}
					</ul>
				) : null}
			</Alert>
		</div>
	)
}
