import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { readFacts } from '../read-facts.ts'

function kinds(...lines: string[]) {
	const document = agreement('LOAN AGREEMENT', ...lines)
	return readFacts(document, readStructure(document))
		.filter(({ name }) => /_date$|^vesting_start$/.test(name) && name !== 'relative_date')
		.map(({ name, value }) => `${name} ${value}`)
}

test.each([
	['This Agreement is made as of May 4, 2026.', ['effective_date 2026-05-04']],
	['Issue Date: April 14, 2026', ['effective_date 2026-04-14']],
	['The note matures on May 4, 2028.', ['maturity_date 2028-05-04']],
	['The closing takes place on May 4, 2026.', ['closing_date 2026-05-04']],
	['Vesting starts on May 4, 2026.', ['vesting_start 2026-05-04']],
	['Acme shall pay the rest by May 4, 2026.', ['due_date 2026-05-04']],
	['Acme shall deliver the screens by May 4, 2026.', ['delivery_date 2026-05-04']],
	['Acme shall give notice no later than May 4, 2026.', ['notice_date 2026-05-04']],
	['It replaces the Lease Agreement dated as of May 4, 2019.', ['other_paper_date 2019-05-04']],
	['Acme is party to a sublicense agreement dated May 4, 2019.', ['other_paper_date 2019-05-04']],
	['The term begins on May 4, 2026 and ends on May 3, 2027.', ['effective_date 2026-05-04', 'expiration_date 2027-05-03']],
	['Acme shall pay the rest under Section 14.2.09 on request.', []],
	['12.3.10 Delivery. Acme shall deliver the screens.', []],
	['The sky was blue on May 4, 2019.', []],
])('%s', (line, expected) => {
	expect(kinds(line)).toEqual(expected)
})

test('a date beside a signature is the day of signing, of the person above', () => {
	const document = agreement(
		'1. Price. Low.',
		'2. Time. Soon.',
		'3. Place. Near.',
		'IN WITNESS WHEREOF, signed:',
		'ACME HOLDINGS LLC',
		'By: /s/ Ada Miller',
		'Name: Ada Miller',
		'Title: President',
		'Date: May 4, 2026',
	)
	expect(
		readFacts(document, readStructure(document))
			.filter(({ name }) => /^signat/.test(name))
			.map(({ name, value, of }) => [name, value, of]),
	).toEqual([
		['signature_state', 'signed', undefined],
		['signatory', 'Ada Miller', 'ACME HOLDINGS LLC'],
		['signatory_title', 'President', 'Ada Miller'],
		['signature_date', '2026-05-04', 'Ada Miller'],
	])
})

test('columns of a signature block keep apart', () => {
	const document = agreement(
		'1. Price. Low.',
		'2. Time. Soon.',
		'3. Place. Near.',
		'IN WITNESS WHEREOF, signed:',
		'ACME LLC      BETA INC.',
		'By: /s/ Ada Miller      By: /s/ Bo Chen',
		'Title: President      Title: Secretary',
	)
	expect(
		readFacts(document, readStructure(document))
			.filter(({ name }) => /^signatory/.test(name))
			.map(({ value, of }) => [value, of]),
	).toEqual([
		['Ada Miller', 'ACME LLC'],
		['Bo Chen', 'BETA INC.'],
		['President', 'Ada Miller'],
		['Secretary', 'Bo Chen'],
	])
})
