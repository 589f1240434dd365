import { Button } from '#app/ui/button.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'

/** The question before a shared document. Plain forms: nothing of the document or the link is told yet. */
export function GateForm({ gate, mailedTo, error }: { gate: 'password' | 'email' | 'code'; mailedTo: string | null; error?: string }) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-md content-start gap-6 px-4 py-12 sm:py-20">
			<title>A shared document · Fineprint</title>
			{/* Without it browsers send these forms with no origin, and such forms are refused. Other sites are told nothing either way. */}
			<meta name="referrer" content="same-origin" />
			<header className="grid gap-2">
				<h1 className="font-serif text-title font-semibold">A document was shared with you</h1>
				<p className="text-muted">{asks[gate]}</p>
			</header>
			<form method="post" className="grid gap-4">
				<input type="hidden" name="intent" value={gate} />
				{gate === 'password' ? (
					<PlainField label="Password" name="password" type="password" required autoComplete="off" error={error} />
				) : null}
				{gate === 'email' ? (
					<PlainField label="Your email address" name="email" type="email" required autoComplete="email" error={error} />
				) : null}
				{gate === 'code' ? (
					<>
						<p className="[overflow-wrap:anywhere]">
							If {mailedTo} is on the list of this link, a code is on its way to it. It works for 10 minutes.
						</p>
						<PlainField
							label="6-digit code"
							name="code"
							inputMode="numeric"
							required
							autoComplete="one-time-code"
							maxLength={20}
							error={error}
						/>
					</>
				) : null}
				<div>
					<Button>{gate === 'email' ? 'Send me a code' : 'Open the document'}</Button>
				</div>
			</form>
			{gate === 'code' ? (
				<form method="post">
					<input type="hidden" name="intent" value="other_address" />
					<Button variant="quiet">Use another address or get a new code</Button>
				</form>
			) : null}
		</main>
	)
}

const asks = {
	password: 'Enter the password that you got with the link.',
	email: 'Only certain people may read it. Enter your email address, and we send you a code.',
	code: 'Enter the code from the email.',
} as const
