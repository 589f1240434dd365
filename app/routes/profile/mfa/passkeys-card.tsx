import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { createPasskey } from '#app/components/mfa/passkeys.ts'
import type { ListedPasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { useScripted } from '#app/ui/use-scripted.ts'

/** A person's passkeys: fingerprint, face or security key in place of a code. */
export function PasskeysCard({ passkeys, possible }: { passkeys: ListedPasskey[]; possible: boolean }) {
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
								<Form method="post" action="/settings/mfa">
									<input type="hidden" name="passkey" value={passkey.id} />
									<Button name="do" value="remove-passkey" variant="secondary" size="small" aria-label={`Remove ${passkey.name}`}>
										Remove
									</Button>
								</Form>
							</li>
						))}
					</ul>
				) : null}
				{possible ? (
					<AddPasskey />
				) : (
					<p className="text-sm text-muted">Passkeys need a host name: this site is opened by its IP address.</p>
				)}
			</div>
		</Card>
	)
}

function AddPasskey() {
	const scripted = useScripted()
	const { revalidate } = useRevalidator()
	const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
	if (!scripted) return <p className="text-sm text-muted">Adding a passkey needs JavaScript.</p>

	async function add(form: HTMLFormElement) {
		setState({ busy: true })
		const { error } = await createPasskey('/settings/mfa/passkeys', String(new FormData(form).get('name') ?? ''))
		setState({ busy: false, error })
		if (error) return
		form.reset()
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
			<div>
				<Button variant="secondary" disabled={state.busy}>
					{state.busy ? 'Waiting for your device …' : 'Add a passkey'}
				</Button>
			</div>
		</form>
	)
}
