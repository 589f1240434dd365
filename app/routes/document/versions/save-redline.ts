import { href } from 'react-router'
import { z } from 'zod'
import { saveRedline } from '#app/domain/downloads/save-redline.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { notAdded } from '#app/http/not-added.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { longestNote } from './version-note.ts'
import type { Route } from './+types/save-redline.ts'

export { backToDocument as loader } from '../back-to-document.ts'

const SaveForm = z.object({ mode: z.enum(['accepted', 'tracked']).catch('accepted'), note: z.string().max(longestNote).catch('') })

/** Keeps the newest version with its accepted suggestions as the next version. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
	const { mode, note } = SaveForm.parse(Object.fromEntries(await parseForm(request)))
	const saved = await saveRedline(context.get(servicesContext), access, { mode, note: note.trim() || null })
	const versions = href('/document-vault/:documentId/versions', params)
	const refuse = (description: string) =>
		redirectWithToast(versions, { title: 'No version was saved', description, variant: 'destructive' })
	if ('refused' in saved) return refuse(saved.sentence)
	if (saved.outcome === 'not_newest') return refuse('A new version was added in the meantime. Look at it first.')
	if (saved.outcome !== 'added') return refuse(notAdded(saved).error)
	return redirectWithToast(versions, {
		title: `Saved as version ${shownVersion(saved.versionNumber)}`,
		description: mode === 'accepted' ? 'With the accepted suggestions as plain text.' : 'With the accepted suggestions as tracked changes.',
	})
}
