import { fewBackupCodes } from '#app/domain/identity/mfa/mfa-code.ts'
import type { MfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MfaFacts } from './mfa-facts.tsx'

/** The second factor on the profile page. `null`: its state could not be read. */
export function MfaCard({ status }: { status: MfaStatus | null }) {
	return (
		<Card
			title={status?.isAdminUser ? 'Admin multi-factor authentication' : 'Multi-factor authentication'}
			actions={status ? <Badge tone={status.enabled ? 'good' : 'neutral'}>{status.enabled ? 'On' : 'Off'}</Badge> : null}
		>
			{status ? <State status={status} /> : <Alert tone="error">Failed to load MFA status. Please refresh the page.</Alert>}
		</Card>
	)
}

function State({ status }: { status: MfaStatus }) {
	return (
		<div className="grid gap-4">
			{status.enabled ? (
				<MfaFacts status={status} />
			) : (
				<p className="text-sm text-muted">
					{status.isAdminUser
						? 'Mandatory for administrators: the admin area stays closed until you set it up.'
						: 'A code from your phone besides your email, so that a stolen mailbox does not open your documents.'}
				</p>
			)}
			{status.enabled && status.backupCodesRemaining < fewBackupCodes ? (
				<Alert tone="warning">Fewer than {fewBackupCodes} backup codes are left. Create new ones.</Alert>
			) : null}
			<div>
				<ButtonLink to="/settings/mfa" variant={status.enabled ? 'secondary' : 'primary'}>
					{status.enabled ? 'Manage MFA' : 'Set up MFA'}
				</ButtonLink>
			</div>
		</div>
	)
}
