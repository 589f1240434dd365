import { Outlet } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '../library-tabs.tsx'
import { noTemplate } from '../sent-form.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { Route } from './+types/frame.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const template = isId(params.templateId)
		? await findTemplate(context.get(servicesContext), requireAdministrator(context), params.templateId)
		: null
	if (!template) throw noTemplate()
	const { id, name, category, documentType, status, verifiedBy, activeNumber } = template
	return { id, name, category: categoryName(category), documentType, status, verifiedBy, activeNumber }
}

/** The frame around all pages of one template. */
export default function TemplateFrame({
	loaderData: { id, name, category, documentType, status, verifiedBy, activeNumber },
}: Route.ComponentProps) {
	const own = `/admin/templates/${id}`
	return (
		<>
			<PageHeader
				title={name}
				description={
					<p className="flex flex-wrap items-center gap-2">
						<StatusBadge status={status} />
						<Badge tone={verifiedBy ? 'info' : 'neutral'}>{verifiedBy ? `Verified by ${verifiedBy}` : 'Not verified by a lawyer'}</Badge>
						<span>
							{category} · {documentType} · version {activeNumber}
						</span>
					</p>
				}
			/>
			<Tabs
				label="Pages of this template"
				tabs={[
					[own, 'Details', true],
					[`${own}/fields`, 'Fields', false],
					[`${own}/versions`, 'Versions', false],
					[`${own}/try`, 'Try it', false],
				]}
			/>
			<Outlet />
		</>
	)
}
