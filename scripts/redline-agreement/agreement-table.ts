import type { Trial } from './try-file.ts'

const results = ['agrees', 'disagrees', 'proof failed', 'crashed', 'unreadable', 'apart'] as const

/** Whether an answer is not as it should be, and LibreOffice's own reading does not explain it. */
export function isBad({ result }: Trial): boolean {
	return result === 'disagrees' || result === 'crashed' || result === 'proof failed'
}

/** How often each question was answered how, what became of the edits, and every answer that is not as it should be. */
export function agreementTable(trials: readonly Trial[], edits: ReadonlyMap<string, number>): string {
	const stages = [...new Set(trials.map(({ stage }) => stage))].sort()
	const width = Math.max(5, ...stages.map((stage) => stage.length))
	const lines = stages.map(
		(stage) =>
			`${stage.padEnd(width)}${results.map((result) => String(trials.filter((trial) => trial.stage === stage && trial.result === result).length).padStart(13)).join('')}`,
	)
	const bad = trials
		.filter(({ result }) => result !== 'agrees' && result !== 'unreadable')
		.map(({ file, stage, result, detail }) => `${result}: ${file}, ${stage}\n\t${(detail ?? '').slice(0, 500)}`)
	return [
		...bad,
		'',
		`${new Set(trials.map(({ file }) => file)).size} files; edits: ${[...edits].map(([what, count]) => `${count} ${what}`).join(', ')}`,
		`${''.padEnd(width)}${results.map((result) => result.padStart(13)).join('')}`,
		...lines,
	].join('\n')
}
