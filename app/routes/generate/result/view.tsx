import { data, href } from 'react-router'
import { findVersion } from '#app/domain/access/open-document.server.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { generatedFrom } from '#app/domain/templates/generate/documents/generated-from.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { ReadOnlyDocument } from '#app/components/document-view/document-view.tsx'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { Route } from './+types/view.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId)
	const [made] = await generatedFrom(services, access, 1)
	if (!made) throw data('This document was not generated from a template.', { status: 404 })
	const version = await findVersion(services, access, made.versionNumber)
	const hasFile = version !== null && version !== undefined && (await services.storage.has(version.fileKey))
	const found = hasFile ? await findDocumentView(services, version, wordEngineFor(access.member.id)) : null
	return {
		id: access.document.id,
		name: access.document.name,
		versionNumber: made.versionNumber,
		version: shownVersion(made.versionNumber),
		view: found && 'viewJson' in found ? (JSON.parse(found.viewJson) as DocumentView) : null,
	}
}

/** A generated document to read, and to print or save as PDF: paper gets the document alone. */
export default function GeneratedDocumentView({ loaderData: { id, name, version, versionNumber, view } }: Route.ComponentProps) {
	const scripted = useScripted()
	return (
		<>
			<title>{`${name} ${version}`}</title>
			<div className="mb-6 print:hidden">
				<h1 className="font-serif text-3xl font-semibold tracking-tight break-words">{name}</h1>
				<p className="mt-1 mb-4 max-w-3xl text-muted">
					Version {version}, as it reads. Word breaks its lines and pages otherwise: for a file with the template’s exact layout, download
					the Word file and save that as PDF.
				</p>
				<div className="flex flex-wrap items-center gap-3">
					{scripted && view ? (
						<Button type="button" onClick={() => window.print()}>
							Print or save as PDF
						</Button>
					) : null}
					<a
						href={`${href('/review/:documentId/download', { documentId: id })}?mode=original&version_number=${versionNumber}`}
						className={buttonLook({ variant: 'secondary' })}
					>
						Download Word file
					</a>
					<ButtonLink to={href('/generate/documents/:documentId', { documentId: id })} variant="quiet">
						Back to the result
					</ButtonLink>
				</div>
				{scripted ? null : (
					<p className="mt-3 text-sm text-muted">To print it or to save it as PDF, use the print command of your browser.</p>
				)}
			</div>
			{view ? (
				<article
					aria-label="Text of the document"
					className={
						'max-w-3xl rounded-xl border border-line bg-surface p-5 font-serif leading-relaxed sm:p-10 ' +
						'print:max-w-none print:border-0 print:p-0'
					}
				>
					<ReadOnlyDocument view={view} />
				</article>
			) : (
				<Alert tone="error">The document can’t be shown right now. The Word file can be downloaded all the same.</Alert>
			)}
		</>
	)
}
