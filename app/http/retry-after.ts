/** The header that tells a refused caller when to come back; none where no wait helps. */
export function retryAfterHeader(seconds: number | undefined): HeadersInit {
	return seconds ? { 'Retry-After': String(seconds) } : {}
}
