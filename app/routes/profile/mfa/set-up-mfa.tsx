import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { SetupSteps } from './setup-steps.tsx'

interface SetUpMfaProps {
	/** The setup that waits for its first code. */
	setup: { qrCode: string; manualEntryKey: string } | null
	errors: { setup?: string; enable?: string }
}

/**
 * The setup in two steps: in a dialog over the page once it was asked for here, else, as without scripts, on the page itself.
 */
export function SetUpMfa({ setup, errors }: SetUpMfaProps) {
	const scripted = useScripted()
	const [asked, setAsked] = useState<'not yet' | 'open' | 'closed'>('not yet')
	if (setup && (!scripted || asked === 'not yet'))
		return (
			<Card title="Set up MFA">
				<SetupSteps setup={setup} error={errors.enable} />
			</Card>
		)
	return (
		<>
			<Card title="Set up MFA">
				<Begin error={errors.setup} onBegin={() => setAsked('open')} />
			</Card>
			{setup ? (
				<Dialog title="Set up MFA" open={asked === 'open'} onClose={() => setAsked('closed')}>
					{asked === 'open' ? <SetupSteps setup={setup} error={errors.enable} /> : null}
				</Dialog>
			) : null}
		</>
	)
}

function Begin({ error, onBegin }: { error?: string; onBegin: () => void }) {
	const idle = useNavigation().state === 'idle'
	return (
		<Form method="post" replace className="grid gap-4" onSubmit={onBegin}>
			{error ? <Alert tone="error">{error}</Alert> : null}
			<p className="text-muted">
				You need an authenticator app, such as the one built into your phone&apos;s password manager, 1Password, Aegis, or Google
				Authenticator. It takes about a minute.
			</p>
			<div>
				<Button name="do" value="setup" disabled={!idle}>
					{error ? 'Retry' : 'Set up MFA'}
				</Button>
			</div>
		</Form>
	)
}
