import { Form } from 'react-router'
import type { OwnCompany } from '#app/domain/company/members.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { roleLabels } from './role-labels.ts'

/** The companies of somebody who belongs to several, to work in another one. */
export function SwitchCompany({ companies, current }: { companies: OwnCompany[]; current: string }) {
	return (
		<Card title="Your companies" description="Documents, plan and checks are those of the company you work in.">
			<ul className="grid gap-3">
				{companies.map(({ id, name, role }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-2">
						<div className="min-w-0">
							<p className="font-medium [overflow-wrap:anywhere]">{name}</p>
							<p className="text-sm text-muted">{roleLabels[role]}</p>
						</div>
						{id === current ? (
							<span className="text-sm text-muted">You work here</span>
						) : (
							<Form method="post" action="/company-profile/switch">
								<input type="hidden" name="company" value={id} />
								<Button variant="secondary" size="small" aria-label={`Switch to ${name}`}>
									Switch
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</Card>
	)
}
