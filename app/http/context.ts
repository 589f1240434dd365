import { createContext } from 'react-router'
import type { Services } from '#app/infrastructure/services.ts'
import type { TokenScope } from '#app/domain/identity/api-tokens/token-scopes.ts'
import type { Member } from '#app/domain/identity/member.ts'

/** The services of the running program; set by the server for every request. */
export const servicesContext = createContext<Services>()

/** What the server knows about a request before any route runs. */
export interface RequestInfo {
	/** In every log line and the X-Request-Id header, so that a problem report can be traced. */
	id: string
	/** The caller's address, for rate limits. */
	ip: string
	/** Whether the request comes from this machine, with no proxy between. */
	fromThisMachine: boolean
	/** The nonce of this response's Content-Security-Policy. */
	nonce: string
}

export const requestContext = createContext<RequestInfo>()

/** Who makes a request, as the root middleware determines. */
export type Visitor =
	| { kind: 'anonymous' }
	/** The request has a token that is no longer valid: signed out elsewhere, or older than 7 days. */
	| { kind: 'expired' }
	/** The request has an API token that can't be used: `typo` when it was not copied whole, else it ended, was revoked or never existed. */
	| { kind: 'refused-token'; typo: boolean }
	/** A program with an API token: for calls of the API that its scopes allow, for no pages. */
	| { kind: 'program'; member: Member; tokenId: string; scopes: ReadonlySet<TokenScope> }
	/** Signed in to an account that is scheduled for deletion: it can only be kept, or left alone. */
	| { kind: 'leaving'; member: Member; sessionId: string; deletion: { receipt: string; eraseAfter: Date } }
	/** `stepUpUntil`: until when the second factor, proven in this session, opens the admin area. */
	| { kind: 'member'; member: Member; sessionId: string; stepUpUntil?: Date | null }

export const visitorContext = createContext<Visitor>({ kind: 'anonymous' })
