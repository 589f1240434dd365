import type { Severity } from './report.ts'

/** The severities, worst first. */
export const severities = ['high', 'medium', 'low'] as const satisfies Severity[]

export const severityLabels: Record<Severity, string> = { high: 'High risk', medium: 'Medium risk', low: 'Low risk' }
