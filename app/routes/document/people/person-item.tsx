import { Form } from 'react-router'
import { roleLabels } from '#app/components/documents/role-labels.ts'
import type { DocumentPerson } from '#app/domain/documents/sharing/share-document.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { RoleSelect } from './share-forms.tsx'

/** Somebody who can open the document; its owner changes their role or removes them, others only themselves. */
export function PersonItem({ person, me, mayShare }: { person: DocumentPerson; me: string; mayShare: boolean }) {
	const { id, shareId, name, email, role } = person
	const isMe = id === me
	return (
		<li className="grid gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<div className="min-w-0">
					<p className="font-medium [overflow-wrap:anywhere]">
						{name} {isMe ? <span className="font-normal text-muted">(you)</span> : null}
					</p>
					{email && email !== name ? <p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p> : null}
				</div>
				<Badge tone={role === 'owner' ? 'info' : 'neutral'}>{roleLabels[role]}</Badge>
			</div>
			{shareId && role !== 'owner' && (mayShare || isMe) ? (
				<div className="flex flex-wrap items-end gap-3">
					{mayShare ? <ChangeRole person={person} role={role} /> : null}
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="remove" />
						<Button name="share" value={shareId} variant="quiet">
							{isMe ? 'Give up my access' : 'Remove'}
							{isMe ? null : <span className="sr-only">{` ${name}`}</span>}
						</Button>
					</Form>
				</div>
			) : null}
		</li>
	)
}

function ChangeRole({
	person: { shareId, company, name, email },
	role,
}: {
	person: DocumentPerson
	role: Exclude<DocumentPerson['role'], 'owner'>
}) {
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
			<input type="hidden" name="intent" value={company ? 'company' : 'role'} />
			{company ? null : <input type="hidden" name="email" value={email ?? ''} />}
			<RoleSelect id={`role-${shareId}`} label={`${name} may`} chosen={role} />
			<Button variant="secondary">
				Change<span className="sr-only">{` what ${name} may do`}</span>
			</Button>
		</Form>
	)
}
