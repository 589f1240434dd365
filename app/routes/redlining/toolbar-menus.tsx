import { UserRound } from '#app/ui/icons.tsx'
import { RedliningDownload } from './download/download-menu.tsx'
import { useTyped } from './forms/typed-text.tsx'
import { RedliningPeople } from './people/people-menu.tsx'
import type { RedliningQuery } from './redlining-links.ts'
import type { ReadyPage } from './redlining-page.server.ts'
import { RedliningMenu } from './toolbar-menu.tsx'
import { RedliningVersions } from './version-menu.tsx'

export interface ToolbarMenusProps {
	page: ReadyPage
	ask: RedliningQuery
	/** Whether decisions are still being sent. */
	saving: boolean
	/** Called when a link fetches a file: the browser treats that as leaving the page. */
	onFetch?: () => void
}

/** The menus of the toolbar: versions, people and downloads. */
export function ToolbarMenus({ page, ask, saving, onFetch }: ToolbarMenusProps) {
	const shareRefused = useTyped('shares').message !== null
	return (
		<div className="ml-auto flex flex-wrap gap-2">
			<RedliningVersions page={page} ask={ask} onFetch={onFetch} />
			<RedliningMenu label="People" open={shareRefused} icon={<UserRound aria-hidden size={18} />}>
				<RedliningPeople page={page} ask={ask} />
			</RedliningMenu>
			{page.pdf ? null : <RedliningDownload page={page} saving={saving} />}
		</div>
	)
}
