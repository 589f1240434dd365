import { Form } from 'react-router'
import type { CompanyMember } from '#app/domain/company/members.server.ts'
import { mayManage, membershipRoles, type MembershipRole } from '#app/domain/company/membership-role.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { documentsOfLeaver } from './people-words.ts'
import { roleLabels } from './role-labels.ts'
import { RoleSelect } from './role-select.tsx'

interface PersonRowProps {
	person: CompanyMember
	/** Who looks. */
	own: { id: string; role: MembershipRole }
	/** Whether nobody else owns the company. */
	lastOwner: boolean
	/** Whether nobody else is in the company: then there is nothing to leave. */
	alone: boolean
}

/** A person of the company, with what may be done about them folded below. */
export function PersonRow({ person, own, lastOwner, alone }: PersonRowProps) {
	const isSelf = person.id === own.id
	const managed = mayManage(own.role, person.role)
	const name = `${person.firstName} ${person.lastName}`
	return (
		<li className="grid gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<div className="min-w-0">
					<p className="font-medium [overflow-wrap:anywhere]">
						{name} {isSelf ? <span className="font-normal text-muted">(you)</span> : null}
					</p>
					<p className="text-sm text-muted [overflow-wrap:anywhere]">{person.email}</p>
				</div>
				<Badge tone={person.role === 'owner' ? 'info' : 'neutral'}>{roleLabels[person.role]}</Badge>
			</div>
			{(managed && !isSelf) || (isSelf && !alone) ? (
				<Disclosure key={person.role}>
					<summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-accent underline underline-offset-4 pointer-coarse:min-h-11">
						{isSelf ? 'Change my membership' : `Manage ${name}`}
					</summary>
					<div className="mt-3 grid gap-5 rounded-lg bg-raised p-4">
						{managed && !lastOwner ? (
							<ChangeRole person={person} roles={membershipRoles.filter((role) => mayManage(own.role, role))} />
						) : null}
						{own.role === 'owner' && !isSelf && person.role !== 'owner' ? <HandOver id={person.id} name={name} /> : null}
						<Leave person={person} name={name} isSelf={isSelf} lastOwner={lastOwner} />
					</div>
				</Disclosure>
			) : null}
		</li>
	)
}

function ChangeRole({ person, roles }: { person: CompanyMember; roles: readonly MembershipRole[] }) {
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
			<input type="hidden" name="intent" value="role" />
			<input type="hidden" name="id" value={person.id} />
			<div className="min-w-40 flex-1">
				<RoleSelect roles={roles} value={person.role} label="Role" />
			</div>
			<Button variant="secondary">Change role</Button>
		</Form>
	)
}

function HandOver({ id, name }: { id: string; name: string }) {
	return (
		<Form method="post" preventScrollReset className="grid gap-2">
			<input type="hidden" name="intent" value="hand-over" />
			<input type="hidden" name="id" value={id} />
			<p className="text-sm text-muted">
				Hand the ownership over: {name} becomes an owner and you become an admin. Only an owner can make you one again.
			</p>
			<Confirm>I want to hand this company over</Confirm>
			<div>
				<Button variant="secondary">Hand over ownership to {name}</Button>
			</div>
		</Form>
	)
}

function Leave({ person, name, isSelf, lastOwner }: { person: CompanyMember; name: string; isSelf: boolean; lastOwner: boolean }) {
	if (lastOwner)
		return <p className="text-sm text-muted">A company needs an owner. To leave, hand the ownership over to someone else first.</p>
	return (
		<Form method="post" preventScrollReset className="grid gap-2">
			<input type="hidden" name="intent" value="remove" />
			<input type="hidden" name="id" value={person.id} />
			<p className="text-sm text-muted">{isSelf ? documentsOfLeaver.own : documentsOfLeaver.other}</p>
			<Confirm>{isSelf ? 'I want to leave this company' : `I want to remove ${name}`}</Confirm>
			<div>
				<Button variant="danger">{isSelf ? 'Leave this company' : `Remove ${name}`}</Button>
			</div>
		</Form>
	)
}

/** A box to tick before what can't be taken back. */
function Confirm({ children }: { children: string }) {
	return (
		<label className="flex min-h-9 items-center gap-3 text-sm font-medium pointer-coarse:min-h-11">
			<input type="checkbox" name="confirmed" value="yes" required className="size-5 shrink-0 accent-accent" />
			{children}
		</label>
	)
}
