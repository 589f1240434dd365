import type { SocialProvider } from '#app/domain/identity/social/provider.ts'

/** A small mark in a provider's colors, drawn here; the name always stands beside it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
	return (
		<svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
			{marks[provider]}
		</svg>
	)
}

const marks: Record<SocialProvider, React.ReactNode> = {
	google: (
		<g fill="none" strokeWidth="3.4">
			<path d="M15.3 5.2A7 7 0 0 0 4 6.6" stroke="#ea4335" />
			<path d="M4 6.6a7 7 0 0 0 0 6.8" stroke="#fbbc05" />
			<path d="M4 13.4a7 7 0 0 0 10.6 1.9" stroke="#34a853" />
			<path d="M14.6 15.3A7 7 0 0 0 17 10h-7" stroke="#4285f4" />
		</g>
	),
	linkedin: (
		<>
			<rect x="1" y="1" width="18" height="18" rx="3" fill="#0a66c2" />
			<g fill="#fff">
				<circle cx="5.6" cy="5.8" r="1.5" />
				<path d="M4.4 8.3h2.4v7.3H4.4z" />
				<path d="M8.4 8.3h2.3v1c.4-.7 1.2-1.2 2.3-1.2 2 0 2.9 1.3 2.9 3.4v4.1h-2.4v-3.7c0-1-.3-1.8-1.3-1.8s-1.4.8-1.4 1.8v3.7H8.4z" />
			</g>
		</>
	),
	microsoft: (
		<>
			<path fill="#f25022" d="M1.5 1.5h8v8h-8z" />
			<path fill="#7fba00" d="M10.5 1.5h8v8h-8z" />
			<path fill="#00a4ef" d="M1.5 10.5h8v8h-8z" />
			<path fill="#ffb900" d="M10.5 10.5h8v8h-8z" />
		</>
	),
}
