import { type SocialFailureCode, socialFailures } from '#app/http/session/social/social-failures.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Why a sign-in at a provider did not succeed, and where to go on. */
export function SocialFailure({ failure, name, member }: { failure: SocialFailureCode; name: string; member: boolean }) {
	const { title, sentence } = socialFailures[failure]
	return (
		<main id="content" className="mx-auto grid w-full max-w-md gap-6 px-4 py-12">
			<title>{`${title} · Fineprint`}</title>
			<h1 className="font-serif text-2xl font-semibold tracking-tight">{title}</h1>
			<Alert tone="error">{sentence(name)}</Alert>
			<ButtonLink to={member ? '/settings/security' : '/login'}>{member ? 'Back to your settings' : 'Go to the login page'}</ButtonLink>
		</main>
	)
}
