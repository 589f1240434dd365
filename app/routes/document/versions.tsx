import { versionRecords } from '#app/domain/documents/versions/version-records.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { closedTo } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/versions.ts'
import { CompareForm } from './compare-form.tsx'
import { VersionItem } from './version-item.tsx'

/** A version as this page shows it. */
export type ShownVersion = Awaited<ReturnType<typeof loader>>['versions'][number]

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const versions = await versionRecords(context.get(servicesContext), access)
	return {
		documentId: access.document.id,
		name: access.document.name,
		mayRestore: access.may.edit && closedTo(access, 'document') === null,
		versions: versions.map(({ createdAt, signedAt, mediaType, madeFromNumber, ...version }) => ({
			...version,
			label: shownVersion(version.number),
			madeFrom: madeFromNumber === null ? null : shownVersion(madeFromNumber),
			docx: mediaType === docxMediaType,
			createdAt: createdAt.toISOString(),
			signedAt: signedAt?.toISOString() ?? null,
		})),
	}
}

/** Every version of a document: who added it, its file, and what can be done with it. */
export default function Versions({ loaderData: { documentId, name, versions, mayRestore } }: Route.ComponentProps) {
	const comparable = versions.filter(({ docx }) => docx)
	return (
		<div className="max-w-4xl space-y-6">
			<title>{`Versions of ${name} · Fineprint`}</title>
			<div>
				<h2 className="text-heading font-semibold">Versions</h2>
				<p className="mt-1 text-muted">The file of a version never changes. Restoring one adds a new version with its file.</p>
			</div>
			{comparable.length > 1 ? <CompareForm documentId={documentId} versions={comparable} /> : null}
			<ol reversed className="divide-y divide-line rounded-xl border border-line bg-surface">
				{versions.map((version, index) => (
					<VersionItem
						key={version.number}
						documentId={documentId}
						version={version}
						newest={index === 0}
						mayRestore={mayRestore && index > 0}
					/>
				))}
			</ol>
		</div>
	)
}
