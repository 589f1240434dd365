import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { fillFields, type FilledValues } from '../fields/fill-fields.ts'
import type { TemplateField } from '../fields/template-field.ts'

/** What the profiles of the member and of their company fill before anybody is asked, and the defaults of the template. */
export async function prefill(
	services: Pick<Services, 'db'>,
	member: Member,
	fields: readonly TemplateField[],
	now: Date,
): Promise<FilledValues> {
	const { firstName, lastName, email, phoneNumber } = member
	return fillFields(fields, {
		company: await findCompanyProfile(services, member, member.companyId),
		user: { firstName, lastName, email, phoneNumber },
		today: now.toISOString().slice(0, 10),
	})
}
