import { type JudgedRecord, readRecords } from './records.ts'

/** The rounds of the last fresh sample: twelve contracts that nobody had looked at. */
const embeddedRounds = ['r23-embedded']
/** The rounds before the last mending. */
const earlierRounds = [
	'r13-embedded',
	'r14-embedded',
	'r15-embedded',
	'r16-embedded',
	'r17-embedded',
	'r18-embedded',
	'r19-embedded',
	'r20-embedded',
	'r21-embedded',
	'r22-embedded',
]
/** Six contracts of r14. */
const modelRounds = ['r14-model']

/** What was judged of the last fresh samples, for the engine alone and with a strong reader in the language model's place. */
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
