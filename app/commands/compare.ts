import { compare } from '#app/domain/word/compare/compare.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { ofFile, print, readCall, readInput, runOnWordFiles, writeOutput } from './word-files.ts'

const usage = 'Usage: npm run compare -- OLD.docx NEW.docx OUT.docx [--author NAME] [--date ISO]'

/**
 * `npm run compare`: writes the old version of a Word file with tracked changes that become the new one, and reports
 * how many there are and what could not be compared.
 *
 * @returns the exit code: 0 when it is written, 2 with one line on standard error when not
 */
export function command(args: string[]): Promise<number> {
	return runOnWordFiles(async () => {
		const { files, author, date } = readCall(args, 'the old version, the new one, the result', usage)
		const [old, next, output] = files
		const [oldBytes, nextBytes] = [await readInput(old), await readInput(next)]
		const pending = { [old]: await ofFile(old, () => listChanges(oldBytes)), [next]: await ofFile(next, () => listChanges(nextBytes)) }
		const compared = await compare(oldBytes, nextBytes, { author, date })
		await writeOutput(output, compared.bytes)
		await print(`${compared.changes.length} ${compared.changes.length === 1 ? 'change' : 'changes'} in ${output}.\n`)
		for (const [path, { length }] of Object.entries(pending))
			if (length > 0)
				await print(
					`${length} tracked ${length === 1 ? 'change' : 'changes'} that ${length === 1 ? 'was' : 'were'} pending in ${path} ` +
						`${length === 1 ? 'was' : 'were'} accepted first.\n`,
				)
		await print(compared.notCompared.map(({ what, where }) => `Not compared: ${what} (${where}).\n`).join(''))
		return 0
	})
}
