import { policyOf } from '#app/content/policies.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/data-deletion.ts'
import { PolicyPage } from './policy-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => policyOf('data-deletion', context.get(servicesContext).env.operator)

export default function DataDeletion({ loaderData }: Route.ComponentProps) {
	return <PolicyPage policy={loaderData} path="/data-deletion" />
}
