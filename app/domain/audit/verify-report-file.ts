import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { UnreadableDocx } from '#app/domain/word/package/word-errors.ts'
import type { AuditReport } from './audit-report.ts'
import { checkReport } from './check-report.ts'
import { auditReportDocx, reportIn } from './report-docx.ts'
import type { PublicKey } from './signing-keys.ts'

/** A report with what is wrong with it, in sentences without a full stop. */
export interface VerifiedReport {
	report: AuditReport
	faults: string[]
}

/**
 * Verifies the file of an audit report: its signed data, and that its pages say what the data says.
 *
 * @returns `null` for a file that is no audit report
 */
export async function verifyReportFile(bytes: Uint8Array, keys: readonly PublicKey[]): Promise<VerifiedReport | null> {
	const report = await readReport(bytes)
	if (!report) return null
	const faults = checkReport(report, keys)
	const [shown, signed] = await Promise.all([wordsOf(bytes), wordsOf(await auditReportDocx(report))])
	const at = signed.findIndex((line, index) => line !== shown[index])
	if (at >= 0 || shown.length !== signed.length)
		faults.push(
			`the pages do not say what was signed: “${short(shown[at < 0 ? signed.length : at])}” stands in place of ` +
				`“${short(signed[at])}”${rowOf(signed, at, report)}`,
		)
	return { report, faults }
}

async function readReport(bytes: Uint8Array): Promise<AuditReport | null> {
	try {
		return reportIn(await openDocxFile(bytes))
	} catch (error) {
		if (error instanceof UnreadableDocx) return null
		throw error
	}
}

/** The paragraphs of the pages. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
	const extraction = await extractDocx(bytes)
	return extraction.readable ? extraction.document.text.split('\n') : []
}

/** Which event the first difference belongs to: the last one whose number begins a row before it. */
function rowOf(signed: readonly string[], at: number, { events }: AuditReport): string {
	const times = new Map(events.map((event) => [event.at, event]))
	for (let line = at + 1; line >= 0 && line > at - 5; line -= 1) {
		const event = times.get(signed[line] ?? '')
		if (event && signed[line - 1] === event.number) return ` (event ${event.number})`
	}
	return ''
}

function short(words = ''): string {
	return words.length > 80 ? `${words.slice(0, 79)}…` : words
}
