import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Sidebar } from '#app/ui/layout/sidebar.tsx'
import { sections } from './sections.ts'

/** A page for members with the navigation beside it. */
export function BesideSidebar({ children }: { children: React.ReactNode }) {
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	return (
		<div className="mx-auto flex w-full max-w-7xl flex-1">
			<Sidebar groups={sections} collapsed={shell?.preferences.sidebarCollapsed ?? false} />
			{children}
		</div>
	)
}
