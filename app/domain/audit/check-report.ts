import { type AuditReport, type AuditReportEvent, firstFollows, hashOf, signedTextOfEvent, signedTextOfReport } from './audit-report.ts'
import { isSigned, type PublicKey } from './signing-keys.ts'

/**
 * Checks an audit report against the public keys of the installation that made it.
 *
 * @returns what is wrong with it, in sentences without a full stop that name the event; empty when it is as it was signed
 */
export function checkReport(report: AuditReport, keys: readonly PublicKey[]): string[] {
	const key = keys.find(({ kid }) => kid === report.signature.kid)
	if (!key) return [`it was signed with the key ${report.signature.kid}, which is none of those given`]
	const faults = report.events.flatMap((event) => faultsOf(event, key))
	for (const [index, event] of report.events.entries()) {
		const before = index === 0 ? { number: '0', hash: firstFollows } : report.events[index - 1]!
		if (BigInt(event.number) <= BigInt(before.number)) faults.push(`${named(event)} is not in the order of the history`)
		else if (BigInt(event.number) === BigInt(before.number) + 1n && event.chained.previous_hash !== before.hash)
			faults.push(`${named(event)} does not follow event ${before.number}`)
	}
	if (faults.length === 0 && !isSigned(signedTextOfReport(report), report.signature.value, key))
		faults.push('its signature does not fit: an event was removed or added, or what it says about itself was changed')
	return faults
}

function faultsOf(event: AuditReportEvent, key: PublicKey): string[] {
	if (!isSigned(signedTextOfEvent(event), event.signature, key)) return [`${named(event)} was changed`]
	return hashOf(event) === event.hash ? [] : [`the hash of ${named(event)} is not that of its content`]
}

function named({ number, type }: AuditReportEvent): string {
	return `event ${number} (${type})`
}
