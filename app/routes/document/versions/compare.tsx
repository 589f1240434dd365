import { data, href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import { compareWords } from '#app/domain/downloads/compare-words.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { ShownRow } from '#app/domain/word/compare/shown-rows.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument, pageNoSuchVersion } from '#app/http/open-document.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons.tsx'
import type { Route } from './+types/compare.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const [from, to] = [requestedVersion(request, 'from'), requestedVersion(request, 'to')]
	const access = await openPageDocument(context, request, params.documentId, { version: to })
	const compared = from === null ? null : await compareWords(context.get(servicesContext), access, from)
	if (!compared) throw pageNoSuchVersion()
	const { id, name } = access.document
	if ('refused' in compared)
		return data(
			{ id, name, problem: compared.sentence },
			{ status: refusedStatus[compared.refused], headers: retryAfterHeader(compared.retryAfter) },
		)
	return { id, name, ...compared }
}

export const headers = passedHeaders

const refusedStatus = { too_many: 429, same_version: 400, file_missing: 409, unreadable: 422, broke_off: 500 } as const

/** Versions never change: what the star and the lock above them change is not worth another comparison. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
}

/** What is different between any two versions of a document, word by word. */
export default function Compare({ loaderData }: Route.ComponentProps) {
	const { id, name } = loaderData
	return (
		<div className="max-w-4xl space-y-6">
			<title>{`Comparison of ${name} · Fineprint`}</title>
			{'problem' in loaderData ? <Alert tone="error">{loaderData.problem}</Alert> : <Compared {...loaderData} />}
			<Link to={href('/document-vault/:documentId/versions', { documentId: id })} className="text-accent underline underline-offset-4">
				Back to the versions
			</Link>
		</div>
	)
}

interface ComparedProps {
	id: string
	from: number
	to: number
	rows: readonly ShownRow[]
	asWordFile: boolean
}

function Compared({ id, from, to, rows, asWordFile }: ComparedProps) {
	const changes = rows.filter((row) => 'changed' in row && row.changed).length
	const file = `${href('/review/:documentId/compare', { documentId: id })}?from=${from}&to=${to}`
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h2 className="text-heading font-semibold">{`Version ${shownVersion(from)} compared with ${shownVersion(to)}`}</h2>
					<p className="mt-1 text-muted">{summary(changes)}</p>
				</div>
				{asWordFile ? (
					<a href={file} className={buttonLook({ variant: 'secondary', size: 'small' }, 'print:hidden')}>
						<Download aria-hidden size={16} />
						Word file with tracked changes
					</a>
				) : null}
			</div>
			{changes > 0 ? (
				<ol className="grid gap-3 rounded-xl border border-line bg-surface p-5 font-serif sm:p-8">
					{rows.map((row, index) => (
						<Row key={index} row={row} />
					))}
				</ol>
			) : null}
		</>
	)
}

function Row({ row }: { row: ShownRow }) {
	if ('skipped' in row)
		return (
			<li className="border-y border-line py-2 text-center font-sans text-sm text-muted">
				{row.skipped === 1 ? '1 paragraph without a change' : `${row.skipped} paragraphs without a change`}
			</li>
		)
	return (
		<li className={`[overflow-wrap:anywhere] [&_del]:cursor-auto [&_ins]:cursor-auto ${row.changed ? '' : 'text-muted'}`}>
			<DiffText pieces={row.pieces} />
		</li>
	)
}

function summary(changes: number): string {
	if (changes === 0) return 'Both versions have the same words. Formatting and pictures are not compared here.'
	const counted = changes === 1 ? '1 paragraph differs' : `${changes} paragraphs differ`
	return `${counted}. Formatting and pictures are not compared here.`
}
