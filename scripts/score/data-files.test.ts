import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFiles, isTrainedOn, leadingName } from './data-files.ts'

test('the files of each data set are found by their names, whatever else lies there', () => {
	const folder = mkdtempSync(join(tmpdir(), 'fineprint-data-'))
	for (const name of [
		'unfair_tos_train.json.gz',
		'cuad_train.json.gz',
		'cuad_test.json.gz',
		'cuad_test.json',
		'README.md',
		'ledgar.json.gz',
	])
		writeFileSync(join(folder, name), '')
	mkdirSync(join(folder, 'files'))
	expect(dataFiles(folder).map(({ dataSet, name }) => `${dataSet} ${name}`)).toEqual([
		'cuad cuad_test.json.gz',
		'cuad cuad_train.json.gz',
		'unfair_tos unfair_tos_train.json.gz',
	])
})

test('a folder that is not there holds nothing', () => {
	expect(dataFiles('/nowhere/at/all')).toEqual([])
})

test('the test file stands for its data set, else a file that was not learned from', () => {
	expect(leadingName(['cuad_test.json.gz', 'cuad_train.json.gz'], 'cuad')).toBe('cuad_test.json.gz')
	expect(leadingName(['cuad_extra.json.gz', 'cuad_train.json.gz'], 'cuad')).toBe('cuad_extra.json.gz')
	expect(leadingName(['contractnli_dev.json.gz', 'contractnli_train.json.gz'], 'contractnli')).toBe('contractnli_train.json.gz')
	expect(leadingName(['cuad_train.json.gz'], 'unfair_tos')).toBeUndefined()
})

test('what was learned from is known by its name', () => {
	expect(['cuad_train.json.gz', 'cuad_test.json.gz'].map(isTrainedOn)).toEqual([true, false])
})
