/** A signed-in person, as every domain function takes one: what they may see starts here. */
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
	/** Where they act from, as rate limits count it, for the history; not known outside a request. */
	address?: string
}
