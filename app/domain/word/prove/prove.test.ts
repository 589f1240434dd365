import { expect, test } from 'vitest'
import { buildDocx, type DocxContent, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { prove } from './prove.ts'

const others = '<w:ins w:id="1" w:author="Bo" w:date="2025-01-02T03:04:05Z"><w:r><w:t xml:space="preserve">soon </w:t></w:r></w:ins>'
const ours =
	'<w:del w:id="7" w:author="Ada" w:date="2026-01-02T03:04:05Z"><w:r><w:delText>sixty</w:delText></w:r></w:del><w:ins w:id="8" w:author="Ada" w:date="2026-01-02T03:04:05Z"><w:r><w:t>thirty</w:t></w:r></w:ins>'
const body = (fee: string) => `${paragraph('Fees')}<w:p>${run('due ')}${others}${run('in ')}${fee}</w:p>`
const before: DocxContent = { body: body(run('sixty')), headers: { 'header1.xml': paragraph('Draft') } }
const after: DocxContent = { ...before, body: body(ours) }

async function proveChange({ from = before, to = after, reading = 'due soon in thirty', touched = ['word/document.xml#1'] }) {
	const intended = [{ part: 'word/document.xml', note: null, paragraphs: ['Fees', reading] }]
	return prove(await openDocxFile(buildDocx(from)), await openDocxFile(buildDocx(to)), intended, new Set([7, 8]), new Set(touched))
}

test('a right change gets a receipt with what was checked', async () => {
	const receipt = await proveChange({})
	expect(receipt.proofs).toEqual([
		{ name: 'reject_all', holds: true, counted: 2 },
		{ name: 'accept_all', holds: true, counted: 2 },
		{ name: 'untouched_paragraphs', holds: true, counted: 1 },
		{ name: 'untouched_parts', holds: true, counted: 4 },
		{ name: 'package', holds: true, counted: 5 },
	])
	expect(receipt.changes.map(({ kind, text, paragraphId }) => [kind, text, paragraphId])).toEqual([
		['deletion', 'sixty', 'b1'],
		['insertion', 'thirty', 'b1'],
	])
})

test('a story that nobody meant to change has to read as before', async () => {
	await expect(proveChange({ to: { ...after, headers: { 'header1.xml': paragraph('Final') } } })).rejects.toMatchObject({
		proof: 'reject_all',
		message: expect.stringContaining('paragraph 0 of word/header1.xml'),
	})
})

test.each([
	['words changed without tracking', { to: { ...before, body: body(run('thirty')) } }, 'reject_all'],
	[
		'the change of another person taken over as ours',
		{ to: { ...before, body: body(ours).replace('w:id="1"', 'w:id="8"') } },
		'reject_all',
	],
	['words other than the intended', { reading: 'due soon in forty' }, 'accept_all'],
	[
		'a paragraph that nobody meant to touch written anew',
		{ to: { ...after, body: body(ours).replace('<w:t xml:space="preserve">Fees', '<w:t>Fees') } },
		'untouched_paragraphs',
	],
	['a paragraph left out of the list of touched ones', { touched: [] }, 'untouched_paragraphs'],
	['another part changed', { from: { ...before, styles: '<w:style/>' }, to: { ...after, styles: '' } }, 'untouched_parts'],
	['a part lost', { from: { ...before, files: { 'word/media/a.png': 'x' } } }, 'untouched_parts'],
	['a part added', { to: { ...after, files: { 'word/media/a.png': 'x' } } }, 'untouched_parts'],
	[
		'a package that Word would not open',
		{
			to: { ...after, body: after.body.replace('<w:p>', '<w:p><w:footnoteReference w:id="4"/>') },
			touched: ['word/document.xml#0', 'word/document.xml#1'],
		},
		'package',
	],
	["someone's comment lost", { from: { ...before, comments: '<w:comment w:id="0"/>' }, to: { ...after, comments: '' } }, 'untouched_parts'],
] as const)('%s is found', async (_, change, proof) => {
	await expect(
		proveChange({ ...change, touched: [...('touched' in change ? change.touched : ['word/document.xml#1'])] }),
	).rejects.toMatchObject({ proof })
})

test('a failure never shows the words', async () => {
	await expect(proveChange({ reading: 'due soon in forty' })).rejects.toMatchObject({
		message: 'accept_all: paragraph 1 of word/document.xml reads otherwise from character 12',
	})
})

test('only what was changed has to be said when the rest is known to stand', async () => {
	const [from, to] = await Promise.all([before, after].map(async (content) => openDocxFile(buildDocx(content))))
	let asked = 0
	const receipt = prove(
		from!,
		to!,
		(settled) => {
			asked = settled.size
			return [{ part: 'word/document.xml', note: null, paragraphs: ['due soon in thirty'] }]
		},
		new Set([7, 8]),
		new Set(['word/document.xml#1']),
	)
	expect(asked).toBe(1)
	expect(receipt.proofs[1]).toEqual({ name: 'accept_all', holds: true, counted: 2 })
})

test('equal paragraphs that were paired otherwise than meant are read as a whole', async () => {
	const equal = paragraph('Fee')
	const changed = `<w:p>${run('Fee')}<w:ins w:id="7" w:author="Ada" w:date="2026-01-02T03:04:05Z">${run('s')}</w:ins></w:p>`
	const [from, to] = await Promise.all(
		[equal.repeat(4), `${equal}${changed}${equal}${equal}${changed.replace('w:id="7"', 'w:id="8"')}`].map(async (blocks) =>
			openDocxFile(buildDocx({ body: blocks })),
		),
	)
	const intended = [{ part: 'word/document.xml', note: null, paragraphs: ['Fee', 'Fees', 'Fee', 'Fee', 'Fees'] }]
	// A paragraph too many, in whatever way it is looked at.
	expect(() => prove(from!, to!, intended, new Set([7, 8]), new Set(['word/document.xml#1', 'word/document.xml#3']))).toThrow(
		/^reject_all: paragraph 4 of word\/document.xml is one too many$/,
	)
})
