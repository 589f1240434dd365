import { type JudgedRecord, readRecords } from './records.ts'

/** The rounds of the last fresh sample: contracts that nobody had looked at; fourteen. */
const embeddedRounds = ['r14-embedded']
/** The rounds before the last mending. */
const earlierRounds = ['r11-embedded', 'r12-embedded', 'r13-embedded']
/** Six contracts of the last fresh sample. */
const modelRounds = ['r14-model']

/** What was judged of the last fresh sample, for the engine alone and with a strong reader in the language model's place. */
export interface LastSample {
	embedded: JudgedRecord[]
	earlier: JudgedRecord[]
	model: JudgedRecord[]
}

/** The records of the last fresh sample. */
export function lastSample(): LastSample {
	return {
		embedded: embeddedRounds.flatMap((round) => readRecords(round)),
		earlier: earlierRounds.flatMap((round) => readRecords(round)),
		model: modelRounds.flatMap((round) => readRecords(round)),
	}
}
