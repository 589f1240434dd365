/**
 * Whether a request names this machine as its host. A page of another site that lets its own name point to
 * 127.0.0.1 (DNS rebinding) carries that name, and so does what a proxy hands on from outside.
 *
 * @param host the Host header
 */
export function namesThisMachine(host: string | undefined): boolean {
	const url = `http://${host}`
	if (host === undefined || !URL.canParse(url)) return false
	const { hostname } = new URL(url)
	return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
