import { policyOf } from '#app/content/policies.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/privacy.ts'
import { PolicyPage } from './policy-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => policyOf('privacy', context.get(servicesContext).env.operator)

export default function Privacy({ loaderData }: Route.ComponentProps) {
	return <PolicyPage policy={loaderData} path="/privacy" />
}
