import { Form, useNavigation } from 'react-router'
import { fewBackupCodes } from '#app/domain/identity/mfa/mfa-code.ts'
import type { MfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { CodeInput } from './code-input.tsx'
import { MfaFacts } from './mfa-facts.tsx'

interface ManageMfaProps {
	status: MfaStatus
	errors: { regenerate?: string; disable?: string }
	/** Whether new backup codes are on the page. */
	justChanged: boolean
}

/** MFA that is on: its state, new backup codes, and turning it off. */
export function ManageMfa({ status, errors, justChanged }: ManageMfaProps) {
	return (
		<Card title="MFA is on">
			<div className="grid gap-5">
				<MfaFacts status={status} />
				{status.backupCodesRemaining < fewBackupCodes && !justChanged ? (
					<Alert tone="warning" title={status.backupCodesRemaining === 0 ? 'No backup codes left' : 'Few backup codes left'}>
						Create new ones, so that you can still log in if you lose your device.
					</Alert>
				) : null}
				<div className="grid gap-2 border-t border-line pt-4">
					<Change summary="Create new backup codes" open={errors.regenerate !== undefined}>
						<p className="text-muted">The codes you have now stop working.</p>
						<ChangeForm action="regenerate" label="Create new backup codes" error={errors.regenerate} />
					</Change>
					<Change summary="Turn off MFA" open={errors.disable !== undefined}>
						<p className="text-muted">
							{status.isAdminUser
								? 'It is mandatory for administrators: the admin area is closed until you set it up again.'
								: 'Your account then asks for no code. Your backup codes and passkeys are removed.'}
						</p>
						<ChangeForm action="disable" label="Turn off MFA" danger error={errors.disable} />
					</Change>
				</div>
			</div>
		</Card>
	)
}

function Change({ summary, open, children }: { summary: string; open: boolean; children: React.ReactNode }) {
	return (
		<Disclosure open={open}>
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline">{summary}</summary>
			<div className="grid gap-4 pt-2 pb-4">{children}</div>
		</Disclosure>
	)
}

function ChangeForm({ action, label, danger = false, error }: { action: string; label: string; danger?: boolean; error?: string }) {
	const idle = useNavigation().state === 'idle'
	return (
		<Form method="post" replace className="grid gap-4" noValidate>
			<CodeInput name="code" backup error={error} />
			<div>
				<Button name="do" value={action} variant={danger ? 'danger' : 'primary'} disabled={!idle}>
					{label}
				</Button>
			</div>
		</Form>
	)
}
