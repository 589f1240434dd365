import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Sidebar } from '#app/ui/layout/sidebar.tsx'
import { CompanySwitch } from './company-switch.tsx'
import { CommandKeys } from './palette/command-keys.tsx'
import { sectionsFor } from './sections.ts'

/** A page for members with the navigation beside it. */
export function BesideSidebar({ children }: { children: React.ReactNode }) {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	const groups = sectionsFor(shell?.isAdmin ?? false)
	return (
		<div className="mx-auto flex w-full max-w-7xl flex-1">
			<Sidebar groups={groups} collapsed={shell?.preferences.sidebarCollapsed ?? false}>
				<CompanySwitch />
			</Sidebar>
			{children}
			<CommandKeys groups={groups} />
		</div>
	)
}
