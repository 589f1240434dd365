import { askToChangeEmail } from '#app/domain/identity/change-email.server.ts'
import { updateProfile } from '#app/domain/identity/update-profile.server.ts'
import { requireApiMember } from '#app/http/api/api-answer.ts'
import { readJson } from '#app/http/api/api-body.server.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { apiTooMany } from '#app/http/api/api-sign-in.ts'
import { servicesContext } from '#app/http/context.ts'
import { refusedMails } from '#app/http/session/mail-limits.server.ts'
import { sentences } from '#app/http/sentences.ts'
import type { Route } from './+types/user.ts'
import { UserChanges, userRecord } from './schemas/user.ts'

export function loader({ context }: Route.LoaderArgs) {
	return Response.json({ user: userRecord(requireApiMember(context)) })
}

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST' && request.method !== 'PUT') return methodNotAllowed('GET', 'POST', 'PUT')
	const member = requireApiMember(context)
	const changes = await readJson(request, UserChanges)
	const services = context.get(servicesContext)
	const newEmail = changes.email !== undefined && changes.email !== member.email ? changes.email : null
	if (newEmail !== null) {
		const refusedFor = await refusedMails(context, newEmail)
		if (refusedFor > 0) return apiTooMany(refusedFor)
		await askToChangeEmail(services, member, newEmail)
	}

	const changed = await updateProfile(services, member, {
		firstName: changes.first_name,
		lastName: changes.last_name,
		phoneNumber: changes.phone_number,
	})
	return Response.json({ user: userRecord(changed), ...(newEmail === null ? {} : { message: sentences.confirmNewEmail(newEmail) }) })
}
