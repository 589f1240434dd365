import { shareRoles } from '#app/domain/access/document-role.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { inputLook, PlainField } from '#app/ui/plain-field.tsx'
import { queryString, type RedliningQuery } from '../redlining-links.ts'
import type { ReadyPage } from '../redlining-page.server.ts'
import { PageForm } from '../forms/page-form.tsx'
import { useTyped } from '../forms/typed-text.tsx'
import { roleHints, roleLabels } from '#app/components/documents/role-labels.ts'

/** The people with access to the document, and for its owner the forms to share it or remove access. */
export function RedliningPeople({ page, ask }: { page: ReadyPage; ask: RedliningQuery }) {
	const typed = useTyped('shares')
	const place = { documentId: page.documentId, query: queryString(ask), version: page.version.number }
	return (
		<>
			<h2 className="font-semibold">People with access</h2>
			<ul className="mt-2 grid gap-1">
				{page.people.map((person) => (
					<li key={person.shareId ?? 'owner'} className="flex min-h-11 flex-wrap items-center justify-between gap-2">
						<span className="min-w-0">
							<span className="block truncate font-medium">{person.name}</span>
							{person.email === null ? null : <span className="block truncate text-sm text-muted">{person.email}</span>}
						</span>
						<span className="flex items-center gap-1">
							<Badge>{roleLabels[person.role]}</Badge>
							{page.may.share && person.shareId ? (
								<PageForm resource="shares/remove" place={place} fragment="" about={{ share: person.shareId }}>
									<Button variant="quiet" size="small" aria-label={`Remove ${person.name}`}>
										Remove
									</Button>
								</PageForm>
							) : null}
						</span>
					</li>
				))}
			</ul>
			{page.may.share ? (
				<PageForm resource="shares" place={place} fragment="" resets className="mt-4 grid gap-3 border-t border-line pt-4">
					<PlainField
						label="Share with"
						defaultValue={typed.of('email')}
						error={typed.message ?? undefined}
						type="email"
						name="email"
						required
						autoComplete="email"
						placeholder="colleague@company.com"
						hint="They get an email with a link. It contains none of the document’s text."
					/>
					<label className="grid gap-1.5">
						<span className="text-sm font-semibold">They may</span>
						<select name="role" defaultValue={typed.of('role') ?? 'commenter'} className={inputLook}>
							{shareRoles.map((role) => (
								<option key={role} value={role}>
									{roleHints[role]}
								</option>
							))}
						</select>
					</label>
					<Button variant="secondary">Share</Button>
				</PageForm>
			) : null}
		</>
	)
}
