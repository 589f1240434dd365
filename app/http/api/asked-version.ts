import { readVersionNumber } from '#app/domain/documents/version-number.ts'

/** The name in the query of a call about a version, for its operation. */
export const versionQuery = { version_number: 'Version number; defaults to the newest' } as const

/** The version that a query names as `version_number`: `undefined` for none, `null` for one that can't be, an empty one too. */
export function askedVersion(request: Request, name = 'version_number'): number | null | undefined {
	const asked = new URL(request.url).searchParams.get(name)
	return asked === null ? undefined : readVersionNumber(asked)
}
