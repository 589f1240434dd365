import { parseWithZod } from '@conform-to/zod/v4'
import { ProfileFields } from './profile-fields.ts'

/** Checks the form while it is filled in. It stands apart because the page itself does not need it: the server checks, too. */
export function validateProfile(form: FormData) {
	return parseWithZod(form, { schema: ProfileFields })
}
