import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { createPasskey } from '#app/components/mfa/passkeys.ts'
import type { ListedPasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { useScripted } from '#app/ui/use-scripted.ts'
import { CodeInput } from './code-input.tsx'

interface PasskeysCardProps {
	passkeys: ListedPasskey[]
	/** Whether the site is opened by a name. */
	possible: boolean
	/** Whether the second factor was proven in this session a moment ago: no code is asked for then. */
	verified: boolean
	/** A passkey that was not removed, and why. */
	failed?: { passkey?: string; error?: string }
}

/** A person's passkeys: fingerprint, face or security key in place of a code. */
export function PasskeysCard({ passkeys, possible, verified, failed }: PasskeysCardProps) {
	return (
		<Card title="Passkeys" description="Use your fingerprint, face or security key in place of a code.">
			<div className="grid gap-5">
				{passkeys.length > 0 ? (
					<ul className="divide-y divide-line border-y border-line">
						{passkeys.map((passkey) => (
							<li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
								<div className="min-w-0">
									<p className="font-medium [overflow-wrap:anywhere]">{passkey.name}</p>
									<p className="text-sm text-muted">
										Added {shownDate(passkey.createdAt.toISOString())}
										{passkey.lastUsedAt ? ` · last used ${shownDate(passkey.lastUsedAt.toISOString())}` : ' · never used'}
									</p>
								</div>
								<RemovePasskey passkey={passkey} verified={verified} error={failed?.passkey === passkey.id ? failed.error : undefined} />
							</li>
						))}
					</ul>
				) : null}
				{possible ? (
					<AddPasskey verified={verified} />
				) : (
					<p className="text-sm text-muted">Passkeys need a host name: this site is opened by its IP address.</p>
				)}
			</div>
		</Card>
	)
}

function RemovePasskey({ passkey: { id, name }, verified, error }: { passkey: ListedPasskey; verified: boolean; error?: string }) {
	const form = (
		<Form method="post" action="/settings/mfa" replace className="grid gap-4" noValidate>
			<input type="hidden" name="passkey" value={id} />
			{verified ? error ? <Alert tone="error">{error}</Alert> : null : <CodeInput name="code" backup error={error} />}
			<div>
				<Button name="do" value="remove-passkey" variant="secondary" size="small" aria-label={`Remove ${name}`}>
					Remove
				</Button>
			</div>
		</Form>
	)
	if (verified) return form
	return (
		<Disclosure open={error !== undefined}>
			<summary
				aria-label={`Remove ${name} …`}
				className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline"
			>
				Remove …
			</summary>
			<div className="pt-2 pb-2">{form}</div>
		</Disclosure>
	)
}

function AddPasskey({ verified }: { verified: boolean }) {
	const scripted = useScripted()
	const { revalidate } = useRevalidator()
	const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
	const [added, setAdded] = useState(0)
	if (!scripted) return <p className="text-sm text-muted">Adding a passkey needs JavaScript.</p>

	async function add(form: HTMLFormElement) {
		setState({ busy: true })
		const typed = new FormData(form)
		const { error } = await createPasskey('/settings/mfa/passkeys', String(typed.get('name') ?? ''), String(typed.get('code') ?? ''))
		setState({ busy: false, error })
		if (!error) {
			form.reset()
			setAdded(added + 1)
		}
		// After an error too: the step-up that made a code needless may be over.
		await revalidate()
	}
	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault()
				void add(event.currentTarget)
			}}
		>
			{state.error ? <Alert tone="error">{state.error}</Alert> : null}
			<PlainField name="name" label="Name of the new passkey" placeholder="Work laptop" maxLength={60} required />
			{/* A new field for the next passkey: the code is used up. */}
			{verified ? null : <CodeInput key={added} name="code" backup />}
			<div>
				<Button variant="secondary" disabled={state.busy}>
					{state.busy ? 'Waiting for your device …' : 'Add a passkey'}
				</Button>
			</div>
		</form>
	)
}
