import { describe, expect, it } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { inserting, redlined, replacing } from '#tests/fixtures/redlined.ts'
import type { Edit } from '../edits.ts'

const ada = (id: number) => `w:id="${id}" w:author="Ada" w:date="2025-01-01T00:00:00Z"`
const control = (inside: string, flag = '<w:showingPlcHdr/>') =>
	`<w:sdt><w:sdtPr><w:id w:val="7"/>${flag}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
const reasons = (outcomes: { status: string; reason?: string }[]) => outcomes.map(({ status, reason }) => reason ?? status)

describe('a control that shows its placeholder', () => {
	const text = 'Made by [Name] today.'
	const placeholder = '<w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr><w:t>[Name]</w:t></w:r>'

	it('takes no words and loses none, and everything around it can be edited', async () => {
		const { outcomes, accepted, body } = await redlined(`<w:p>${run('Made by ')}${control(placeholder)}${run(' today.')}</w:p>`, [
			replacing('b0', text, 'Name', 'Acme'),
			replacing('b0', text, '[Name]', ''),
			inserting('b0', text, '[Na', 'x'),
			{ kind: 'delete_paragraph', paragraphId: 'b0', expected: text },
			replacing('b0', text, 'by', 'for'),
			inserting('b0', text, '[Name]', ', a company,'),
		])
		expect(reasons(outcomes)).toEqual(['not_editable', 'not_editable', 'not_editable', 'not_editable', 'applied', 'applied'])
		expect(accepted).toEqual(['Made for [Name], a company, today.'])
		expect(body).toContain(control(placeholder))
	})

	it('is no place for paragraphs where it stands around some', async () => {
		const { outcomes, accepted } = await redlined(`${control(paragraph('[Address]'))}${paragraph('Sincerely')}`, [
			replacing('b0', '[Address]', 'Address', 'Berlin'),
			{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: '[Address]', texts: ['Berlin'] },
			{ kind: 'insert_paragraphs', paragraphId: 'b1', where: 'before', expected: 'Sincerely', texts: ['Berlin'] },
		])
		expect(reasons(outcomes)).toEqual(['not_editable', 'not_editable', 'applied'])
		expect(accepted).toEqual(['[Address]', 'Berlin', 'Sincerely'])
	})

	it('is edited like any other once it has words of its own', async () => {
		const filled = await redlined(
			`<w:p>${control(run('Acme'), '')}</w:p><w:p>${control(run('Bolt'), '<w:showingPlcHdr w:val="0"/>')}</w:p>`,
			[replacing('b0', 'Acme', 'Acme', 'Apex'), replacing('b1', 'Bolt', 'Bolt', 'Nut')],
		)
		expect(filled.accepted).toEqual(['Apex', 'Nut'])
	})

	it('can be commented on, with the comment around it', async () => {
		const { body } = await redlined(`<w:p>${control(placeholder)}</w:p>`, [
			{ kind: 'comment', paragraphId: 'b0', start: 0, end: 6, expected: '[Name]', text: 'Whose?' },
		])
		expect(body).toContain(`<w:commentRangeStart w:id="0"/>${control(placeholder)}<w:commentRangeEnd w:id="0"/>`)
	})
})

describe('markup that Word forgives and that must not be written once more', () => {
	it('refuses words in an insertion inside an insertion, strikes them there, and lets the other edits stand', async () => {
		const text = 'Fees of ten percent are due.'
		const nested = `<w:p>${run('Fees ')}<w:ins ${ada(1)}><w:ins ${ada(2)}>${run('of ten percent ')}</w:ins></w:ins>${run('are due.')}</w:p>`
		const { outcomes, accepted, rejected } = await redlined(nested, [
			replacing('b0', text, 'ten', 'five'),
			inserting('b0', text, 'perce', 'x'),
			replacing('b0', text, ' percent', ''),
			inserting('b0', text, 'Fees ', 'Costs and '),
			replacing('b0', text, 'due', 'owed'),
		])
		expect(reasons(outcomes)).toEqual(['not_editable', 'not_editable', 'applied', 'applied', 'applied'])
		expect(accepted).toEqual(['Fees Costs and of ten are owed.'])
		expect(rejected).toEqual(['Fees are due.'])
	})

	it.each([
		[
			'a deletion in a deletion',
			`<w:del ${ada(1)}><w:del ${ada(2)}><w:r><w:delText>not </w:delText></w:r></w:del></w:del>`,
			'Fees are not due.',
		],
		['an insertion in a move', `<w:moveTo ${ada(1)}><w:ins ${ada(2)}>${run('not ')}</w:ins></w:moveTo>`, 'Fees are due.'],
	])('edits beside %s', async (_, inside, before) => {
		const text = before === 'Fees are due.' ? 'Fees are not due.' : 'Fees are due.'
		const { accepted, rejected } = await redlined(`<w:p>${run('Fees are ')}${inside}${run('due.')}</w:p>`, [
			replacing('b0', text, 'are', 'become'),
			replacing('b0', text, 'due', 'owed'),
		])
		expect(accepted).toEqual([text.replace('are', 'become').replace('due', 'owed')])
		expect(rejected).toEqual([before])
	})

	it('edits the words of a paragraph that stands in an insertion, and puts no other beside it', async () => {
		const place = { paragraphId: 'b0', expected: 'Fees are due.' }
		const edits: Edit[] = [
			replacing('b0', place.expected, 'are', 'become'),
			replacing('b0', place.expected, ' due', '\ndue'),
			{ kind: 'insert_paragraphs', where: 'after', texts: ['Costs too.'], ...place },
			{ kind: 'insert_paragraphs', where: 'before', texts: ['Costs too.'], ...place },
		]
		const { outcomes, accepted } = await redlined(`<w:ins ${ada(1)}>${paragraph('Fees are due.')}</w:ins>${paragraph('Next')}`, edits)
		expect(reasons(outcomes)).toEqual(['applied', 'not_editable', 'not_editable', 'not_editable'])
		expect(accepted).toEqual(['Fees become due.', 'Next'])
	})
})
