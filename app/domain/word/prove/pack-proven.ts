import { type DocxFile, reopenDocxFile } from '../package/docx-file.ts'
import { ProofFailed } from '../package/word-errors.ts'

/**
 * Packs a changed file while it is proved, then opens the packed bytes and checks that they hold, part for part, what
 * was proved. Packing takes about as long as the proof and goes on beside it.
 *
 * @param before the state that the file was made from.
 * @param prove is given the parts as they will be read from the bytes; what it throws is thrown on.
 * @throws ProofFailed when the bytes hold anything else.
 */
export async function packProven<Proven>(
	before: DocxFile,
	file: DocxFile,
	prove: (after: DocxFile) => Proven,
): Promise<{ bytes: Uint8Array; proven: Proven }> {
	const packing = file.toBytes()
	// When the proof fails, the bytes are no longer awaited.
	packing.catch(() => undefined)
	const after = file.asWritten(before)
	const proven = prove(after)
	const bytes = await packing
	proveSameParts(after, await reopenDocxFile(bytes))
	return { bytes, proven }
}

function proveSameParts(proved: DocxFile, opened: DocxFile): void {
	const isSame =
		opened.mainPart === proved.mainPart &&
		opened.partNames.length === proved.partNames.length &&
		opened.partNames.every((name, index) => name === proved.partNames[index] && opened.sameBytes(name, proved))
	if (!isSame) throw new ProofFailed('package', 'the packed file does not hold what was proved')
}
