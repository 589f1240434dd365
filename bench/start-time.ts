import { removeDataDir, startProgram, temporaryDataDir } from '#tests/running-program.ts'
import { median, table, type Result } from './result.ts'

const rounds = 5

/** `npm start` on a prepared clone: from the command to the first page, with data from an earlier run and without. */
export async function benchStartTime(): Promise<Result[]> {
	const dataDir = temporaryDataDir()
	const times: number[] = []
	const first = await startProgram({ dataDir })
	await first.stop()
	for (let round = 0; round < rounds; round += 1) {
		const program = await startProgram({ dataDir })
		times.push(program.startedIn)
		await program.stop()
	}
	await removeDataDir(dataDir)
	const usual = median(times) / 1000
	return [
		{
			name: 'npm start on a prepared clone, first start of all',
			measured: `${(first.startedIn / 1000).toFixed(2)} s`,
			target: 'under 3 s',
			met: first.startedIn < 3000,
		},
		{ name: 'npm start on a prepared clone, later starts', measured: `${usual.toFixed(2)} s`, target: 'under 3 s', met: usual < 3 },
	]
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchStartTime()))
