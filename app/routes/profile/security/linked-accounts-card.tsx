import { Form } from 'react-router'
import { ProviderMark } from '#app/components/social/provider-mark.tsx'
import { socialPath } from '#app/components/social/social-path.ts'
import { providerNames, type SocialProvider } from '#app/domain/identity/social/provider.ts'
import type { LinkedAccount } from '#app/domain/identity/social/social-accounts.server.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'

/** The ways to log in: the mailed link, which is always there, and accounts at providers. */
export function LinkedAccounts({
	email,
	providers,
	linkToken,
	accounts,
}: {
	email: string
	providers: readonly SocialProvider[]
	/** Allows this session to link an account. */
	linkToken: string
	accounts: readonly LinkedAccount[]
}) {
	return (
		<Card title="Ways to log in" description="You can always log in with a link sent to your email address.">
			<ul className="divide-y divide-line">
				<li className="py-3 first:pt-0 last:pb-0">
					<p className="font-medium">Email link</p>
					<p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p>
				</li>
				{accounts.map(({ id, provider, email: address, createdAt, lastUsedAt }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
						<div className="flex min-w-0 items-start gap-3">
							<span className="pt-0.5">
								<ProviderMark provider={provider} />
							</span>
							<div className="min-w-0">
								<p className="font-medium">{providerNames[provider]}</p>
								<p className="text-sm text-muted [overflow-wrap:anywhere]">
									{address ? `${address} · ` : ''}linked <Moment at={createdAt} />, last used <Moment at={lastUsedAt ?? createdAt} />
								</p>
							</div>
						</div>
						<Form method="post" action="/settings/security/accounts">
							<Button name="account" value={id} variant="secondary" size="small">
								Unlink<span className="sr-only"> this {providerNames[provider]} account</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
			{providers.length > 0 ? (
				<div className="mt-4 flex flex-wrap gap-3">
					{providers.map((provider) => (
						<a
							key={provider}
							href={socialPath(provider, { link: linkToken })}
							className={buttonLook({ variant: 'secondary', size: 'small' })}
						>
							<ProviderMark provider={provider} />
							Link a {providerNames[provider]} account
						</a>
					))}
				</div>
			) : null}
		</Card>
	)
}
