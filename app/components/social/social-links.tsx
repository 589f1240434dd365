import { useRouteLoaderData } from 'react-router'
import { providerNames, type SocialProvider } from '#app/domain/identity/social/provider.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { socialPath } from './social-path.ts'

/** 'Continue with …' for each configured provider: plain links, because the browser leaves the site. */
export function SocialLinks({ returnTo }: { returnTo: string | null }) {
	const shell = useRouteLoaderData('root') as { providers: SocialProvider[] } | undefined
	const providers = shell?.providers ?? []
	if (providers.length === 0) return null
	return (
		<div className="grid gap-3">
			<p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				or
			</p>
			{providers.map((provider) => (
				<a key={provider} href={socialPath(provider, { returnTo })} className={buttonLook({ variant: 'secondary' })}>
					<ProviderMark provider={provider} />
					Continue with {providerNames[provider]}
				</a>
			))}
		</div>
	)
}
