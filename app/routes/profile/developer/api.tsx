import { listApiTokens } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { needsCode } from '#app/http/session/prove-person.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/api.ts'
import { makeToken } from './make-token.server.ts'
import { ShownOnce } from './once.tsx'
import { DeveloperTabs } from './tabs.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenList } from './token-list.tsx'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const [tokens, codeNeeded] = await Promise.all([listApiTokens(services, requireMember(context)), needsCode(context)])
	return { tokens, codeNeeded, api: `${services.env.appUrl}/api` }
}

export async function action({ context, request }: Route.ActionArgs) {
	return makeToken(context, await parseForm(request))
}

export default function Api({ loaderData: { tokens, codeNeeded, api }, actionData }: Route.ComponentProps) {
	const made = actionData && 'made' in actionData ? actionData.made : null
	const refused = actionData && 'errors' in actionData ? actionData : null
	return (
		<div>
			<title>API · Fineprint</title>
			<PageHeader title="API" description="Let programs of your own work with your documents." />
			<DeveloperTabs />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid gap-6">
					{made ? (
						<ShownOnce title="The token is made" secret={made} copy="Copy the token">
							Copy it now: it is not shown again. Anyone who has it can act in your name within its scopes.
						</ShownOnce>
					) : null}
					<TokenList tokens={tokens} />
					<p className="text-sm text-muted">
						Send the token as <code>Authorization: Bearer fp_…</code> to <code className="[overflow-wrap:anywhere]">{api}</code>. Every call
						is described in{' '}
						<a href="/api/openapi.json" className="text-accent underline">
							openapi.json
						</a>{' '}
						with the scope that it needs.
					</p>
				</div>
				{/* A new form after each token. */}
				<TokenForm
					key={tokens.length}
					typed={refused?.typed}
					errors={refused?.errors}
					codeNeeded={codeNeeded || refused?.errors.code !== undefined}
				/>
			</div>
		</div>
	)
}
