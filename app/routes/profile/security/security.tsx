import { socialProviders } from '#app/domain/identity/social/provider.ts'
import { listLinkedAccounts } from '#app/domain/identity/social/social-accounts.server.ts'
import { latestExport } from '#app/domain/exports/account/find-export.server.ts'
import { listSessions } from '#app/domain/identity/sessions/list-sessions.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { socialLinkToken } from '#app/http/session/social/social-link-token.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/security.ts'
import { MfaCard } from '../mfa/mfa-card.tsx'
import { mfaStatusOrNull } from '../mfa/mfa-status-or-null.server.ts'
import { LinkedAccounts } from './linked-accounts-card.tsx'
import { Sessions } from './sessions-card.tsx'
import { YourData } from './your-data-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	const [accounts, sessions, exported, mfa] = await Promise.all([
		listLinkedAccounts(services, member),
		listSessions(services, member),
		latestExport(services, member),
		mfaStatusOrNull(services, member),
	])
	return {
		email: member.email,
		providers: socialProviders.filter((provider) => services.env.social[provider]),
		linkToken: socialLinkToken(services, sessionId),
		accounts,
		exported,
		mfa,
		sessions: sessions.map((session) => ({ ...session, here: session.id === sessionId })),
	}
}

export default function Security({ loaderData: { email, providers, linkToken, accounts, sessions, exported, mfa } }: Route.ComponentProps) {
	return (
		<div>
			<title>Sign-in and Security · Fineprint</title>
			<PageHeader title="Sign-in and Security" description="How you log in, where you are logged in, and your data." />
			<div className="grid max-w-3xl gap-6">
				<LinkedAccounts email={email} providers={providers} linkToken={linkToken} accounts={accounts} />
				<MfaCard status={mfa} />
				<Sessions sessions={sessions} />
				<YourData exported={exported} />
				<Card title="Delete account" description="Erase your account and your documents for good, 7 working days after you ask for it.">
					<ButtonLink to="/settings/deletion" variant="secondary">
						Delete my account
					</ButtonLink>
				</Card>
			</div>
		</div>
	)
}
