import { Form, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** The company that somebody of several works in, and the others to switch to. Nothing for everybody else. */
export function CompanySwitch() {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	const current = shell?.companies.find(({ id }) => id === shell.companyId)
	if (!shell || !current || shell.companies.length < 2) return null
	return (
		<Disclosure className="text-sm">
			<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1 rounded-lg px-3 py-1.5 hover:bg-raised">
				<span className="text-muted">You work in</span>
				<span className="font-medium [overflow-wrap:anywhere]">{current.name}</span>
				<span className="text-accent underline underline-offset-4">Switch</span>
			</summary>
			<ul className="grid gap-1 pt-1" aria-label="Switch company">
				{shell.companies
					.filter(({ id }) => id !== current.id)
					.map(({ id, name }) => (
						<li key={id}>
							<Form method="post" action="/company-profile/switch">
								<input type="hidden" name="company" value={id} />
								<button className="flex min-h-11 w-full items-center rounded-lg px-3 text-left font-medium text-accent hover:bg-raised">
									<span className="[overflow-wrap:anywhere]">Switch to {name}</span>
								</button>
							</Form>
						</li>
					))}
			</ul>
		</Disclosure>
	)
}
