import { compare } from '#app/domain/redline/compare/compare.ts'
import { print, readCall, readInput, runOnWordFiles, writeOutput } from './word-files.ts'

const usage = 'Usage: npm run compare -- OLD.docx NEW.docx OUT.docx [--author NAME] [--date ISO]'

/**
 * `npm run compare`: writes the old version of a Word file with tracked changes that become the new one, and says
 * how many they are and what could not be compared.
 *
 * @returns 0 when it is written, 2 with one line on standard error when not
 */
export function command(args: string[]): Promise<number> {
	return runOnWordFiles(async () => {
		const { files, author, date } = readCall(args, 'the old version, the new one, the result', usage)
		const [old, next, output] = files
		const compared = await compare(await readInput(old), await readInput(next), { author, date })
		await writeOutput(output, compared.bytes)
		await print(`${compared.changes.length} ${compared.changes.length === 1 ? 'change' : 'changes'} in ${output}.\n`)
		await print(compared.notCompared.map(({ what, where }) => `Not compared: ${what} (${where}).\n`).join(''))
		return 0
	})
}
