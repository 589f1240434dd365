import { readVersionNumber } from '#app/domain/documents/version-number.ts'

/** The query parameter of calls about a version, for their operations. */
export const versionQuery = { version_number: 'Version number; defaults to the newest' } as const

/** The version in a query's `version_number`: `undefined` for none, `null` for an invalid one, also an empty one. */
export function requestedVersion(request: Request, name = 'version_number'): number | null | undefined {
	const requested = new URL(request.url).searchParams.get(name)
	return requested === null ? undefined : readVersionNumber(requested)
}
