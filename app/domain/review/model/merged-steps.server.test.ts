import { expect, test } from 'vitest'
import { letRead, point, reads } from '#tests/fixtures/model-answers.ts'

const opening = `# Service Agreement

This Service Agreement is made between Northgate Systems, Inc. ("Vendor") and Larkspur Robotics, Inc. ("Customer").
`
const text = `${opening}
12. Liability. The following applies to each claim that arises:

1. Vendor is liable for direct loss only.

2. Vendor is liable up to the fees of a month.

3. Customer shall bear every other loss without any limit of amount.

13. Data. Vendor moves personal data abroad as follows:

(a) Transfers rest on the EU-U.S. Privacy Shield.

(b) Vendor may sell usage data to anybody it likes.
`
const side = { partyName: 'Larkspur Robotics, Inc.' }
const raised = (quote: string, action: string | null, rest: object) => ({ ...point, severity: 'high', quote, action, ...rest })
const points = [
	raised('Vendor may sell usage data to anybody it likes.', 'forbid the sale of usage data', {
		says: 'Vendor may sell your usage data.',
		why: 'Your competitors can buy it from Brightwell Inc. Europe and others. You are not told.',
	}),
	raised('Customer shall bear every other loss without any limit of amount.', null, {
		says: 'Your liability has no limit.',
		why: 'One claim can cost more than the company has.',
		ask: 'Could we cap the liability of each party at the fees of a year? That is usual.',
	}),
	raised('Transfers rest on the EU-U.S. Privacy Shield.', 'replace the Privacy Shield', {
		says: 'Personal data moves to the United States on a ground that fell away.',
		why: 'The EU-U.S. Privacy Shield was struck down. A regulator can stop the transfer.',
	}),
]

test('the steps are the worst points of the model too, each with the number that its place hangs under and a whole reason', async () => {
	const { report } = await letRead(
		reads(() => points),
		{ text, side },
	)
	expect(report.summary.before_signing).toEqual([
		'Cap the liability of each party at the fees of a year (Section 12, paragraph 3): One claim can cost more than the company has.',
		'Replace the Privacy Shield (Section 13(a)): The EU-U.S. Privacy Shield was struck down.',
		'Forbid the sale of usage data (Section 13(b)): Your competitors can buy it from Brightwell Inc. Europe and others.',
	])
})

test('where there are more clauses than can be explained, those with something at stake are asked for first', async () => {
	const parts = Array.from({ length: 75 }, (_, index) => index + 1)
	const duties = parts.map(
		(part) => `${part}. Part ${part}. The parties meet in the spring of each year and talk about part ${part} of the work.`,
	)
	const indemnity = '76. Indemnity. Customer shall indemnify Vendor against all claims that arise from the use of the service.'
	const long = [opening, ...duties, indemnity].join('\n\n')
	const { asked, embedded } = await letRead(
		reads(() => []),
		{ text: long, side },
	)
	const { clause } = embedded.findings.find(({ quote }) => quote?.includes('shall indemnify'))!
	const explained = /CLAUSES TO EXPLAIN: (.*)/.exec(asked[0]!.prompt)![1]!.split(', ')
	expect(explained).toHaveLength(60)
	expect(explained.at(-1)).toBe(clause)
})
