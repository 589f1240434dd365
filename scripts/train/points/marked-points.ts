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
	return readMarks('marks.jsonl')
}

/** Contracts of our own that another writer wrote and no model learned from. */
export function readHeldBackPoints(): MarkedPoints[] {
	return readMarks('held-back.jsonl')
}

function readMarks(file: string): MarkedPoints[] {
	return readFileSync(join(projectRoot, 'bench/points', file), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as MarkedPoints)
}
