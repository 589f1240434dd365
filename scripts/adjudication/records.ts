import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'

/** What somebody judged of one review. `missed` is a point of the first reader that nothing in the report covers. */
export const judgedThings = ['finding', 'plain', 'fact', 'fine', 'edit', 'step', 'missed'] as const
export type JudgedThing = (typeof judgedThings)[number]

export type Mark = 'right' | 'noise' | 'wrong'

/** One judgement, as it stands in a line of bench/adjudication/records/*.jsonl. It holds no words of the contract. */
export interface JudgedRecord {
	/** The key under which the contract stands in bench/adjudication/seen.txt. */
	contract: string
	type: string
	engine: string
	/** `embedded`, or the name of what answered in the language model's place. */
	reader: string
	what: JudgedThing
	/** Of a finding, a step or an edit; of a `fine` the check that passed; of a fact its name. */
	rule?: string
	severity?: string
	mark: Mark
	/** Of a missed point: whether the words are at least listed to be read. */
	listed?: boolean
	start?: number
	end?: number
	reason: string
}

const folder = join(projectRoot, 'bench/adjudication/records')

/**
 * The judgements of one round, or of all of them, in the order of their files.
 *
 * @param round the beginning of a file's name, such as `r4`
 */
export function readRecords(round = ''): JudgedRecord[] {
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.startsWith(round) && name.endsWith('.jsonl'))
		.sort()
		.flatMap((name) =>
			readFileSync(join(folder, name), 'utf8')
				.split('\n')
				.filter((line) => line.trim() !== '')
				.map((line) => JSON.parse(line) as JudgedRecord),
		)
}

export interface Share {
	count: number
	of: number
	share: number
	/** Wilson's 95 % interval (E. B. Wilson, 1927). */
	low: number
	high: number
}

/** How many of some are so, with the interval that a sample of this size leaves. */
export function shareOf(count: number, of: number): Share {
	if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
	const z = 1.96
	const p = count / of
	const centre = p + (z * z) / (2 * of)
	const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
	const scale = 1 + (z * z) / of
	return { count, of, share: p, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
