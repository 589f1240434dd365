import { useEffect, useRef, useState } from 'react'
import { isAppCode, isBackupCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'

interface CodeFormsProps {
	/** The form's URL. */
	action: string
	encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data'
	/** The field that carries the code. */
	field: string
	/** What the last code was answered. */
	error?: string
	/** What the button says. */
	label?: string
	/** Sends the code itself; without it the browser submits the form. */
	onCode?: (code: string) => void
	busy?: boolean
	/** In a dialog, the focus begins in the field. */
	inDialog?: boolean
	/** Further fields of both forms. */
	children?: React.ReactNode
}

/** A code of the authenticator app; folded below it, a backup code. Plain forms: they work without scripts. */
export function CodeForms({ error, label = 'Verify', children, inDialog = false, ...form }: CodeFormsProps) {
	return (
		<div className="grid gap-4">
			{error ? <Alert tone="error">{error}</Alert> : null}
			<CodeForm {...form} look={appCode} label={label} focused={inDialog}>
				{children}
			</CodeForm>
			<Disclosure className="group">
				<summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline">
					Use a backup code instead
				</summary>
				<div className="mt-3">
					<CodeForm {...form} look={backupCode} label="Submit">
						{children}
					</CodeForm>
				</div>
			</Disclosure>
		</div>
	)
}

const appCode = {
	label: 'Verification code',
	hint: 'The current 6-digit code from your authenticator app.',
	shorten: (typed: string) => typed.replace(/\D/g, '').slice(0, 6),
	complete: isAppCode,
	input: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9 \\-]*', title: '6 digits' },
} as const

const backupCode = {
	label: 'Backup code',
	hint: '8 letters and digits. Each works once.',
	shorten: (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '').slice(0, 8),
	complete: isBackupCode,
	input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const

function CodeForm({
	look,
	action,
	encType,
	field,
	label,
	onCode,
	busy = false,
	focused = false,
	children,
}: Omit<CodeFormsProps, 'error' | 'inDialog'> & { focused?: boolean; look: typeof appCode | typeof backupCode }) {
	const scripted = useScripted()
	const [typed, setTyped] = useState('')
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (focused) form.current?.querySelector('input')?.focus()
	}, [focused])
	return (
		<form
			ref={form}
			method="post"
			action={action}
			encType={encType}
			className="grid gap-4"
			onSubmit={(event) => {
				if (!onCode) return
				event.preventDefault()
				onCode(typed)
			}}
		>
			{/* First, so that the server finds the code before a file. */}
			<PlainField
				{...look.input}
				name={field}
				label={look.label}
				hint={look.hint}
				required
				value={typed}
				onChange={({ target }) => setTyped(look.shorten(target.value))}
			/>
			{children}
			<div>
				<Button disabled={busy || (scripted && !look.complete(typed))}>{busy ? 'Verifying …' : label}</Button>
			</div>
		</form>
	)
}
