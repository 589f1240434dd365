import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { CodeForms } from './code-forms.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { repeatRefusedRequests } from './repeat-refused.ts'
import { verifyCode } from './verify-code.ts'

/**
 * Asks for a code where a request of an open admin page is refused because the 15 minutes are over; the request is
 * then repeated. Closing the dialog cancels it.
 */
export function MfaDialog({ passkey }: { passkey: boolean }) {
	const [question, setQuestion] = useState<{ settle: (code: string | null) => void; pending: () => boolean } | null>(null)

	useEffect(() => repeatRefusedRequests((pending) => new Promise((settle) => setQuestion({ settle, pending }))), [])

	if (!question) return null
	function end(code: string | null) {
		question?.settle(code)
		setQuestion(null)
	}
	return (
		<Dialog title="Verify it’s you" open onClose={() => end(null)}>
			<Question passkey={passkey} onRight={end} pending={question.pending} />
		</Dialog>
	)
}

function Question({ passkey, onRight, pending }: { passkey: boolean; onRight: (code: string) => void; pending: () => boolean }) {
	const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
	async function verify(code: string) {
		setState({ busy: true })
		const error = await verifyCode(code, pending)
		if (error === null) onRight(code)
		else setState({ busy: false, error })
	}
	return (
		<>
			<p className="mb-4 text-muted">Your verification expired. To continue, enter a code.</p>
			<CodeForms
				inDialog
				action="/mfa/verify"
				field="mfa_code"
				error={state.error}
				busy={state.busy}
				onCode={(code) => void verify(code)}
			/>
			{/* The step-up is open then: the request goes through without a code. */}
			{passkey ? <PasskeyButton url="/mfa/passkey" onDone={() => onRight('')} /> : null}
		</>
	)
}
