import { Form } from 'react-router'
import type { ListedSession } from '#app/domain/identity/sessions/list-sessions.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'

/** Where the member is signed in, with a button to end each. */
export function Sessions({ sessions }: { sessions: readonly (ListedSession & { here: boolean })[] }) {
	return (
		<Card title="Where you are logged in" description="A session ends 7 days after you log in.">
			<ul className="divide-y divide-line">
				{sessions.map(({ id, browser, address, since, lastUsed, here }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-2 font-medium">
								{browser}
								{here ? <Badge tone="good">This browser</Badge> : null}
							</p>
							<p className="text-sm text-muted [overflow-wrap:anywhere]">
								{address ? `${address} · ` : ''}since <Moment at={since} />
							</p>
							<p className="text-sm text-muted">
								Last used <Moment at={lastUsed} />
							</p>
						</div>
						{here ? null : (
							<Form method="post" action="/settings/security/sessions">
								<Button name="session" value={id} variant="secondary" size="small">
									Log out<span className="sr-only"> {browser}</span>
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 ? (
				<Form method="post" action="/settings/security/sessions" className="mt-4">
					<Button name="session" value="others" variant="secondary">
						Log out all other sessions
					</Button>
				</Form>
			) : null}
		</Card>
	)
}
