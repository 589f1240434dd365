import { parseWithZod } from '@conform-to/zod/v4'
import { CompanyFields } from '#app/domain/company/company-profile.ts'

/** Checks the form of a company's profile, in the browser and on the server. */
export function validateCompany(form: FormData) {
	return parseWithZod(form, { schema: CompanyFields })
}
