import { useState } from 'react'
import { PlainField } from '#app/ui/plain-field.tsx'

/**
 * The field of a code. What is no digit is dropped, and more than six are.
 *
 * @param backup whether a backup code fits too
 */
export function CodeInput({ name, error, backup = false }: { name: string; error?: string; backup?: boolean }) {
	const [typed, setTyped] = useState('')
	return (
		<PlainField
			name={name}
			label={backup ? 'Verification code or backup code' : 'Verification code'}
			inputMode={backup ? undefined : 'numeric'}
			autoComplete="one-time-code"
			spellCheck={false}
			required
			error={error}
			value={typed}
			onChange={({ target }) =>
				setTyped(backup ? target.value.replace(/[^A-Za-z0-9]/g, '').slice(0, 8) : target.value.replace(/\D/g, '').slice(0, 6))
			}
		/>
	)
}
