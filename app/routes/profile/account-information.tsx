import type { Member } from '#app/domain/identity/member.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'

interface AccountInformationProps {
	member: Member
	completeness: { filled: number; of: number }
	/** Browsers and programs that are signed in. */
	sessions: number
}

/** Beside the form: how complete the profile is, plan and credits, and the number of sessions. */
export function AccountInformation({ member, completeness: { filled, of }, sessions }: AccountInformationProps) {
	return (
		<div className="grid gap-6">
			<Card title="Profile completeness">
				<div className="grid gap-2">
					<ProgressBar value={filled} max={of} label="Profile completeness" />
					<p className="text-sm text-muted">
						{filled} of {of} fields filled in
					</p>
				</div>
			</Card>
			<Card title="Account information">
				<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
					<dt className="text-muted">Plan</dt>
					<dd className="text-right font-medium text-ink capitalize">{member.plan}</dd>
					<dt className="text-muted">Credits</dt>
					<dd className="text-right font-medium text-ink tabular-nums">{member.subscriptionCredits}</dd>
				</dl>
				<ButtonLink to="/settings/billing" variant="secondary" className="mt-4">
					Plan and billing
				</ButtonLink>
			</Card>
			<Card title="Sessions">
				<div className="grid gap-4">
					<p className="text-sm text-muted">
						{sessions === 1 ? 'You are logged in only here.' : `You are logged in on ${sessions} browsers or apps, including this one.`} A
						session ends after 7 days.
					</p>
					<div>
						<ButtonLink to="/settings/security" variant="secondary">
							Sign-in and security
						</ButtonLink>
					</div>
					<p className="text-sm text-muted">Signing out everywhere also revokes your API tokens.</p>
					<form method="post" action="/logout/everywhere">
						<Button variant="secondary">Log out everywhere</Button>
					</form>
				</div>
			</Card>
			<Card title="Email-to-check">
				<div className="grid gap-4">
					<p className="text-sm text-muted">A private address: email a contract to it and get the verdict as a reply.</p>
					<div>
						<ButtonLink to="/settings/email-to-check" variant="secondary">
							Email-to-check
						</ButtonLink>
					</div>
				</div>
			</Card>
			<Card title="API">
				<div className="grid gap-4">
					<p className="text-sm text-muted">Tokens for programs of your own, and webhooks that tell them what happens.</p>
					<div>
						<ButtonLink to="/settings/api" variant="secondary">
							API and webhooks
						</ButtonLink>
					</div>
				</div>
			</Card>
		</div>
	)
}
