/** A person's first and last name. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return `${firstName} ${lastName}`.trim()
}
