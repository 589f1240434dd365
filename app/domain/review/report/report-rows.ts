import type { Fact, Finding, ReviewReport } from './report.ts'

/** A finding of a report as its row keeps it. */
export interface FindingRow {
	key: string
	position: number
	ruleId: string
	kind: Finding['kind']
	severity: Finding['severity']
	clauseId: string | null
	quote: string | null
	start: number | null
	end: number | null
	says: string
	confidence: number
	byModel: boolean
	disputed: boolean
}

/** A fact of a report as its row keeps it. */
export interface FactRow {
	position: number
	name: string
	value: string
	unit: string | null
	of: string | null
	/** Midnight UTC of the day that the value is; `null` where it is none. */
	date: Date | null
	/** The value as a plain decimal number; `null` where it is none. */
	number: string | null
	quote: string
	start: number
	end: number
	confidence: number | null
}

/** A report's findings as rows, in the order of the report. */
export function findingRows({ findings }: Pick<ReviewReport, 'findings'>): FindingRow[] {
	return findings.map((finding, position) => ({
		key: finding.id,
		position,
		ruleId: finding.rule,
		kind: finding.kind,
		severity: finding.severity,
		clauseId: finding.clause,
		quote: finding.quote === null ? null : storable(finding.quote),
		start: finding.start,
		end: finding.end,
		says: storable(finding.says),
		confidence: finding.confidence,
		byModel: finding.origin === 'model',
		disputed: finding.disputed !== undefined,
	}))
}

/** A report's facts as rows, in the order of the report. */
export function factRows({ facts }: Pick<ReviewReport, 'facts'>): FactRow[] {
	return facts.map((fact, position) => ({
		position,
		name: fact.name,
		value: storable(fact.value),
		unit: fact.unit ?? null,
		of: fact.of === undefined ? null : storable(fact.of),
		date: dayOf(fact),
		number: numberOf(fact),
		quote: storable(fact.quote),
		start: fact.start,
		end: fact.end,
		confidence: fact.confidence ?? null,
	}))
}

/**
 * Text that PostgreSQL can keep: it holds no NUL, which damaged PDFs bring. The sign for an unknown character takes its
 * place, so that every offset stays right.
 */
export function storable(text: string): string {
	return text.replaceAll('\0', '\ufffd')
}

function dayOf({ value }: Pick<Fact, 'value'>): Date | null {
	if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return null
	const day = new Date(`${value}T00:00:00Z`)
	return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value ? null : day
}

function numberOf({ value }: Pick<Fact, 'value'>): string | null {
	return /^-?\d{1,18}(\.\d{1,6})?$/.test(value) ? value : null
}
