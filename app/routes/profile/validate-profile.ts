import { parseWithZod } from '@conform-to/zod/v4'
import { ProfileFields } from './profile-fields.ts'

/** Validates the form while it is filled in. In a module of its own, because the page works without it: the server checks too. */
export function validateProfile(form: FormData) {
	return parseWithZod(form, { schema: ProfileFields })
}
