// node --import tsx scripts/adjudication/calibrate.ts: writes how often each rule's findings were right, by the judged
// records, into app/domain/review/judging/rule-confidence.ts. Only records of rounds that were mended on count: the last
// fresh sample is a measurement and never an input.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
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
const rules = [...new Set(findings.map(({ rule }) => rule!))].sort()
const lines = rules.map((rule) => {
	const judged = findings.filter((record) => record.rule === rule)
	const right = judged.filter(({ mark }) => mark === 'right').length
	const confidence = (right + imagined * shareOfAll) / (judged.length + imagined)
	return `\t'${rule}': ${confidence.toFixed(2)},`
})
const path = join(projectRoot, 'app/domain/review/judging/rule-confidence.ts')
const source = readFileSync(path, 'utf8')
writeFileSync(path, source.replace(/(export const ruleConfidence[^{]*\{)[^}]*\}/, `$1\n${lines.join('\n')}\n}`))
console.log(`${rules.length} rules from ${findings.length} judged findings, ${(100 * shareOfAll).toFixed(0)} % of them right`)
