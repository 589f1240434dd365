import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findOffice, LibreOffice } from '#tests/redline/office/libre-office.ts'
import { checkPackages } from './package-check.ts'
import { agreementTable, isBad } from './agreement-table.ts'
import { tryFile, type Trial } from './try-file.ts'

// Redlines every DOCX of a folder with random edits and asks LibreOffice, and a package checker, whether they see what
// was meant:
//
//   node --import tsx scripts/redline-agreement/main.ts [FOLDER] [--files N] [--only TEXT] [--seed N] [--stages LIST]
//        [--checker FILE.py] [--keep FOLDER] [--json FILE] [--again FILE.json]
//
// FOLDER is ../shared/data/files where none is given. --stages takes of 'redline words,redline,resolve,compare';
// --keep leaves the files written; --json writes every trial; --again tries only what was not right in such a file. The files are not ours and stay where they are.

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		files: { type: 'string' },
		only: { type: 'string' },
		seed: { type: 'string', default: '1' },
		stages: { type: 'string', default: 'redline words,redline,resolve,compare' },
		checker: { type: 'string', default: '../shared/tools/ooxml_check.py' },
		keep: { type: 'string' },
		json: { type: 'string' },
		again: { type: 'string' },
	},
})
const source = resolve(positionals[0] ?? '../shared/data/files')
const office = findOffice()
if ('missing' in office) throw new Error(office.missing)

const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'fineprint-agreement-'))
mkdirSync(folder, { recursive: true })
const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.docx$/i.test(name))
	.sort()
const around = {
	office: new LibreOffice(office.program),
	folder,
	seed: Number(options.seed) * 10_000,
	stages: new Set(options.stages.split(',')),
	edits: new Map<string, number>(),
}
const trials: Trial[] = []
const again = options.again
	? new Set((JSON.parse(readFileSync(options.again, 'utf8')) as { trials: Trial[] }).trials.filter(isBad).map(({ file }) => file))
	: null
// Files of one origin stand together: a part of them should be a part of each.
const step = options.files ? Math.max(1, Math.floor(names.length / Number(options.files))) : 1
try {
	for (const [at, name] of names.entries()) {
		if (at % step !== 0 || (options.only && !name.includes(options.only)) || (again && !again.has(name))) continue
		const came = await tryFile(name, readFileSync(join(source, name)), at, around)
		trials.push(...came)
		process.stderr.write(
			`${at + 1}/${names.length} ${name}\n${came
				.filter(isBad)
				.map(({ stage, detail }) => `\t${stage}: ${detail?.slice(0, 300)}\n`)
				.join('')}`,
		)
	}
} finally {
	await around.office.stop()
}
const checker = resolve(options.checker)
if (existsSync(checker)) trials.push(...checkPackages(checker, folder, names))
console.log(agreementTable(trials, around.edits))
if (options.json) writeFileSync(options.json, `${JSON.stringify({ edits: Object.fromEntries(around.edits), trials }, null, '\t')}\n`)
if (!options.keep) rmSync(folder, { recursive: true })
process.exitCode = trials.some(isBad) ? 1 : 0
