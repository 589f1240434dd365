import { Form } from 'react-router'
import type { OpenInvitation } from '#app/domain/company/invitations.server.ts'
import { mayManage, type MembershipRole } from '#app/domain/company/membership-role.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { roleLabels } from './role-labels.ts'

/** The invitations that wait for an answer, to send again or revoke. */
export function OpenInvitations({ invitations, own }: { invitations: OpenInvitation[]; own: { role: MembershipRole } }) {
	return (
		<Card title="Open invitations">
			{invitations.length === 0 ? (
				<p className="text-sm text-muted">None. An invitation stays here until it is accepted, revoked or 14 days old.</p>
			) : (
				<ul className="divide-y divide-line">
					{invitations.map(({ id, email, role, expiresAt }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
									{email} <Badge>{roleLabels[role]}</Badge>
								</p>
								<p className="text-sm text-muted">Can be accepted until {shownDate(expiresAt.toISOString())}</p>
							</div>
							{mayManage(own.role, role) ? (
								<Form method="post" preventScrollReset className="flex gap-2">
									<input type="hidden" name="id" value={id} />
									<Button
										variant="secondary"
										size="small"
										name="intent"
										value="resend"
										aria-label={`Send the invitation to ${email} again`}
									>
										Send again
									</Button>
									<Button variant="quiet" size="small" name="intent" value="revoke" aria-label={`Revoke the invitation to ${email}`}>
										Revoke
									</Button>
								</Form>
							) : null}
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
