import { Form } from 'react-router'
import { roleHints } from '#app/components/documents/role-labels.ts'
import { type ShareRole, shareRoles } from '#app/domain/access/document-role.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'

/** What somebody may do with the document. */
export function RoleSelect({ id, label, chosen }: { id: string; label: string; chosen: ShareRole }) {
	return (
		<Labelled id={id} label={label}>
			<select id={id} name="role" defaultValue={chosen} className={inputLook}>
				{shareRoles.map((role) => (
					<option key={role} value={role}>
						{roleHints[role]}
					</option>
				))}
			</select>
		</Labelled>
	)
}

/** Shares the document with a person. */
export function ShareForm({ refused }: { refused: { fields: Readonly<Record<string, unknown>>; error: string } | null }) {
	const role = shareRoles.find((each) => each === refused?.fields.role)
	return (
		<Card title="Share with a person">
			<Form method="post" className="grid gap-4">
				<input type="hidden" name="intent" value="share" />
				<PlainField
					label="Email"
					name="email"
					type="email"
					required
					autoComplete="off"
					placeholder="colleague@company.com"
					defaultValue={String(refused?.fields.email ?? '')}
					error={refused?.error}
					hint="They get an email with a link. It contains none of the document’s text."
				/>
				<RoleSelect id="share-role" label="They may" chosen={role ?? 'commenter'} />
				<div>
					<Button>Share</Button>
				</div>
			</Form>
		</Card>
	)
}

/** Shares the document with everyone in the company, later members included. */
export function CompanyShareForm() {
	return (
		<Card
			title="Share with your company"
			description="Everyone in the company can then open it, people who join later too. No one gets an email."
		>
			<Form method="post" className="grid gap-4">
				<input type="hidden" name="intent" value="company" />
				<RoleSelect id="company-role" label="They may" chosen="viewer" />
				<div>
					<Button variant="secondary">Share with everyone</Button>
				</div>
			</Form>
		</Card>
	)
}
