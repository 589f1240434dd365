import { isIPv6 } from 'node:net'

/**
 * The address that rate limits count for a caller. One IPv6 address usually comes with the other 2^64 of its network,
 * so the network counts; an IPv4 address counts whole, however it is written.
 */
export function callerAddress(ip: string | undefined): string {
	if (ip === undefined) return 'unknown'
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
	if (mapped) return mapped
	const address = ip.replace(/%.*$/, '')
	if (!isIPv6(address)) return ip
	const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
	const groups = (part: string | undefined) => (part ? part.split(':') : [])
	const [head, tail] = [groups(before), groups(after)]
	const all = after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
	return `${all.slice(0, 4).join(':')}::/64`
}
