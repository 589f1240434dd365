import { readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { builtFrom, serverGitInfo, type GitInfo } from '#app/http/git-info.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/overview.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	return { mfa: await readMfaStatus(services, requireMember(context)), server: serverGitInfo(services.env) }
}

/** Where an administrator arrives: the state of their own second factor, and which version runs. */
export default function AdminOverview({ loaderData: { mfa, server } }: Route.ComponentProps) {
	return (
		<div>
			<title>Administration · Fineprint</title>
			<PageHeader title="Administration" />
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<Card title="Your second factor">
					<Facts
						facts={[
							['MFA', 'On'],
							['Since', mfa.enabledAt ? shownDate(mfa.enabledAt.toISOString()) : '–'],
							['Backup codes left', String(mfa.backupCodesRemaining)],
						]}
					/>
				</Card>
				<Card title="Version">
					<Facts
						facts={[
							['Server', built(server)],
							['Browser', built(builtFrom)],
						]}
					/>
				</Card>
			</div>
		</div>
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

function built({ version, branch, shortCommit }: GitInfo): string {
	return `${version} (${branch}, ${shortCommit})`
}
