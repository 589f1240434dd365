import { BlockList, isIP } from 'node:net'
import { longestUrl } from './webhook.ts'

/** Why a URL can't be a webhook's. */
export type AddressRefusal = 'not_a_url' | 'not_https' | 'credentials' | 'too_long' | 'private'

/** IPv4 networks that are not the public internet (IANA, IPv4 Special-Purpose Address Registry), multicast and reserved ones. */
const closedIpv4 = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const

/** Parts of 2000::/3, the only public IPv6 network, that lead elsewhere: Teredo, benchmarks, ORCHID, documentation, 6to4. */
const closedIpv6 = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether the program may connect to an IP address for somebody's webhook: only to the public internet, so that nobody
 * reaches through it what its own network hides, such as a cloud's metadata.
 *
 * @param ownMachine whether loopback is open too, where the program serves nobody else
 */
export function mayConnectTo(address: string, { ownMachine }: { ownMachine: boolean }): boolean {
	const kind = isIP(address) === 4 ? 'ipv4' : 'ipv6'
	// One with a zone, as in fe80::1%eth0, is link-local.
	if (isIP(address) === 0 || address.includes('%')) return false
	if (ownMachine && loopback.check(address, kind)) return true
	// An IPv4 address in IPv6 form is outside 2000::/3, as is what NAT64 and link-local addresses begin with.
	if (kind === 'ipv6' && !publicIpv6.check(address, 'ipv6')) return false
	return !closed.check(address, kind)
}

/**
 * A typed URL as it is stored, or why it can't be a webhook's: https, or http to this machine where the program serves
 * nobody else. What a name resolves to is checked at each delivery.
 */
export function webhookAddress(typed: string, { ownMachine }: { ownMachine: boolean }): { url: string } | AddressRefusal {
	if (typed.length > longestUrl) return 'too_long'
	if (!URL.canParse(typed)) return 'not_a_url'
	const url = new URL(typed)
	const host = hostOf(url)
	const here =
		ownMachine &&
		(host === 'localhost' || (isIP(host) > 0 && mayConnectTo(host, { ownMachine: true }) && !mayConnectTo(host, { ownMachine: false })))
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here)) return 'not_https'
	if (url.username !== '' || url.password !== '') return 'credentials'
	if (isIP(host) > 0 ? !mayConnectTo(host, { ownMachine }) : isInternalName(host) && !here) return 'private'
	url.hash = ''
	return { url: url.href }
}

/** The host of a URL, an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
	return hostname.replace(/^\[|\]$/g, '')
}

/** Names that no public server has: they fail at once instead of at every delivery. */
function isInternalName(host: string): boolean {
	return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|lan)\.?$/i.test(host)
}
