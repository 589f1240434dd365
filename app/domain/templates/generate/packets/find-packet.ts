import { type Packet, packets } from '../../own/packets.ts'

/** The packet of a key; `null` when there is none. */
export function findPacket(key: string): Packet | null {
	return packets.find((packet) => packet.key === key) ?? null
}
