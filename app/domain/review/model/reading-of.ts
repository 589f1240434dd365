import type { DocumentReading } from '../document-reading.ts'
import type { ReviewReport } from '../report/report.ts'

/** What a report alone shows of its document, where the engine that wrote it is not at hand: parties and the reader's side. */
export function readingOf({ document }: ReviewReport): DocumentReading {
	const parties = document.parties.map(({ name, role, start, end }, index) => ({
		id: `p${index + 1}`,
		name,
		role,
		roleKind: null,
		names: [...new Set([name, ...(role === null ? [] : [role])])],
		span: start === null || end === null ? null : { start, end },
		confidence: 1,
	}))
	const party = parties.find(({ name }) => name === document.reader?.name) ?? null
	return {
		parties,
		reader: { party, certainty: party ? (document.reader?.certainty ?? 'unknown') : 'unknown' },
		frames: [],
		definitions: [],
		references: [],
		actions: {},
	}
}
