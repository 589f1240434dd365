import type { MfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/** Since when MFA is on, when it was last used, and how many backup codes are left. */
export function MfaFacts({ status: { enabledAt, lastUsed, backupCodesRemaining } }: { status: MfaStatus }) {
	return (
		<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
			<dt className="text-muted">Enabled</dt>
			<dd className="text-right font-medium">{enabledAt ? shownDate(enabledAt.toISOString()) : '–'}</dd>
			<dt className="text-muted">Last used</dt>
			<dd className="text-right font-medium">{lastUsed ? shownDate(lastUsed.toISOString()) : '–'}</dd>
			<dt className="text-muted">Backup codes left</dt>
			<dd className="text-right font-medium tabular-nums">{backupCodesRemaining} of 10</dd>
		</dl>
	)
}
