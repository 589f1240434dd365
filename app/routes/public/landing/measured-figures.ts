/**
 * Seconds from the last byte of an upload to the complete report, for a contract of 30 pages, on a machine with two cores,
 * without a language model (decision 36). A test compares them with docs/review-times.json, which
 * `node --import tsx bench/review-time.ts --keep` measures anew.
 */
export const reviewSeconds = { word: 1.7, pdf: 2, measured: 'November 2026' }

/** What the landing page says of the engine, in percent. A test compares it with docs/scores.json and docs/scorecard.md. */
export const measuredPercent = {
	/** Warnings that were right, on labeled contracts that were held back. */
	warningsRight: 92,
	/** Labeled problems that were found, on the same contracts. */
	problemsFound: 85,
	/** Of the findings on contracts that nobody had looked at, with how many findings and contracts were judged. */
	strangers: { right: 70, noise: 5, wrong: 25, findings: 20, contracts: 12 },
}
