import { useId } from 'react'
import type { MembershipRole } from '#app/domain/company/membership-role.ts'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { roleLabels } from './role-labels.ts'

/** A choice of roles, as the field `role`. */
export function RoleSelect({ roles, value, label }: { roles: readonly MembershipRole[]; value: MembershipRole; label: string }) {
	const id = useId()
	return (
		<Labelled id={id} label={label}>
			<select id={id} name="role" defaultValue={value} className={inputLook}>
				{roles.map((role) => (
					<option key={role} value={role}>
						{roleLabels[role]}
					</option>
				))}
			</select>
		</Labelled>
	)
}
