import { Form } from 'react-router'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { ShownLink } from '#app/domain/share-links/manage-links.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Moment } from '#app/ui/moment.tsx'

/** A link that was just made. It is shown now and never again. */
export function MadeLink({ url }: { url: string }) {
	return (
		<Alert tone="success" title="The link is made">
			<p>Copy it now: it is not shown again. Anyone who has it can read the version, so send it only to the reader.</p>
			<p className="mt-2 rounded-lg border border-line bg-surface px-3 py-2 [overflow-wrap:anywhere]">
				<code>{url}</code>
			</p>
			<p className="mt-2">
				<CopyButton text={url} label="Copy the link" />
			</p>
		</Alert>
	)
}

/** The links of a document with their state and view log; the owner revokes them here. */
export function ShareLinks({ links }: { links: readonly ShownLink[] }) {
	return (
		<Card title="Links">
			{links.length === 0 ? (
				<p className="text-sm text-muted">There are no links to this document.</p>
			) : (
				<ul className="divide-y divide-line">
					{links.map((link) => (
						<LinkItem key={link.id} link={link} />
					))}
				</ul>
			)}
		</Card>
	)
}

const states = {
	open: { label: 'Works', tone: 'good' },
	expired: { label: 'Expired', tone: 'neutral' },
	revoked: { label: 'Revoked', tone: 'neutral' },
} as const

const actions = { viewed: 'Viewed', downloaded: 'Downloaded', wrong_password: 'Wrong password' } as const

function LinkItem({ link }: { link: ShownLink }) {
	const { id, label, version, state, expiresAt, password, emails, noDownload, watermark, lastViewed, views } = link
	const rules = [
		password ? 'password' : '',
		emails.length > 0 ? `only ${emails.join(', ')}` : '',
		noDownload ? 'no download' : 'download allowed',
		watermark ? 'watermark' : '',
	].filter(Boolean)
	return (
		<li className="grid gap-2 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="min-w-0 font-medium [overflow-wrap:anywhere]">{label}</p>
				<Badge tone={states[state].tone}>{states[state].label}</Badge>
			</div>
			<p className="text-sm text-muted [overflow-wrap:anywhere]">
				{`Version ${shownVersion(version)} · ${rules.join(' · ')}`}
				{state === 'revoked' ? null : (
					<>
						{state === 'open' ? ' · until ' : ' · ended '}
						<Moment at={expiresAt} />
					</>
				)}
			</p>
			<p className="text-sm text-muted">
				{lastViewed ? (
					<>
						Last viewed <Moment at={lastViewed} />
					</>
				) : (
					'Not viewed yet'
				)}
			</p>
			{views.length > 0 ? (
				<details className="text-sm">
					<summary className="cursor-pointer text-accent">
						View log<span className="sr-only">{` of ${label}`}</span>
					</summary>
					<ul className="mt-2 grid gap-1">
						{views.map(({ address, networkAddress, action, at }, index) => (
							<li key={index} className="[overflow-wrap:anywhere]">
								{actions[action]} <Moment at={at} />
								{address ? `, ${address}` : ''}, from {networkAddress}
							</li>
						))}
					</ul>
				</details>
			) : null}
			{state === 'open' ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="intent" value="revoke_link" />
					<Button name="link" value={id} variant="quiet" size="small">
						Revoke<span className="sr-only">{` the link for ${label}`}</span>
					</Button>
				</Form>
			) : null}
		</li>
	)
}
