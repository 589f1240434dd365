import { Link } from 'react-router'
import { countAllDocuments } from '#app/domain/administration/documents.server.ts'
import { countFailures } from '#app/domain/administration/failures.server.ts'
import { countPeople } from '#app/domain/administration/people.server.ts'
import { countPrompts } from '#app/domain/administration/prompts/read-prompts.server.ts'
import { countRequests } from '#app/domain/human-help/queue/list-requests.server.ts'
import { readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { countTemplates } from '#app/domain/templates/library/list-templates.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/overview.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const [mfa, accounts, documents, failures, prompts, templates, requests] = await Promise.all([
		readMfaStatus(services, requireMember(context)),
		countPeople(services, administrator, {}),
		countAllDocuments(services, administrator, {}),
		countFailures(services, administrator),
		countPrompts(services, administrator),
		countTemplates(services, administrator),
		countRequests(services, administrator),
	])
	return { mfa, accounts, documents, failures, prompts, templates, requests }
}

/** Where an administrator arrives: what there is to manage, and the state of their own second factor. */
export default function AdminOverview({
	loaderData: { mfa, accounts, documents, failures, prompts, templates, requests },
}: Route.ComponentProps) {
	return (
		<div>
			<title>Administration · Fineprint</title>
			<PageHeader title="Administration" />
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<Card title="Manage">
					<ul className="grid gap-3">
						<Area to="/admin/users" name="Users" count={accounts} />
						<Area to="/admin/documents" name="Documents" count={documents} />
						<Area to="/admin/requests" name="Help requests" count={requests} />
						<Area to="/admin/prompts" name="Prompts" count={prompts} />
						<Area to="/admin/templates" name="Templates" count={templates} />
						<Area to="/admin/failures" name="Failures" count={failures} />
					</ul>
				</Card>
				<Card title="Your second factor">
					<Facts
						facts={[
							['MFA', 'On'],
							['Since', mfa.enabledAt ? shownDate(mfa.enabledAt.toISOString()) : '–'],
							['Backup codes left', String(mfa.backupCodesRemaining)],
						]}
					/>
				</Card>
			</div>
		</div>
	)
}

function Area({ to, name, count }: { to: string; name: string; count: number }) {
	return (
		<li className="flex justify-between gap-6">
			<Link to={to} className="text-accent underline underline-offset-4">
				{name}
			</Link>
			<span className="font-medium text-ink tabular-nums">{count}</span>
		</li>
	)
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
	return (
		<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
			{facts.map(([name, value]) => (
				<div key={name} className="contents">
					<dt className="text-muted">{name}</dt>
					<dd className="text-right font-medium text-ink tabular-nums [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	)
}
