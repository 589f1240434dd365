import { readVersionNumber } from '#app/domain/documents/version-number.ts'

/** The version that a call's query names as `version_number`: `undefined` for none, `null` for one that can't be. */
export function askedVersion(request: Request, name = 'version_number'): number | null | undefined {
	const asked = new URL(request.url).searchParams.get(name) ?? ''
	return asked === '' ? undefined : readVersionNumber(asked)
}
