import { Link } from 'react-router'
import { FileDown } from '#app/ui/icons.tsx'
import { compareLink, redliningLink, type RedliningQuery } from './redlining-links.ts'
import { RedliningMenu } from './toolbar-menu.tsx'
import type { RedliningPage } from './redlining-page.server.ts'
import type { ListedVersion } from '#app/domain/documents/list-versions.server.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/**
 * Links to the other versions, with when and how each was added, and the changes since each earlier one as a Word
 * file.
 *
 * @param onFetch called when a file is fetched: the browser treats that as leaving the page
 */
export function RedliningVersions({ page, ask, onFetch }: { page: RedliningPage; ask: RedliningQuery; onFetch?: () => void }) {
	if (page.versions.length === 1) return null
	const { version } = page
	const isComparable = ({ number, docx }: ListedVersion) => !page.pdf && docx && number < version.number
	return (
		<RedliningMenu label={`Version ${version.label}`}>
			<nav aria-label="Versions" className="grid gap-1">
				{page.versions.map((each, index) => (
					<div key={each.number} className="flex gap-1">
						<Link
							to={redliningLink(page.documentId, { ...ask, version: index === 0 ? null : each.number, selected: null, write: null })}
							aria-current={each.number === version.number ? 'page' : undefined}
							className="block min-w-0 grow rounded-lg px-3 py-2 text-ink no-underline hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent"
						>
							{`Version ${each.label}${index === 0 ? ', the newest' : ''}`}
							<span className="block text-sm text-muted">{`${shownDate(each.createdAt)} · ${originLabel(each)}`}</span>
						</Link>
						{isComparable(each) ? (
							<a
								href={compareLink(page.documentId, each.number, version.number)}
								onClick={onFetch}
								aria-label={`Compare version ${each.label} with ${version.label} in a Word file`}
								className="flex shrink-0 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-accent no-underline hover:bg-raised"
							>
								<FileDown aria-hidden size={16} />
								Compare
							</a>
						) : null}
					</div>
				))}
			</nav>
			{page.versions.some(isComparable) ? (
				<p className="mt-3 border-t border-line pt-3 text-sm text-muted">
					{`Compare downloads a Word file with all that is different in version ${version.label} as tracked changes.`}
				</p>
			) : null}
		</RedliningMenu>
	)
}

function originLabel({ number, round }: ListedVersion): string {
	if (round !== null) return `Came back in round ${round}`
	return number === 1 ? 'The first upload' : 'Uploaded later'
}
