/** A person by first and last name, as everybody reads it. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return `${firstName} ${lastName}`.trim()
}
