import { createContext } from 'react-router'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '#app/domain/identity/member.ts'

/** The services of the running program; set by the server for every request. */
export const servicesContext = createContext<Services>()

/** What the server knows of a request before any route runs. */
export interface RequestInfo {
	/** Goes into every log line and the X-Request-Id header, so that a report can be followed. */
	id: string
	/** The caller's address, for rate limits. */
	ip: string
	/** Whether somebody at this machine asks, with no proxy between. */
	fromThisMachine: boolean
	/** Of this response's Content-Security-Policy. */
	nonce: string
}

export const requestContext = createContext<RequestInfo>()

/** Who asks, as the root middleware found out. */
export type Visitor =
	| { kind: 'anonymous' }
	/** A token came that no longer counts: signed out elsewhere, or older than 7 days. */
	| { kind: 'expired' }
	| { kind: 'member'; member: Member; sessionId: string }

export const visitorContext = createContext<Visitor>({ kind: 'anonymous' })
