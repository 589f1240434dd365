import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Right } from '#app/domain/access/document-role.ts'
import { closedToRequest, openPageDocument } from '#app/http/open-document.server.ts'
import { data, type ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { refusals } from '#app/http/refusals.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readQuery, redliningLink } from '../redlining-links.ts'
import { FormPlace } from './form-fields.ts'
import { refusedForm } from './refused-form.ts'
import type { Resource } from './resources.ts'
import { refused, type FormOutcome } from './outcome.ts'
import type { FormAnswer } from './send-queue.ts'
import { kilobyte } from '#app/units.ts'

/** An old and a new clause, in letters that take nine bytes each when encoded. */
const largestForm = 512 * kilobyte

/** The target of a form, apart from its own fields. */
export interface FormTarget<Allowed extends Right> {
	services: Services
	/** At the version that the person saw. */
	access: DocumentAccess<Allowed>
}

/**
 * The action of one resource of the redlining page: reads its form, runs it, and answers scripts with an outcome,
 * browsers with a redirect to their page. A refused form comes back with its input.
 *
 * @param may the right to open the document with
 * @param run gives the outcome, or `null` when the document has no such suggestion, thread or person
 */
export function resourceAction<Schema extends z.ZodType, Allowed extends Right>(
	resource: Resource,
	may: Allowed,
	schema: Schema,
	run: (form: z.output<Schema>, target: FormTarget<Allowed>) => Promise<FormOutcome | null>,
) {
	return async ({
		context,
		params,
		request,
	}: Pick<ActionFunctionArgs<unknown>, 'params' | 'request'> & { context: Parameters<typeof openPageDocument>[0] }) => {
		const form = Object.fromEntries(await parseForm(request, largestForm))
		const { query, version, fragment, scripted } = FormPlace.parse(form)
		const read = schema.safeParse(form, { error: () => refusals.malformed.error })
		const documentId = params.documentId ?? ''
		const access = await openPageDocument(context, request, documentId, { may, version, changes: 'nothing' })
		const closed = await closedToRequest(context, request, access, may === 'edit' ? 'text' : 'nothing')
		const outcome = closed
			? refused(closed)
			: read.success
				? await run(read.data, { services: context.get(servicesContext), access })
				: refused(read.error.issues[0]?.message ?? refusals.malformed.error)
		if (!outcome) throw data('This no longer exists.', { status: 404 })
		// A failure is a normal answer too: the page then reloads its suggestions.
		if (scripted) return { message: outcome.message, failed: outcome.failed, number: outcome.number } satisfies FormAnswer

		const again = outcome.failed ? refusedForm(resource, form, outcome.message, outcome.field) : null
		if (again) return data(again, { status: outcome.status ?? 400 })
		if (!read.success) throw data(outcome.message, { status: 400 })
		const ask = readQuery(new URLSearchParams(query))
		const { number } = outcome
		const back = redliningLink(
			documentId,
			{ ...ask, selected: number ?? ask.selected, write: null },
			number === undefined ? fragment : `s-${number}`,
		)
		return redirectWithToast(back, { title: outcome.message, variant: outcome.failed ? 'destructive' : 'default' })
	}
}
