// node --import tsx scripts/adjudication/tabulate.ts [ROUND] [--reader NAME]: the judged records of a round as tables.
import { parseArgs } from 'node:util'
import { adjudicationTables } from './adjudication-table.ts'
import { readRecords } from './records.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { reader: { type: 'string', default: 'embedded' } } })
console.log(
	adjudicationTables(readRecords(positionals[0]).filter(({ reader }) => (reader === 'embedded') === (values.reader === 'embedded'))).join(
		'\n\n',
	),
)
