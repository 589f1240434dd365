import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { DataSet } from './data-files.ts'
import { scoreDataFile } from './score-data-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'fineprint-score-'))

function dataFile(dataSet: DataSet, content: unknown) {
	const name = `${dataSet}_test.json.gz`
	const path = join(folder, name)
	writeFileSync(path, gzipSync(JSON.stringify(content)))
	return { dataSet, name, path }
}

const law = 'This Agreement is governed by the laws of the State of Ohio.'

test("a file of each data set is scored by the product's own models", { timeout: 60_000 }, () => {
	const text = `SUPPLY AGREEMENT\n${law}`
	const cuad = scoreDataFile(
		dataFile('cuad', { categories: ['Governing Law'], docs: [{ title: 'made up', text, spans: [[0, text.indexOf(law), text.length]] }] }),
	)
	expect(cuad).toMatchObject({ presence: { micro_f1: 1 }, contracteval: { f1: 1 } })

	const secret = 'The Receiving Party shall not reverse engineer any objects which embody Confidential Information.'
	const nda = scoreDataFile(
		dataFile('contractnli', { documents: [{ text: secret, spans: [[0, secret.length]], annotations: { 'nda-11': ['Entailment', [0]] } }] }),
	)
	expect(nda).toMatchObject({ evidence_map: 1, f1_entailment: 1 })

	const terms = scoreDataFile(
		dataFile('unfair_tos', {
			types: [],
			test_lexglue_1000: [
				['We may terminate your account at any time, for any reason and without notice.', ['ter']],
				['Our office is in Boston.', []],
			],
		}),
	)
	expect(terms).toMatchObject({ micro_f1: 1 })
})

test('a file that is no data is refused', () => {
	const path = join(folder, 'cuad_broken.json.gz')
	writeFileSync(path, 'nothing')
	expect(() => scoreDataFile({ dataSet: 'cuad', name: 'cuad_broken.json.gz', path })).toThrow()
})
