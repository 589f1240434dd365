import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { answerWithPasskey } from './passkeys.ts'

/** The second factor by a passkey. Needs scripts, so it is missing without: the code beside it does the same. */
export function PasskeyButton({ url, onDone }: { url: string; onDone: (answer: { to?: string }) => void }) {
	const scripted = useScripted()
	const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
	if (!scripted) return null

	async function use() {
		setState({ busy: true })
		const outcome = await answerWithPasskey(url)
		setState({ busy: false, error: 'error' in outcome ? outcome.error : undefined })
		if (!('error' in outcome)) onDone(outcome)
	}
	return (
		<div className="mt-4 grid gap-4">
			{state.error ? <Alert tone="error">{state.error}</Alert> : null}
			<div>
				<Button type="button" variant="secondary" disabled={state.busy} onClick={() => void use()}>
					{state.busy ? 'Waiting for your passkey …' : 'Use a passkey'}
				</Button>
			</div>
		</div>
	)
}
