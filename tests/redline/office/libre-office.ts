import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** What LibreOffice reads in a file, a string for each paragraph. */
export interface OfficeReading {
	stories: { body: string[]; notes: string[]; margins: string[]; boxes: string[] }
	/** Tracked changes that it still shows. */
	changesLeft: number
}

export type OfficeDecision = 'accept' | 'reject' | 'nothing'

const python = '/usr/bin/python3'
const programs = [process.env.LIBREOFFICE_PATH, '/usr/bin/soffice', '/usr/bin/libreoffice']

/** Path of LibreOffice's program, or why there is none that can be asked. */
export function findOffice(): { program: string } | { missing: string } {
	const program = programs.find((path) => path && existsSync(path))
	if (!program) return { missing: 'LibreOffice (Debian: libreoffice-writer) is not installed' }
	if (spawnSync(python, ['-c', 'import uno']).status !== 0)
		return { missing: "LibreOffice's bridge to Python (Debian: python3-uno) is not installed" }
	return { program }
}

/** A LibreOffice that answers one question after another; `stop` ends it. */
export class LibreOffice {
	private readonly driver: ChildProcessByStdio<Writable, Readable, null>
	private readonly answers: AsyncIterator<string>
	private last: Promise<unknown> = Promise.resolve()

	/** @param seconds how long a file may take. */
	constructor(program: string, seconds = 60) {
		// Other work on the machine goes first.
		this.driver = spawn('nice', [python, new URL('driver.py', import.meta.url).pathname, program, String(seconds)], {
			stdio: ['pipe', 'pipe', 'inherit'],
		})
		this.answers = createInterface({ input: this.driver.stdout })[Symbol.asyncIterator]()
	}

	/**
	 * What the file says when every change in it is decided so.
	 *
	 * @param saveAs where LibreOffice writes what it then has, as DOCX.
	 * @throws when LibreOffice does not open it, crashes on it or takes too long.
	 */
	async read(path: string, decide: OfficeDecision, saveAs: string | null = null): Promise<OfficeReading> {
		const mine = this.last.then(async () => {
			this.driver.stdin.write(`${JSON.stringify({ path, decide, saveAs })}\n`)
			const { value, done } = await this.answers.next()
			if (done) throw new Error('The driver of LibreOffice has ended')
			return JSON.parse(value) as OfficeReading | { error: string }
		})
		this.last = mine.catch(() => null)
		const answer = await mine
		if ('error' in answer) throw new Error(answer.error)
		return answer
	}

	async stop(): Promise<void> {
		this.driver.stdin.end()
		if (this.driver.exitCode === null) await new Promise((resolve) => this.driver.once('exit', resolve))
	}
}
