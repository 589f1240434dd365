import { Form } from 'react-router'
import type { ShownApiToken } from '#app/domain/identity/api-tokens/api-token.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** The tokens of the member, each with what it may do, when it was used last, and a button to revoke it. */
export function TokenList({ tokens }: { tokens: readonly ShownApiToken[] }) {
	return (
		<Card title="Your tokens" description="Signing out everywhere, a new email address and turning on MFA revoke all of them.">
			{tokens.length === 0 ? (
				<p className="text-muted">You have no API tokens. Make one to let a program read or change your documents.</p>
			) : (
				<ul className="divide-y divide-line">
					{tokens.map(({ id, name, hint, scopes, expiresAt, expired, createdAt, lastUsedOn }) => (
						<li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
									{name}
									{expired ? <Badge>Expired</Badge> : null}
								</p>
								<p className="text-sm text-muted [overflow-wrap:anywhere]">
									<code>{hint}…</code> · {scopes.join(', ')}
								</p>
								<p className="text-sm text-muted">
									Made <Moment at={createdAt} />
									{expiresAt ? (
										<>
											{expired ? ', ended ' : ', ends '}
											<Moment at={expiresAt} />
										</>
									) : (
										', does not end by itself'
									)}
								</p>
								<p className="text-sm text-muted">
									{lastUsedOn ? `Last used on ${shownDate(lastUsedOn.toISOString().slice(0, 10))}` : 'Not used yet'}
								</p>
							</div>
							<Form method="post" action="/settings/api/revoke" preventScrollReset>
								<Button name="token" value={id} variant="secondary" size="small">
									{expired ? 'Remove' : 'Revoke'}
									<span className="sr-only">{` the token ${name}`}</span>
								</Button>
							</Form>
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
