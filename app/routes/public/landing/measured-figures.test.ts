import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredPercent, reviewSeconds } from './measured-figures.ts'

const percent = (share: number) => Math.round(share * 100)

test('the figures on the landing page are those of the scorecard', () => {
	const { rules } = JSON.parse(readFileSync('docs/scores.json', 'utf8'))
	expect(percent(rules.halves.held_back.precision)).toBe(measuredPercent.warningsRight)
	expect(percent(rules.halves.held_back.recall)).toBe(measuredPercent.problemsFound)
	expect(rules.contracts).toBe(81)
	const { right, noise, wrong, findings, contracts } = measuredPercent.strangers
	const scorecard = readFileSync('docs/scorecard.md', 'utf8')
	expect(scorecard).toMatch(
		new RegExp(
			`\\| ${contracts} contracts \\|[^#]*?\\| Findings \\| ${findings} \\| ${right} % \\([^|]*\\| ${noise} % \\([^|]*\\| ${wrong} % \\(`,
		),
	)
})

test('the seconds on the landing page are those that were measured last', () => {
	const { seconds, measured, pages, cores } = JSON.parse(readFileSync('docs/review-times.json', 'utf8'))
	expect([pages, cores]).toEqual([30, 2])
	expect(reviewSeconds).toEqual({
		word: Number(seconds.docx.toFixed(1)),
		pdf: Number(seconds.pdf.toFixed(1)),
		measured: new Date(measured).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
	})
})

test('the questions and answers say the same figures', () => {
	const faq = readFileSync('app/content/faq.md', 'utf8')
	const { warningsRight, problemsFound, strangers } = measuredPercent
	for (const said of [
		`${reviewSeconds.word} seconds as a Word file and ${reviewSeconds.pdf} seconds as a PDF`,
		`${warningsRight} of 100 warnings were right and ${problemsFound} of 100 labeled problems`,
		`${strangers.right} of 100 findings were judged right, ${strangers.noise} were noise and ${strangers.wrong} were wrong`,
	])
		expect(faq).toContain(said)
})
