import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { changeMany, mostAtOnce, type ChangedMany } from '#app/domain/documents/filing/change-many.server.ts'
import { addTags, moveDocument } from '#app/domain/documents/filing/file-document.server.ts'
import { parseTags } from '#app/domain/documents/filing/tags.ts'
import { NewCategory } from '#app/domain/documents/upload-metadata.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { refusals, formProblem } from '#app/http/refusals.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/bulk.ts'

export const loader = () => redirect(href('/document-vault'))

const BulkForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('move'), category: NewCategory }),
	z.object({ intent: z.literal('tag'), tags: z.string() }),
	z.object({ intent: z.literal('delete') }),
])

/** Moves, tags or deletes the documents that were selected in the vault. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const fields = await parseForm(request)
	const back = safeReturnTo(fields.get('returnTo')) ?? href('/document-vault')
	const ids = fields.getAll('documentId').map(String)
	const refuse = (title: string) => redirectWithToast(back, { title, variant: 'destructive' })
	if (ids.length === 0) return refuse('Select at least one document first.')
	if (ids.length > mostAtOnce) return refuse(`Select at most ${mostAtOnce} documents.`)
	const form = BulkForm.safeParse(Object.fromEntries(fields))
	if (!form.success) throw data(formProblem(form.error), { status: 400 })

	switch (form.data.intent) {
		case 'move': {
			const { category } = form.data
			const moved = await changeMany(
				services,
				member,
				ids,
				async (access) => (await moveDocument(services, access, category)) === 'changed',
			)
			return redirectWithToast(back, toastFor(moved, `Moved to ${categoryName(category)}`))
		}
		case 'tag': {
			const tags = parseTags(form.data.tags)
			if (typeof tags === 'string') return refuse(refusals[tags].error)
			if (tags.length === 0) return refuse('Enter a tag first.')
			const tagged = await changeMany(services, member, ids, async (access) => (await addTags(services, access, tags)) === 'changed')
			return redirectWithToast(back, toastFor(tagged, `Tagged “${tags.join('”, “')}”`))
		}
		case 'delete': {
			const deleted = await changeMany(services, member, ids, async (access) => (await deleteDocument(services, access)) === 'deleted')
			const words = { more: 'They can be restored there for 30 days.', nothing: 'Failed to delete document' }
			return redirectWithToast(back, toastFor(deleted, 'Moved to the bin', words))
		}
	}
}

function toastFor(
	{ changed, refused }: ChangedMany,
	done: string,
	{ more = '', nothing = 'Nothing was changed' } = {},
): { title: string; description?: string; variant?: 'destructive' } {
	const [was, it] = refused === 1 ? ['it was', 'it'] : ['they were', 'them']
	const left = `${counted(refused)} left as ${was}: someone has locked ${it}, only the owner may do this, or ${it === 'it' ? 'it is' : 'they are'} signed.`
	if (changed === 0) return { title: nothing, description: left, variant: 'destructive' }
	return { title: `${done}: ${counted(changed)}`, description: [more, refused > 0 ? left : ''].filter(Boolean).join(' ') || undefined }
}

function counted(documents: number): string {
	return documents === 1 ? '1 document' : `${documents} documents`
}
