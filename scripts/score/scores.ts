import type { CategoryScores } from './category-scores.ts'
import type { NdaScores } from './contractnli.ts'
import { type DataSet, dataSets, leadingName } from './data-files.ts'
import type { RuleScores } from './rule-scores.ts'
import type { CuadScores } from './score-cuad.ts'

export type UnfairTermsScores = { micro_f1: number; macro_f1: number }

export type FileScores = CuadScores | NdaScores | UnfairTermsScores

/** All that is scored. What was not scored is left out. */
export interface Scores {
	/** On our own labelled contracts. */
	rules?: RuleScores
	categories?: CategoryScores
	/** On public data sets, by file name, and the checksum of the models that were scored. */
	files?: Record<string, FileScores>
	models?: string
	docs_per_second?: number
}

/**
 * The scores as `npm run score -- --json FILE` writes them: `cuad`, `contractnli` and `unfair_tos` are the result of one
 * file each (`leadingName`: the test file where there is one), `docs_per_second` the speed, `files` the result of every
 * file by its name, then the scores on our own contracts. Ratios have four decimals.
 */
export function scoresJson({ files = {}, docs_per_second, rules, categories, models }: Scores): string {
	const leading = dataSets.flatMap((dataSet: DataSet) => {
		const name = leadingName(Object.keys(files), dataSet)
		return name ? [[dataSet, files[name]]] : []
	})
	return asJson({ ...Object.fromEntries(leading), docs_per_second, files, models, rules, categories })
}

/**
 * JSON with tabs in which every number has at most four decimals, so that a score reads the same wherever it stands, and
 * objects that hold no others take one line.
 */
export function asJson(value: unknown): string {
	const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Math.round(part * 10_000) / 10_000 : part), '\t')
	return `${text.replace(/\{\n\t*([^{}]*)\n\t*\}/g, (_, inner: string) => `{ ${inner.trim().replace(/\n\t*/g, ' ')} }`)}\n`
}
