import { describe, expect, it } from 'vitest'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { locateTextEdits, type TextEdit } from './locate-text-edits.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { readStories } from '../read/read-stories.ts'

const body = [
	paragraph('The Fee is due. The Fee is late.'),
	'<w:p><w:r><w:t>A non</w:t><w:noBreakHyphen/><w:t>refundable</w:t><w:br/><w:t>deposit</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
	paragraph('The end.'),
	'<w:sectPr><w:headerReference r:id="header1"/></w:sectPr>',
].join('')
const file = openDocxFile(
	buildDocx({
		body,
		footnotes: `<w:footnote w:id="2">${paragraph('Fee of the note')}</w:footnote>`,
		headers: { 'header1.xml': paragraph('Fee Letter') },
	}),
)

async function locate(edit: TextEdit) {
	const [located] = locateTextEdits(readStories(await file), [edit])
	if (!located || 'refused' in located) return located?.refused
	return located.edits.map((one) =>
		one.kind === 'replace' || one.kind === 'comment' ? [one.paragraphId, one.start, one.expected, one.text] : one.kind,
	)
}

describe('locateTextEdits', () => {
	it.each([
		['a word that stands once', { find: 'late', replace: 'paid' }, [['b0', 27, 'late', 'paid']]],
		['one of several, by number', { find: 'The Fee', replace: 'A Fee', occurrence: 2 }, [['b0', 16, 'The Fee', 'A Fee']]],
		['one in a note, after those of the body', { find: 'Fee', replace: 'Price', occurrence: 3 }, [['fn2-0', 0, 'Fee', 'Price']]],
		['one in a header, after those of the notes', { find: 'Fee', replace: 'Price', occurrence: 4 }, [['hd1-0', 0, 'Fee', 'Price']]],
		['a non-breaking hyphen by a hyphen', { find: 'non-refundable', replace: 'refundable' }, [['b1', 2, 'non-refundable', 'refundable']]],
		[
			'a non-breaking hyphen by itself, kept where its word stays',
			{ find: 'A non\u2011refundable', replace: 'One non\u2011refundable' },
			[['b1', 0, 'A non-refundable', 'One non-refundable']],
		],
		[
			'a non-breaking hyphen in a new word',
			{ find: 'non\u2011refundable', replace: 'non\u2011returnable' },
			[['b1', 2, 'non-refundable', 'non\u2011returnable']],
		],
		[
			'a line break, kept at its place',
			{ find: 'refundable\ndeposit', replace: 'refundable\npayment' },
			[['b1', 6, 'refundable deposit', 'refundable payment']],
		],
		[
			'words over two paragraphs',
			{ find: 'deposit\nThe end', replace: 'sum\nThe finish' },
			[
				['b1', 17, 'deposit', 'sum'],
				['b2', 0, 'The end', 'The finish'],
			],
		],
		['only the paragraph that changes', { find: 'deposit\nThe end', replace: 'deposit\nAn end' }, [['b2', 0, 'The end', 'An end']]],
		['words that stay, with a comment', { find: 'late', replace: 'late', comment: 'How late?' }, [['b0', 27, 'late', 'How late?']]],
	])('finds %s', async (_, edit: TextEdit, expected) => {
		expect(await locate(edit)).toEqual(expected)
	})

	it.each([
		['The Fee', undefined, /more than one place/],
		['The Fee', 3, /only 2 places/],
		['fee', undefined, /does not have/],
		['', undefined, /nothing to look for/],
		['deposit The end', undefined, /does not have/],
	])('refuses %j with occurrence %j', async (find, occurrence, sentence) => {
		expect(await locate({ find, replace: 'x', occurrence })).toMatch(sentence)
	})

	it('refuses words over two paragraphs when it can not tell which words go where', async () => {
		expect(await locate({ find: 'deposit\nThe end', replace: 'sum' })).toMatch(/as many line breaks/)
	})
})
