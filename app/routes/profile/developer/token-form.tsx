import { useId } from 'react'
import { Form } from 'react-router'
import { longestTokenName, tokenDays } from '#app/domain/identity/api-tokens/api-token.ts'
import { tokenScopeNames, tokenScopes } from '#app/domain/identity/api-tokens/token-scopes.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import { CheckGroup } from './check-group.tsx'
import type { TypedToken } from './make-token.server.ts'

const choices = tokenScopeNames.map((name) => ({ name, means: tokenScopes[name] }))

/** Makes an API token. What was typed is kept when the form was refused. */
export function TokenForm({
	typed = { name: '', days: '90', scopes: ['documents:read'] },
	errors = {},
	codeNeeded,
}: {
	typed?: TypedToken
	errors?: Partial<Record<'name' | 'days' | 'scopes' | 'code' | '', string>>
	/** Whether the second factor has to be proven first. */
	codeNeeded: boolean
}) {
	const id = useId()
	return (
		<Card title="Make a token" description="It works for you alone, in the companies and documents that you can open.">
			<Form method="post" className="grid gap-4" preventScrollReset>
				{errors[''] ? <Alert tone="error">{errors['']}</Alert> : null}
				<PlainField
					label="Name"
					name="name"
					required
					maxLength={longestTokenName}
					autoComplete="off"
					placeholder="Nightly backup"
					defaultValue={typed.name}
					error={errors.name}
				/>
				<CheckGroup
					id={`${id}-scopes`}
					legend="What it may do"
					name="scopes"
					choices={choices}
					chosen={typed.scopes}
					error={errors.scopes}
				/>
				<Labelled id={`${id}-days`} label="Ends" error={errors.days}>
					<select id={`${id}-days`} name="days" defaultValue={typed.days} className={inputLook}>
						{tokenDays.map((days) => (
							<option key={days} value={days}>{`In ${days} days`}</option>
						))}
						<option value="none">Never</option>
					</select>
				</Labelled>
				{codeNeeded ? (
					<PlainField
						label="Code from your authenticator app, or a backup code"
						name="code"
						autoComplete="one-time-code"
						spellCheck={false}
						required
						error={errors.code}
					/>
				) : null}
				<div>
					<Button>Make the token</Button>
				</div>
			</Form>
		</Card>
	)
}
