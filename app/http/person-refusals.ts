import type { PersonRefusal } from '#app/domain/administration/change-person.server.ts'

/** Why an administrator's change of an account was refused, with the form field to correct where there is one. Pages and the API answer with the same texts. */
export const personRefusals: Record<PersonRefusal, { status: number; error: string; field?: 'email' | 'user_type' }> = {
	last_administrator: {
		status: 409,
		error: 'This is the last administrator. Make someone else an administrator first.',
		field: 'user_type',
	},
	address_taken: { status: 409, error: 'Another account uses this email address.', field: 'email' },
	closed: { status: 409, error: 'This account is closed and can’t be changed.' },
}
