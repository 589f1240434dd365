import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const dataSets = ['cuad', 'contractnli', 'unfair_tos'] as const
export type DataSet = (typeof dataSets)[number]

/** A file of one of the public data sets. */
export interface DataFile {
	dataSet: DataSet
	/** `cuad_train.json.gz` */
	name: string
	path: string
}

/** The files that `npm run train` learns from: scores on them show what was remembered, not what was understood. */
const trainingFiles = new Set(['cuad_train.json.gz', 'contractnli_train.json.gz', 'contractnli_dev.json.gz', 'unfair_tos_train.json.gz'])

export function isTrainedOn(name: string): boolean {
	return trainingFiles.has(name)
}

/** The files of the data sets in a folder, by name; none when there is no such folder. */
export function dataFiles(folder: string): DataFile[] {
	if (!existsSync(folder)) return []
	const names = readdirSync(folder)
		.filter((name) => name.endsWith('.json.gz'))
		.sort()
	return names.flatMap((name) =>
		dataSets.filter((dataSet) => name.startsWith(`${dataSet}_`)).map((dataSet) => ({ dataSet, name, path: join(folder, name) })),
	)
}

/**
 * The name whose result stands for a data set: one with `test` in it, else one that the models did not learn from, else
 * any; of several the last.
 */
export function leadingName(names: readonly string[], dataSet: DataSet): string | undefined {
	const own = names.filter((name) => name.startsWith(`${dataSet}_`)).sort()
	return own.findLast((name) => name.includes('test')) ?? own.findLast((name) => !isTrainedOn(name)) ?? own.at(-1)
}
