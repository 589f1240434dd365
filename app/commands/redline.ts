import { z } from 'zod'
import { applyTextEdits } from '#app/domain/redline/apply-text-edits.ts'
import type { TextEdit } from '#app/domain/redline/locate-text-edits.ts'
import { CommandProblem, print, readCall, readInput, runOnWordFiles, writeOutput } from './word-files.ts'

const usage = 'Usage: npm run redline -- IN.docx EDITS.json OUT.docx [--author NAME] [--date ISO]'

const Edits = z.array(
	z.object({
		find: z.string(),
		replace: z.string(),
		occurrence: z.int().min(1).nullish().transform((value) => value ?? undefined),
		comment: z.string().nullish().transform((value) => value ?? undefined),
	}),
)

/**
 * `npm run redline`: writes edits into a Word file as tracked changes, and a line of JSON for each to standard
 * output.
 *
 * @returns 0 when all were applied, 1 when some were refused and the others stand in the output, 2 with one line on
 * standard error when nothing was written
 */
export function command(args: string[]): Promise<number> {
	return runOnWordFiles(async () => {
		const { files, author, date } = readCall(args, 'the document, the edits, the result', usage)
		const [input, edits, output] = files
		const { bytes, outcomes } = await applyTextEdits(await readInput(input), readEdits(edits, await readInput(edits)), { author, date })
		await writeOutput(output, bytes)
		await print(outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''))
		return outcomes.every(({ status }) => status === 'applied') ? 0 : 1
	})
}

/** @throws CommandProblem that names the first thing that is wrong. */
function readEdits(path: string, bytes: Buffer): TextEdit[] {
	let json: unknown
	try {
		json = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
	} catch {
		throw new CommandProblem(`${path} is no JSON.`)
	}
	const edits = Edits.safeParse(json)
	if (edits.success) return edits.data
	const [issue] = edits.error.issues
	const place = issue?.path.map((step) => (typeof step === 'number' ? `edit ${step}` : `'${String(step)}'`)).join(', ')
	throw new CommandProblem(`${path} should hold [{"find", "replace", "occurrence"?, "comment"?}]${place ? `; in ${place}` : ''}: ${issue?.message ?? 'wrong'}.`)
}
