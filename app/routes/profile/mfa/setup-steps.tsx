import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { CodeInput } from './code-input.tsx'

/** The two steps of a setup: scan the code with an app, then type what the app shows. */
export function SetupSteps({ setup, error }: { setup: { qrCode: string; manualEntryKey: string }; error?: string }) {
	const idle = useNavigation().state === 'idle'
	return (
		<ol className="grid gap-6 sm:gap-8">
			<li className="grid gap-4">
				<h3 className="font-semibold">1. Scan this QR code with your authenticator app</h3>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<img
						src={setup.qrCode}
						alt="QR code for your authenticator app"
						width={220}
						height={220}
						className="size-40 rounded-lg bg-white sm:size-55"
					/>
					<div className="grid min-w-0 flex-1 basis-56 gap-2">
						<p className="text-sm text-muted">Can&apos;t scan it? Enter this key in the app:</p>
						<code className="text-base break-words">{inGroups(setup.manualEntryKey)}</code>
						<div className="-ml-3">
							<CopyButton text={setup.manualEntryKey} label="Copy key" />
						</div>
					</div>
				</div>
			</li>
			<li className="grid gap-4">
				<h3 className="font-semibold">2. Enter the 6-digit code that the app shows</h3>
				<Form method="post" replace className="grid gap-4" noValidate>
					<CodeInput name="code" error={error} />
					<p className="text-sm text-muted">All your other browsers and programs will be logged out.</p>
					<div className="flex flex-wrap gap-2">
						<Button name="do" value="enable" disabled={!idle}>
							{idle ? 'Enable MFA' : 'Verifying …'}
						</Button>
						<Button name="do" value="setup" variant="quiet" disabled={!idle}>
							Show a new QR code
						</Button>
					</div>
				</Form>
			</li>
		</ol>
	)
}

/** Groups of four, which can be typed without losing the place. */
function inGroups(key: string): string {
	return key.replace(/(.{4})(?=.)/g, '$1 ')
}
