import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { ProofFailed, UnreadableDocx } from '#app/domain/word/package/word-errors.ts'

/** Why a command on Word files can't do its work, in one sentence for the person who typed it. */
export class CommandProblem extends Error {}

/** How commands that make one Word file from two others are called. */
export interface WordFilesCall {
	files: [string, string, string]
	author: string
	/** UTC, 'YYYY-MM-DDTHH:MM:SSZ'. */
	date: string
}

/**
 * Reads `FILE FILE FILE [--author NAME] [--date ISO]`.
 *
 * @param files what the three are, for the message when one is missing.
 * @throws CommandProblem that names what is wrong and the usage.
 */
export function readCall(args: string[], files: string, usage: string): WordFilesCall {
	let parsed
	try {
		parsed = parseArgs({
			args,
			allowPositionals: true,
			options: { author: { type: 'string', default: 'Fineprint' }, date: { type: 'string' } },
		})
	} catch (error) {
		// Node's message goes on to explain dashes; its first sentence names the wrong argument.
		throw new CommandProblem(`${(error as Error).message.split('. ')[0]}. ${usage}`)
	}
	const [first, second, third, ...others] = parsed.positionals
	if (first === undefined || second === undefined || third === undefined || others.length > 0)
		throw new CommandProblem(`Name three files: ${files}. ${usage}`)
	const author = parsed.values.author.trim()
	if (author === '') throw new CommandProblem(`Tracked changes need an author. ${usage}`)
	return { files: [first, second, third], author, date: stampDate(parsed.values.date, new Date()) }
}

/** @throws CommandProblem when there is no such file to be read. */
export async function readInput(path: string): Promise<Buffer> {
	try {
		return await readFile(path)
	} catch {
		throw new CommandProblem(`There is no file ${path}.`)
	}
}

/** Does work on one file; an error about an unreadable file names it. @throws CommandProblem */
export async function ofFile<Done>(path: string, work: () => Promise<Done>): Promise<Done> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof UnreadableDocx) throw new CommandProblem(`${path}: ${sentenceOf(error)}`)
		throw error
	}
}

/** Writes a whole file or none: it gets its name when it is complete. @throws CommandProblem */
export async function writeOutput(path: string, bytes: Uint8Array): Promise<void> {
	const unfinished = `${path}.${randomUUID()}.part`
	try {
		await writeFile(unfinished, bytes)
		await rename(unfinished, path)
	} catch {
		await rm(unfinished, { force: true })
		throw new CommandProblem(`${path} can't be written.`)
	}
}

/** ISO 8601 and `xsd:dateTime` (XML Schema part 2, 3.2.7), the type of dates of tracked changes: a date with or without a time. */
const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i

function stampDate(given: string | undefined, now: Date): string {
	const date = given === undefined ? now : momentOf(given)
	if (date === null) throw new CommandProblem(`'${given}' is no ISO date, as 2026-01-31T09:00:00Z.`)
	return date.toISOString().replace(/\.\d{3}Z$/, 'Z')
}

function momentOf(given: string): Date | null {
	const [, year, month, day] = isoDate.exec(given) ?? []
	const date = new Date(given)
	const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
	return Number(day) <= daysInMonth && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : null
}

/**
 * Runs a command on Word files.
 *
 * @returns what `work` gives; 2 with one line on standard error when it can't be done.
 */
export async function runOnWordFiles(work: () => Promise<number>): Promise<number> {
	try {
		return await work()
	} catch (error) {
		const sentence = sentenceOf(error)
		if (sentence === null) throw error
		process.stderr.write(`${sentence.replace(/\s*\n\s*/g, ' ')}\n`)
		return 2
	}
}

function sentenceOf(error: unknown): string | null {
	if (error instanceof CommandProblem) return error.message
	if (error instanceof UnreadableDocx)
		return error.reason === 'unsupported_type' ? 'Only Word documents (.docx) can be redlined.' : extractionAdvice[error.reason]
	if (error instanceof ProofFailed) return `The result did not pass its own check, so nothing was written (${error.message}).`
	return null
}

/** Prints to standard output and waits until it is written: a pipe may read more slowly than the program writes. */
export function print(text: string): Promise<void> {
	return new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())))
}
