import { type JudgedRecord, readRecords } from './records.ts'

/** The rounds of the last fresh sample: contracts that nobody had looked at, judged after the last mending. */
const embeddedRounds = ['r7-embedded']
/** The rounds before the last mending, with the points that readers missed. */
const earlierRounds = ['r4-embedded', 'r5-embedded', 'r6-embedded']
const modelRounds = ['r3-model']

/** What was judged of the last fresh sample, for the engine alone and with a strong reader in the language model's place. */
export interface LastSample {
	embedded: JudgedRecord[]
	earlier: JudgedRecord[]
	model: JudgedRecord[]
}

/** The records of the last fresh sample. */
export function lastSample(): LastSample {
	return { embedded: embeddedRounds.flatMap((round) => readRecords(round)), earlier: earlierRounds.flatMap((round) => readRecords(round)), model: modelRounds.flatMap((round) => readRecords(round)) }
}
