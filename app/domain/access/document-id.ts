const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value from outside can be an id: the database raises an error when it compares anything but a UUID with one. */
export function isId(value: unknown): value is string {
	return typeof value === 'string' && uuid.test(value)
}
