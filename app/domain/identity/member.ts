/** A signed-in person, as every domain function receives one: access starts here. */
export interface Member {
	id: string
	email: string
	firstName: string
	lastName: string
	phoneNumber: string | null
	companyId: string
	userType: 'user' | 'admin'
	plan: 'free' | 'builder' | 'startup' | 'scale'
	subscriptionCredits: number
	/** Network address of the request, as rate limits count it, for the history; unknown outside a request. */
	address?: string
	/** The session of the request; unknown outside a request. */
	sessionId?: string
}
