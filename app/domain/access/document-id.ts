const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a word from outside can be an id at all; the database refuses to compare anything else with one. */
export function isId(value: unknown): value is string {
	return typeof value === 'string' && uuid.test(value)
}
