import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { PointKind } from '#app/domain/review/points/point-kinds.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'

/** `A` and `B` are the two sides, `X` says that a sentence hurts both. */
export type MarkedSide = 'A' | 'B' | 'X'

/** A sentence that a lawyer would raise before signing, for one side. */
export interface PointMark extends Span {
	side: MarkedSide
	severity: 'high' | 'medium' | 'low'
	/** What it is about; `blank`, `error` and `other` are marked too and not learned. */
	kind: PointKind | 'blank' | 'error' | 'other'
}

/** The points of a contract as readers marked them; offsets are those of the text of `pointDocuments`. */
export interface MarkedPoints {
	contract: string
	/** The parts that were read: what is not marked in them is no point. */
	read: [start: number, end: number][]
	/** Every name that the text has for each side. */
	sides: Record<'A' | 'B', string[]>
	marks: PointMark[]
}

/** The marked contracts that the model learns from: numbers, kinds and the names of parties, no sentence of a contract. */
export function readMarkedPoints(): MarkedPoints[] {
	return readLines('marks.jsonl')
}

/** Contracts of our own that another writer wrote and no model learned from. */
export function readHeldBackPoints(): MarkedPoints[] {
	return readLines('held-back.jsonl')
}

/** What a lawyer called a finding about a point of the contract, for the side asked for. */
export interface JudgedPoint {
	contract: string
	/** The name of the side, as `MarkedPoints` has it first. */
	side: string
	/** Where the sentence begins. */
	start: number
	kind: PointKind
	mark: 'right' | 'noise' | 'wrong'
}

/** What lawyers called findings about points, from which the worth of a point is learned. */
export function readJudgedPoints(): JudgedPoint[] {
	return readLines('judged.jsonl')
}

function readLines<Line>(file: string): Line[] {
	return readFileSync(join(projectRoot, 'bench/points', file), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Line)
}
