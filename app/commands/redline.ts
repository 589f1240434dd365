import { z } from 'zod'
import { applyTextEdits, type TextEditOutcome } from '#app/domain/word/edit/apply-text-edits.ts'
import type { TextEdit } from '#app/domain/word/edit/locate-text-edits.ts'
import { CommandProblem, ofFile, print, readCall, readInput, runOnWordFiles, writeOutput } from './word-files.ts'

const usage = 'Usage: npm run redline -- IN.docx EDITS.json OUT.docx [--author NAME] [--date ISO]'

const shape = '[{"find", "replace", "occurrence"?, "comment"?}]'
const text = (name: string) => z.string({ error: `"${name}" must be text.` })

const Edits = z.array(z.unknown())
const Edit = z.object(
	{
		find: text('find'),
		replace: text('replace'),
		occurrence: z
			.int({ error: '"occurrence" must be a whole number from 1.' })
			.min(1, { error: '"occurrence" counts from 1.' })
			.nullish()
			.transform((value) => value ?? undefined),
		comment: text('comment')
			.nullish()
			.transform((value) => value ?? undefined),
	},
	{ error: `An edit is an object as in ${shape}.` },
)

/**
 * `npm run redline`: writes edits into a Word file as tracked changes, and a line of JSON for each to standard output.
 * An edit that makes no sense is refused like one that can't be placed.
 *
 * @returns 0 when all were applied, 1 when some were refused and the others were written, 2 with one line on standard
 *   error when nothing was written
 */
export function command(args: string[]): Promise<number> {
	return runOnWordFiles(async () => {
		const { files, author, date } = readCall(args, 'the document, the edits, the result', usage)
		const [input, edits, output] = files
		const requested = readEdits(edits, await readInput(edits))
		const sound = requested.flatMap((edit, index) => ('refused' in edit ? [] : [{ edit, index }]))
		const source = await readInput(input)
		const redlined = await ofFile(input, () =>
			applyTextEdits(
				source,
				sound.map(({ edit }) => edit),
				{ author, date },
			),
		)
		await writeOutput(output, redlined.bytes)
		const placed = new Map(redlined.outcomes.map((outcome) => [sound[outcome.index]?.index, outcome]))
		const outcomes = requested.map((edit, index): TextEditOutcome =>
			'refused' in edit ? { index, status: 'refused', reason: edit.refused } : { ...(placed.get(index) as TextEditOutcome), index },
		)
		await print(outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''))
		return outcomes.every(({ status }) => status === 'applied') ? 0 : 1
	})
}

/** @throws CommandProblem when it is no list. */
function readEdits(path: string, bytes: Buffer): (TextEdit | { refused: string })[] {
	let json: unknown
	try {
		json = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
	} catch {
		throw new CommandProblem(`${path} is no JSON.`)
	}
	const edits = Edits.safeParse(json)
	if (!edits.success) throw new CommandProblem(`${path} should hold ${shape}.`)
	return edits.data.map((given) => {
		const edit = Edit.safeParse(given)
		return edit.success ? edit.data : { refused: edit.error.issues[0]?.message ?? 'This is no edit.' }
	})
}
