// node --import tsx scripts/adjudication/calibrate.ts: how often each rule's findings were right, by the judged records, and
// what the rule says of it now (its `confidence`). Only records of rounds that were mended on count: the last fresh sample is
// a measurement and never an input.
import { parseArgs } from 'node:util'
import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import { readRecords } from './records.ts'

/** Imagined records that draw a rule towards the share of all rules: few judgements are no certainty. */
const imagined = 6

const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } })
const measured = new Set(values.without.flatMap((round) => readRecords(round)).map((record) => JSON.stringify(record)))
const findings = readRecords().filter(
	(record) =>
		record.what === 'finding' && record.reader === 'embedded' && record.rule !== undefined && !measured.has(JSON.stringify(record)),
)
const shareOfAll = findings.filter(({ mark }) => mark === 'right').length / Math.max(1, findings.length)
const judged = [...new Set(findings.map(({ rule }) => rule!))].sort().map((id) => {
	const records = findings.filter(({ rule }) => rule === id)
	const right = records.filter(({ mark }) => mark === 'right').length
	return { id, records: records.length, measured: (right + imagined * shareOfAll) / (records.length + imagined) }
})
for (const { id, records, measured } of judged) {
	const now = ruleById(id)?.confidence
	console.log(`${id}\t${measured.toFixed(2)}\t${now === undefined ? 'none' : now.toFixed(2)}\t${records} judged`)
}
console.log(`${judged.length} rules from ${findings.length} judged findings, ${(100 * shareOfAll).toFixed(0)} % of them right`)
