import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

type Choice = 'Entailment' | 'Contradiction' | 'NotMentioned'

/** The content of `contractnli_*.json.gz`. */
export interface ContractNliFile {
	documents: { text: string; spans: [start: number, end: number][]; annotations: Record<string, [choice: Choice, spans: number[]]> }[]
	/** Of the training set: the answers and evidence of all documents, those with their full text first. */
	evidence?: Record<string, [choice: Choice, sentences: string[], marked: number]>[]
}

/** The numbers of the choices among `ndaAnswers`. */
export const answerNumbers: Record<Choice, 0 | 1 | 2> = { Entailment: 0, Contradiction: 1, NotMentioned: 2 }

export function readContractNli(path: string): ContractNliFile {
	return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as ContractNliFile
}
