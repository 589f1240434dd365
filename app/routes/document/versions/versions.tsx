import { data, href } from 'react-router'
import { StorageHint } from '#app/components/storage/storage-hint.tsx'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { versionRecords } from '#app/domain/documents/versions/version-records.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { closedTo } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { countAccepted } from '#app/domain/suggestions/count-accepted.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/versions.ts'
import { CompareForm } from './compare-form.tsx'
import { SaveRedlineForm, UploadVersionForm } from './new-version-forms.tsx'
import { uploadVersion } from './upload-version.server.ts'
import { VersionItem } from './version-item.tsx'

/** A version as this page shows it. */
export type ShownVersion = Awaited<ReturnType<typeof loader>>['versions'][number]

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const services = context.get(servicesContext)
	const [versions, accepted, { credits }, storage] = await Promise.all([
		versionRecords(services, access),
		countAccepted(services, access),
		services.db.company.findUniqueOrThrow({ where: { id: access.company.id }, select: { credits: true } }),
		// The space is its owner's company's: others can make none.
		access.may.manage ? readStorageUse(services, { companyId: access.company.id }) : null,
	])
	const open = access.may.edit && closedTo(access, 'document') === null
	return {
		mayAdd: open,
		storage: open ? storage : null,
		/** Accepted suggestions of the newest version, which can be saved as the next one. */
		accepted: open ? accepted : 0,
		checks: access.may.manage ? credits : null,
		documentId: access.document.id,
		name: access.document.name,
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

export async function action({ context, params, request }: Route.ActionArgs) {
	const to = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
	const taken = await uploadVersion(context, request, to)
	if (taken.outcome === 'added')
		return redirectWithToast(href('/document-vault/:documentId/versions', params), {
			title: `Version ${shownVersion(taken.versionNumber)} added`,
		})
	if (taken.outcome === 'held') throw new Error('A new version was held for somebody to sign in')
	return data({ problem: taken.refusal.message }, { status: taken.refusal.status })
}

/** Every version of a document: who added it, its file, and what can be done with it. */
export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
	const { documentId, name, versions, mayAdd, accepted, checks, storage } = loaderData
	return (
		<div className="max-w-4xl space-y-6">
			<title>{`Versions of ${name} · Fineprint`}</title>
			<div>
				<h2 className="text-heading font-semibold">Versions</h2>
				<p className="mt-1 text-muted">The file of a version never changes. Restoring one adds a new version with its file.</p>
			</div>
			{mayAdd ? (
				<div className="grid gap-3 print:hidden" key={versions.length}>
					{storage ? <StorageHint use={storage} /> : null}
					<UploadVersionForm documentId={documentId} problem={actionData?.problem ?? null} checks={checks} />
					{accepted > 0 ? <SaveRedlineForm documentId={documentId} accepted={accepted} /> : null}
				</div>
			) : null}
			{versions.length > 1 ? <CompareForm documentId={documentId} versions={versions} /> : null}
			<ol reversed className="divide-y divide-line rounded-xl border border-line bg-surface">
				{versions.map((version, index) => (
					<VersionItem
						key={version.number}
						documentId={documentId}
						version={version}
						newest={index === 0}
						mayRestore={mayAdd && index > 0}
					/>
				))}
			</ol>
		</div>
	)
}
